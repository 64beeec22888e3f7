import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Select, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { NewPasswordField } from '../../../parts/password/NewPasswordField.tsx'
import type { Member } from './member.ts'
import { useRoleName } from '../roles/use-role-name.ts'

/** A new manager: name, login and role. */
export function NewStaffForm({ onClose }: { onClose: () => void }) {
  const { team } = useMessages()
  const m = team.staff
  const toast = useToast()
  const create = useSend('POST /api/v1/staff')
  const form = useForm({
    values: { full_name: '', email: '', password: '', role_id: null as number | null },
    required: ['full_name', 'email', 'password', 'role_id'],
    submit: ({ role_id, ...values }) => create.sendOrThrow({ body: { ...values, role_id: role_id ?? 0 } }),
    onDone: ({ full_name }) => {
      toast.done(m.added(full_name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={team.name} autoComplete="off" autoFocus {...form.bind('full_name')} />
      <TextField label={team.email} type="email" autoComplete="off" {...form.bind('email')} />
      <RoleField {...form.bind('role_id')} />
      <NewPasswordField label={team.password} description={team.passwordRule} {...form.bind('password')} />
      <FormActions form={form} submit={m.create} onCancel={onClose} />
    </Form>
  )
}

/** An account's name, login and role; what is left as it was is not sent. */
export function StaffForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const { team } = useMessages()
  const m = team.staff
  const toast = useToast()
  const save = useSend('PUT /api/v1/staff/{staff_id}')
  const form = useForm({
    values: {
      full_name: member.full_name,
      email: member.email ?? '',
      role_id: member.role_id,
      new_password: '',
    },
    required: ['full_name', 'email'],
    submit: ({ full_name, email, role_id, new_password }) =>
      save.sendOrThrow({
        params: { staff_id: member.id },
        body: {
          ...(full_name === member.full_name ? {} : { full_name }),
          ...(email === member.email ? {} : { email }),
          ...(role_id === null || role_id === member.role_id ? {} : { role_id }),
          ...(new_password ? { new_password } : {}),
        },
      }),
    onDone: () => {
      toast.done(m.saved)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={team.name} autoComplete="off" {...form.bind('full_name')} />
      <TextField label={team.email} type="email" autoComplete="off" {...form.bind('email')} />
      <RoleField {...form.bind('role_id')} description={member.role_id === null ? m.onlyTeachesMeans : undefined} />
      <NewPasswordField label={team.newPassword} description={team.passwordKept} {...form.bind('new_password')} />
      <FormActions form={form} onCancel={onClose} />
    </Form>
  )
}

interface RoleFieldProps {
  value: number | null
  onChange: (value: number) => void
  errorMessage: string | undefined
  isRequired: boolean
  description?: string | undefined
}

function RoleField(props: RoleFieldProps) {
  const { staff: m } = useMessages().team
  const roles = useApi('GET /api/v1/roles')
  const roleName = useRoleName()
  return (
    <Select
      {...props}
      label={m.role}
      placeholder={m.chooseRole}
      options={(roles.data ?? []).map(({ id, name, is_owner }) => ({ id, label: roleName(name, is_owner) }))}
    />
  )
}
