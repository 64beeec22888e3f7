import { useState } from 'react'
import { useSend, useUpload } from '../../../../api/index.ts'
import { ClassPicture } from '../../../../shared/picture/ClassPicture.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useMessages } from '../../../messages/index.ts'
import { PictureField } from '../../../parts/PictureField.tsx'
import type { Template } from '../plan/plan-values.ts'

/** The photo of an existing template, saved at once. */
export function TemplatePhoto({ template }: { template: Template }) {
  const { classTemplates: m, pictures } = useMessages()
  const denied = useDenied()('schedule.manage')
  const [now, setNow] = useState(template)
  const input = { params: { template_id: template.id } }
  const set = useUpload('POST /api/v1/class-templates/{template_id}/photo')
  const remove = useSend('DELETE /api/v1/class-templates/{template_id}/photo', {
    done: pictures.removed,
    onDone: setNow,
  })
  return (
    <PictureField
      label={m.photo}
      help={m.photoHelp}
      shown={
        now.photo_url ? (
          <ClassPicture of={shownOf(now)} alt={m.photoOf(now.name)} className="aspect-video w-full rounded-lg" />
        ) : null
      }
      denied={denied}
      onTake={(file) => set.upload(file, input).then(setNow)}
      problem={set.problem}
      onRemove={() => void remove.send(input)}
      isRemoving={remove.isPending}
    />
  )
}

/** Nobody can read the photo of a template that is not in use: a drawing replaces it. */
export function shownOf({ name, color, photo_url, is_active }: Template) {
  return { name, color, photo_url: is_active ? photo_url : null }
}
