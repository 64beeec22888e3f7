import { useState } from 'react'
import { useSend } from '../../../../../api/index.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import { Button, Checkbox, Dialog, OverlayActions, TextArea, useUnsaved } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { ScheduledClass } from '../../calendar/ClassBlock.tsx'
import { usePeople } from '../../use-people.ts'

interface AskDialogProps {
  cls: ScheduledClass
  /** The class looks for somebody already: only those who are named are asked. */
  isMore: boolean
  isOpen: boolean
  onClose: () => void
}

/** Asks who could teach a class instead of its instructor, also those who never taught such a one. */
export function AskDialog({ isOpen, ...rest }: AskDialogProps) {
  const { substitutes: m } = useMessages()
  const title = rest.isMore ? m.moreTitle : m.findTitle
  return (
    <Dialog title={title(rest.cls.name)} isOpen={isOpen} onClose={rest.onClose} width="small">
      {isOpen ? <Asking {...rest} /> : null}
    </Dialog>
  )
}

function Asking({ cls, isMore, onClose }: Omit<AskDialogProps, 'isOpen'>) {
  const { substitutes: m } = useMessages()
  const { instructors } = usePeople()
  // As the question reads: who teaches it by the time of the answer may be another.
  const [asked_by] = useState(cls.instructor_id)
  const [note, setNote] = useState('')
  const [named, setNamed] = useState<readonly number[]>([])
  useUnsaved(note.trim() !== '' || named.length > 0)
  const ask = useSend('POST /api/v1/scheduled-classes/{class_id}/substitute-requests', { done: m.asked(cls.name) })
  const send = () =>
    void ask
      .sendOrThrow({
        params: { class_id: cls.id },
        body: { note: note.trim() || null, instructor_ids: [...named], ...(asked_by !== null && { asked_by }) },
      })
      .then(onClose, () => undefined)
  return (
    <div className="flex flex-col gap-4">
      <ProblemCallout problem={ask.problem} />
      <p className="text-sm text-pretty text-muted">
        {isMore ? m.toldMore : m.told} {m.until(cls.instructor_name ?? '')}
      </p>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{isMore ? m.namedMore : m.named}</legend>
        {instructors
          .filter(({ id }) => id !== cls.instructor_id)
          .map(({ id, label }) => (
            <Checkbox
              key={id}
              value={named.includes(id)}
              onChange={(isNamed) => setNamed(isNamed ? [...named, id] : named.filter((one) => one !== id))}
              className="phone:py-1"
            >
              {label}
            </Checkbox>
          ))}
      </fieldset>
      {isMore ? null : (
        <TextArea
          label={m.note}
          description={m.noteHelp}
          value={note}
          onChange={setNote}
          maxLength={500}
          isRequired={false}
        />
      )}
      <OverlayActions>
        <Button onPress={onClose}>{m.notNow}</Button>
        <Button
          look="primary"
          isPending={ask.isPending}
          disabledReason={isMore && named.length === 0 && m.nameSomebody}
          onPress={send}
        >
          {m.ask}
        </Button>
      </OverlayActions>
    </div>
  )
}
