import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useSend, useUpload } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Button, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PHOTO_TYPES } from '../../../parts/photo-types.ts'
import type { Instructor } from './instructor.ts'
import { LocationField } from './LocationField.tsx'

/** The profile of an instructor as clients see it; the photo is saved at once. */
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

/** The photo, shown, changed or taken away at once. */
function PhotoField({ instructor }: { instructor: Instructor }) {
  const { instructors: m } = useMessages().team
  const toast = useToast()
  const params = { instructor_id: instructor.id }
  const upload = useUpload('POST /api/v1/instructors/{instructor_id}/photo')
  const remove = useSend('DELETE /api/v1/instructors/{instructor_id}/photo', { done: m.photoRemoved })
  const choose = (file: File | undefined) => {
    if (file)
      void upload.upload(file, { params }).then(
        () => toast.done(m.photoSaved),
        () => undefined,
      )
  }
  return (
    <section aria-label={m.photoOf(instructor.full_name)} className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Portrait name={instructor.full_name} photo_url={instructor.photo_url} size="large" />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <FileTrigger acceptedFileTypes={PHOTO_TYPES} onSelect={(files) => choose(files?.[0])}>
              <Button size="small" isPending={upload.isPending}>
                {instructor.photo_url ? m.changePhoto : m.choosePhoto}
              </Button>
            </FileTrigger>
            {instructor.photo_url ? (
              <Button
                look="quiet"
                size="small"
                isPending={remove.isPending}
                onPress={() => void remove.send({ params })}
              >
                {m.removePhoto}
              </Button>
            ) : null}
          </div>
          <p className="mt-1.5 text-xs text-pretty text-muted">{m.photoRule}</p>
        </div>
      </div>
      <ProblemCallout problem={upload.problem} />
    </section>
  )
}
