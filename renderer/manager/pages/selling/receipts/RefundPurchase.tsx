import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RefundDrawer } from '../sales/RefundDrawer.tsx'
import type { Receipt } from './ReceiptPaper.tsx'

/** The money of a purchase, taken and given back; nothing before it is known which. */
export const useEntries = (purchase_id: number | undefined) =>
  useApi('GET /api/v1/payments', { query: { purchase_id, page_size: 200 } }, { enabled: purchase_id !== undefined })

/** Gives back what a receipt is for, where that was no sale of products: those are given back at the sale. */
export function RefundPurchase({ receipt }: { receipt: Receipt }) {
  const { sales: m } = useMessages()
  const { money } = useFormat()
  const denied = useDenied()('payments.refund')
  const [isOpen, setOpen] = useState(false)
  const { purchase_id, currency, lines } = receipt
  const entries = useEntries(purchase_id)
  const paid = entries.data?.items ?? []
  if (receipt.kind === 'refund' || !paid.some(({ sale_id }) => sale_id === null)) return null
  const isElsewhere = paid.every(({ method }) => method === 'imported')
  const isOver = paid.every(({ refundable }) => refundable <= 0)
  const underWay = paid.find(({ under_way }) => under_way > 0)?.under_way
  const over = underWay === undefined ? m.allBack : m.underWay(money(underWay, currency))
  return (
    <>
      <Button
        icon="undo"
        disabledReason={denied ?? (isElsewhere ? m.notHere : isOver && over)}
        onPress={() => setOpen(true)}
      >
        {m.giveBack}
      </Button>
      <RefundDrawer
        what={lines.map(({ description }) => description).join(', ')}
        of={{ purchase_id }}
        currency={currency}
        kept={null}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
