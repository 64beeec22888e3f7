import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useSend, useUpload } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PHOTO_TYPES } from '../../../parts/photo-types.ts'
import type { Instructor } from './instructor.ts'

/** The photo, shown, changed or taken away at once. */
export function PhotoField({ instructor }: { instructor: Instructor }) {
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
