import type { ApiError } from '../../api/index.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { ConfirmDialog } from '../../ui/index.ts'

interface RemoveQuestionProps {
  words: { removeTitle: (name: string) => string; remove: string; removeMeans: string }
  name: string
  isOpen: boolean
  /** The removal, as useSend gives it: a refusal stays in the dialog until it is closed. */
  removal: { problem: ApiError | null; reset: () => void }
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is removed for good, and says why where it can't be. */
export function RemoveQuestion({ words, name, isOpen, removal, onConfirm, onClose }: RemoveQuestionProps) {
  const close = () => {
    removal.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      confirm={words.remove}
      isOpen={isOpen}
      onClose={close}
      onConfirm={onConfirm}
    >
      <ProblemCallout problem={removal.problem} />
      <p>{words.removeMeans}</p>
    </ConfirmDialog>
  )
}
