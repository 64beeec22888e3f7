import { useId, useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { Place } from '../../parts/Place.tsx'
import { useWaitlistActs, type WaitlistEntry } from '../../parts/use-waitlist-acts.ts'
import { isLack } from '../../parts/why.ts'
import { paths } from '../../paths.ts'
import { ClassName } from './ClassName.tsx'
import { DateBlock } from './DateBlock.tsx'

/** A place in a queue, or what became of it and why. */
export function WaitlistCard({ entry, whom }: { entry: WaitlistEntry; whom?: Dependant }) {
  const { shell, waitlist: m } = useMessages()
  const format = useFormat()
  const acts = useWaitlistActs(entry, whom?.id)
  const isWaiting = entry.status === 'waiting'
  return (
    <li className="relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex gap-3.5 p-4">
        <DateBlock instant={entry.starts_at} />
        <div className="min-w-0 flex-1">
          <ClassName of={entry} whom={whom} />
          <p className="figures text-sm">{format.timeRange(entry.starts_at, entry.ends_at)}</p>
          <p className="break-words text-sm text-muted">{entry.instructor_name}</p>
          <Place of={entry} />
        </div>
        <span>
          <Badge tone={isWaiting ? 'info' : 'plain'}>
            {isWaiting ? m.position(entry.position) : m.status[entry.status]}
          </Badge>
        </span>
      </div>
      {entry.skip_reason && entry.status === 'skipped' ? (
        <div className="border-t border-line bg-sunken px-4 py-2.5 text-sm text-pretty">
          <p>{entry.skip_reason}</p>
          {entry.skip_code && isLack({ code: entry.skip_code }) ? (
            <Link href={paths.prices()} className="relative inline-block py-1">
              {shell.nav.prices}
            </Link>
          ) : null}
        </div>
      ) : null}
      <div className="relative flex items-center gap-3 border-t border-line py-1 ps-2 pe-2">
        <WaitlistHistory entry={entry} />
        {isWaiting ? (
          <Button
            look="quiet"
            className="ms-auto self-start"
            label={m.leaveNamed(entry.class_name)}
            isPending={acts.isLeaving}
            onPress={acts.leave}
          >
            {m.leave}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** Everything that happened to a waitlist entry, so that being passed over is never a riddle. */
function WaitlistHistory({ entry }: { entry: WaitlistEntry }) {
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
