import { useApi, type Input } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Callout, Drawer } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RefundForm } from './RefundForm.tsx'
import type { Kept } from './restock.ts'
import type { Entry } from './sale.ts'

interface RefundDrawerProps {
  /** The items bought, in words. */
  what: string
  /** Which payments it was: a sale's or a purchase's. */
  of: { sale_id: number } | { purchase_id: number }
  currency: string
  /** The items that can go back into stock; null if none ever were in stock. */
  kept: Kept[] | null
  isOpen: boolean
  onClose: () => void
}

/** Refunds a payment, or a part of it. */
export function RefundDrawer({ what, isOpen, onClose, ...rest }: RefundDrawerProps) {
  const { sales } = useMessages()
  const m = sales.refund
  return (
    <Drawer title={m.title} description={m.lead(what)} isOpen={isOpen} onClose={onClose}>
      <Refundable {...rest} onClose={onClose} />
    </Drawer>
  )
}

function Refundable({ of, ...rest }: Pick<RefundDrawerProps, 'of' | 'currency' | 'kept' | 'onClose'>) {
  const query: Input<'GET /api/v1/payments'>['query'] = { ...of, page_size: 200 }
  const entries = useApi('GET /api/v1/payments', { query })
  return (
    <Loaded query={entries}>
      {({ items }) => {
        const payments = items.filter(({ refund_of_id, refundable }) => refund_of_id === null && refundable > 0)
        return (
          <>
            <UnderWay entries={items} />
            {payments.length > 0 ? <RefundForm {...rest} payments={payments} /> : null}
          </>
        )
      }}
    </Loaded>
  )
}

/** Says which money goes back already. */
function UnderWay({ entries }: { entries: readonly Entry[] }) {
  const { sales: m } = useMessages()
  const { money } = useFormat()
  return entries.map(({ id, under_way, currency }) =>
    under_way === 0 ? null : (
      <Callout key={id} tone="warn">
        {m.underWay(money(under_way, currency))}
      </Callout>
    ),
  )
}
