import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { NewPasswordField } from '../../../parts/password/NewPasswordField.tsx'
import { LocationField } from './LocationField.tsx'

/** A new instructor: her login, and what clients see of her. */
export function NewInstructorForm({ onClose }: { onClose: () => void }) {
  const { team } = useMessages()
  const m = team.instructors
  const toast = useToast()
  const create = useSend('POST /api/v1/instructors')
  const form = useForm({
    values: { full_name: '', email: '', password: '', establishment_id: null as number | null, bio: '' },
    required: ['full_name', 'email', 'password'],
    submit: ({ bio, ...values }) => create.sendOrThrow({ body: { ...values, bio: bio || null } }),
    onDone: ({ full_name }) => {
      toast.done(m.added(full_name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={team.name} autoComplete="off" autoFocus {...form.bind('full_name')} />
      <TextField label={team.email} type="email" autoComplete="off" {...form.bind('email')} />
      <NewPasswordField label={team.password} description={team.passwordRule} {...form.bind('password')} />
      <LocationField {...form.bind('establishment_id')} />
      <TextArea label={m.bio} description={m.bioFor} {...form.bind('bio')} />
      <FormActions form={form} submit={m.create} onCancel={onClose} />
    </Form>
  )
}
