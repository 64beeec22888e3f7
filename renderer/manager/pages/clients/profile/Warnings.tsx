import { parseDate } from '@internationalized/date'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon, Link, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { isLive, formatPause, type Membership } from '../../selling/memberships/membership-words.ts'
import type { Client } from '../ClientForm.tsx'
import { ageOn, nextBirthday } from '../../../../../server/lib/birthday-rules.ts'
import { useSubscription } from './subscription/use-subscription.ts'
import type { Standing } from '../list/use-standings.ts'
import { useSummary } from './Summary.tsx'
import { useOpenClasses, useProfile } from './use-profile.ts'

interface Warning {
  icon: IconName
  text: string
  tone: 'bad' | 'warn' | 'info'
  /** The page with more about it. */
  href?: string
}

const TONES = { bad: 'bg-bad-soft text-bad', warn: 'bg-warn-soft text-warn', info: 'bg-info-soft text-info' }
/** Days and classes at which an end is worth saying. */
const DAYS_BEFORE = 7
const FEW = 1

/** The facts about a client that the front desk should see at once. */
export function Warnings({ client }: { client: Client }) {
  const { clientProfile } = useMessages()
  const { memberships } = useProfile(client.id)
  const money = useMoneyWarnings(client)
  const person = usePersonWarnings(client)
  const ofMembership = useMembershipWarnings(client.id)
  const items = memberships.data?.items
  const { standings } = useSummary(client.id)
  const shared = standings.data?.[0]?.shared_memberships ?? []
  const isKnown = items && (standings.data || standings.error)
  const warnings = [...money, ...(isKnown ? ofMembership(items, shared, client.is_active) : []), ...person]
  if (warnings.length === 0) return null
  return (
    <ul aria-label={clientProfile.warnings.label} className="-mt-2 mb-4 flex flex-wrap gap-2">
      {warnings.map(({ icon, text, tone, href }) => (
        <li
          key={text}
          className={`figures flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-medium ${TONES[tone]}`}
        >
          <Icon name={icon} size={14} />
          {href ? (
            <Link look="plain" href={href} className="underline">
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}

function useMoneyWarnings({ id }: Client): Warning[] {
  const { clientProfile } = useMessages()
  const m = clientProfile.warnings
  const { money } = useFormat()
  const { due } = useProfile(id)
  const open = useOpenClasses(id)
  const byCurrency = Map.groupBy(due, ({ currency }) => currency)
  const sums = [...byCurrency].map(([currency, of]) =>
    money(
      of.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  )
  return [
    ...sums.map((sum): Warning => ({ icon: 'selling', tone: 'bad', text: m.due(sum), href: paths.chargesOf(id) })),
    ...(open.data?.total ? [{ icon: 'calendar', tone: 'warn', text: m.openClasses(open.data.total) } as const] : []),
  ]
}

function usePersonWarnings({ id, is_active, email, date_of_birth: born }: Client): Warning[] {
  const { clientProfile } = useMessages()
  const m = clientProfile.warnings
  const { today, date } = useFormat()
  const waivers = useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id: id } })
  const unsigned =
    waivers.data?.filter(({ status, requires_before_booking }) => requires_before_booking && status !== 'signed') ?? []
  const now = today()
  const birthday = (date_of_birth: string): Warning[] => {
    const next = nextBirthday(date_of_birth, now)
    const age = ageOn(date_of_birth, next)
    if (parseDate(next).compare(parseDate(now)) > DAYS_BEFORE) return []
    const text = next === now ? m.birthdayToday(age) : m.birthday(date(next, 'weekday'), age)
    return [{ icon: 'gift', tone: 'info', text }]
  }
  return [
    ...(is_active ? [] : [{ icon: 'lock', tone: 'bad', text: m.inactive } as const]),
    ...unsigned.map(({ title }): Warning => ({ icon: 'edit', tone: 'warn', text: m.waiver(title) })),
    ...(email ? [] : [{ icon: 'mail', tone: 'warn', text: m.noEmail } as const]),
    ...(born ? birthday(born) : []),
  ]
}

type Shared = NonNullable<Standing['shared_memberships']>

function useMembershipWarnings(
  clientId: number,
): (items: Membership[], shared: Shared, isActive: boolean) => Warning[] {
  const { clientProfile, memberships: words } = useMessages()
  const m = clientProfile.warnings
  const { date, money } = useFormat()
  const { data: subscription } = useSubscription(clientId)
  const failing = ({ id, type_name: name }: Membership, since: string) =>
    subscription?.membership_id === id
      ? m.failing(name, money(subscription.price, subscription.currency), date(since))
      : m.pastDue(name)
  return (items, shared, isActive) => {
    const live = items.filter(isLive)
    if (!isActive) return []
    if (live.length === 0 && shared.length > 0) return []
    if (live.length === 0) return [{ icon: 'ticket', tone: 'warn', text: m.noMembership }]
    return live.flatMap((one): Warning[] => {
      const { type_name: name, days_left: days, credits_remaining: left, past_due_since, pause, type } = one
      return [
        ...(past_due_since ? [{ icon: 'warning', tone: 'bad', text: failing(one, past_due_since) } as const] : []),
        ...(pause
          ? [{ icon: 'pause', tone: 'warn', text: `${name}: ${formatPause(pause.until, { words, date })}` } as const]
          : []),
        ...(days !== null && days <= DAYS_BEFORE && one.status === 'active'
          ? [{ icon: 'clock', tone: 'warn', text: m.ending(name, days) } as const]
          : []),
        ...(left !== null && left <= FEW && type === 'class_pack' && !hasMore(one, [...live, ...shared])
          ? [{ icon: 'ticket', tone: 'warn', text: left === 0 ? m.noCredit(name) : m.lastCredit(name) } as const]
          : []),
      ]
    })
  }
}

/** True if something else that a client holds, or that is shared with them, pays for more than a few classes. */
function hasMore(one: Membership, all: readonly (Membership | Shared[number])[]): boolean {
  const left = (other: Membership | Shared[number]) => ('credits' in other ? other.credits : other.credits_remaining)
  return all.some(
    (other) => other.id !== one.id && other.status === 'active' && (left(other) === null || left(other)! > FEW),
  )
}
