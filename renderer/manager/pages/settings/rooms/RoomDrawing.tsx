import { gridOf } from '../../../../shared/seats/grid.ts'
import type { Room } from './room.ts'

/** A room from above, too small to read: its front, and a square for each seat. */
export function RoomDrawing({ seats }: { seats: Room['seats'] }) {
  const { columns, place } = gridOf(seats)
  return (
    <span
      aria-hidden
      className="flex h-24 w-32 flex-col items-center gap-2 overflow-hidden rounded-md border border-line bg-sunken p-2 phone:h-16 phone:w-20 phone:gap-1 phone:p-1.5"
    >
      <span className="h-1 w-2/3 shrink-0 rounded-full bg-line-strong" />
      <span
        className="grid min-h-0 w-full flex-1 place-content-center gap-1 phone:gap-0.5"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1.125rem))` }}
      >
        {seats.map((seat) => (
          <span key={seat.id} style={place(seat)} className="aspect-square rounded-xs bg-accent" />
        ))}
      </span>
    </span>
  )
}
