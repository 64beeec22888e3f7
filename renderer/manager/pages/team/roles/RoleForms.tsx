import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Select, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isPermission, type Role } from './permission.ts'

const NOTHING = 0

/** A new role, empty or as another one, as far as the caller may grant that. */
export function NewRoleForm({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const { roles: m } = useMessages().team
  const toast = useToast()
  const denied = useDenied()
  const create = useSend('POST /api/v1/roles')
  const form = useForm({
    values: { name: '', like: NOTHING },
    required: ['name'],
    submit: ({ name, like }) => {
      const model = roles.find(({ id }) => id === like)
      const permissions = (model?.permissions ?? []).filter(isPermission).filter((one) => !denied(one))
      return create.sendOrThrow({ body: { name, permissions } })
    },
    onDone: ({ name }) => {
      toast.done(m.created(name))
      onClose()
    },
  })
  const models = roles.filter(({ is_owner }) => !is_owner)
  return (
    <Form form={form}>
      <TextField label={m.name} placeholder={m.nameExample} autoFocus {...form.bind('name')} />
      <Select
        {...form.bind('like')}
        label={m.like}
        placeholder={m.nothing}
        isRequired
        options={[{ id: NOTHING, label: m.nothing }, ...models.map(({ id, name }) => ({ id, label: name }))]}
      />
      <FormActions form={form} submit={m.create} onCancel={onClose} />
    </Form>
  )
}

export function RenameForm({ role, onClose }: { role: Role; onClose: () => void }) {
  const { roles: m } = useMessages().team
  const toast = useToast()
  const save = useSend('PUT /api/v1/roles/{role_id}')
  const form = useForm({
    values: { name: role.name },
    required: ['name'],
    submit: (body) => save.sendOrThrow({ params: { role_id: role.id }, body }),
    onDone: () => {
      toast.done(m.renamed)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} autoFocus {...form.bind('name')} />
      <FormActions form={form} onCancel={onClose} />
    </Form>
  )
}
