import { useSend, type Answer, type GetKey } from '../../../api/index.ts'
import type { Cache } from '../../../api/use-send.ts'
import { useCheckInDay } from '../../../shared/check-in-day.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Avatar } from '../../../ui/data/Avatar.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { useMessages } from '../../messages/index.ts'

const ROSTER = 'GET /api/v1/scheduled-classes/{class_id}/roster'
const CHANGED: readonly GetKey[] = [ROSTER, 'GET /api/v1/scheduled-classes']

type RosterBooking = Answer<'GET /api/v1/scheduled-classes/{class_id}/roster'>['bookings'][number]

/** Saying who is here: shown at once, put right if the server refuses. */
function useAttendance(classId: number, booking: RosterBooking) {
  const { teaching: m } = useMessages()
  const toast = useToast()
  const { money } = useFormat()
  const becomes = (status: RosterBooking['status']) => ({
    invalidate: CHANGED,
    optimistic: (cache: Cache) =>
      cache.patch(
        ROSTER,
        (before) => ({
          ...before,
          bookings: before.bookings.map((one) => (one.booking_id === booking.booking_id ? { ...one, status } : one)),
        }),
        { params: { class_id: classId } },
      ),
  })
  const checkIn = useSend('POST /api/v1/bookings/{booking_id}/check-in', becomes('checked_in'))
  const noShow = useSend('POST /api/v1/bookings/{booking_id}/no-show', becomes('no_show'))
  const undo = useSend('POST /api/v1/bookings/{booking_id}/undo', {
    ...becomes('booked'),
    onDone: ({ fee }) => {
      if (fee.outcome === 'kept') toast.done(m.feeKept(money(fee.amount, fee.currency ?? undefined)))
    },
  })
  const params = { booking_id: booking.booking_id }
  return {
    checkIn: () => void checkIn.send({ params }),
    noShow: () => void noShow.send({ params }),
    undo: () => void undo.send({ params }),
  }
}

interface RosterRowProps {
  booking: RosterBooking
  classId: number
  startsAt: string
  checkInOpensAt: string
}

/** One who comes: what to know about her, and the tap that says she is here. */
export function RosterRow({ booking, classId, startsAt, checkInOpensAt }: RosterRowProps) {
  const { teaching: m, seats } = useMessages()
  const hasBegun = useNow(15_000) >= Date.parse(startsAt)
  const tooEarly = useCheckInDay()(checkInOpensAt)
  const attendance = useAttendance(classId, booking)
  const { client_name: name, status, seat_name: seat, credits_left: left } = booking
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2">
      <Avatar name={name} size="medium" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="figures text-xs text-pretty break-words text-muted">
          {[seat && seats.seat(seat), booking.membership_name, left === null ? null : m.credits(left)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Remarks booking={booking} />
      </div>
      {status === 'booked' ? (
        <div className="flex shrink-0 gap-1">
          {hasBegun ? (
            <Button look="quiet" label={m.noShowNamed(name)} onPress={attendance.noShow}>
              {m.noShow}
            </Button>
          ) : null}
          <Button label={m.checkInNamed(name)} onPress={attendance.checkIn} disabledReason={tooEarly}>
            {m.checkIn}
          </Button>
        </div>
      ) : (
        <Button
          look="quiet"
          icon={status === 'checked_in' ? 'success' : 'minus'}
          label={status === 'checked_in' ? m.undoNamed(name) : m.undoMissedNamed(name)}
          className={status === 'checked_in' ? 'bg-good-soft! text-good!' : ''}
          onPress={attendance.undo}
        >
          {status === 'checked_in' ? m.isIn : m.missed}
        </Button>
      )}
    </li>
  )
}

function Remarks({ booking }: { booking: RosterBooking }) {
  const { teaching: m } = useMessages()
  const { is_first_visit, is_birthday, is_unpaid, unsigned_waivers } = booking
  return (
    <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {is_first_visit ? <Badge tone="accent">{m.firstVisit}</Badge> : null}
      {is_birthday ? <Badge tone="info">{m.birthday}</Badge> : null}
      {is_unpaid ? <Badge tone="bad">{m.unpaid}</Badge> : null}
      {unsigned_waivers.map(({ id, title }) => (
        <Badge key={id} tone="warn">
          {m.waiver(title)}
        </Badge>
      ))}
    </p>
  )
}
