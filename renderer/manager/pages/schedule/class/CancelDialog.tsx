import { useId, useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Button, Callout, Dialog, OverlayActions, TextField, useUnsaved } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { asksScope, ONLY_THIS, type Scope } from '../series/rule.ts'
import { ScopeField } from '../series/ScopeField.tsx'
import { reached, siblingDays, sumOf } from './reach.ts'

interface CancelDialogProps {
  cls: ScheduledClass
  isOpen: boolean
  onClose: () => void
}

/** Cancels a class, or those of its series, once it is plain whom that hits. */
export function CancelDialog({ cls, isOpen, onClose }: CancelDialogProps) {
  const { cancelling: m } = useMessages().schedule
  return (
    <Dialog title={m.title(cls.name)} isOpen={isOpen} onClose={onClose} role="alertdialog" width="small">
      {isOpen ? <Cancelling cls={cls} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Cancelling({ cls, onClose }: { cls: ScheduledClass; onClose: () => void }) {
  const { cancelling: m } = useMessages().schedule
  const [reach, setReach] = useState(ONLY_THIS)
  const [reason, setReason] = useState('')
  const id = useId()
  useUnsaved(reason.trim() !== '')
  const counts = useReachCounts(cls, reach.scope)
  const cancel = useSend('POST /api/v1/scheduled-classes/{class_id}/cancel', { done: m.done(cls.name) })
  const submit = () =>
    void cancel
      .sendOrThrow({ params: { class_id: cls.id }, body: { scope: reach.scope, reason: reason.trim() || null } })
      .then(onClose, () => undefined)
  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ProblemCallout problem={cancel.problem} />
      {asksScope(cls) ? <ScopeField value={reach} onChange={setReach} asksEdited={false} /> : null}
      <TextField
        label={m.reason}
        description={m.reasonHelp}
        value={reason}
        onChange={setReason}
        maxLength={500}
        isRequired={false}
        autoFocus
      />
      <Callout tone="warn" live title={counts ? m.means(counts) : m.counting}>
        {counts?.booked ? `${m.credits} ` : `${m.nobody} `}
        {reach.scope === 'this' ? null : `${m.seriesEnds} `}
        {m.noUndo}
      </Callout>
      <OverlayActions>
        <Button onPress={onClose}>{m.keep}</Button>
        <Button look="danger" type="submit" form={id} isPending={cancel.isPending}>
          {m.submit(counts?.classes ?? 1)}
        </Button>
      </OverlayActions>
    </form>
  )
}

/** The number of classes and bookings that cancelling with the rest of the series would hit; undefined while loading. */
function useReachCounts(cls: ScheduledClass, scope: Scope) {
  const format = useFormat()
  const days = siblingDays(format.dayOf(cls.starts_at), format.today())
  const siblings = useApi(
    'GET /api/v1/scheduled-classes',
    { query: { template_id: cls.template_id, ...days } },
    { enabled: Boolean(cls.series_id) },
  )
  if (!cls.series_id || scope === 'this') return sumOf([cls])
  return siblings.data && sumOf(reached(siblings.data, cls, scope))
}
