import { bookingCan } from '../../../../../server/features/bookings/state-rules.ts'
import { useApi } from '../../../../api/index.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Avatar, Badge, Button, Link, LinkButton, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { hasBegun, splitBookings, type Roster, type RosterBooking } from '../../roster/attendance.ts'
import { useAttendance, type Attendance } from '../../roster/use-attendance.ts'
import { Warnings } from '../../roster/Warnings.tsx'

/** Who comes to a class, with one press to check each of them in. */
export function ClassRoster({ classId }: { classId: number }) {
  const roster = useApi(
    'GET /api/v1/scheduled-classes/{class_id}/roster',
    { params: { class_id: classId } },
    { every: 20_000 },
  )
  return (
    <div className="px-4 pb-3 phone:px-3">
      <Loaded query={roster} skeleton={<Skeleton className="h-16" />}>
        {(data) => <People roster={data} />}
      </Loaded>
    </div>
  )
}

function People({ roster }: { roster: Roster }) {
  const { classes: m } = useMessages().today
  const attendance = useAttendance()
  const forbidden = useDenied()('bookings.manage')
  const { coming } = splitBookings(roster.bookings)
  const open = coming.filter(({ status }) => status === 'booked')
  const here = coming.filter(({ status }) => status === 'checked_in').length
  return (
    <div className="flex flex-col gap-2">
      {coming.length === 0 ? (
        <p className="py-1 text-sm text-muted">{m.empty}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-x-6 narrow:grid-cols-1">
          {coming.map((booking) => (
            <Person key={booking.booking_id} {...{ roster, booking, attendance, forbidden }} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="figures me-auto text-xs text-muted" aria-live="polite">
          {coming.length > 0 ? m.in(here, coming.length) : ''}
        </p>
        {open.length > 1 ? (
          <Button
            size="small"
            isPending={attendance.isCheckingAll}
            disabledReason={forbidden}
            onPress={() => void attendance.checkInAll(roster.scheduled_class_id, open)}
          >
            {m.checkInAll(open.length)}
          </Button>
        ) : null}
        <LinkButton size="small" look="quiet" icon="arrow" href={paths.roster(roster.scheduled_class_id)}>
          {m.roster}
        </LinkButton>
      </div>
    </div>
  )
}

interface PersonProps {
  roster: Roster
  booking: RosterBooking
  attendance: Attendance
  forbidden: string | null
}

function Person({ roster, booking, attendance, forbidden }: PersonProps) {
  const { today, roster: words } = useMessages()
  const m = today.classes
  const isOn = hasBegun(roster, useNow(30_000))
  const { client_name: name, status } = booking
  return (
    <li className="flex min-h-10 min-w-0 items-center gap-2.5 border-b border-line py-1 phone:min-h-13">
      <Avatar name={name} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <Link look="plain" href={paths.client(booking.client_id)} className="max-w-full truncate font-medium">
          {name}
        </Link>
        <Warnings booking={booking} />
      </span>
      <span role="status" className="contents">
        {status === 'checked_in' ? <Badge tone="good">{m.here}</Badge> : null}
        {status === 'no_show' ? <Badge tone="bad">{m.noShow}</Badge> : null}
      </span>
      {isOn && bookingCan(status, 'no_show') ? (
        <Button
          look="quiet"
          size="small"
          label={`${m.noShow}: ${name}`}
          onPress={() => attendance.noShow(booking)}
          disabledReason={forbidden}
        >
          {m.noShow}
        </Button>
      ) : null}
      {bookingCan(status, 'check_in') ? (
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
