import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Drawer, KeyValueList, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Appointment } from '../appointment.ts'
import { State } from '../calendar/AppointmentBlock.tsx'
import { PayDialog } from './PayDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { useAppointmentActions } from './use-appointment-actions.ts'

interface AppointmentDrawerProps {
  /** 0 keeps it closed. */
  appointmentId: number
  onClose: () => void
}

/** An appointment with all that is known of it, and what can be done. */
export function AppointmentDrawer({ appointmentId, onClose }: AppointmentDrawerProps) {
  const { appointments: m } = useMessages()
  const read = useApi(
    'GET /api/v1/appointments/{appointment_id}',
    { params: { appointment_id: appointmentId } },
    { enabled: appointmentId > 0 },
  )
  return (
    <Drawer title={read.data?.client_name ?? m.title} isOpen={appointmentId > 0} onClose={onClose}>
      <Loaded query={read}>{(appointment) => <Details appointment={appointment} />}</Loaded>
    </Drawer>
  )
}

function Details({ appointment }: { appointment: Appointment }) {
  const { appointments } = useMessages()
  const m = appointments.details
  const format = useFormat()
  const [cancelled, setCancelled] = useState<Appointment | null>(null)
  const { actionsOf, isPending } = useAppointmentActions(setCancelled)
  const { starts_at, ends_at, price, paid, left_to_pay: left, currency } = appointment
  const [paying, setPaying] = useState<Appointment | null>(null)
  const mayTake = useDenied()
  const { checkIn, complete, noShow, cancel } = actionsOf(appointment)
  const hasBegun = Date.parse(starts_at) <= useNow(30_000)
  const isOpen = appointment.status === 'booked' || appointment.status === 'checked_in'
  return (
    <div className="flex flex-col gap-5">
      <KeyValueList
        items={[
          { label: m.service, value: appointment.service_name },
          { label: m.when, value: `${format.date(starts_at, 'day')}, ${format.timeRange(starts_at, ends_at)}` },
          { label: m.instructor, value: appointment.instructor_name },
          { label: m.where, value: appointment.establishment_name },
          { label: m.price, value: price > 0 ? format.money(price, currency) : null },
          { label: m.paidBy, value: appointment.membership_name },
          { label: m.paid, value: paid > 0 ? format.money(paid, currency) : null },
          { label: m.left, value: paid > 0 && left > 0 ? format.money(left, currency) : null },
          { label: appointments.state, value: <State appointment={appointment} always /> },
          { label: m.source, value: m.sources[appointment.source] },
          { label: m.notes, value: appointment.notes },
          { label: m.reason, value: appointment.cancel_reason },
        ]}
      />
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {[complete, checkIn, noShow, cancel].map(({ label, icon, look, onAction, disabledReason }) => (
            <Button
              key={label}
              icon={icon!}
              look={label === complete.label && hasBegun ? 'primary' : look === 'danger' ? 'quiet' : 'secondary'}
              isPending={isPending}
              disabledReason={disabledReason ?? null}
              onPress={onAction!}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {isOpen && left > 0 ? <p className="text-xs text-muted">{m.charges(format.money(left, currency))}</p> : null}
      {left > 0 ? (
        <Button
          icon="cash"
          className="self-start"
          disabledReason={mayTake('sales.manage') ?? mayTake('charges.manage')}
          onPress={() => setPaying(appointment)}
        >
          {m.take}
        </Button>
      ) : null}
      <LinkButton href={paths.client(appointment.client_id)} className="self-start">
        {m.profile}
      </LinkButton>
      <PayDialog appointment={paying} onClose={() => setPaying(null)} />
      <CancelDialog appointment={cancelled} onClose={() => setCancelled(null)} />
    </div>
  )
}
