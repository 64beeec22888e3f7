import { useApi, type Answer, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { classes } from '../../../ui/classes.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { useWhen } from '../../parts/use-when.ts'
import { paths } from '../../paths.ts'
import { Limits, Uncounted } from './Limits.tsx'
import { Hindrance, TONES } from './MembershipCard.tsx'
import { PauseCard } from './PauseCard.tsx'
import { SharingCard } from './SharingCard.tsx'

type Membership = Answer<'GET /api/v1/memberships/{membership_id}'>

/** One membership: its terms, and every credit that came and went. */
export default function MembershipPage() {
  const { memberships: m } = useMessages()
  const params = { membership_id: usePathId('membershipId') }
  const membership = useApi('GET /api/v1/memberships/{membership_id}', { params })
  return (
    <>
      <BackLink href={paths.memberships()}>{m.title}</BackLink>
      {membership.data ? null : <h1 className="sr-only">{m.facts}</h1>}
      <Loaded query={membership}>{(shown) => <Shown membership={shown} />}</Loaded>
    </>
  )
}

function Shown({ membership }: { membership: Membership }) {
  const { memberships: m } = useMessages()
  const format = useFormat()
  const { status, credits_remaining: credits, can_pause, pause_days_left } = membership
  const items = [
    { label: m.type, value: m.types[membership.type] },
    { label: m.started, value: format.date(membership.starts_at) },
    { label: m.ends, value: membership.expires_at ? format.date(membership.expires_at) : m.noEnd },
    { label: m.renews, value: membership.renews_at && format.date(membership.renews_at) },
    { label: m.paid, value: format.money(membership.price, membership.currency) },
    { label: m.pauseDays, value: can_pause && pause_days_left !== null ? format.number(pause_days_left) : null },
  ]
  return (
    <>
      <PageHeader title={membership.type_name} beside={<Badge tone={TONES[status]}>{m.status[status]}</Badge>} />
      <div className="flex flex-col gap-4">
        <Card>
          {credits === null ? (
            <Uncounted limits={membership.limits} />
          ) : (
            <p className="flex items-baseline gap-2">
              <span className="figures text-2xl font-semibold">{format.number(credits)}</span>
              <span className="text-muted">{m.credits(credits)}</span>
            </p>
          )}
          <Limits limits={membership.limits} />
          <Hindrance membership={membership} />
          <div className="mt-4">
            <KeyValueList items={items} />
          </div>
        </Card>
        <PauseCard membership={membership} />
        <SharingCard membershipId={membership.id} isLive={status !== 'expired' && status !== 'cancelled'} />
        {credits === null ? null : <Statement membershipId={membership.id} />}
      </div>
    </>
  )
}

type Entry = Item<'GET /api/v1/memberships/{membership_id}/credits'>

/** Every movement of credits with the balance after it, the newest first. */
function Statement({ membershipId }: { membershipId: number }) {
  const { memberships: m } = useMessages()
  const params = { membership_id: membershipId }
  const credits = useApi('GET /api/v1/memberships/{membership_id}/credits', { params })
  return (
    <Card flush title={m.statement} description={m.statementOf}>
      <Loaded query={credits}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="px-4 py-6 text-center text-sm text-muted">{m.noStatement}</p>
          ) : (
            <ol className="divide-y divide-line">
              {entries.toReversed().map((entry) => (
                <Movement key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  )
}

function Movement({ entry }: { entry: Entry }) {
  const { memberships: m } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const kind = m.kinds[entry.kind]
  // The reason of a booking is the booking itself: its class says more.
  const detail = entry.class_starts_at ? m.forClass(when(entry.class_starts_at)) : entry.reason
  const sign = entry.credits > 0 ? '+' : '−'
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">{entry.class_name ? m.kindWithClass(kind, entry.class_name) : kind}</p>
        <p className="figures text-sm text-muted">
          {format.date(format.dayOf(entry.created_at))}
          {detail ? ` · ${detail}` : null}
        </p>
      </div>
      <p className="figures shrink-0 text-end">
        <span className={classes('block font-semibold', entry.credits > 0 && 'text-good')}>
          {sign}
          {format.number(Math.abs(entry.credits))}
        </span>
        <span className="block text-xs text-muted">{m.balance(entry.balance_after)}</span>
      </p>
    </li>
  )
}
