import { useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../../shared/form/Form.tsx'
import { useForm } from '../../../../../shared/form/use-form.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { Dialog, RadioGroup, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Charge } from '../use-profile.ts'

const METHODS = ['card_terminal', 'cash', 'bank_transfer', 'other'] as const
const SEEN = [
  'GET /api/v1/clients/{client_id}/charges',
  'GET /api/v1/clients/{client_id}/timeline',
  'GET /api/v1/memberships',
  'GET /api/v1/clients/standing',
  'GET /api/v1/clients/{client_id}/summary',
] as const

/** The description of a charge, and its reason. */
const whatFor = ({ description, because }: Charge) => (because ? `${description}. ${because.text}.` : description)

interface ChargeDialogProps {
  charge: Charge | null
  onClose: () => void
}

/** Notes how a charge was paid. */
export function SettleDialog({ charge, onClose }: ChargeDialogProps) {
  const { clientProfile } = useMessages()
  return (
    <Dialog
      width="small"
      title={clientProfile.charges.settleTitle}
      description={charge && whatFor(charge)}
      isOpen={charge !== null}
      onClose={onClose}
    >
      {charge ? <SettleForm charge={charge} onClose={onClose} /> : null}
    </Dialog>
  )
}

function SettleForm({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const { clientProfile, memberships } = useMessages()
  const m = clientProfile.charges
  const toast = useToast()
  const { money } = useFormat()
  const amount = money(charge.amount, charge.currency)
  const settle = useSend('POST /api/v1/clients/{client_id}/charges/{charge_id}/settle', { invalidate: SEEN })
  const form = useForm({
    values: { payment_method: 'card_terminal' as (typeof METHODS)[number] },
    required: ['payment_method'],
    submit: (body) => settle.sendOrThrow({ params: { client_id: charge.client_id, charge_id: charge.id }, body }),
    onDone: () => {
      toast.done(m.paid(amount))
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
      <FormActions form={form} submit={m.settleSubmit(amount)} onCancel={onClose} />
    </Form>
  )
}

/** Lets a client off a charge, with a reason. */
export function WaiveDialog({ charge, onClose }: ChargeDialogProps) {
  const { clientProfile } = useMessages()
  return (
    <Dialog
      width="small"
      title={clientProfile.charges.waiveTitle}
      description={charge && whatFor(charge)}
      isOpen={charge !== null}
      onClose={onClose}
    >
      {charge ? <WaiveForm charge={charge} onClose={onClose} /> : null}
    </Dialog>
  )
}

function WaiveForm({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.charges
  const toast = useToast()
  const { money } = useFormat()
  const amount = money(charge.amount, charge.currency)
  const waive = useSend('POST /api/v1/clients/{client_id}/charges/{charge_id}/waive', { invalidate: SEEN })
  const form = useForm({
    values: { reason: '' },
    required: ['reason'],
    submit: (body) => waive.sendOrThrow({ params: { client_id: charge.client_id, charge_id: charge.id }, body }),
    onDone: () => {
      toast.done(m.waived(amount))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.waiveReason} description={m.waiveHelp} autoFocus {...form.bind('reason')} />
      <FormActions form={form} submit={m.waiveSubmit(amount)} onCancel={onClose} />
    </Form>
  )
}
