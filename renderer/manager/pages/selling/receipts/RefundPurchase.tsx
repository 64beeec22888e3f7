import { useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RefundDrawer } from '../sales/RefundDrawer.tsx'
import { useEntries } from './use-entries.ts'
import type { Receipt } from './ReceiptPaper.tsx'

/** Gives back what a receipt is for, where that was no sale of products: those are given back at the sale. */
export function RefundPurchase({ receipt }: { receipt: Receipt }) {
  const { sales: m } = useMessages()
  const denied = useDenied()('payments.refund')
  const [isOpen, setOpen] = useState(false)
  const { purchase_id, currency, lines } = receipt
  const entries = useEntries(purchase_id)
  const paid = entries.data?.items ?? []
  if (receipt.kind === 'refund' || !paid.some(({ sale_id }) => sale_id === null)) return null
  const isElsewhere = paid.every(({ method }) => method === 'imported')
  const isOver = paid.every(({ refundable }) => refundable <= 0)
  return (
    <>
      <Button
        icon="undo"
        disabledReason={denied ?? (isElsewhere ? m.notHere : isOver && m.allBack)}
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
