import { useState } from 'react'
import { bookingCan } from '../../../../../server/features/bookings/state-rules.ts'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Avatar, Badge, Button, Link, LinkButton, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Warnings } from '../../roster/Warnings.tsx'
import { doorOf, hasBegun, splitBookings, type Roster, type RosterBooking } from '../../roster/attendance.ts'
import { useAttendance, type Attendance } from '../../roster/use-attendance.ts'

/** Number shown at once; a press shows the others. */
const MANY = 12
/** Number shown before the door opens, only of clients with something to know. */
const NOTABLE = 3

/** The clients of a class today, with one press to check each of them in; on another day, those who will come. */
export function WhoComes({ classId, isToday }: { classId: number; isToday: boolean }) {
  const roster = useApi(
    'GET /api/v1/scheduled-classes/{class_id}/roster',
    { params: { class_id: classId } },
    { every: 20_000 },
  )
  return (
    <div className="px-4 py-2 phone:px-3">
      <Loaded query={roster} skeleton={<SkeletonRows rows={1} />}>
        {(data) => <People roster={data} isToday={isToday} />}
      </Loaded>
    </div>
  )
}

function People({ roster, isToday }: { roster: Roster; isToday: boolean }) {
  const { classes: m } = useMessages().today
  const format = useFormat()
  const attendance = useAttendance()
  const forbidden = useDenied()('bookings.manage')
  const [isWhole, setWhole] = useState(false)
  const door = doorOf(roster, useNow(30_000))
  const { coming } = splitBookings(roster.bookings)
  const open = coming.filter(({ status }) => status === 'booked')
  const here = coming.filter(({ status }) => status === 'checked_in').length
  const isEarly = isToday && door === 'closed' && here === 0
  const few = isEarly ? coming.filter(isNotable).slice(0, NOTABLE) : coming.slice(0, MANY)
  const shown = isWhole ? coming : few
  const left = coming.length - shown.length
  return (
    <div className="flex flex-col gap-2">
      {coming.length === 0 ? (
        <p className="py-2 text-sm text-muted">{m.empty}</p>
      ) : shown.length === 0 ? null : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-x-6">
          {shown.map((booking) => (
            <Person
              key={booking.booking_id}
              {...{ roster, booking, attendance, forbidden }}
              mayEnter={isToday && !isEarly}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2 pb-1">
        <p className="figures me-auto text-xs text-muted" aria-live="polite">
          {coming.length === 0
            ? ''
            : isEarly
              ? `${m.coming(coming.length)} · ${m.opensAt(format.time(roster.check_in_opens_at))}`
              : isToday
                ? m.in(here, coming.length)
                : m.coming(coming.length)}
        </p>
        {left > 0 ? (
          <Button size="small" look="quiet" onPress={() => setWhole(true)}>
            {isEarly ? m.showAll : m.others(left)}
          </Button>
        ) : null}
        {open.length > 1 && door !== 'closed' ? (
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

const isNotable = (booking: RosterBooking) =>
  booking.is_unpaid || booking.is_first_visit || booking.is_birthday || booking.unsigned_waivers.length > 0

interface PersonProps {
  roster: Roster
  booking: RosterBooking
  attendance: Attendance
  forbidden: string | null
  /** Nobody is checked in before the door opens, nor for another day from here. */
  mayEnter: boolean
}

/** One who comes: what to know of them, and the press that checks them in. */
function Person({ roster, booking, attendance, forbidden, mayEnter }: PersonProps) {
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
      {mayEnter && bookingCan(status, 'check_in') ? (
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
