import { useSend } from '../../../../api/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'

interface RemoveKeyProps {
  provider: string
  isOpen: boolean
  onClose: () => void
}

/** Asks before the studio's own key is forgotten. */
export function RemoveKey({ provider, isOpen, onClose }: RemoveKeyProps) {
  const { license: m } = useMessages()
  const remove = useSend('DELETE /api/v1/studio/ai', { done: m.removed })
  return (
    <RemoveQuestion
      words={{ removeTitle: m.removeTitle, remove: m.removeConfirm, removeMeans: m.removeMeans }}
      name={provider}
      isOpen={isOpen}
      removal={remove}
      onConfirm={() => remove.sendOrThrow()}
      onClose={onClose}
    />
  )
}
