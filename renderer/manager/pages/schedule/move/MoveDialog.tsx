import { useState } from 'react'
import { Button, Dialog, OverlayActions } from '../../../../ui/index.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { useMessages } from '../../../messages/index.ts'
import { ClashCallout } from '../clashes/ClashCallout.tsx'
import { asksScope, ONLY_THIS } from '../series/rule.ts'
import { ScopeField } from '../series/ScopeField.tsx'
import type { Span } from '../calendar/nudge.ts'
import { isSameSpan, placeChange, type Proposal } from './moved.ts'
import { usePlaceInWords } from './place-in-words.ts'
import type { useMove } from './use-move.ts'

type Moving = ReturnType<typeof useMove>

interface MoveDialogProps {
  moving: Moving
  /** Receives the class that stays where it was. */
  onLeave: (cls: Span) => void
}

/**
 * Asks before a class moves: which classes of its series, the message to clients with a booking, and whether to move despite a
 * clash.
 */
export function MoveDialog({ moving, onLeave }: MoveDialogProps) {
  const { move: m } = useMessages().schedule
  const { proposal, isAsking, whenOf } = moving
  if (!proposal) return null
  const { cls, span } = proposal
  const leave = () => {
    moving.leave()
    onLeave(cls)
  }
  const isResize = isSameStart(proposal) && Object.keys(placeChange(proposal)).length === 0
  const title = isResize ? m.resizeTitle(cls.name) : m.title(cls.name)
  return (
    <Dialog
      title={title}
      description={isSameSpan(cls, span) ? whenOf(cls) : m.fromTo(whenOf(cls), whenOf(span))}
      isOpen={isAsking}
      onClose={leave}
      width="small"
    >
      <Question {...{ moving, proposal, leave }} />
    </Dialog>
  )
}

function Question({ moving, proposal, leave }: { moving: Moving; proposal: Proposal; leave: () => void }) {
  const { move: m } = useMessages().schedule
  const { words } = useSharedMessages()
  const [reach, setReach] = useState(ONLY_THIS)
  const { cls } = proposal
  const { clashes, isPending, save } = moving
  const place = usePlaceInWords(proposal)
  const isSame = isSameStart(proposal)
  const isResize = isSame && place === null
  const told = !isSame && (reach.scope === 'this' ? cls.booked > 0 && m.told(cls.booked) : m.toldSeries)
  const isForced = clashes.length > 0
  const submit = isResize ? [m.resize, m.resizeAnyway] : [m.submit, m.submitAnyway]
  return (
    <div className="flex flex-col gap-4">
      <ClashCallout clashes={clashes} />
      {asksScope(cls) ? <ScopeField value={reach} onChange={setReach} /> : null}
      {place ? <p className="text-sm text-pretty">{place}</p> : null}
      {told ? <p className="text-sm text-pretty text-muted">{told}</p> : null}
      <OverlayActions>
        <Button onPress={leave}>{words.cancel}</Button>
        <Button look="primary" isPending={isPending} onPress={() => void save(reach, isForced)} autoFocus>
          {isForced ? submit[1] : submit[0]}
        </Button>
      </OverlayActions>
    </div>
  )
}

const isSameStart = ({ cls, span }: Proposal) => cls.starts_at === span.starts_at
