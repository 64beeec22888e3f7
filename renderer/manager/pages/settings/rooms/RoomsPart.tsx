import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { gridOf } from '../../../../shared/seats/grid.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, EmptyState } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListRow } from '../../../parts/list/ListRow.tsx'
import { ListRows } from '../../../parts/list/ListCard.tsx'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { RoomForm, type Room } from './RoomForm.tsx'

/** The rooms whose places have names. */
export default function RoomsPart() {
  const { rooms: m } = useMessages()
  const rooms = useApi('GET /api/v1/room-plans')
  const [edited, setEdited] = useOpened(rooms.data)
  useHotkeys({ n: { label: m.add, run: () => setEdited('new') } })
  const [removed, setRemoved] = useState<Room | null>(null)
  const room = edited === 'new' ? null : edited
  return (
    <>
      <ListRows
        title={m.title}
        description={m.titleMeans}
        action={
          <Button icon="plus" aria-keyshortcuts="n" onPress={() => setEdited('new')}>
            {m.add}
          </Button>
        }
        query={rooms}
        label={m.table}
        empty={
          <EmptyState
            icon="pin"
            title={m.emptyTitle}
            action={
              <Button look="primary" icon="plus" onPress={() => setEdited('new')}>
                {m.add}
              </Button>
            }
          >
            {m.empty}
          </EmptyState>
        }
      >
        {(one) => <RoomRow room={one} onEdit={setEdited} onRemove={setRemoved} />}
      </ListRows>
      <Drawer
        title={room ? m.editTitle(room.name) : m.add}
        width="large"
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        {edited ? <RoomForm key={room?.id ?? 'new'} room={room} onClose={() => setEdited(null)} /> : null}
      </Drawer>
      <RemoveDialog room={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

interface RoomRowProps {
  room: Room
  onEdit: (room: Room) => void
  onRemove: (room: Room) => void
}

function RoomRow({ room, onEdit, onRemove }: RoomRowProps) {
  const { rooms: m } = useMessages()
  return (
    <ListRow
      picture={<RoomDrawing seats={room.seats} />}
      name={room.name}
      onPress={() => onEdit(room)}
      actions={[
        [{ label: m.edit, icon: 'edit', onAction: () => onEdit(room) }],
        [
          {
            label: m.remove,
            icon: 'trash',
            look: 'danger',
            onAction: () => onRemove(room),
            disabledReason: isUsed(room) && m.inUse,
          },
        ],
      ]}
    >
      <p className="text-sm first-letter:uppercase">{m.seatCount(room.seats.length)}</p>
      <p className="mt-1 text-xs text-pretty text-muted first-letter:uppercase">
        {isUsed(room) ? m.usedBy(room.templates, room.classes_to_come) : m.unused}
      </p>
    </ListRow>
  )
}

/** A room from above, too small to read: its front, and a square for each seat. */
function RoomDrawing({ seats }: { seats: Room['seats'] }) {
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

const isUsed = ({ templates, classes_to_come }: Room) => templates + classes_to_come > 0

function RemoveDialog({ room, onClose }: { room: Room | null; onClose: () => void }) {
  const { rooms: m } = useMessages()
  const name = room?.name ?? ''
  const remove = useSend('DELETE /api/v1/room-plans/{room_plan_id}', { done: m.removed(name) })
  return (
    <RemoveQuestion
      words={m}
      name={name}
      isOpen={room !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { room_plan_id: room?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}
