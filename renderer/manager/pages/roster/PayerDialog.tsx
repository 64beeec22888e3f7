import { useApi, useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Callout, Dialog, RadioGroup, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { NOBODY, payerDetail, type Payer } from './add/payers.ts'
import { Passed } from './add/SellDialog.tsx'
import type { RosterBooking } from './attendance.ts'

interface PayerDialogProps {
  classId: number
  /** Null keeps it closed. */
  booking: RosterBooking | null
  onClose: () => void
}

/** Lets another membership pay for a place, or none. */
export function PayerDialog({ classId, booking, onClose }: PayerDialogProps) {
  const { payers: m } = useMessages().roster
  return (
    <Dialog width="small" title={m.title(booking?.client_name ?? '')} isOpen={booking !== null} onClose={onClose}>
      {booking ? <Payers classId={classId} booking={booking} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Payers({ classId, booking, onClose }: PayerDialogProps & { booking: RosterBooking }) {
  const { payers: m } = useMessages().roster
  const eligibility = useApi('GET /api/v1/scheduled-classes/{class_id}/eligibility', {
    params: { class_id: classId },
    query: { client_id: booking.client_id },
  })
  return (
    <Loaded query={eligibility} skeleton={<Skeleton className="h-32" />}>
      {({ memberships = [] }) =>
        memberships.length > 0 || booking.membership_id !== null ? (
          <PayerForm memberships={memberships} booking={booking} onClose={onClose} />
        ) : (
          <p className="pb-4 text-sm text-muted">{m.empty}</p>
        )
      }
    </Loaded>
  )
}

interface PayerFormProps {
  memberships: readonly Payer[]
  booking: RosterBooking
  onClose: () => void
}

function PayerForm({ memberships, booking, onClose }: PayerFormProps) {
  const { payers: m, unlimited } = useMessages().roster
  const toast = useToast()
  const { client_name: name, membership_id: current, is_unpaid } = booking
  const wasPaidSingly = current === null && !is_unpaid
  const change = useSend('PUT /api/v1/bookings/{booking_id}/membership')
  const form = useForm({
    values: { membership: wasPaidSingly ? '' : String(current ?? NOBODY) },
    submit: ({ membership }) =>
      change.sendOrThrow({
        params: { booking_id: booking.booking_id },
        body: { membership_id: Number(membership) || null },
      }),
    onDone: ({ membership_name }) => {
      toast.done(membership_name ? m.done(name, membership_name) : m.doneNone(name))
      onClose()
    },
  })
  const others = memberships.filter(({ id }) => id !== current)
  const chosen = others.find(({ id }) => String(id) === form.values.membership)
  const left = booking.credits_left === null ? unlimited : m.left(booking.credits_left)
  const pays = [m.now, booking.credits_taken > 1 ? m.taken(booking.credits_taken) : '', left].filter(Boolean).join(', ')
  return (
    <Form form={form}>
      <RadioGroup
        label={m.label}
        hideLabel
        look="cards"
        options={[
          ...(current === null ? [] : [{ id: String(current), label: booking.membership_name ?? '', detail: pays }]),
          ...others.map((one) => ({
            id: String(one.id),
            label: one.name,
            detail: payerDetail(one, m, unlimited),
            disabledReason: !one.is_forcible && one.reasons[0]?.detail,
          })),
          ...(wasPaidSingly ? [] : [{ id: String(NOBODY), label: m.none }]),
        ]}
        {...form.bind('membership')}
        isRequired
      />
      <Passed title={m.passesChange} reasons={chosen?.reasons ?? []} />
      {wasPaidSingly && form.isChanged ? <Callout tone="info">{m.moneyBack}</Callout> : null}
      <FormActions
        form={form}
        submit={form.values.membership === String(NOBODY) ? m.submitNone : m.submit}
        onCancel={onClose}
        disabledReason={!form.isChanged && m.same}
      />
    </Form>
  )
}
