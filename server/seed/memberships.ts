import { addDays, localDate, type LocalDate } from '../lib/time.ts'
import { intervalStart } from '../features/memberships/term-rules.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'
import type { Audit } from './audit.ts'
import type { Charges } from './charges.ts'
import type { Client } from './clients.ts'
import type { Events } from './events.ts'
import { DAY, iso, pick, VAT_RATE, ZONE, type Day, type Making } from './making.ts'
import type { MembershipType, Offer } from './offer.ts'
import { drawPayments } from './paying.ts'
import { pausing } from './pauses.ts'
import type { Purchases } from './purchases.ts'
import type { Studio } from './studio.ts'

/** A client’s membership as far as the next booking asks. */
export interface Membership {
  id: number
  client: Client
  type: MembershipType
  startsOn: LocalDate
  expiresOn: LocalDate | null
  /** When the last credits came, or when it was bought: nothing is booked with it before. */
  since: number
  /** The entries that gave credits, and what is left of each: what rolled over is spent first. */
  grants: { id: number; left: number; rolled: boolean }[]
  /** The days on which it can’t be used. */
  pause: { from: LocalDate; until: LocalDate } | null
  renewals: number
}

export interface Memberships {
  /** What pays for a class on a date, or undefined. */
  of(client: Client, on: LocalDate): Membership | undefined
  buy(client: Client, at: number): Membership
  /** Takes a credit for a booking; gives what takes it back. */
  spend(membership: Membership, bookingId: number, at: number): ((at: number) => void) | undefined
  /** Renews the subscriptions whose day has come. */
  day(day: Day): void
}

/** Memberships, what they cost, and the ledger of their credits. */
export function sellMemberships(
  making: Making,
  { desk }: Studio,
  offer: Offer,
  told: { purchases: Purchases; charges: Charges; events: Events; audit: Audit },
): Memberships {
  const random = making.random('memberships')
  const rows = making.table('memberships', [
    ...([
      'id',
      'client_id',
      'membership_type_id',
      'status',
      'unlimited',
      'starts_on',
      'expires_on',
      'price_minor',
    ] as const),
    ...(['payment_method', 'is_intro_offer', 'billing_anchor_on', 'next_renewal_on', 'renewal_price_minor'] as const),
    ...(['cancelled_at', 'created_at', 'updated_at'] as const),
  ])
  const write = creditLedger(making)
  const pauses = pausing(making)
  const today = localDate(iso(making.now), ZONE)
  const current = new Map<number, Membership>()
  const hadIntro = new Set<number>()
  const renewing = new Map<LocalDate, Membership[]>()

  const renewLater = (membership: Membership) => {
    const on = intervalStart(membership.startsOn, 'monthly', membership.renewals + 1)
    if (on >= today || (membership.expiresOn !== null && on > membership.expiresOn)) return
    renewing.set(on, [...(renewing.get(on) ?? []), membership])
  }

  const typeFor = (client: Client): MembershipType => {
    const intro = offer.types.find(({ isIntro }) => isIntro)!
    if (!hadIntro.has(client.id) && random() < 0.3) {
      hadIntro.add(client.id)
      return intro
    }
    const liked = ({ liked: [rarely, often] }: MembershipType) => (client.weight < 2 ? rarely : often)
    let at = random() * offer.types.reduce((sum, type) => sum + liked(type), 0)
    return offer.types.find((type) => (at -= liked(type)) < 0)!
  }

  const buy = (client: Client, at: number): Membership => {
    const type = typeFor(client)
    const startsOn = localDate(iso(at), ZONE)
    const renews = type.type === 'subscription'
    // A subscription is cancelled when its client leaves; what has its days ends with them.
    const leftOn = localDate(iso(client.leaves), ZONE)
    const endsOn =
      type.days === null ? (leftOn < today && leftOn > startsOn ? leftOn : null) : addDays(startsOn, type.days - 1)
    const id = rows.next()
    const pause = pauses(id, type, startsOn, endsOn, today)
    const expiresOn = pause?.expiresOn ?? endsOn
    const isCancelled = renews && expiresOn !== null
    const status = isCancelled
      ? 'cancelled'
      : pause?.isOn
        ? 'paused'
        : expiresOn !== null && expiresOn < today
          ? 'expired'
          : 'active'
    const promo =
      renews || random() > 0.06
        ? undefined
        : offer.promoCodes.find((code) => code.left > 0 && !code.usedBy.has(client.id))
    const discount = promo ? Math.round((type.price * promo.percent) / 100) : 0
    const payments = drawPayments(random, type.price - discount)
    const ended = expiresOn !== null && expiresOn < today ? Date.parse(`${expiresOn}T22:30:00Z`) : at
    const terms = [type.credits === null ? 1 : 0, startsOn, renews ? null : expiresOn, type.price - discount]
    let next = 1
    while (renews && !isCancelled && intervalStart(startsOn, 'monthly', next) < today) next += 1
    const billing = renews ? [startsOn, intervalStart(startsOn, 'monthly', next), type.price] : [null, null, null]
    const stamps = [isCancelled ? iso(ended) : null, iso(at), iso(Math.max(at, ended))]
    rows.add(
      id,
      client.id,
      type.id,
      status,
      ...terms,
      payments[0]?.method ?? 'card_terminal',
      type.isIntro ? 1 : 0,
      ...billing,
      ...stamps,
    )

    const actor = pick(random, desk)
    const price = { unit_price_minor: type.price, total_minor: type.price }
    const lines = [{ description: type.name, quantity: 1, ...price, vat_rate: VAT_RATE }]
    const refund =
      random() < 0.004 ? { refund: { at: at + (2 + Math.floor(random() * 9)) * DAY, reason: 'Moved away' } } : {}
    if (promo) {
      promo.left -= 1
      promo.usedBy.add(client.id)
    }
    const sale = { kind: 'membership' as const, of: id, client, actor: actor.id, lines, discount, payments }
    told.purchases.add(at, { ...sale, ...(promo && { promo: promo.id }), ...refund })
    const after = { id, client_id: client.id, membership_type_id: type.id, starts_on: startsOn, expires_on: expiresOn }
    told.audit.add(at, actor, 'membership.create', 'membership', id, null, after)
    const about = {
      membership_id: id,
      membership_type_id: type.id,
      type: type.type,
      is_intro_offer: type.isIntro,
      expires_on: expiresOn,
    }
    told.events.add(at, 'membership.started', client.id, about)
    if (status === 'expired') told.events.add(ended, 'membership.expired', client.id, about)
    if (isCancelled) told.events.add(ended, 'membership.cancelled', client.id, about)

    const membership: Membership = {
      id,
      client,
      type,
      startsOn,
      expiresOn,
      since: at,
      grants: [],
      pause: pause ?? null,
      renewals: 0,
    }
    if (type.credits !== null) {
      const entry = {
        kind: 'grant',
        credits: type.credits,
        grantId: null,
        reason: say('credits.at_start'),
        bookingId: null,
      }
      membership.grants.push({ id: write(id, at, entry), left: type.credits, rolled: false })
    }
    current.set(client.id, membership)
    if (renews) renewLater(membership)
    return membership
  }

  const renew = (membership: Membership, on: LocalDate) => {
    const { id, client, type } = membership
    const at = Date.parse(`${on}T04:10:00Z`)
    membership.renewals += 1
    membership.since = at
    renewCredits(membership, at, say('credits.renewed', { on }), write)
    const description = say('charge.renewal', { type_name: type.name, on })
    const of = { client, bookingId: null, membershipId: id }
    told.charges.add(at, { kind: 'renewal', ...of, amount: type.price, description, graceHours: 0 })
    renewLater(membership)
  }

  return {
    of: (client, on) => {
      const found = current.get(client.id)
      if (!found || found.startsOn > on || (found.expiresOn !== null && found.expiresOn < on)) return undefined
      if (found.pause && found.pause.from <= on && on < found.pause.until) return undefined
      return found.type.credits === null || found.grants.some(({ left }) => left > 0) ? found : undefined
    },
    buy,
    spend: (membership, bookingId, at) => {
      if (membership.type.credits === null) return undefined
      const grant =
        membership.grants.find(({ left, rolled }) => left > 0 && rolled) ??
        membership.grants.find(({ left }) => left > 0)!
      const entry = { kind: 'spend', credits: -1, grantId: grant.id, reason: booked, bookingId }
      write(membership.id, at, entry)
      grant.left -= 1
      const left = membership.grants.reduce((sum, one) => sum + one.left, 0)
      if (left <= 3 && membership.type.type !== 'drop_in') {
        const of = { membership_id: membership.id, membership_type_id: membership.type.id }
        told.events.add(at, 'membership.credits_low', membership.client.id, { ...of, credits_remaining: left })
      }
      return (later) => {
        write(membership.id, later, { ...entry, kind: 'return', credits: 1, reason: givenBack })
        grant.left += 1
      }
    },
    day: ({ date }) => {
      for (const membership of renewing.get(date) ?? []) renew(membership, date)
      renewing.delete(date)
    },
  }
}

const booked = say('credits.booked')
const givenBack = say('credits.given_back')

interface Entry {
  kind: string
  credits: number
  grantId: number | null
  reason: Said
  bookingId: number | null
}

type WriteEntry = (membershipId: number, at: number, entry: Entry) => number

function creditLedger(making: Making): WriteEntry {
  const rows = making.table('credit_entries', [
    ...([
      'id',
      'membership_id',
      'kind',
      'credits',
      'grant_id',
      'reason',
      'booking_id',
      'actor_kind',
      'created_at',
    ] as const),
  ])
  return (membershipId, at, { kind, credits, grantId, reason, bookingId }) => {
    const id = rows.next()
    rows.add(id, membershipId, kind, credits, grantId, reason, bookingId, 'system', iso(at))
    return id
  }
}

/** What is unused lapses but for what rolls over once, then the new credits come (see `renewalEntries`). */
function renewCredits(membership: Membership, at: number, reason: Said, write: WriteEntry): void {
  const { type, grants, id } = membership
  if (type.credits === null) return
  const unused = grants.filter(({ left }) => left > 0)
  const fresh = unused.reduce((sum, { left, rolled }) => sum + (rolled ? 0 : left), 0)
  const of = { reason, bookingId: null }
  for (const grant of unused) write(id, at, { kind: 'lapse', credits: -grant.left, grantId: grant.id, ...of })
  const give = (kind: 'rollover' | 'grant', credits: number) => {
    const given = write(id, at + (kind === 'grant' ? 1 : 0), { kind, credits, grantId: null, ...of })
    return { id: given, left: credits, rolled: kind === 'rollover' }
  }
  const rolled = Math.min(fresh, type.rollover)
  membership.grants = [...(rolled > 0 ? [give('rollover', rolled)] : []), give('grant', type.credits)]
}
