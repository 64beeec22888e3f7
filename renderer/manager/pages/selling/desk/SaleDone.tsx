import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Icon, LinkButton, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { ReceiptActions } from '../receipts/ReceiptActions.tsx'
import { ReceiptPaper } from '../receipts/ReceiptPaper.tsx'
import type { Sale } from './use-payment.ts'

interface SaleDoneProps {
  sale: Sale
  /** What goes back to the buyer, in minor units. */
  change: number
  onNext: () => void
}

/** A sale is made: the change to give back, the receipt, and by one key the next sale. */
export function SaleDone({ sale, change, onNext }: SaleDoneProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.done
  const { money, moneyMinor } = useFormat()
  const receipt = useApi(
    'GET /api/v1/receipts/{receipt_id}',
    { params: { receipt_id: sale.receipt_id ?? 0 } },
    { enabled: sale.receipt_id !== null },
  )
  useHotkeys({ n: onNext })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-8 narrow:grid-cols-1 print:block">
      <section
        aria-label={m.title}
        className="flex flex-col items-center gap-5 rounded-lg border border-line bg-surface px-6 py-12 text-center shadow-raised phone:py-8 print:hidden"
      >
        <span className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
          <Icon name="check" size={28} />
        </span>
        <div role="status">
          <h2 className="text-xl font-semibold">{m.paid(money(sale.total_amount, sale.currency))}</h2>
        </div>
        {change > 0 ? (
          <p className="rounded-lg bg-good-soft px-8 py-4 text-good">
            <span className="block text-sm font-medium">{m.change}</span>
            <span className="figures block text-2xl font-semibold">{moneyMinor(change, sale.currency)}</span>
          </p>
        ) : null}
        <Button look="primary" size="large" autoFocus aria-keyshortcuts="n" onPress={onNext} className="min-w-56">
          {m.next}
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          {receipt.data ? <ReceiptActions receipt={receipt.data} /> : null}
          <LinkButton href={paths.sale(sale.id)} icon="arrow">
            {m.see}
          </LinkButton>
        </div>
      </section>
      {sale.receipt_id === null ? null : (
        <Loaded query={receipt} skeleton={<Skeleton className="h-96" />}>
          {(data) => <ReceiptPaper receipt={data} />}
        </Loaded>
      )}
    </div>
  )
}
