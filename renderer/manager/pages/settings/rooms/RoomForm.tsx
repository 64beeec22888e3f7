import { useState } from 'react'
import { useSend, type Item } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Button, Callout, Icon, NumberField, SegmentedControl, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useClashes } from '../../schedule/clashes/use-clashes.ts'
import { drawRows, freeSquare, mostInRow, withSeat, type Drawn, type Kind } from './drawing.ts'
import { RoomGrid } from './RoomGrid.tsx'

interface Values {
  name: string
  seats: Drawn[]
}

export type Room = Item<'GET /api/v1/room-plans'>

const KINDS = ['mats', 'reformers', 'bikes'] as const
const MOST_ROWS = 12

interface DrawRowsProps {
  seats: readonly Drawn[]
  onDraw: (seats: Drawn[]) => void
}

/** Fills the room with rows of mats, reformers or bikes. */
function DrawRows({ seats, onDraw }: DrawRowsProps) {
  const { rooms: m } = useMessages()
  const [kind, setKind] = useState<Kind>('reformers')
  const [rows, setRows] = useState<number | null>(2)
  const [perRow, setPerRow] = useState<number | null>(4)
  return (
    <fieldset className="rounded-lg bg-sunken p-3.5">
      <legend className="float-start mb-1 w-full text-sm font-semibold">{m.drawRows}</legend>
      {seats.length > 0 ? <p className="clear-both text-xs text-muted">{m.drawRowsMeans}</p> : null}
      <div className="clear-both mt-2 flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={m.kind}
          value={kind}
          onChange={setKind}
          options={KINDS.map((id) => ({ id, label: m.kinds[id] }))}
        />
        <NumberField
          label={m.rows}
          min={1}
          max={MOST_ROWS}
          value={rows}
          onChange={setRows}
          className="w-24 phone:w-36"
        />
        <NumberField
          label={m.perRow}
          min={1}
          max={mostInRow(kind)}
          value={perRow}
          onChange={setPerRow}
          className="w-24 phone:w-36"
        />
        <Button onPress={() => onDraw(drawRows(kind, rows ?? 1, Math.min(perRow ?? 1, mostInRow(kind)), seats))}>
          {m.draw}
        </Button>
      </div>
    </fieldset>
  )
}

/** A room: its name, and its seats as laid out. Names clients who would lose their seat; then it can be saved all the same. */
export function RoomForm({ room, onClose }: { room: Room | null; onClose: () => void }) {
  const { rooms: m } = useMessages()
  const toast = useToast()
  const create = useSend('POST /api/v1/room-plans')
  const change = useSend('PUT /api/v1/room-plans/{room_plan_id}')
  const { standing, send } = useClashes<Values>()
  const form = useForm<Values, Room | null>({
    values: { name: room?.name ?? '', seats: room?.seats ?? [] },
    required: ['name'],
    submit: (body) =>
      room
        ? send(body, (force) => change.sendOrThrow({ params: { room_plan_id: room.id }, body: { ...body, force } }))
        : create.sendOrThrow({ body }),
    onDone: (saved) => {
      if (!saved) return
      toast.done(room ? m.saved : m.added(saved.name))
      onClose()
    },
  })
  const { seats } = form.values
  const lost = standing(form.values)
  const draw = (next: Drawn[]) => form.set('seats', next)
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={200} autoFocus={!room} {...form.bind('name')} />
      <DrawRows seats={seats} onDraw={draw} />
      <RoomGrid seats={seats} onDraw={draw} />
      <SeatList seats={seats} onDraw={draw} />
      {lost.length > 0 ? (
        <Callout tone="warn" live title={m.lostTitle}>
          <ul className="list-disc ps-4">
            {lost.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      <FormActions
        form={form}
        onCancel={onClose}
        submit={lost.length > 0 ? m.anyway : undefined}
        disabledReason={seats.length === 0 && m.needsSeat}
      />
    </Form>
  )
}

interface SeatListProps {
  seats: readonly Drawn[]
  onDraw: (seats: Drawn[]) => void
}

/** The same seats one below the other: for small screens and for screen readers. */
function SeatList({ seats, onDraw }: SeatListProps) {
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
