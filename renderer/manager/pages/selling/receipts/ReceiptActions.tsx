import { useState } from 'react'
import { useDownload } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmailReceipt } from './EmailReceipt.tsx'
import type { Receipt } from './ReceiptPaper.tsx'

/** Print (P), mail (E) or keep a receipt. It is printed from the page, which has to show its paper. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { receipts: m } = useMessages()
  const denied = useDenied()('sales.manage')
  const { download, isPending } = useDownload()
  const [isMailing, setMailing] = useState(false)
  useHotkeys({
    p: { label: m.print, run: () => window.print() },
    e: denied ? undefined : { label: m.mail, run: () => setMailing(true) },
  })
  const keep = () =>
    download('GET /api/v1/receipts/{receipt_id}.pdf', `${receipt.kind}-${receipt.number}.pdf`, {
      params: { receipt_id: receipt.id },
    })
  return (
    <>
      <Button icon="print" aria-keyshortcuts="p" onPress={() => window.print()}>
        {m.print}
      </Button>
      <Button icon="mail" aria-keyshortcuts="e" disabledReason={denied} onPress={() => setMailing(true)}>
        {m.mail}
      </Button>
      <Button icon="import" isPending={isPending} onPress={keep}>
        {m.pdf}
      </Button>
      <EmailReceipt receipt={receipt} isOpen={isMailing} onClose={() => setMailing(false)} />
    </>
  )
}
