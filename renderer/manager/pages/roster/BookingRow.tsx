import { bookingCan } from '../../../../server/features/bookings/state-rules.ts'
import { useCheckInDay } from '../../../shared/check-in-day.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Avatar, Badge, Button, Link, Menu, type MenuAction } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { hasBegun, type Roster, type RosterBooking } from './attendance.ts'
import type { Attendance } from './use-attendance.ts'
import { Unpaid } from './Unpaid.tsx'
import { Warnings } from './Warnings.tsx'

/** The asked-about booking, and what about it. */
export type Question = { about: 'cancel' | 'excuse' | 'move' | 'payer'; booking: RosterBooking }

interface BookingRowProps {
  roster: Roster
  booking: RosterBooking
  attendance: Attendance
  time: number
  onAsk: (question: Question) => void
}

const TONES = {
  booked: 'plain',
  checked_in: 'good',
  no_show: 'bad',
  cancelled: 'plain',
  late_cancelled: 'warn',
  class_cancelled: 'plain',
} as const

/** One person on the roster: what to know before she comes in, and the one press that checks her in. */
export function BookingRow(props: BookingRowProps) {
  const { booking, attendance, roster, time } = props
  const { roster: m } = useMessages()
  const forbidden = useDenied()('bookings.manage')
  const { client_name: name, status } = booking
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2 hover:bg-hover phone:gap-x-2 phone:px-3">
      <span className="row-span-2 max-[22.5rem]:hidden phone:row-span-1">
        <Avatar name={name} size="medium" />
      </span>
      <div className="col-start-2 row-start-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 max-[22.5rem]:col-start-1 max-[22.5rem]:col-end-3">
        <Link
          look="plain"
          href={paths.client(booking.client_id)}
          className="truncate font-medium phone:whitespace-normal"
        >
          {name}
        </Link>
        {booking.standing_booking_id === null ? null : <Badge tone="info">{m.standing}</Badge>}
        <Warnings booking={booking} />
      </div>
      <Paying booking={booking} />
      <div className="col-start-3 row-span-2 row-start-1 flex items-center justify-end gap-1.5 phone:row-span-1 phone:flex-col-reverse phone:items-end phone:gap-1">
        <Status booking={booking} />
        <div className="flex items-center gap-1.5">
          {bookingCan(status, 'no_show') && hasBegun(roster, time) ? (
            <span className="phone:hidden">
              <Button
                look="quiet"
                size="small"
                label={m.noShowOf(name)}
                onPress={() => attendance.noShow(booking)}
                disabledReason={forbidden}
              >
                {m.noShow}
              </Button>
            </span>
          ) : null}
          <MainAction {...{ booking, roster, attendance, forbidden }} />
          <Menu label={m.actionsOf(name)} groups={useActions(props)} />
        </div>
      </div>
      {booking.is_unpaid && (status === 'booked' || status === 'checked_in') ? <Unpaid booking={booking} /> : null}
    </li>
  )
}

type MainActionProps = Pick<BookingRowProps, 'booking' | 'roster' | 'attendance'> & { forbidden: string | null }

/** Checks in, and then takes it back: one button, so that the focus stays where it was. */
function MainAction({ booking, roster, attendance, forbidden }: MainActionProps) {
  const { roster: m } = useMessages()
  const tooEarly = useCheckInDay()(roster.check_in_opens_at)
  const { status, client_name: name } = booking
  const isUndo = bookingCan(status, 'undo')
  if (!isUndo && !bookingCan(status, 'check_in')) return null
  return (
    <Button
      look={isUndo ? 'quiet' : 'secondary'}
      icon={isUndo ? 'undo' : 'check'}
      size="small"
      label={isUndo ? m.undoOf(name) : m.checkInOf(name)}
      onPress={() => (isUndo ? attendance.undo(booking) : attendance.checkIn(booking))}
      disabledReason={forbidden ?? (isUndo ? null : tooEarly)}
    >
      {isUndo ? m.undo : m.checkIn}
    </Button>
  )
}

/** Ways of coming to a seat that the front desk minds. */
const NOTED: readonly RosterBooking['source'][] = ['waitlist', 'walk_in', 'guest']

/** The states in which another membership can pay for a booking. */
const PAYABLE: readonly RosterBooking['status'][] = ['booked', 'checked_in', 'no_show']

function Paying({ booking }: { booking: RosterBooking }) {
  const { roster: m, seating } = useMessages()
  const { membership_name, credits_left, credits_taken, source, seat_name } = booking
  const credits = membership_name === null ? null : credits_left === null ? m.unlimited : m.credits(credits_left)
  const seat = seat_name && seating.seat(seat_name)
  const taken = credits_taken > 1 ? m.payers.taken(credits_taken) : null
  const parts = [
    seat,
    membership_name ?? m.noMembership,
    taken,
    credits,
    NOTED.includes(source) ? m.source[source] : null,
  ]
  return (
    <p className="figures col-start-2 row-start-2 truncate text-xs text-muted phone:col-span-2 phone:whitespace-normal">
      {parts.filter(Boolean).join(' · ')}
    </p>
  )
}

function Status({ booking }: { booking: RosterBooking }) {
  const { roster: m } = useMessages()
  const format = useFormat()
  const { status, checked_in_at } = booking
  const words = status === 'checked_in' && checked_in_at ? m.checkedInAt(format.time(checked_in_at)) : m.status[status]
  return <span role="status">{status === 'booked' ? null : <Badge tone={TONES[status]}>{words}</Badge>}</span>
}

function useActions({ roster, booking, attendance, time, onAsk }: BookingRowProps): MenuAction[][] {
  const { roster: m } = useMessages()
  const format = useFormat()
  const forbidden = useDenied()('bookings.manage')
  const { status } = booking
  const can = (action: Parameters<typeof bookingCan>[1], entry: MenuAction) =>
    bookingCan(status, action) ? [{ disabledReason: forbidden, ...entry }] : []
  return [
    [
      ...can('no_show', {
        label: m.noShow,
        icon: 'close',
        onAction: () => attendance.noShow(booking),
        disabledReason: forbidden ?? (hasBegun(roster, time) ? null : m.notBegun(format.time(roster.starts_at))),
      }),
      ...(PAYABLE.includes(status)
        ? [
            {
              label: m.payers.change,
              icon: 'ticket' as const,
              onAction: () => onAsk({ about: 'payer', booking }),
              disabledReason: forbidden,
            },
          ]
        : []),
      ...can('cancel', { label: m.moving.open, icon: 'calendar', onAction: () => onAsk({ about: 'move', booking }) }),
      ...can('excuse', { label: m.excuse, icon: 'star', onAction: () => onAsk({ about: 'excuse', booking }) }),
      ...can('cancel', {
        label: m.cancel,
        icon: 'trash',
        look: 'danger',
        onAction: () => onAsk({ about: 'cancel', booking }),
      }),
    ],
    [{ label: m.profile, icon: 'person', href: paths.client(booking.client_id) }],
  ]
}
