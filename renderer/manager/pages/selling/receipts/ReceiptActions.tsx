import { useState } from 'react'
import { useApi, useDownload, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Dialog, Skeleton, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useEmailToast } from '../../../parts/email/use-email-toast.ts'
import type { Receipt } from './ReceiptPaper.tsx'
import { receiptName } from './name.ts'

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

interface EmailReceiptProps {
  receipt: Receipt
  isOpen: boolean
  onClose: () => void
}

/** Mails a receipt, to the client's address unless another is typed. */
function EmailReceipt({ receipt, isOpen, onClose }: EmailReceiptProps) {
  const { receipts: m } = useMessages()
  return (
    <Dialog width="small" title={m.email.title(receiptName(receipt, m))} isOpen={isOpen} onClose={onClose}>
      <Addressed receipt={receipt} onClose={onClose} />
    </Dialog>
  )
}

function Addressed({ receipt, onClose }: Omit<EmailReceiptProps, 'isOpen'>) {
  const mayKnow = useDenied()('clients.view') === null && receipt.client_id !== null
  const client = useApi(
    'GET /api/v1/clients/{client_id}',
    { params: { client_id: receipt.client_id ?? 0 } },
    { enabled: mayKnow },
  )
  if (mayKnow && client.isPending) return <Skeleton className="h-28" />
  return <EmailForm receipt={receipt} email={client.data?.email ?? ''} onClose={onClose} />
}

function EmailForm({ receipt, email, onClose }: Omit<EmailReceiptProps, 'isOpen'> & { email: string }) {
  const { receipts } = useMessages()
  const m = receipts.email
  const told = useEmailToast()
  const denied = useDenied()('sales.manage')
  const mail = useSend('POST /api/v1/receipts/{receipt_id}/email', { invalidate: [] })
  const form = useForm({
    values: { email },
    required: ['email'],
    submit: (body) => mail.sendOrThrow({ params: { receipt_id: receipt.id }, body }),
    onDone: ({ sent_to, email: outlook }: Answer<'POST /api/v1/receipts/{receipt_id}/email'>) => {
      told(outlook, sent_to)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField
        label={m.field}
        description={email ? undefined : m.help}
        type="email"
        autoComplete="off"
        autoFocus
        {...form.bind('email')}
      />
      <FormActions form={form} submit={m.submit} onCancel={onClose} disabledReason={denied} />
    </Form>
  )
}
