import { useApi, type Input } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Drawer } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RefundForm } from './RefundForm.tsx'
import type { Kept } from './restock.ts'

interface RefundDrawerProps {
  /** What was bought, in words. */
  what: string
  /** Which payments it was: a sale's or a purchase's. */
  of: { sale_id: number } | { purchase_id: number }
  currency: string
  /** What can come back into stock; null where nothing of it ever was in stock. */
  kept: Kept[] | null
  isOpen: boolean
  onClose: () => void
}

/** Gives back what was paid for something, or a part of it. */
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
      {({ items }) => (
        <RefundForm
          {...rest}
          payments={items.filter(({ refund_of_id, refundable }) => refund_of_id === null && refundable > 0)}
        />
      )}
    </Loaded>
  )
}
