import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Instructor } from './instructor.ts'
import { LocationField } from './LocationField.tsx'
import { PhotoField } from './PhotoField.tsx'

/** What clients see of an instructor; the photo is saved by itself. */
export function InstructorProfile({ instructor, onClose }: { instructor: Instructor; onClose: () => void }) {
  const { team } = useMessages()
  const m = team.instructors
  const toast = useToast()
  const save = useSend('PUT /api/v1/instructors/{instructor_id}')
  const form = useForm({
    values: {
      full_name: instructor.full_name,
      establishment_id: instructor.establishment_id,
      bio: instructor.bio ?? '',
    },
    required: ['full_name'],
    submit: ({ bio, ...values }) =>
      save.sendOrThrow({ params: { instructor_id: instructor.id }, body: { ...values, bio: bio || null } }),
    onDone: () => {
      toast.done(m.saved)
      onClose()
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <PhotoField instructor={instructor} />
      <Form form={form}>
        <TextField label={team.name} autoComplete="off" {...form.bind('full_name')} />
        <LocationField {...form.bind('establishment_id')} />
        <TextArea label={m.bio} description={m.bioFor} {...form.bind('bio')} />
        <FormActions form={form} onCancel={onClose} />
      </Form>
    </div>
  )
}
