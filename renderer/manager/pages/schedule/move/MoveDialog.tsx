import { useState } from 'react'
import { Button, Dialog } from '../../../../ui/index.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useMessages } from '../../../messages/index.ts'
import { ClashCallout } from '../clashes/ClashCallout.tsx'
import { ONLY_THIS } from '../series/scope.ts'
import { ScopeField } from '../series/ScopeField.tsx'
import type { Proposal } from './moved.ts'
import type { useMove } from './use-move.ts'

type Moving = ReturnType<typeof useMove>

/** Asks before a class moves: which of its series, what those booked are told, and whether in spite of a clash. */
export function MoveDialog({ moving }: { moving: Moving }) {
  const { move: m } = useMessages().schedule
  const { proposal, isAsking, leave, whenOf } = moving
  if (!proposal) return null
  const { cls, span } = proposal
  const title = cls.starts_at === span.starts_at ? m.resizeTitle(cls.name) : m.title(cls.name)
  return (
    <Dialog
      title={title}
      description={m.fromTo(whenOf(cls), whenOf(span))}
      isOpen={isAsking}
      onClose={leave}
      width="small"
    >
      <Question moving={moving} proposal={proposal} />
    </Dialog>
  )
}

function Question({ moving, proposal }: { moving: Moving; proposal: Proposal }) {
  const { move: m } = useMessages().schedule
  const { words } = useSharedMessages()
  const [reach, setReach] = useState(ONLY_THIS)
  const { cls, span } = proposal
  const { clashes, isPending, leave, save } = moving
  const isResize = cls.starts_at === span.starts_at
  const isForced = clashes.length > 0
  const submit = isResize ? [m.resize, m.resizeAnyway] : [m.submit, m.submitAnyway]
  return (
    <div className="flex flex-col gap-4">
      <ClashCallout clashes={clashes} />
      {cls.series_id ? <ScopeField value={reach} onChange={setReach} /> : null}
      {isResize ? null : (
        <p className="text-sm text-pretty text-muted">
          {reach.scope === 'this' ? cls.booked > 0 && m.told(cls.booked) : m.toldSeries}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={leave}>{words.cancel}</Button>
        <Button look="primary" isPending={isPending} onPress={() => void save(reach, isForced)} autoFocus>
          {isForced ? submit[1] : submit[0]}
        </Button>
      </div>
    </div>
  )
}
