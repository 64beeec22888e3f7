import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { Button, Drawer, EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import type { Room } from './room.ts'
import { RoomForm } from './RoomForm.tsx'

/** The rooms whose places have names. */
export default function RoomsPart() {
  const { rooms: m } = useMessages()
  const rooms = useApi('GET /api/v1/room-plans')
  const [edited, setEdited] = useState<Room | 'new' | null>(null)
  const [removed, setRemoved] = useState<Room | null>(null)
  const room = edited === 'new' ? null : edited
  const columns: Column<Room>[] = [
    { id: 'name', header: m.name, cell: ({ name }) => <span className="font-medium">{name}</span> },
    { id: 'seats', header: m.seats, cell: ({ seats }) => m.seatCount(seats.length), width: '6rem' },
    {
      id: 'uses',
      header: m.uses,
      cell: (one) => (isUsed(one) ? m.usedBy(one.templates, one.classes_to_come) : m.unused),
      hideOn: 'phone',
      width: '16rem',
    },
  ]
  return (
    <>
      <ListCard
        title={m.title}
        description={m.titleMeans}
        action={
          <Button icon="plus" onPress={() => setEdited('new')}>
            {m.add}
          </Button>
        }
        query={rooms}
        label={m.table}
        columns={columns}
        onRowAction={setEdited}
        rowActions={(one) => [
          [{ label: m.edit, icon: 'edit', onAction: () => setEdited(one) }],
          [
            {
              label: m.remove,
              icon: 'trash',
              look: 'danger',
              onAction: () => setRemoved(one),
              disabledReason: isUsed(one) && m.inUse,
            },
          ],
        ]}
        empty={
          <EmptyState icon="pin" title={m.emptyTitle}>
            {m.empty}
          </EmptyState>
        }
      />
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
