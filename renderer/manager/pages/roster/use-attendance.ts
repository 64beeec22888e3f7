import { useRef } from 'react'
import { useSend, type GetKey } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useMessages } from '../../messages/index.ts'
import { formatFee } from './fee-words.ts'
import { withBooking, type Roster, type RosterBooking } from './attendance.ts'

const ROSTER = 'GET /api/v1/scheduled-classes/{class_id}/roster'
const STALE: readonly GetKey[] = [
  ROSTER,
  'GET /api/v1/scheduled-classes',
  'GET /api/v1/scheduled-classes/{class_id}',
  'GET /api/v1/class-fill',
  'GET /api/v1/today',
]

/** Undo takes the place of the button just pressed: a second press of a double click is not meant for it. */
const DOUBLE_CLICK = 700

type Patch = { patch: (key: typeof ROSTER, change: (before: Roster) => Roster) => void }

/** Checks in, marks no-shows and undoes either: on the screen at once, undone automatically if the server refuses. */
export function useAttendance() {
  const { roster: m } = useMessages()
  const toast = useToast()
  const { money } = useFormat()
  const shows = (change: (at: string) => Partial<RosterBooking>) => ({
    invalidate: STALE,
    optimistic: (cache: Patch, { params }: { params: { booking_id: number } }) =>
      cache.patch(ROSTER, (before) => withBooking(before, params.booking_id, change(new Date(now()).toISOString()))),
  })
  const checkIn = useSend(
    'POST /api/v1/bookings/{booking_id}/check-in',
    shows((at) => ({ status: 'checked_in', checked_in_at: at, needs_resolution: false })),
  )
  const noShow = useSend(
    'POST /api/v1/bookings/{booking_id}/no-show',
    shows((at) => ({ status: 'no_show', no_show_at: at, needs_resolution: false })),
  )
  const undo = useSend('POST /api/v1/bookings/{booking_id}/undo', {
    ...shows(() => ({ status: 'booked', checked_in_at: null, no_show_at: null })),
    onDone: ({ client_name, fee }) => {
      const told = formatFee(fee, m.fee, money)
      if (told) toast.done(m.undoneOf(client_name), told)
    },
  })
  const checkInMany = useSend('POST /api/v1/scheduled-classes/{class_id}/roster/check-in', { invalidate: STALE })
  const justIn = useRef({ booking_id: 0, at: 0 })
  const paramsOf = ({ booking_id }: RosterBooking) => ({ params: { booking_id } })

  return {
    checkIn: (booking: RosterBooking) => {
      justIn.current = { booking_id: booking.booking_id, at: now() }
      void checkIn.send(paramsOf(booking))
    },
    noShow: (booking: RosterBooking) => void noShow.send(paramsOf(booking)),
    undo: (booking: RosterBooking) => {
      const { booking_id, at } = justIn.current
      if (booking_id === booking.booking_id && now() - at < DOUBLE_CLICK) return
      void undo.send(paramsOf(booking))
    },
    isCheckingAll: checkInMany.isPending,
    checkInAll: async (classId: number, bookings: readonly RosterBooking[]) => {
      const booking_ids = bookings.map(({ booking_id }) => booking_id)
      const answer = await checkInMany.send({ params: { class_id: classId }, body: { booking_ids } })
      if (!answer) return
      const failed = answer.results.filter(({ is_checked_in }) => !is_checked_in)
      const done = m.allDone(answer.results.length - failed.length)
      if (failed.length === 0) return toast.undo(done, () => bookings.forEach((one) => void undo.send(paramsOf(one))))
      const nameOf = (id: number) => bookings.find(({ booking_id }) => booking_id === id)?.client_name ?? ''
      const why = failed.map(({ booking_id, detail }) => m.notPossible(nameOf(booking_id), detail ?? ''))
      toast.done(`${done}. ${m.someFailed(failed.length)}`, why.join(' '))
    },
  }
}

export type Attendance = ReturnType<typeof useAttendance>
