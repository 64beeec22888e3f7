import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { NoPermission } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, EmptyState, Kbd, PageHeader, Popover, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellingNav } from '../SellingNav.tsx'
import { BasketLines } from './BasketLines.tsx'
import { EntryField } from './EntryField.tsx'
import { Offer } from './Offer.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { SaleDone } from './SaleDone.tsx'
import { TotalCard, useStop } from './TotalCard.tsx'
import { add, change, correcting, currentLine, move, put, remove, sellTo, type Basket } from './basket.ts'
import { useBasket } from './use-basket.ts'
import { useNames } from './use-names.ts'
import { usePayment, type Sale } from './use-payment.ts'

/** Selling at the desk, one sale after the other. */
export default function PointOfSalePage() {
  const { pointOfSale: m } = useMessages()
  const denied = useDenied()('sales.view')
  const [sold, setSold] = useState<{ sale: Sale; change: number } | null>(null)
  return (
    <>
      <SellingNav />
      <div className="print:hidden">
        <PageHeader title={sold ? m.done.title : m.title}>{sold ? null : <KeyHelp />}</PageHeader>
      </div>
      {denied ? (
        <Card>
          <NoPermission />
        </Card>
      ) : sold ? (
        <SaleDone {...sold} onNext={() => setSold(null)} />
      ) : (
        <NewSale onSold={(sale, change) => setSold({ sale, change })} />
      )}
    </>
  )
}

/** A sale in the making: the field, the basket, and at its side the total or the payment. */
function NewSale({ onSold }: { onSold: (sale: Sale, change: number) => void }) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.basket
  const { basket, setBasket, totals, clear, refresh } = useBasket()
  const [isPaying, setPaying] = useState(false)
  const stop = useStop(basket)
  const pay = () => !stop && setPaying(true)
  const toast = useToast()
  const empty = () => {
    clear()
    toast.undo(m.cleared, () => setBasket(basket))
  }
  const spoken = useSpoken(basket, totals.lines)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_23rem] grid-rows-[auto_1fr] items-start gap-5 narrow:grid-cols-1 narrow:grid-rows-none">
      <div className="flex min-w-0 flex-col gap-4">
        {isPaying ? null : (
          <EntryField
            onProduct={(product, quantity) => setBasket((before) => add(before, product, quantity))}
            onType={(type) =>
              setBasket((before) => put(before, { kind: 'membership_type', type, promo: null, reason: '' }))
            }
            onClass={(cls) => setBasket((before) => put(before, { kind: 'class', cls }))}
            onClient={(id) => setBasket((before) => sellTo(before, id))}
            onMove={(by) => setBasket((before) => move(before, by))}
            onChange={(by) => setBasket((before) => change(before, by))}
            onRemove={() => setBasket((before) => (before.current === null ? before : remove(before, before.current)))}
            onPay={pay}
          />
        )}
        <Card
          title={m.title}
          flush
          className="overflow-hidden"
          action={
            basket.lines.length > 0 && !isPaying ? (
              <Button look="quiet" size="small" onPress={empty} className="-my-1 -me-2">
                {m.clear}
              </Button>
            ) : null
          }
        >
          {basket.lines.length === 0 ? (
            <EmptyState icon="selling" title={m.emptyTitle}>
              {m.empty}
            </EmptyState>
          ) : (
            <BasketLines basket={basket} totals={totals.lines} isFixed={isPaying} onChange={setBasket} />
          )}
        </Card>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      <div className="row-span-2 narrow:row-span-1">
        {isPaying ? (
          <Payment
            basket={basket}
            total={totals.total}
            onBack={() => setPaying(false)}
            onSold={(sale, back) => {
              clear()
              onSold(sale, back)
            }}
            onCorrect={(keys) => setBasket((before) => correcting(before, keys))}
            onStale={(isOtherPrice) => void refresh(isOtherPrice).catch(toast.failed)}
          />
        ) : (
          <TotalCard
            basket={basket}
            totals={totals}
            onClient={(id) => setBasket((before) => sellTo(before, id))}
            onPay={pay}
          />
        )}
      </div>
      {isPaying ? null : <Offer basket={basket} onChange={setBasket} />}
    </div>
  )
}

function Payment({ onBack, ...options }: Parameters<typeof usePayment>[0] & { onBack: () => void }) {
  return <PaymentCard payment={usePayment(options)} clientId={options.basket.client_id} onBack={onBack} />
}

/** The current line in words, with what it comes to, for those who hear the page. */
function useSpoken(basket: Basket, totals: readonly number[]): string {
  const { pointOfSale } = useMessages()
  const { moneyMinor } = useFormat()
  const nameOf = useNames()
  const line = currentLine(basket)
  if (!line) return ''
  const total = totals[basket.lines.indexOf(line)] ?? 0
  return pointOfSale.entry.added(nameOf(line.good), line.quantity, moneyMinor(total))
}

/** Which keys do what at the desk. */
function KeyHelp() {
  const { pointOfSale } = useMessages()
  const { title, list } = pointOfSale.keys
  return (
    <Popover
      label={title}
      placement="bottom end"
      trigger={
        <TriggerButton look="quiet" icon="info">
          {title}
        </TriggerButton>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 text-sm">
        {list.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="text-end whitespace-nowrap">
              {keys.split(' ').map((key) => (
                <span key={key} className="ms-1">
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  )
}
