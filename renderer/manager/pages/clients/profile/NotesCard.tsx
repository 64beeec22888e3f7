import { useState } from 'react'
import { useApi, useSend, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, Checkbox, ConfirmDialog, TextArea } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

type Note = Item<'GET /api/v1/clients/{client_id}/notes'>

const SEEN = ['GET /api/v1/clients/{client_id}/notes', 'GET /api/v1/clients/{client_id}/timeline'] as const

/** The staff's notes about a client. */
export function NotesCard({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.notes
  const notes = useApi('GET /api/v1/clients/{client_id}/notes', { params: { client_id: clientId } })
  const [removed, setRemoved] = useState<Note | null>(null)
  return (
    <Card title={m.title} description={m.help}>
      <NewNote clientId={clientId} />
      <Loaded query={notes} skeleton={null}>
        {(list) => (
          <ul className="mt-3 divide-y divide-line">
            {list.length === 0 ? <li className="text-xs text-muted">{m.none}</li> : null}
            {list.map((note) => (
              <NoteLine key={note.id} note={note} onRemove={() => setRemoved(note)} />
            ))}
          </ul>
        )}
      </Loaded>
      <RemoveNote note={removed} onClose={() => setRemoved(null)} />
    </Card>
  )
}

const EMPTY = { body: '', for_instructors: false, is_health: false }

function NewNote({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.notes
  const denied = useDenied()('clients.manage')
  const add = useSend('POST /api/v1/clients/{client_id}/notes', { done: m.added, invalidate: SEEN })
  const form = useForm({
    values: EMPTY,
    required: ['body'],
    submit: (body) => add.sendOrThrow({ params: { client_id: clientId }, body }),
    onDone: () => form.reset(EMPTY),
  })
  return (
    <Form form={form} className="flex flex-col gap-2">
      <TextArea
        label={m.placeholder}
        hideLabel
        placeholder={m.placeholder}
        rows={2}
        disabledReason={denied}
        {...form.bind('body')}
      />
      {form.values.body ? (
        <>
          {form.values.is_health ? null : (
            <Checkbox value={form.values.for_instructors} onChange={(isFor) => form.set('for_instructors', isFor)}>
              {m.forInstructors}
            </Checkbox>
          )}
          <Checkbox value={form.values.is_health} onChange={(isHealth) => form.set('is_health', isHealth)}>
            {m.isHealth}
          </Checkbox>
          <FormActions form={form} submit={m.add} />
        </>
      ) : null}
    </Form>
  )
}

function NoteLine({ note, onRemove }: { note: Note; onRemove: () => void }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.notes
  const { dateTime } = useFormat()
  const denied = useDenied()('clients.manage')
  const when = dateTime(note.created_at)
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm break-words whitespace-pre-line">{note.body}</p>
        <p className="mt-0.5 text-2xs text-muted">
          {note.staff_name ? m.by(note.staff_name, when) : when}
          {note.is_health ? ` · ${m.isHealth}` : note.for_instructors ? ` · ${m.forInstructors}` : ''}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        icon="trash"
        iconOnly
        label={m.remove}
        disabledReason={denied}
        onPress={onRemove}
      />
    </li>
  )
}

function RemoveNote({ note, onClose }: { note: Note | null; onClose: () => void }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.notes
  const remove = useSend('DELETE /api/v1/clients/{client_id}/notes/{note_id}', { done: m.removed, invalidate: SEEN })
  const confirm = async () => {
    if (note) await remove.sendOrThrow({ params: { client_id: note.client_id, note_id: note.id } })
  }
  return (
    <ConfirmDialog
      title={m.removeTitle}
      confirm={m.remove}
      isOpen={note !== null}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className="line-clamp-6 whitespace-pre-line">{note?.body}</p>
      <ProblemCallout problem={remove.problem} />
    </ConfirmDialog>
  )
}
