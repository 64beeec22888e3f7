import { Button } from '../button/Button.tsx'
import { useLabels } from '../labels.ts'
import { dialogLook } from './look.ts'
import { Panel } from './Panel.tsx'
import { createUnsaved } from './unsaved.ts'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

const LOOK = dialogLook('small')
const NOTHING = createUnsaved()

/** Asks before what was entered is dropped. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const labels = useLabels()
  return (
    <Panel
      role="alertdialog"
      look={LOOK}
      unsaved={NOTHING}
      title={labels.discardTitle}
      isOpen
      onClose={onKeep}
      footer={
        <>
          <Button onPress={onKeep} autoFocus>
            {labels.keepEditing}
          </Button>
          <Button look="danger" onPress={onDiscard}>
            {labels.discard}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty text-muted">{labels.discardMeans}</p>
    </Panel>
  )
}
