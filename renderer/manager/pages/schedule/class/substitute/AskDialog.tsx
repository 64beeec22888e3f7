import { useState } from 'react'
import { useApi, useSend, type Item } from '../../../../../api/index.ts'
import { Loaded } from '../../../../../shared/states/Loaded.tsx'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import {
  Button,
  Checkbox,
  Dialog,
  OverlayActions,
  SkeletonRows,
  TextArea,
  useUnsaved,
} from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { ScheduledClass } from '../../calendar/ClassBlock.tsx'

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

function Asking({ cls, ...rest }: Omit<AskDialogProps, 'isOpen'>) {
  const candidates = useApi('GET /api/v1/scheduled-classes/{class_id}/substitute-candidates', {
    params: { class_id: cls.id },
  })
  return (
    <Loaded query={candidates} skeleton={<SkeletonRows rows={4} />}>
      {(list) => <AskForm {...rest} cls={cls} candidates={list} />}
    </Loaded>
  )
}

interface AskFormProps extends Omit<AskDialogProps, 'isOpen'> {
  candidates: readonly Candidate[]
}

type Candidate = Item<'GET /api/v1/scheduled-classes/{class_id}/substitute-candidates'>

const isFree = ({ busy, has_email }: Candidate) => busy === null && has_email

function AskForm({ cls, isMore, candidates, onClose }: AskFormProps) {
  const { substitutes: m } = useMessages()
  // The instructor the question names: another may teach the class by the time of the answer.
  const [asked_by] = useState(cls.instructor_id)
  const [note, setNote] = useState('')
  const [named, setNamed] = useState<readonly number[]>([])
  useUnsaved(note.trim() !== '' || named.length > 0)
  const isAsked = (one: Candidate) => isFree(one) && one.has_taught && !isMore
  const asked = candidates.filter((one) => isAsked(one) || (isFree(one) && named.includes(one.instructor_id)))
  const ask = useSend('POST /api/v1/scheduled-classes/{class_id}/substitute-requests', {
    done: () => m.wereAsked(asked.map(({ name }) => name)),
    onDone: onClose,
  })
  const send = () =>
    void ask
      .sendOrThrow({
        params: { class_id: cls.id },
        body: { note: note.trim() || null, instructor_ids: [...named], ...(asked_by !== null && { asked_by }) },
      })
      .catch(() => undefined)
  return (
    <div className="flex flex-col gap-4">
      <ProblemCallout problem={ask.problem} />
      <p className="text-sm text-pretty text-muted">
        {isMore ? m.toldMore : m.told} {m.until(cls.instructor_name ?? '')}
      </p>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{m.namedMore}</legend>
        {candidates.map((one) => (
          <Checkbox
            key={one.instructor_id}
            value={isAsked(one) || one.was_asked || named.includes(one.instructor_id)}
            disabledReason={isAsked(one) || one.was_asked ? m.getsEmail : one.has_email ? one.busy : m.noEmail}
            onChange={(isNamed) =>
              setNamed(isNamed ? [...named, one.instructor_id] : named.filter((id) => id !== one.instructor_id))
            }
            className="phone:py-1"
          >
            {one.name}
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
          disabledReason={asked.length === 0 && (isMore ? m.nameSomebody : m.nobodyAsked)}
          onPress={send}
        >
          {asked.length === 0 ? m.ask : m.asks(asked.length)}
        </Button>
      </OverlayActions>
    </div>
  )
}
