import { useRef } from 'react'
import { useApi, useSend, useUpload } from '../../../api/index.ts'
import { Portrait } from '../../../shared/picture/Portrait.tsx'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The portrait of the instructor reading this: clients see it, and the instructor sets it. */
export function OwnPortrait() {
  const { profile: m } = useMessages()
  const me = useApi('GET /api/v1/instructors/me')
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useUpload('POST /api/v1/instructors/{instructor_id}/photo')
  const remove = useSend('DELETE /api/v1/instructors/{instructor_id}/photo', { done: m.portraitRemoved })
  if (!me.data) return null
  const { id, full_name, photo_url } = me.data
  const params = { instructor_id: id }
  const take = (file: File | undefined) => {
    // Failures are shown below, in `problem`.
    if (file) void upload.upload(file, { params }).catch(() => undefined)
  }
  return (
    <Card title={m.portrait} description={m.portraitMeans}>
      <div className="flex flex-wrap items-center gap-4">
        <Portrait name={full_name} photo_url={photo_url} size="large" />
        <input
          ref={chooser}
          type="file"
          accept={TYPES}
          aria-label={m.portraitChoose}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
        <Button isPending={upload.isPending} onPress={() => chooser.current?.click()}>
          {photo_url ? m.portraitChange : m.portraitChoose}
        </Button>
        {photo_url ? (
          <Button look="quiet" isPending={remove.isPending} onPress={() => void remove.send({ params })}>
            {m.portraitRemove}
          </Button>
        ) : null}
      </div>
      <ProblemCallout problem={upload.problem} />
    </Card>
  )
}
