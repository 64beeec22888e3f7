import { useSend } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import { useWhen } from '../../parts/use-when.ts'
import type { Appointment } from '../appointments/appointment.ts'

/** Asks before an instructor cancels for a client: with the fee that falls due; only the desk lets them off. */
export function CallOff({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { held: m, appointments } = useMessages()
  const when = useWhen()
  const format = useFormat()
  const { id, service_name, client_name, starts_at, cancel: terms } = appointment
  const cancel = useSend('PATCH /api/v1/appointments/{appointment_id}/cancel', {
    done: appointments.cancelledToast(service_name),
    onDone: onClose,
  })
  const run = () => cancel.sendOrThrow({ params: { appointment_id: id } }).catch(() => undefined)
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
        {terms && terms.fee > 0 ? (
          <p>
            {m.fee(format.money(terms.fee))} {m.letOff}
          </p>
        ) : null}
        <ProblemCallout problem={cancel.problem} />
      </div>
    </Dialog>
  )
}
