import { bookingCan } from '../../../../../../server/features/bookings/state-rules.ts'
import { useSend, type Item } from '../../../../../api/index.ts'
import { useCheckInDay } from '../../../../../shared/check-in-day.ts'
import { useNow } from '../../../../../shared/clock.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import type { MenuAction } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { formatFee } from '../../../roster/fee-words.ts'
import { hasBegun } from '../../../roster/attendance.ts'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'

export type Booking = Item<'GET /api/v1/bookings'>

interface Asks {
  onCancel: (booking: Booking) => void
  onExcuse: (booking: Booking) => void
  onMove: (booking: Booking) => void
}

const A_MINUTE = 60_000

/** The menu of a booking: what can be done in its state, and why the rest can't. */
export function useBookingActions({ onCancel, onExcuse, onMove }: Asks): (booking: Booking) => MenuAction[][] {
  const { clientProfile, roster } = useMessages()
  const m = clientProfile.bookings
  const toast = useToast()
  const { money } = useFormat()
  const denied = useDenied()('bookings.manage')
  const time = useNow(A_MINUTE)
  const tooEarly = useCheckInDay()
  const seen = { invalidate: BOOKING_CHANGED }
  const checkIn = useSend('POST /api/v1/bookings/{booking_id}/check-in', { ...seen, done: m.checkedIn })
  const noShow = useSend('POST /api/v1/bookings/{booking_id}/no-show', { ...seen, done: m.markedNoShow })
  const undo = useSend('POST /api/v1/bookings/{booking_id}/undo', {
    ...seen,
    onDone: ({ fee }) => toast.done(m.undone, formatFee(fee, roster.fee, money)),
  })
  return (booking) => {
    const { status, id: booking_id, cancel } = booking
    const unless = (can: boolean, why = m.notPossible) => denied ?? (!can && why)
    const isOn = hasBegun(booking, time)
    const params = { params: { booking_id } }
    return [
      [
        {
          label: m.checkIn,
          icon: 'check',
          onAction: () => void checkIn.send(params),
          disabledReason: unless(bookingCan(status, 'check_in')) || tooEarly(booking.check_in_opens_at),
        },
        {
          label: m.noShow,
          icon: 'close',
          onAction: () => void noShow.send(params),
          disabledReason: unless(bookingCan(status, 'no_show') && isOn, isOn ? m.notPossible : m.notBegun),
        },
        {
          label: m.undo,
          icon: 'undo',
          onAction: () => void undo.send(params),
          disabledReason: unless(bookingCan(status, 'undo')),
        },
      ],
      [
        {
          label: roster.moving.open,
          icon: 'calendar',
          onAction: () => onMove(booking),
          disabledReason: unless(cancel !== null),
        },
        {
          label: m.excuse,
          icon: 'star',
          onAction: () => onExcuse(booking),
          disabledReason: unless(bookingCan(status, 'excuse')),
        },
        {
          label: m.cancel,
          icon: 'trash',
          look: 'danger',
          onAction: () => onCancel(booking),
          disabledReason: unless(cancel !== null),
        },
      ],
    ]
  }
}
