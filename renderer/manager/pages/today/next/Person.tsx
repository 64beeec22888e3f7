import { bookingCan } from '../../../../../server/features/bookings/state-rules.ts'
import { useNow } from '../../../../shared/clock.ts'
import { Avatar, Badge, Button, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { hasBegun, type Roster, type RosterBooking } from '../../roster/attendance.ts'
import type { Attendance } from '../../roster/use-attendance.ts'
import { Warnings } from '../../roster/Warnings.tsx'

interface PersonProps {
  roster: Roster
  booking: RosterBooking
  attendance: Attendance
  forbidden: string | null
  /** Of a class on another day nobody is checked in from here. */
  isToday: boolean
}

/** One who comes: what to know of them, and the press that checks them in. */
export function Person({ roster, booking, attendance, forbidden, isToday }: PersonProps) {
  const { today, roster: words } = useMessages()
  const m = today.classes
  const isOn = hasBegun(roster, useNow(30_000))
  const { client_name: name, status } = booking
  return (
    <li className="flex min-h-10 min-w-0 items-center gap-2.5 border-b border-line py-1 phone:min-h-13">
      <span className="max-[22.5rem]:hidden">
        <Avatar name={name} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <Link
          look="plain"
          href={paths.client(booking.client_id)}
          className="max-w-full truncate font-medium phone:whitespace-normal"
        >
          {name}
        </Link>
        <Warnings booking={booking} />
      </span>
      <span role="status" className="contents">
        {status === 'checked_in' ? <Badge tone="good">{m.here}</Badge> : null}
        {status === 'no_show' ? <Badge tone="bad">{m.noShow}</Badge> : null}
      </span>
      {isOn && bookingCan(status, 'no_show') ? (
        <span className="phone:hidden">
          <Button
            look="quiet"
            size="small"
            label={`${m.noShow}: ${name}`}
            onPress={() => attendance.noShow(booking)}
            disabledReason={forbidden}
          >
            {m.noShow}
          </Button>
        </span>
      ) : null}
      {isToday && bookingCan(status, 'check_in') ? (
        <Button
          size="small"
          icon="check"
          label={words.checkInOf(name)}
          onPress={() => attendance.checkIn(booking)}
          disabledReason={forbidden}
        >
          {words.checkIn}
        </Button>
      ) : null}
      {bookingCan(status, 'undo') ? (
        <Button
          look="quiet"
          size="small"
          icon="undo"
          iconOnly
          label={words.undoOf(name)}
          onPress={() => attendance.undo(booking)}
          disabledReason={forbidden}
        />
      ) : null}
    </li>
  )
}
