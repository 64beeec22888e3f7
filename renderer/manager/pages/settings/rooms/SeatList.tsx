import { Button, Icon, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { freeSquare, withSeat, type Drawn } from './drawing.ts'

interface SeatListProps {
  seats: readonly Drawn[]
  onDraw: (seats: Drawn[]) => void
}

/** The same seats one below the other: for small screens, and for who hears the page. */
export function SeatList({ seats, onDraw }: SeatListProps) {
  const { rooms: m } = useMessages()
  const add = () => {
    const { x, y } = freeSquare(seats)
    onDraw(withSeat(seats, x, y))
  }
  return (
    <details className="group rounded-lg border border-line">
      <summary className="ring-focus flex min-h-(--row) cursor-default list-none items-center gap-2 px-3.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="right" size={16} className="shrink-0 text-muted group-open:rotate-90" />
        {m.list}: {m.seatCount(seats.length)}
      </summary>
      <ul className="flex flex-col gap-2 px-3.5 pb-3.5">
        {seats.map((seat, at) => (
          <li key={`${seat.x} ${seat.y}`} className="flex items-end gap-2">
            <TextField
              label={m.seatName}
              hideLabel
              value={seat.name}
              maxLength={12}
              onChange={(name) => onDraw(seats.map((one, index) => (index === at ? { ...one, name } : one)))}
              className="min-w-0 flex-1"
            />
            <Button
              look="quiet"
              icon="trash"
              iconOnly
              label={m.removeSeat(seat.name)}
              onPress={() => onDraw(seats.filter((one) => one !== seat))}
            />
          </li>
        ))}
        <li>
          <Button icon="plus" onPress={add}>
            {m.addSeat}
          </Button>
        </li>
      </ul>
    </details>
  )
}
