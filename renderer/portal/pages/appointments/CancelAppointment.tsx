import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import { CancelNow, useTermsLine } from '../../parts/CancelWords.tsx'
import { useWhen } from '../../parts/use-when.ts'
import { termsOf, type Appointment } from './appointment.ts'
import { useCancelAppointment } from './use-cancel.ts'

interface CancelAppointmentProps {
  appointment: Appointment
  dependantId: number | undefined
  onClose: () => void
}

/** Asks before cancelling, with what it costs at this moment. */
export default function CancelAppointment({ appointment, dependantId, onClose }: CancelAppointmentProps) {
  const { appointments: m, bookings } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const line = useTermsLine(m.freeToStart)
  const terms = termsOf(appointment, useNow(1000))
  const back = terms?.now.back ?? 0
  const said = m.cancelledToast(appointment.service_name)
  const cancel = useCancelAppointment(dependantId, {
    done: back > 0 ? `${said}. ${m.back(format.money(back))}` : said,
    onDone: onClose,
  })
  const run = () => cancel.cancelOrThrow(appointment.id).catch(() => undefined)
  return (
    <Dialog
      role="alertdialog"
      width="small"
      title={m.cancelTitle(appointment.service_name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="large" onPress={onClose} className="phone:flex-1">
            {bookings.keep}
          </Button>
          <Button
            size="large"
            look="danger"
            isPending={cancel.isPending}
            disabledReason={terms ? null : bookings.cantCancel}
            onPress={() => void run()}
            className="phone:flex-1"
          >
            {terms && terms.now.fee > 0 ? bookings.cancelFor(format.money(terms.now.fee)) : m.cancelDo}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-pretty text-muted">
        <p>{when(appointment.starts_at)}</p>
        {terms ? (
          <div>
            <CancelNow terms={terms} membership={appointment.membership_name} />
            {(terms.now.kept ?? 0) > 0 ? <p className="mt-2">{m.kept(format.money(terms.now.kept!))}</p> : null}
            {(terms.now.back ?? 0) > 0 ? <p className="mt-2">{m.back(format.money(terms.now.back!))}</p> : null}
            {terms.afterwards ? <p className="mt-2">{line(terms, appointment.starts_at)}.</p> : null}
          </div>
        ) : (
          <p>{bookings.cantCancel}</p>
        )}
        <ProblemCallout problem={cancel.problem} />
      </div>
    </Dialog>
  )
}
