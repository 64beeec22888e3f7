import { appointmentCan } from '../../../../../server/features/appointments/state-rules.ts'
import { useSend } from '../../../../api/index.ts'
import { useCheckInDay } from '../../../../shared/check-in-day.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import type { MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { APPOINTMENT_CHANGED, type Appointment } from '../appointment.ts'

/** The actions open to an appointment in its state, and why the others are not. */
export function useAppointmentActions(onCancel: (appointment: Appointment) => void) {
  const { details: m } = useMessages().appointments
  const denied = useDenied()('bookings.manage')
  const now = useNow(30_000)
  const tooEarly = useCheckInDay()
  const checkIn = useSend('PATCH /api/v1/appointments/{appointment_id}/check-in', {
    invalidate: APPOINTMENT_CHANGED,
    done: ({ client_name }) => m.checkedIn(client_name),
  })
  const end = useSend('PATCH /api/v1/appointments/{appointment_id}/complete', {
    invalidate: APPOINTMENT_CHANGED,
    done: ({ status, client_name }) => (status === 'no_show' ? m.missed(client_name) : m.completed(client_name)),
  })
  const isPending = checkIn.isPending || end.isPending
  const actionsOf = (appointment: Appointment): Record<'checkIn' | 'complete' | 'noShow' | 'cancel', MenuAction> => {
    const { id, status, starts_at, cancel } = appointment
    const params = { appointment_id: id }
    const unless = (can: boolean) => denied ?? (!can && m.notPossible)
    const hasBegun = Date.parse(starts_at) <= now
    return {
      checkIn: {
        label: m.checkIn,
        icon: 'person',
        onAction: () => void checkIn.send({ params }),
        disabledReason: unless(appointmentCan(status, 'check_in')) || tooEarly(starts_at),
      },
      complete: {
        label: m.complete,
        icon: 'check',
        onAction: () => void end.send({ params, body: { status: 'completed' } }),
        disabledReason: unless(appointmentCan(status, 'complete')),
      },
      noShow: {
        label: m.noShow,
        icon: 'close',
        onAction: () => void end.send({ params, body: { status: 'no_show' } }),
        disabledReason: unless(appointmentCan(status, 'no_show')) || (!hasBegun && m.notStarted),
      },
      cancel: {
        label: m.cancel,
        icon: 'trash',
        look: 'danger',
        onAction: () => onCancel(appointment),
        disabledReason: unless(cancel !== null),
      },
    }
  }
  return { actionsOf, isPending }
}
