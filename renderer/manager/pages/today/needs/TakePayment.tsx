import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Dialog, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { DueCharge } from './asked.ts'

const METHODS = ['card_terminal', 'cash', 'bank_transfer', 'other'] as const

interface TakePaymentProps {
  charge: DueCharge
  isOpen: boolean
  onClose: () => void
}

/** Notes how something due was paid. */
export function TakePayment({ charge, isOpen, onClose }: TakePaymentProps) {
  const { paying: m } = useMessages().today.needs
  return (
    <Dialog
      width="small"
      title={m.title(charge.client_name)}
      description={charge.description}
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
