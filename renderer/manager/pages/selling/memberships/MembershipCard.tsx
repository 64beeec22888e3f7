import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Icon, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isLive, formatDates, formatPause, TONES, type Membership } from './membership-words.ts'
import { MembershipMenu } from './MembershipMenu.tsx'

/** A membership of a client: what is left of it, until when, what stands against it, and what can be done. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const { memberships: words } = useMessages()
  const m = words.card
  const { date, money } = useFormat()
  const speaker = { words, date }
  const { type_name, type, status, price, currency, payment_method: method } = membership
  const paid = method ? m.paid(money(price, currency), words.methods[method] ?? method) : m.free
  return (
    <li className={`flex gap-4 px-4 py-3.5 ${isLive(membership) ? '' : 'bg-canvas'}`}>
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
          {type_name}
          <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
          {membership.is_intro_offer ? <Badge tone="accent">{m.intro}</Badge> : null}
        </h2>
        <p className="figures mt-0.5 text-xs text-muted">
          {words.kinds[type]} · {formatDates(membership, speaker)} · {paid}
        </p>
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

/** How many classes are left. */
function Left({ membership }: { membership: Membership }) {
  const { memberships } = useMessages()
  const m = memberships.card
  const format = useFormat()
  const { credits_remaining: left } = membership
  if (left === null) return <span className="pt-1 text-xs text-muted">{m.unlimited}</span>
  return (
    <span className="text-end">
      <span className="figures block text-lg leading-6 font-semibold">{format.number(left)}</span>
      <span className="block text-2xs text-muted">{m.credits}</span>
    </span>
  )
}

/** That it was ended by hand, and what it had been good until: nothing else tells any more. */
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
  const { pause, past_due_since, renews_at, days_left, unusable_reasons, is_usable } = membership
  if (!isLive(membership)) return <EndedEarly membership={membership} />
  const lines: { icon: IconName; text: string; bad?: true }[] = [
    ...(pause ? [{ icon: 'pause' as const, text: formatPause(pause.until, { words, date }) }] : []),
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
