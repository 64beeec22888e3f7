import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Dialog, RadioGroup, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellMembership } from '../../selling/memberships/SellMembership.tsx'
import type { DialogItem, DueCharge, FailedPayment } from './dialog-item.ts'
import { CloseRoster } from './CloseRoster.tsx'

interface SettlingProps {
  /** Null: the dialog is closed. */
  asked: DialogItem | null
  last: DialogItem
  onClose: () => void
}

const METHODS = ['card_terminal', 'cash', 'bank_transfer', 'other'] as const

interface TakePaymentProps {
  charge: DueCharge
  isOpen: boolean
  onClose: () => void
}

/** Notes how something due was paid. */
function TakePayment({ charge, isOpen, onClose }: TakePaymentProps) {
  const { paying: m } = useMessages().today.needs
  return (
    <Dialog
      width="small"
      title={m.title(charge.client_name)}
      description={charge.because ? `${charge.description}. ${charge.because}.` : charge.description}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Payment charge={charge} onClose={onClose} />
    </Dialog>
  )
}

function Payment({ charge, onClose }: Omit<TakePaymentProps, 'isOpen'>) {
  const { today, memberships } = useMessages()
  const m = today.needs.paying
  const toast = useToast()
  const { money } = useFormat()
  const amount = money(charge.amount, charge.currency)
  const { client_id, charge_id } = charge
  const settle = useSend('POST /api/v1/clients/{client_id}/charges/{charge_id}/settle')
  const form = useForm({
    values: { payment_method: 'card_terminal' as (typeof METHODS)[number] },
    required: ['payment_method'],
    submit: (body) => settle.sendOrThrow({ params: { client_id, charge_id }, body }),
    onDone: () => {
      toast.done(m.done(charge.client_name, amount))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <RadioGroup
        label={m.method}
        options={METHODS.map((id) => ({ id, label: memberships.methods[id] ?? id }))}
        {...form.bind('payment_method')}
      />
      <FormActions form={form} submit={m.submit(amount)} onCancel={onClose} />
    </Form>
  )
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

/** Emails a client that a payment failed and where to pay it: a draft the author can edit. */
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
