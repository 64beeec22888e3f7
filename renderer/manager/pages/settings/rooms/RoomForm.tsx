import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Callout, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useClashes } from '../../schedule/clashes/use-clashes.ts'
import type { Drawn } from './drawing.ts'
import { DrawRows } from './DrawRows.tsx'
import type { Room } from './room.ts'
import { RoomGrid } from './RoomGrid.tsx'
import { SeatList } from './SeatList.tsx'

interface Values {
  name: string
  seats: Drawn[]
}

/** A room: its name, and its seats as they stand. Who would lose their seat is named; then it can be saved all the same. */
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
