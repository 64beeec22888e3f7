import { useRef, useState, type KeyboardEvent } from 'react'
import { Button, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { seatAt, sizeOf, withSeat, type Drawn } from './drawing.ts'

interface RoomGridProps {
  seats: readonly Drawn[]
  onDraw: (seats: Drawn[]) => void
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The room from above, a square for each place: drawn by taps, or by arrow keys and Enter. */
export function RoomGrid({ seats, onDraw }: RoomGridProps) {
  const { rooms: m } = useMessages()
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [chosen, setChosen] = useState<Drawn | null>(null)
  const { columns, rows } = sizeOf(seats)
  const picked = chosen && seats.find((seat) => seat === chosen)

  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.key === 'Escape' && picked) {
      event.stopPropagation()
      setChosen(null)
    }
    if (!step) return
    event.preventDefault()
    const x = Math.min(columns - 1, Math.max(0, at.x + step[0]))
    const y = Math.min(rows - 1, Math.max(0, at.y + step[1]))
    setAt({ x, y })
    grid.current?.querySelector<HTMLButtonElement>(`[data-at="${x} ${y}"]`)?.focus()
  }
  const replace = (seat: Drawn, next: Drawn) => {
    onDraw(seats.map((one) => (one === seat ? next : one)))
    setChosen(next)
  }
  const press = (x: number, y: number) => {
    setAt({ x, y })
    const seat = seatAt(seats, x, y)
    if (seat) setChosen(seat === picked ? null : seat)
    else if (picked) replace(picked, { ...picked, x, y })
    else onDraw(withSeat(seats, x, y))
  }
  const remove = (seat: Drawn) => {
    onDraw(seats.filter((one) => one !== seat))
    setChosen(null)
  }
  const labelOf = (seat: Drawn | undefined, x: number, y: number) => {
    if (seat) return m.seatAt(seat.name, y + 1, x + 1)
    return picked ? m.moveHere(picked.name, y + 1, x + 1) : m.emptySquare(y + 1, x + 1)
  }
  return (
    <section aria-label={m.grid} className="min-w-0">
      <p className="mb-2 text-xs text-muted">{m.gridMeans}</p>
      <div className="overflow-x-auto rounded-lg border border-line p-2">
        <div className="w-max min-w-full">
          <p aria-hidden className="mb-2 rounded-sm bg-sunken text-center text-xs text-muted">
            {m.front}
          </p>
          <div
            ref={grid}
            role="presentation"
            onKeyDown={go}
            className="grid justify-center gap-1"
            style={{ gridTemplateColumns: `repeat(${columns}, 2.75rem)` }}
          >
            {Array.from({ length: rows * columns }, (_, n) => {
              const [x, y] = [n % columns, Math.floor(n / columns)]
              const seat = seatAt(seats, x, y)
              return (
                <button
                  key={`${x} ${y}`}
                  type="button"
                  data-at={`${x} ${y}`}
                  tabIndex={at.x === x && at.y === y ? 0 : -1}
                  aria-label={labelOf(seat, x, y)}
                  aria-pressed={seat ? seat === picked : undefined}
                  onClick={() => press(x, y)}
                  className={`ring-focus size-11 overflow-hidden rounded-md text-sm text-ellipsis whitespace-nowrap ${seat ? SEAT : EMPTY} ${seat && seat === picked ? PICKED : ''}`}
                >
                  {seat?.name ?? '+'}
                </button>
              )
            })}
          </div>
        </div>
      </div>
      {picked ? (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <TextField
            label={m.seatName}
            value={picked.name}
            maxLength={12}
            onChange={(name) => replace(picked, { ...picked, name })}
            className="w-40"
          />
          <Button icon="trash" onPress={() => remove(picked)}>
            {m.removeSeat(picked.name)}
          </Button>
          <p role="status" className="w-full text-sm text-muted">
            {m.moving(picked.name)}
          </p>
        </div>
      ) : null}
    </section>
  )
}

const SEAT = 'border border-control-line bg-surface font-medium text-ink shadow-raised'
const EMPTY = 'border border-dashed border-line text-transparent hover:text-faint focus-visible:text-faint'
const PICKED = 'border-ring! bg-accent! text-on-accent!'
