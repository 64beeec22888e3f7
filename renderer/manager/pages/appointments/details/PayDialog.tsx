import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Dialog, RadioGroup, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { APPOINTMENT_CHANGED, type Appointment } from '../appointment.ts'

interface PayDialogProps {
  /** Null keeps it closed. */
  appointment: Appointment | null
  onClose: () => void
}

const METHODS = ['card_terminal', 'cash', 'bank_transfer', 'other'] as const

/** Takes the money for an appointment at the desk: its deposit, or all that is left. */
export function PayDialog({ appointment, onClose }: PayDialogProps) {
  const { pay: m } = useMessages().appointments
  return (
    <Dialog
      width="small"
      title={m.title(appointment?.service_name ?? '')}
      isOpen={appointment !== null}
      onClose={onClose}
    >
      {appointment ? <PayForm appointment={appointment} onClose={onClose} /> : null}
    </Dialog>
  )
}

function PayForm({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { pay: m } = useMessages().appointments
  const { money } = useFormat()
  const { id, client_id, service_id, paid, left_to_pay: left, currency } = appointment
  const service = useApi('GET /api/v1/appointment-services/{service_id}', { params: { service_id } }).data
  const deposit = Math.min(service?.deposit_amount ?? 0, paid + left) - paid
  const sell = useSend('POST /api/v1/till', { invalidate: APPOINTMENT_CHANGED, done: m.done })
  const form = useForm({
    values: { part: 'rest' as 'rest' | 'deposit', method: METHODS[0] as (typeof METHODS)[number] },
    keeps: false,
    submit: ({ part, method }) => {
      const amount = part === 'deposit' ? deposit : left
      const items = [{ kind: 'appointment' as const, appointment_id: id, part }]
      return sell.sendOrThrow({ body: { client_id, items, payments: [{ method, amount }] } })
    },
    onDone: onClose,
  })
  const { part } = form.values
  return (
    <Form form={form}>
      {deposit > 0 && deposit < left && service?.prepayment === 'deposit' ? (
        <RadioGroup
          label={m.part}
          options={[
            { id: 'rest', label: m.rest(money(left, currency)) },
            { id: 'deposit', label: m.deposit(money(deposit, currency)) },
          ]}
          {...form.bind('part')}
        />
      ) : null}
      <Select
        label={m.method}
        options={METHODS.map((one) => ({ id: one, label: m.methods[one] }))}
        {...form.bind('method')}
        isRequired
      />
      <FormActions
        form={form}
        submit={m.take(money(part === 'deposit' ? deposit : left, currency))}
        onCancel={onClose}
      />
    </Form>
  )
}
