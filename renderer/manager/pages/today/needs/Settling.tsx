import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Dialog, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellMembership } from '../../selling/memberships/SellMembership.tsx'
import type { Asked, FailedPayment } from './asked.ts'
import { CloseRoster } from './CloseRoster.tsx'
import { TakePayment } from './TakePayment.tsx'

interface SettlingProps {
  /** Null: the dialog is closed. */
  asked: Asked | null
  last: Asked
  onClose: () => void
}

/** The dialog in which something that waits is settled. */
export default function Settling({ asked, last, onClose }: SettlingProps) {
  const dialog = { isOpen: asked !== null, onClose }
  switch (last.about) {
    case 'roster':
      return <CloseRoster key={last.cls.class_id} {...dialog} cls={last.cls} />
    case 'payment':
      return <TakePayment key={last.charge.charge_id} {...dialog} charge={last.charge} />
    case 'message':
      return <MessageDialog key={last.payment.client_id} {...dialog} payment={last.payment} />
    case 'renewal': {
      const { client_id: id, client_name: full_name, membership_type_id } = last.membership
      return <SellMembership {...dialog} client={{ id, full_name }} typeId={membership_type_id} />
    }
  }
}

interface MessageDialogProps {
  payment: FailedPayment
  isOpen: boolean
  onClose: () => void
}

/** Tells a client that a payment failed and where it can be paid: a draft, sent as whoever writes leaves it. */
function MessageDialog({ payment, isOpen, onClose }: MessageDialogProps) {
  const { telling: m } = useMessages().today.needs
  return (
    <Dialog title={m.title(payment.client_name)} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <Message payment={payment} onClose={onClose} />
    </Dialog>
  )
}

function Message({ payment, onClose }: Omit<MessageDialogProps, 'isOpen'>) {
  const { telling: m } = useMessages().today.needs
  const toast = useToast()
  const { money } = useFormat()
  const { client_id, client_name, type_name, amount, currency, pay_url } = payment
  const tell = useSend('POST /api/v1/notifications/send')
  const form = useForm({
    values: { title: m.subject, body: m.text(type_name, money(amount, currency), pay_url) },
    required: ['title', 'body'],
    submit: (body) => tell.sendOrThrow({ body: { client_id, ...body } }),
    onDone: () => {
      toast.done(m.done(client_name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.subjectLabel} maxLength={120} {...form.bind('title')} />
      <TextArea label={m.body} rows={5} maxLength={600} {...form.bind('body')} />
      <FormActions form={form} submit={m.submit} onCancel={onClose} />
    </Form>
  )
}
