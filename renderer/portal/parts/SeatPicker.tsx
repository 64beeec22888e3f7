import { useId } from 'react'
import { useApi, type Answer } from '../../api/index.ts'
import { gridOf } from '../../shared/seats/grid.ts'
import { Loaded } from '../../shared/states/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'

type Seat = Answer<'GET /api/v1/scheduled-classes/{class_id}/seats'>['seats'][number]

interface SeatPickerProps {
  classId: number
  /** The chosen seat; null: any free one. */
  value: number | null
  onChange: (seatId: number) => void
  /** It is chosen for somebody else: the reader's own seat is taken, too. */
  isTheirs?: boolean
  /** The seat that they have already. */
  theirSeatId?: number | null
}

/** The room of a class, to choose a seat in: by a tap, or read out from the front to the back. */
export default function SeatPicker(props: SeatPickerProps) {
  const params = { class_id: props.classId }
  const seats = useApi('GET /api/v1/scheduled-classes/{class_id}/seats', { params }, { every: 20_000 })
  return (
    <Loaded query={seats} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
      {(shown) => <Room {...props} seats={shown.seats} />}
    </Loaded>
  )
}

const isTaken = ({ is_free, is_mine }: Seat) => !is_free && !is_mine

function Room({
  seats: all,
  value,
  onChange,
  isTheirs,
  theirSeatId: theirs,
}: SeatPickerProps & { seats: readonly Seat[] }) {
  const { seats: m } = useMessages()
  const name = useId()
  const seats = isTheirs
    ? all.map((seat) => ({ ...seat, is_mine: false, is_usual: false, is_free: seat.is_free || seat.id === theirs }))
    : all
  const { columns, place } = gridOf(seats)
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <legend className="float-start mb-3 w-full font-semibold">{m.pick}</legend>
      <div className="clear-both overflow-x-auto p-1">
        <div className="w-max min-w-full">
          <p aria-hidden className="mb-2 rounded-sm bg-sunken text-center text-xs text-muted">
            {m.front}
          </p>
          <div className="grid justify-center gap-1.5" style={{ gridTemplateColumns: `repeat(${columns}, 2.75rem)` }}>
            {seats.map((seat) => (
              <SeatChoice
                key={seat.id}
                {...{ seat, name, place: place(seat) }}
                isChosen={value === seat.id}
                onChoose={() => onChange(seat.id)}
              />
            ))}
          </div>
        </div>
      </div>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {seats.some(isTaken) ? (
          <span className="flex items-center gap-1">
            <span className="grid size-4 place-items-center rounded-sm border border-dashed border-control-line bg-sunken leading-none">
              –
            </span>
            {m.taken}
          </span>
        ) : null}
        {seats.some(({ is_mine }) => is_mine) ? (
          <span className="flex items-center gap-1">
            <Icon name="person" size={13} /> {m.mine}
          </span>
        ) : null}
        {seats.some(({ is_usual }) => is_usual) ? (
          <span className="flex items-center gap-1">
            <Icon name="star" size={13} /> {m.usual}
          </span>
        ) : null}
      </p>
    </fieldset>
  )
}

interface SeatChoiceProps {
  seat: Seat
  name: string
  place: { gridColumn: number; gridRow: number }
  isChosen: boolean
  onChoose: () => void
}

/** Shows one seat: taken ones are struck through, the chosen one carries a tick, so that nobody has to tell colours apart. */
function SeatChoice({ seat, name, place, isChosen, onChoose }: SeatChoiceProps) {
  const { seats: m } = useMessages()
  const state = [isTaken(seat) ? m.taken : seat.is_mine ? m.mine : m.free, seat.is_usual ? m.usual : ''].filter(Boolean)
  const mark = isChosen ? 'check' : seat.is_mine ? 'person' : seat.is_usual ? 'star' : null
  return (
    <label style={place} className="relative size-11 text-sm">
      <input
        type="radio"
        name={name}
        aria-label={m.named(seat.name, state.join(', '))}
        checked={isChosen}
        disabled={isTaken(seat)}
        onChange={onChoose}
        className="peer absolute inset-0 m-0 size-full cursor-default opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none flex size-full flex-col items-center justify-center rounded-md border border-control-line bg-surface leading-none font-medium text-ink peer-checked:border-ring peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:border-dashed peer-disabled:bg-sunken peer-disabled:text-faint peer-disabled:line-through"
      >
        {mark ? <Icon name={mark} size={14} /> : null}
        <span className="max-w-full truncate px-0.5">{seat.name}</span>
      </span>
    </label>
  )
}
