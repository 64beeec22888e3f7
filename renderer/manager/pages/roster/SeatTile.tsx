import type { CSSProperties, DragEvent } from 'react'
import { Icon } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { RosterBooking } from './attendance.ts'

/** Under which what is dragged says whose booking it is. */
const DRAGGED = 'application/x-booking'

interface SeatTileProps {
  seat: { id: number; name: string; is_free: boolean }
  booking: RosterBooking | undefined
  place: CSSProperties
  /** Who is being moved by presses. */
  moving: RosterBooking | null
  /** Looked at, not changed. */
  isFixed: boolean
  onPress: () => void
  onDrop: (bookingId: number) => void
}

/** One seat of the room: its name, who has it, and whether they are there. */
export function SeatTile({ seat, booking, place, moving, isFixed, onPress, onDrop }: SeatTileProps) {
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
