import { useState } from 'react'
import { useApi, useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, Button, Card, EmptyState, type Column } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { ListCard } from '../../../../parts/list/ListCard.tsx'
import { ShownFilter } from '../../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../../parts/list/use-list.ts'
import { MoveBooking } from '../../../roster/move/MoveBooking.tsx'
import { CancelBookingDialog } from '../../../roster/CancelBookingDialog.tsx'
import { ExcuseBooking } from './BookingDialogs.tsx'
import { WeeklyRows } from './WeeklyRows.tsx'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'
import { useBookingActions, type Booking } from './use-booking-actions.ts'

const SHOWN = ['upcoming', 'open', 'all'] as const
const TONES = {
  booked: 'info',
  checked_in: 'good',
  no_show: 'bad',
  cancelled: 'plain',
  late_cancelled: 'warn',
  class_cancelled: 'plain',
} as const

/** A client's bookings: the coming ones, those to settle, or all, and where they wait. */
export function BookingsTab({ clientId }: { clientId: number }) {
  const { clientProfile, roster } = useMessages()
  const m = clientProfile.bookings
  const format = useFormat()
  const list = useList({ shown: 'upcoming' }, 25)
  const part = SHOWN.find((one) => one === list.filters.shown) ?? 'upcoming'
  const filter = {
    upcoming: { upcoming: 'true', status: 'booked' },
    open: { needs_resolution: 'true' },
    all: {},
  } as const
  const bookings = useApi('GET /api/v1/bookings', { query: { client_id: clientId, ...list.paging, ...filter[part] } })
  const [cancelled, setCancelled] = useState<Booking | null>(null)
  const [excused, setExcused] = useState<Booking | null>(null)
  const [moved, setMoved] = useState<Booking | null>(null)
  const actions = useBookingActions({ onCancel: setCancelled, onExcuse: setExcused, onMove: setMoved })
  const columns: Column<Booking>[] = [
    { id: 'cls', header: m.cls, cell: (booking) => <ClassName {...booking} /> },
    {
      id: 'when',
      header: m.when,
      cell: ({ starts_at }) => format.dateTime(starts_at),
      width: '12rem',
      hideOn: 'phone',
    },
    {
      id: 'paid',
      header: m.paidWith,
      cell: ({ membership_name: name, credits_taken: taken }) => (
        <span className="block truncate text-muted">
          {[name, taken > 1 ? roster.payers.taken(taken) : ''].filter(Boolean).join(' · ')}
        </span>
      ),
      hideOn: 'narrow',
    },
    { id: 'status', header: m.status, cell: (booking) => <Status {...booking} />, width: '9rem' },
  ]
  const none = {
    upcoming: [m.noneComing, m.noneComingHelp],
    open: [m.noneOpen, m.noneOpenHelp],
    all: [m.none, m.noneHelp],
  } as const
  return (
    <div className="flex flex-col gap-4">
      <WeeklyRows clientId={clientId} />
      <WaitlistRows clientId={clientId} />
      <ListCard
        filters={
          <ShownFilter
            label={m.shown}
            value={part}
            parts={{ upcoming: m.upcoming, open: m.open, all: m.all }}
            onChange={(next) => list.narrow({ shown: next })}
          />
        }
        query={bookings}
        list={list}
        label={m.table}
        columns={columns}
        rowActions={actions}
        empty={
          <EmptyState icon="calendar" title={none[part][0]}>
            {none[part][1]}
          </EmptyState>
        }
      />
      <CancelBookingDialog
        booking={cancelled && { booking_id: cancelled.id, client_name: cancelled.client_name }}
        onClose={() => setCancelled(null)}
      />
      <MoveBooking bookingId={moved?.id ?? null} onClose={() => setMoved(null)} />
      <ExcuseBooking booking={excused} onClose={() => setExcused(null)} />
    </div>
  )
}

/** The classes a client waits for, with her place in the queue. Nothing when there are none. */
function WaitlistRows({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.bookings
  const format = useFormat()
  const denied = useDenied()('bookings.manage')
  const waitlist = useApi('GET /api/v1/bookings/waitlist', { query: { client_id: clientId } })
  const leave = useSend('DELETE /api/v1/bookings/waitlist/{waitlist_id}', {
    done: m.left,
    invalidate: BOOKING_CHANGED,
  })
  const waiting = waitlist.data?.filter(({ status }) => status === 'waiting' || status === 'offered') ?? []
  if (waiting.length === 0) return null
  return (
    <Card flush title={m.waiting}>
      <ul className="divide-y divide-line">
        {waiting.map(({ id, class_name, starts_at, position, offer_expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{class_name}</span>
              <span className="figures block text-xs text-muted">{format.dateTime(starts_at)}</span>
            </span>
            <Badge tone={offer_expires_at ? 'warn' : 'info'}>
              {offer_expires_at ? m.offered(format.dateTime(offer_expires_at)) : m.position(position ?? 1)}
            </Badge>
            <Button
              size="small"
              disabledReason={denied}
              isPending={leave.pending?.params.waitlist_id === id}
              onPress={() => void leave.send({ params: { waitlist_id: id } })}
            >
              {m.leave}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ClassName({ class_name, instructor_name, starts_at }: Booking) {
  const { dateTime } = useFormat()
  return (
    <span className="block py-1.5">
      <span className="block truncate font-medium">{class_name}</span>
      {instructor_name ? <span className="block truncate text-xs text-muted">{instructor_name}</span> : null}
      <span className="figures block text-xs text-muted sm:hidden">{dateTime(starts_at)}</span>
    </span>
  )
}

function Status({ status, is_unpaid, needs_resolution, excused_at }: Booking) {
  const { clientProfile } = useMessages()
  const m = clientProfile.bookings
  return (
    <span className="flex flex-wrap gap-1 py-1">
      <Badge tone={needs_resolution ? 'warn' : TONES[status]}>
        {needs_resolution ? m.toSettle : excused_at ? m.excused : m.statuses[status]}
      </Badge>
      {is_unpaid ? <Badge tone="bad">{m.unpaid}</Badge> : null}
    </span>
  )
}
