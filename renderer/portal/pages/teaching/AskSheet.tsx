import { useState } from 'react'
import { useSend } from '../../../api/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { OverlayActions } from '../../../ui/overlay/OverlayActions.tsx'
import { useUnsaved } from '../../../ui/overlay/unsaved.ts'
import { useMessages } from '../../messages/index.ts'
import { SubstituteRefusal } from '../../parts/SubstituteRefusal.tsx'
import { useWhen } from '../../parts/use-when.ts'

interface AskSheetProps {
  cls: { scheduled_class_id: number; name: string; starts_at: string }
  onClose: () => void
}

/** Asks for a substitute for a class, with a word on why; says who is notified. */
export default function AskSheet({ cls, onClose }: AskSheetProps) {
  const { substitutes: m } = useMessages()
  const when = useWhen()
  return (
    <Dialog title={m.askTitle(cls.name)} description={when(cls.starts_at)} width="small" isOpen onClose={onClose}>
      <Asking cls={cls} onClose={onClose} />
    </Dialog>
  )
}

function Asking({ cls, onClose }: AskSheetProps) {
  const { substitutes: m } = useMessages()
  const [note, setNote] = useState('')
  useUnsaved(note.trim() !== '')
  const ask = useSend('POST /api/v1/scheduled-classes/{class_id}/substitute-requests', { done: m.askedToast(cls.name) })
  const send = () =>
    void ask
      .sendOrThrow({ params: { class_id: cls.scheduled_class_id }, body: { note: note.trim() || null } })
      .then(onClose, () => undefined)
  return (
    <div className="flex flex-col gap-4">
      <SubstituteRefusal error={ask.problem} />
      <TextArea
        label={m.note}
        description={m.noteHelp}
        value={note}
        onChange={setNote}
        maxLength={500}
        isRequired={false}
      />
      <p className="text-sm text-pretty text-muted">{m.toldMeans}</p>
      <OverlayActions>
        <Button size="large" onPress={onClose} className="phone:flex-1">
          {m.keep}
        </Button>
        <Button size="large" look="primary" isPending={ask.isPending} onPress={send} className="phone:flex-1">
          {m.askDo}
        </Button>
      </OverlayActions>
    </div>
  )
}
