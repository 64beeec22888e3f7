import { useState } from 'react'
import { appointmentCan } from '../../../../server/features/appointments/state-rules.ts'
import { useSend } from '../../../api/index.ts'
import { useCheckInDay } from '../../../shared/check-in-day.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/choice/Checkbox.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import { useWhen } from '../../parts/use-when.ts'
import type { Appointment } from '../appointments/appointment.ts'

interface AppointmentSheetProps {
  appointment: Appointment
  onClose: () => void
}

/** An appointment with what its instructor can do: check in, say that it took place or that nobody came, call it off. */
export default function AppointmentSheet({ appointment, onClose }: AppointmentSheetProps) {
  const { held: m } = useMessages()
  const when = useWhen()
  const format = useFormat()
  const [isCancelling, setCancelling] = useState(false)
  const { client_name, service_name, starts_at, left_to_pay: left, currency, notes, status } = appointment
  if (isCancelling) return <CallOff appointment={appointment} onClose={onClose} />
  const isOpen = appointmentCan(status, 'complete')
  return (
    <Dialog
      width="small"
      title={client_name}
      isOpen
      onClose={onClose}
      footer={
        appointmentCan(status, 'cancel') ? (
          <Button size="large" look="quiet" onPress={() => setCancelling(true)}>
            {m.cancel}
          </Button>
        ) : null
      }
    >
      <div className="flex flex-col gap-3 text-base text-pretty text-muted">
        <p>
          <strong className="font-semibold text-ink">{service_name}</strong>, {when(starts_at)}
        </p>
        {notes ? (
          <p className="whitespace-pre-line">
            {m.notes}: {notes}
          </p>
        ) : null}
        {isOpen ? <Outcome appointment={appointment} onClose={onClose} /> : null}
        {isOpen && left > 0 ? <p className="text-sm">{m.charged(format.money(left, currency))}</p> : null}
      </div>
    </Dialog>
  )
}

/** Asks before an instructor cancels: free for the client where it is they who can't hold it, as is supposed; else with what it costs. */
function CallOff({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { held: m, appointments, bookings } = useMessages()
  const when = useWhen()
  const format = useFormat()
  const { id, service_name, client_name, starts_at, paid, currency, cancel: terms } = appointment
  const cancel = useSend('PATCH /api/v1/appointments/{appointment_id}/cancel', {
    done: appointments.cancelledToast(service_name),
    onDone: onClose,
  })
  const [isOurs, setOurs] = useState(true)
  const run = () =>
    cancel.sendOrThrow({ params: { appointment_id: id }, body: { waive_fee: isOurs } }).catch(() => undefined)
  const back = isOurs ? paid : (terms?.refund ?? 0)
  // No letter leaves about what has begun.
  const isTold = Date.parse(starts_at) > useNow(30_000)
  return (
    <Dialog
      role="alertdialog"
      width="small"
      title={appointments.cancelTitle(service_name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="large" onPress={onClose} className="phone:flex-1">
            {m.keep}
          </Button>
          <Button
            size="large"
            look="danger"
            isPending={cancel.isPending}
            onPress={() => void run()}
            className="phone:flex-1"
          >
            {appointments.cancelDo}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-pretty text-muted">
        <p>
          {client_name}, {when(starts_at)}. {isTold ? m.cancelMeans : null}
        </p>
        {terms?.is_late ? (
          <Checkbox value={isOurs} onChange={setOurs}>
            {m.letOff}
          </Checkbox>
        ) : null}
        {terms?.is_late && !isOurs && terms.fee > 0 ? <p>{m.fee(format.money(terms.fee))}</p> : null}
        {terms?.forgiven && terms.is_late && !isOurs ? <p>{bookings.lateForgiven(terms.forgiven)}</p> : null}
        {paid > 0 ? (
          <p>{back > 0 ? m.goesBack(format.money(back, currency)) : m.staysPaid(format.money(paid, currency))}</p>
        ) : null}
        <ProblemCallout problem={cancel.problem} />
      </div>
    </Dialog>
  )
}

function Outcome({ appointment: { id, client_name, status, starts_at }, onClose }: AppointmentSheetProps) {
  const { held: m } = useMessages()
  const params = { appointment_id: id }
  const hasBegun = Date.parse(starts_at) <= useNow(10_000)
  const checkIn = useSend('PATCH /api/v1/appointments/{appointment_id}/check-in', {
    done: m.checkedIn(client_name),
    onDone: onClose,
  })
  const end = useSend('PATCH /api/v1/appointments/{appointment_id}/complete', {
    done: ({ status: became }) => (became === 'no_show' ? m.missed(client_name) : m.completed(client_name)),
    onDone: onClose,
  })
  const say = (became: 'completed' | 'no_show') =>
    void end.sendOrThrow({ params, body: { status: became } }).catch(() => undefined)
  const isBusy = end.isPending || checkIn.isPending
  const tooEarly = useCheckInDay()(starts_at)
  return (
    <div className="flex flex-col gap-2">
      <ProblemCallout problem={end.problem ?? checkIn.problem} />
      <Button
        size="large"
        look={hasBegun ? 'primary' : 'secondary'}
        icon="check"
        isPending={isBusy}
        onPress={() => say('completed')}
      >
        {m.complete}
      </Button>
      {appointmentCan(status, 'check_in') ? (
        <Button
          size="large"
          isPending={isBusy}
          disabledReason={tooEarly}
          onPress={() => void checkIn.sendOrThrow({ params }).catch(() => undefined)}
        >
          {m.checkIn}
        </Button>
      ) : null}
      <Button
        size="large"
        isPending={isBusy}
        disabledReason={hasBegun ? null : m.notStarted}
        onPress={() => say('no_show')}
      >
        {m.noShow}
      </Button>
    </div>
  )
}
