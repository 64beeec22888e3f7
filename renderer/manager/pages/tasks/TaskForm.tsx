import { useApi, useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { DateField, Select, TextArea, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ClientPicker } from '../clients/ClientPicker.tsx'
import { useRoleName } from '../team/roles/use-role-name.ts'

interface TaskFormProps {
  /** The client of the task, where the form does not ask. */
  clientId?: number | undefined
  onClose: () => void
}

const ANYBODY = 0

/** A task: what to do, the client it is about, its due date and its assignee. */
export function TaskForm({ clientId, onClose }: TaskFormProps) {
  const { tasks: m } = useMessages()
  const denied = useDenied()
  const roleName = useRoleName()
  const roles = useApi('GET /api/v1/roles', {}, { enabled: !denied('staff.manage') })
  const add = useSend('POST /api/v1/tasks', { done: m.added })
  const form = useForm({
    values: {
      title: '',
      client_id: (clientId ?? null) as number | null,
      due_on: null as string | null,
      assignee_role_id: ANYBODY,
      notes: '',
    },
    required: ['title'],
    submit: ({ assignee_role_id, notes, ...task }) =>
      add.sendOrThrow({
        body: {
          ...task,
          notes: notes || null,
          assignee_role_id: assignee_role_id === ANYBODY ? null : assignee_role_id,
        },
      }),
    onDone: onClose,
  })
  const known = (roles.data ?? []).map(({ id, name, is_owner }) => ({ id, label: roleName(name, is_owner) }))
  return (
    <Form form={form}>
      <TextField label={m.name} placeholder={m.namePlaceholder} maxLength={200} autoFocus {...form.bind('title')} />
      {clientId === undefined && !denied('clients.view') ? (
        <ClientPicker label={m.client} description={m.clientHelp} {...form.bind('client_id')} />
      ) : null}
      <DateField label={m.dueOn} {...form.bind('due_on')} />
      <Select
        label={m.forRole}
        description={m.forRoleHelp}
        options={[{ id: ANYBODY, label: m.anybody }, ...known]}
        disabledReason={denied('staff.manage')}
        {...form.bind('assignee_role_id')}
      />
      <TextArea label={m.notes} rows={4} maxLength={5000} {...form.bind('notes')} />
      <FormActions form={form} onCancel={onClose} submit={m.submit} />
    </Form>
  )
}
