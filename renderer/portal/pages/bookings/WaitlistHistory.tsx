import { useId, useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import type { WaitlistEntry } from '../../parts/waitlist-entry.ts'

/** Everything that happened to a waitlist entry, so that being passed over is never a riddle. */
export function WaitlistHistory({ entry }: { entry: WaitlistEntry }) {
  const { waitlist: m } = useMessages()
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="min-w-0 flex-1">
      <Button
        look="quiet"
        icon={isOpen ? 'up' : 'down'}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {m.history}
      </Button>
      <ol id={id} hidden={!isOpen} className="space-y-2 px-3 pt-1 pb-3">
        {entry.moves.map(({ to_status, reason, at }) => (
          <li key={`${at}${to_status}`} className="text-sm text-pretty">
            <span className="figures block text-xs text-muted">{format.dateTime(at)}</span>
            {m.moved[to_status]}
            {reason ? <span className="block text-muted">{reason}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
