import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { useMessages } from '../../messages/index.ts'
import type { WaitlistEntry } from '../../parts/OfferCard.tsx'
import { paths } from '../../paths.ts'
import { DateBlock } from './DateBlock.tsx'
import { WaitlistHistory } from './WaitlistHistory.tsx'

/** A place in a queue, or what became of it and why. */
export function WaitlistCard({ entry }: { entry: WaitlistEntry }) {
  const { waitlist: m } = useMessages()
  const format = useFormat()
  const leave = useSend('DELETE /api/v1/bookings/waitlist/{waitlist_id}', { done: m.leftToast(entry.class_name) })
  const isWaiting = entry.status === 'waiting'
  return (
    <li className="relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex gap-3.5 p-4">
        <DateBlock instant={entry.starts_at} />
        <div className="min-w-0 flex-1">
          <Anchor
            href={paths.class(entry.scheduled_class_id)}
            className="ring-focus rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0"
          >
            {entry.class_name}
          </Anchor>
          <p className="figures text-sm">{format.timeRange(entry.starts_at, entry.ends_at)}</p>
          <p className="truncate text-sm text-muted">{entry.instructor_name}</p>
        </div>
        <span>
          <Badge tone={isWaiting ? 'info' : 'plain'}>
            {isWaiting ? m.position(entry.position) : m.status[entry.status]}
          </Badge>
        </span>
      </div>
      {entry.skip_reason && entry.status === 'skipped' ? (
        <p className="border-t border-line bg-sunken px-4 py-2.5 text-sm text-pretty">{entry.skip_reason}</p>
      ) : null}
      <div className="relative flex items-center gap-3 border-t border-line py-1 ps-2 pe-2">
        <WaitlistHistory entry={entry} />
        {isWaiting ? (
          <Button
            look="quiet"
            className="ms-auto self-start"
            label={m.leaveNamed(entry.class_name)}
            isPending={leave.isPending}
            onPress={() => void leave.send({ params: { waitlist_id: entry.id } })}
          >
            {m.leave}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
