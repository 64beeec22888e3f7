import { useState } from 'react'
import { toMinor } from '../../../../../server/lib/money.ts'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, classes, Icon, LinkButton, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { ReceiptActions } from '../receipts/ReceiptActions.tsx'
import { ReceiptPaper } from '../receipts/ReceiptPaper.tsx'
import type { Sale } from './use-payment.ts'

interface SaleDoneProps {
  sale: Sale
  /** The change for the buyer, in minor units. */
  change: number
  onNext: () => void
}

/** A sale is made: the change to give back, each receipt, and by one key the next sale. */
export function SaleDone({ sale, change, onNext }: SaleDoneProps) {
  const m = useMessages().pointOfSale.done
  const { moneyMinor } = useFormat()
  const { purchases, currency } = sale
  const paid = purchases
    .flatMap(({ payments }) => payments)
    .reduce((sum, { method, amount }) => (method === 'complimentary' ? sum : sum + toMinor(amount, currency)!), 0)
  const [shown, show] = useState(purchases[0]?.receipt_id ?? 0)
  const receipt = useReceipt(shown)
  const purchase = purchases.find(({ receipt_id }) => receipt_id === shown)
  useHotkeys({ n: onNext })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-8 narrow:grid-cols-1 print:block">
      <section
        aria-label={m.title}
        className="flex flex-col items-center gap-5 rounded-lg border border-line bg-surface px-6 py-12 text-center shadow-raised phone:px-4 phone:py-8 print:hidden"
      >
        <span className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
          <Icon name="check" size={28} />
        </span>
        <div role="status">
          <h2 className="text-xl font-semibold">{m.paid(moneyMinor(paid, currency))}</h2>
        </div>
        {change > 0 ? (
          <p className="rounded-lg bg-good-soft px-8 py-4 text-good">
            <span className="block text-sm font-medium">{m.change}</span>
            <span className="figures block text-2xl font-semibold">{moneyMinor(change, currency)}</span>
          </p>
        ) : null}
        <Button look="primary" size="large" autoFocus aria-keyshortcuts="n" onPress={onNext} className="min-w-56">
          {m.next}
        </Button>
        {purchases.length > 1 ? <SoldList purchases={purchases} shown={shown} onShow={show} /> : null}
        <div className="flex flex-wrap justify-center gap-2">
          {receipt.data ? <ReceiptActions key={shown} receipt={receipt.data} /> : null}
          {purchase?.sale_id ? (
            <LinkButton href={paths.sale(purchase.sale_id)} icon="arrow">
              {m.see}
            </LinkButton>
          ) : null}
          {purchase?.gift_card_id ? (
            <LinkButton href={paths.giftCard(purchase.gift_card_id)} icon="gift">
              {m.seeCard}
            </LinkButton>
          ) : null}
        </div>
      </section>
      <div>
        {purchases.map(({ receipt_id }) => (
          // All of them are printed; on the screen one is enough.
          <div key={receipt_id} className={classes(receipt_id !== shown && 'hidden print:block')}>
            <Paper receiptId={receipt_id} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface SoldListProps {
  purchases: Sale['purchases']
  /** The receipt beside. */
  shown: number
  onShow: (receiptId: number) => void
}

/** The items sold in one payment, each with its receipt; the chosen receipt is the one to show, email and save. */
function SoldList({ purchases, shown, onShow }: SoldListProps) {
  const m = useMessages().pointOfSale.done
  const { money } = useFormat()
  return (
    <ul
      aria-label={m.receipts}
      className="w-full max-w-sm divide-y divide-line rounded-lg border border-line text-start"
    >
      {purchases.map(({ receipt_id, receipt_number, kind, total, currency }) => (
        <li key={receipt_id}>
          <button
            type="button"
            aria-pressed={receipt_id === shown}
            onClick={() => onShow(receipt_id)}
            className={classes(
              'ring-focus flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-start text-sm hover:bg-hover',
              receipt_id === shown && 'bg-accent-soft text-on-accent-soft',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{m.kinds[kind]}</span>
              <span className="figures block text-xs">{m.receipt(receipt_number)}</span>
            </span>
            <span className="figures font-medium">{money(total, currency)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const useReceipt = (receipt_id: number) => useApi('GET /api/v1/receipts/{receipt_id}', { params: { receipt_id } })

function Paper({ receiptId }: { receiptId: number }) {
  return (
    <Loaded query={useReceipt(receiptId)} skeleton={<Skeleton className="h-96" />}>
      {(data) => <ReceiptPaper receipt={data} />}
    </Loaded>
  )
}
