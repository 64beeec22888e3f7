import { unlimitedSaid } from '../../../../shared/coverage/unlimited.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Icon, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Limits } from './Limits.tsx'
import { MembershipMenu } from './MembershipMenu.tsx'
import { StateBadge } from './StateBadge.tsx'
import { formatDates, formatPause, isLive, type Membership } from './membership-words.ts'

/** A membership of a client: what is left of it, until when, what stands against it, and what can be done. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const { memberships: words } = useMessages()
  const m = words.card
  const { date, money } = useFormat()
  const speaker = { words, date }
  const { type_name, type, price, currency, payment_method: method } = membership
  const paid = method ? m.paid(money(price, currency), words.methods[method] ?? method) : m.free
  return (
    <li className={`flex gap-4 px-4 py-3.5 ${isLive(membership) ? '' : 'bg-canvas'}`}>
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
          {type_name}
          <StateBadge membership={membership} />
          {membership.is_intro_offer ? <Badge tone="accent">{m.intro}</Badge> : null}
        </h2>
        <p className="figures mt-0.5 text-xs text-muted">
          {words.kinds[type]} · {formatDates(membership, speaker)} · {paid}
        </p>
        <Limits limits={membership.limits} />
        <Remarks membership={membership} />
        {membership.notes ? <p className="mt-1.5 text-xs whitespace-pre-line text-muted">{membership.notes}</p> : null}
      </div>
      <div className="flex shrink-0 items-start gap-3">
        <Left membership={membership} />
        <MembershipMenu membership={membership} />
      </div>
    </li>
  )
}

/** The number of classes left. */
function Left({ membership }: { membership: Membership }) {
  const { memberships } = useMessages()
  const m = memberships.card
  const format = useFormat()
  const { credits_remaining: left } = membership
  const uncounted = unlimitedSaid(membership.limits ?? {})
  if (left === null) return uncounted && <span className="pt-1 text-xs text-muted">{m[uncounted]}</span>
  return (
    <span className="text-end">
      <span className="figures block text-lg leading-6 font-semibold">{format.number(left)}</span>
      <span className="block text-2xs text-muted">{m.credits}</span>
    </span>
  )
}

/** Says that staff ended it by hand, and its former end: nothing else shows it now. */
function EndedEarly({ membership: { early_end } }: { membership: Membership }) {
  const { memberships } = useMessages()
  const m = memberships.card
  const { date } = useFormat()
  if (!early_end) return null
  const { former_expires_at: former } = early_end
  return <p className="figures mt-1.5 text-xs text-muted">{former ? m.endedEarly(date(former)) : m.endedOpen}</p>
}

function Remarks({ membership }: { membership: Membership }) {
  const { memberships: words } = useMessages()
  const m = words.card
  const { date } = useFormat()
  const { pause, planned_pause: planned, asked_pause: asked, is_waiting_for_first_visit: isWaiting } = membership
  const { past_due_since, renews_at, days_left, unusable_reasons, is_usable } = membership
  if (!isLive(membership)) return <EndedEarly membership={membership} />
  const lines: { icon: IconName; text: string; bad?: true }[] = [
    ...(pause ? [{ icon: 'pause' as const, text: formatPause(pause.until, { words, date }) }] : []),
    ...(planned
      ? [{ icon: 'pause' as const, text: words.pausing.plannedLine(date(planned.starts_at), date(planned.until)) }]
      : []),
    ...(asked
      ? [{ icon: 'info' as const, text: words.pausing.askedLine(date(asked.starts_at), date(asked.until)) }]
      : []),
    ...(isWaiting ? [{ icon: 'clock' as const, text: words.pausing.waiting(date(membership.first_visit_at!)) }] : []),
    ...(past_due_since
      ? [{ icon: 'warning' as const, text: m.pastDue(date(past_due_since)), bad: true as const }]
      : []),
    ...(renews_at ? [{ icon: 'refresh' as const, text: m.renews(date(renews_at)) }] : []),
    ...(days_left === null ? [] : [{ icon: 'clock' as const, text: m.daysLeft(days_left) }]),
    ...(is_usable || pause || past_due_since
      ? []
      : unusable_reasons.map(({ detail }) => ({ icon: 'info' as const, text: detail, bad: true as const }))),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
      {lines.map(({ icon, text, bad }) => (
        <li key={text} className={`figures flex items-start gap-1.5 text-xs ${bad ? 'text-bad' : 'text-muted'}`}>
          <Icon name={icon} size={14} className="mt-px" />
          {text}
        </li>
      ))}
    </ul>
  )
}
