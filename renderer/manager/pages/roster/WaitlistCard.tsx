import { useSend } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Badge, Button, Card, Link } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { hasBegun, minutesUntil, splitWaitlist, type Roster, type WaitlistEntry } from './attendance.ts'

/** The waitlist in order, and how long an offer is still open. */
export function WaitlistCard({ roster, time }: { roster: Roster; time: number }) {
  const { waitlist: m } = useMessages().roster
  const { live, former } = splitWaitlist(roster.waitlist)
  const isOpen = roster.status === 'scheduled' && !hasBegun(roster, time)
  const isFull = isOpen && roster.booked + roster.held >= roster.capacity
  return (
    <Card title={m.title} action={live.length > 0 ? <Badge>{String(live.length)}</Badge> : null} flush>
      {live.length > 0 ? (
        <ol aria-label={m.title} className="divide-y divide-line">
          {live.map((entry) => (
            <Waiting key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className="px-4 py-3.5 text-sm text-muted">{isFull ? m.emptyFull : m.empty}</p>
      )}
      {former.length > 0 ? <Former entries={former} /> : null}
    </Card>
  )
}

function Waiting({ entry }: { entry: WaitlistEntry }) {
  const { waitlist: m } = useMessages().roster
  const format = useFormat()
  const forbidden = useDenied()('bookings.manage')
  const remove = useSend('DELETE /api/v1/bookings/waitlist/{waitlist_id}', { done: m.removed(entry.client_name) })
  const take = useSend('POST /api/v1/bookings/waitlist/{waitlist_id}/confirm', { done: m.taken(entry.client_name) })
  const params = { waitlist_id: entry.id }
  const isOffered = entry.status === 'offered'
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <span className="figures w-4 shrink-0 text-center text-sm font-semibold text-muted">{entry.position ?? ''}</span>
      <div className="min-w-0 flex-1">
        <Link look="plain" href={paths.client(entry.client_id)} className="block truncate font-medium">
          {entry.client_name}
        </Link>
        <p className="figures text-xs text-muted">
          {isOffered && entry.offer_expires_at ? (
            <Countdown until={entry.offer_expires_at} />
          ) : (
            m.since(format.dateTime(entry.created_at))
          )}
        </p>
      </div>
      {isOffered ? (
        <Button
          size="small"
          isPending={take.isPending}
          onPress={() => void take.send({ params })}
          disabledReason={forbidden}
        >
          {m.take}
        </Button>
      ) : null}
      <Button
        look="quiet"
        size="small"
        icon="close"
        iconOnly
        label={m.removeOf(entry.client_name)}
        isPending={remove.isPending}
        onPress={() => void remove.send({ params })}
        disabledReason={forbidden}
      />
    </li>
  )
}

function Countdown({ until }: { until: string }) {
  const { waitlist: m } = useMessages().roster
  const format = useFormat()
  const minutes = minutesUntil(until, useNow(10_000))
  return (
    <Badge tone={minutes > 0 ? 'info' : 'warn'}>
      {minutes > 0 ? m.offeredFor(format.duration(minutes)) : m.offerOver}
    </Badge>
  )
}

function Former({ entries }: { entries: readonly WaitlistEntry[] }) {
  const { waitlist: m } = useMessages().roster
  return (
    <details className="border-t border-line">
      <summary className="ring-focus flex min-h-(--row) cursor-default items-center px-4 text-xs font-medium text-muted hover:text-ink">
        {m.former(entries.length)}
      </summary>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="px-4 py-2 text-sm">
            <span className="flex items-center justify-between gap-2">
              <span className="truncate">{entry.client_name}</span>
              <Badge>{m.status[entry.status]}</Badge>
            </span>
            {entry.skip_reason ? <p className="text-xs text-pretty text-muted">{entry.skip_reason}</p> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
