import type { Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'

/** How long a membership lasts, in a line; the days left once they are few. */
export function Term({ membership }: { membership: Item<'GET /api/v1/memberships'> }) {
  const { memberships: m } = useMessages()
  const format = useFormat()
  const { status, starts_at, expires_at, renews_at, days_left, past_due_since } = membership
  const words = () => {
    if (status === 'pending') return m.startsOn(format.date(starts_at))
    if (status === 'expired' || status === 'cancelled') return expires_at ? m.endedOn(format.date(expires_at)) : null
    // Where its payment fails, that is told of instead.
    if (renews_at) return past_due_since ? null : m.renewsOn(format.date(renews_at))
    return expires_at ? m.goodUntil(format.date(expires_at)) : m.noEnd
  }
  const said = words()
  if (said === null) return null
  const soon = status === 'active' && !renews_at && days_left !== null && days_left <= 14
  return (
    <p className="mt-1 text-sm text-muted">
      {said}
      {soon ? <span className="font-medium text-warn"> · {m.daysLeft(days_left)}</span> : null}
    </p>
  )
}
