import type { Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { classes } from '../../../ui/classes.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Limits, Uncounted } from './Limits.tsx'

type Membership = Item<'GET /api/v1/memberships'>

export const TONES = { pending: 'info', active: 'good', paused: 'warn', expired: 'plain', cancelled: 'plain' } as const
/** Below this it is time to think of the next pack. */
const FEW = 2

/** A membership at a glance: what is left of it, and for how long. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const { memberships: m } = useMessages()
  const { status, credits_remaining: credits } = membership
  const isFormer = status === 'expired' || status === 'cancelled'
  return (
    <li className="relative rounded-lg border border-line bg-surface p-4 shadow-raised">
      <div className="flex items-start justify-between gap-3">
        <Anchor
          href={paths.membership(membership.id)}
          className="ring-focus min-w-0 rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0"
        >
          {membership.type_name}
        </Anchor>
        <Badge tone={TONES[status]}>{m.status[status]}</Badge>
      </div>
      {isFormer ? null : credits === null ? (
        <Uncounted limits={membership.limits} />
      ) : (
        <p className="mt-2 flex items-baseline gap-1.5">
          <span className={classes('figures text-2xl font-semibold', credits <= FEW && 'text-warn')}>{credits}</span>
          <span className="text-sm text-muted">{m.credits(credits)}</span>
        </p>
      )}
      {isFormer ? null : <Limits limits={membership.limits} />}
      <Term membership={membership} />
      <Hindrance membership={membership} />
    </li>
  )
}

/** The duration of a membership, in a line; the days left once they are few. */
function Term({ membership }: { membership: Item<'GET /api/v1/memberships'> }) {
  const { memberships: m, pausing } = useMessages()
  const format = useFormat()
  const { status, starts_at, expires_at, renews_at, days_left, past_due_since, planned_pause: planned } = membership
  const words = () => {
    if (status === 'pending') return m.startsOn(format.date(starts_at))
    if (status === 'expired' || status === 'cancelled') return expires_at ? m.endedOn(format.date(expires_at)) : null
    // If its payment fails, the card says that instead.
    if (renews_at) return past_due_since ? null : m.renewsOn(format.date(renews_at))
    return expires_at ? m.goodUntil(format.date(expires_at)) : m.noEnd
  }
  const said = words()
  const more = [
    membership.is_waiting_for_first_visit && pausing.firstVisit(format.date(membership.first_visit_at!)),
    planned && pausing.planned(format.date(planned.starts_at), format.date(planned.until)),
  ].filter((line) => typeof line === 'string')
  if (said === null && more.length === 0) return null
  const soon = status === 'active' && !renews_at && days_left !== null && days_left <= 14
  return (
    <p className="mt-1 text-sm text-muted">
      {said}
      {soon ? <span className="font-medium text-warn"> · {m.daysLeft(days_left)}</span> : null}
      {more.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  )
}

/** Why it can't be used, where the badge does not say it already. */
export function Hindrance({ membership }: { membership: Membership }) {
  const { memberships: m } = useMessages()
  const { problems } = useSharedMessages()
  const format = useFormat()
  const { status, pause, past_due_since, is_usable, unusable_reasons } = membership
  if (status === 'expired' || status === 'cancelled') return null
  const told = past_due_since
    ? [m.pastDue]
    : pause && status === 'paused'
      ? [m.pausedUntil(format.date(pause.until))]
      : is_usable || status === 'pending'
        ? []
        : unusable_reasons.map(({ code, detail }) => problems.byCode[code] ?? detail)
  if (told.length === 0) return null
  return (
    <ul className="mt-3 rounded-md bg-warn-soft px-3 py-2 text-sm text-pretty text-ink">
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
