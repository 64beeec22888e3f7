import { useState, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react'
import { useApi, type Answer } from '../../../api/index.ts'
import { gridOf } from '../../../shared/seats/grid.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Card, Icon, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { seatless, splitBookings, type Roster, type RosterBooking } from './attendance.ts'
import { useSeating } from './use-seating.ts'

type Seat = Answer<'GET /api/v1/scheduled-classes/{class_id}/seats'>['seats'][number]

/** The room of a class with the clients in their seats; seats change by dragging, or by pressing one and then another. */
export function RoomCard({ roster }: { roster: Roster }) {
  const { seating: m } = useMessages()
  const forbidden = useDenied()('bookings.manage')
  const params = { class_id: roster.scheduled_class_id }
  const seats = useApi('GET /api/v1/scheduled-classes/{class_id}/seats', { params }, { every: 15_000 })
  return (
    <Card title={m.title} description={forbidden ?? m.means}>
      <Loaded query={seats} skeleton={<Skeleton className="h-40" />}>
        {(shown) => <Room roster={roster} seats={shown.seats} isFixed={forbidden !== null} />}
      </Loaded>
    </Card>
  )
}

interface RoomProps {
  roster: Roster
  seats: readonly Seat[]
  isFixed: boolean
}

/** Under which what is dragged says whose booking it is. */
const DRAGGED = 'application/x-booking'

interface SeatTileProps {
  seat: { id: number; name: string; is_free: boolean }
  booking: RosterBooking | undefined
  place: CSSProperties
  /** The booking being moved by presses. */
  moving: RosterBooking | null
  /** Looked at, not changed. */
  isFixed: boolean
  onPress: () => void
  onDrop: (bookingId: number) => void
}

/** One seat of the room: its name, who has it, and whether they are there. */
function SeatTile({ seat, booking, place, moving, isFixed, onPress, onDrop }: SeatTileProps) {
  const { seating: m } = useMessages()
  const isHeld = !seat.is_free && !booking
  const isMoving = moving !== null && moving.booking_id === booking?.booking_id
  const said = booking ? m.taken(seat.name, booking.client_name) : isHeld ? m.held(seat.name) : m.free(seat.name)
  const isIn = booking?.status === 'checked_in'
  const label = moving && !isMoving ? `${m.moveTo(moving.client_name, seat.name)} (${said})` : said
  const begin = (event: DragEvent) => {
    event.dataTransfer.setData(DRAGGED, String(booking?.booking_id))
    event.dataTransfer.effectAllowed = 'move'
  }
  const over = (event: DragEvent) => {
    if (!isFixed && !isHeld && event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop(Number(event.dataTransfer.getData(DRAGGED)))
  }
  const isOff = isFixed || isHeld || (!booking && !moving)
  return (
    <li style={place}>
      <button
        type="button"
        draggable={booking !== undefined && !isFixed}
        onDragStart={begin}
        onDragOver={over}
        onDrop={drop}
        onClick={isOff ? undefined : onPress}
        aria-disabled={isOff || undefined}
        aria-pressed={booking && !isFixed ? isMoving : undefined}
        className={`ring-focus relative flex h-14 w-full flex-col justify-center rounded-md border px-2 text-start ${booking ? TAKEN : isHeld ? HELD : FREE} ${isMoving ? MOVING : ''}`}
      >
        <span className="sr-only">{isIn ? `${label}, ${m.checkedIn}` : label}</span>
        <span aria-hidden className="flex items-center gap-1 text-xs text-muted">
          {seat.name}
          {isIn ? <Icon name="check" size={13} className="text-good" /> : null}
          {isHeld ? <Icon name="clock" size={13} /> : null}
        </span>
        <span aria-hidden className="truncate text-sm font-medium">
          {booking?.client_name}
        </span>
      </button>
    </li>
  )
}

const TAKEN = 'border-control-line bg-surface text-ink shadow-raised'
const FREE = 'border-dashed border-line-strong text-muted'
const HELD = 'border-line bg-sunken text-muted'
const MOVING = 'outline-2 outline-offset-2 outline-ring'

function Room({ roster, seats, isFixed }: RoomProps) {
  const { seating: m } = useMessages()
  const [moving, setMoving] = useState<RosterBooking | null>(null)
  const move = useSeating()
  const { columns, place } = gridOf(seats)
  const { coming } = splitBookings(roster.bookings)
  const sitting = (seat: Seat) => coming.find(({ seat_id }) => seat_id === seat.id)
  const unseated = seatless(coming, seats)

  const moveTo = (booking: RosterBooking | null | undefined, seat: Seat) => {
    setMoving(null)
    const isHeld = !seat.is_free && !sitting(seat)
    if (booking && booking.seat_id !== seat.id && !isHeld) void move(booking, seat, sitting(seat))
  }
  const press = (seat: Seat) => (moving ? moveTo(moving, seat) : setMoving(sitting(seat) ?? null))
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setMoving(null)
  }
  return (
    <div role="presentation" onKeyDown={leave}>
      <div className="overflow-x-auto p-1">
        <div className="w-full min-w-min">
          <p aria-hidden className="mb-2 rounded-sm bg-sunken text-center text-xs text-muted">
            {m.front}
          </p>
          <ul
            className="grid justify-center gap-1.5"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(5.5rem, 8rem))` }}
          >
            {seats.map((seat) => (
              <SeatTile
                key={seat.id}
                place={place(seat)}
                {...{ seat, moving, isFixed }}
                booking={sitting(seat)}
                onPress={() => press(seat)}
                onDrop={(bookingId) =>
                  moveTo(
                    coming.find((one) => one.booking_id === bookingId),
                    seat,
                  )
                }
              />
            ))}
          </ul>
        </div>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {moving ? m.moving(moving.client_name) : null}
      </p>
      {unseated.length > 0 ? (
        <p className="text-sm text-muted">
          {m.unseated}: {unseated.map(({ client_name }) => client_name).join(', ')}
        </p>
      ) : null}
    </div>
  )
}
