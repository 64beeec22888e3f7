import { addDays, localDate, type LocalDate } from '../lib/time.ts'
import { intervalStart } from '../features/memberships/term-rules.ts'
import { say } from '../lib/sayings/sayings.ts'
import type { Audit } from './audit.ts'
import type { Charges } from './charges.ts'
import type { Client } from './clients.ts'
import { keepCredits, type Grant } from './credits.ts'
import type { Events } from './events.ts'
import { DAY, iso, pick, VAT_RATE, ZONE, type Day, type Making } from './making.ts'
import type { MembershipType, Offer } from './offer.ts'
import type { Online } from './online.ts'
import { drawPayments } from './paying.ts'
import { pausing } from './pauses.ts'
import type { Purchase, Purchases } from './purchases.ts'
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
  grants: Grant[]
  /** The days on which it can’t be used. */
  pause: { from: LocalDate; until: LocalDate } | null
  renewals: number
  /** By which the processor collects it. */
  subscription: number | undefined
}

export interface Memberships {
  /** The membership that pays for a class on a date, or undefined. */
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
  told: { purchases: Purchases; charges: Charges; online: Online; events: Events; audit: Audit },
): Memberships {
  const random = making.random('memberships')
  const rows = making.table('memberships', [
    'id',
    'client_id',
    'membership_type_id',
    'terms_id',
    'status',
    'unlimited',
    'starts_on',
    'expires_on',
    'price_minor',
    'payment_method',
    'is_intro_offer',
    'billing_anchor_on',
    'next_renewal_on',
    'renewal_price_minor',
    'cancelled_at',
    'source',
    'created_at',
    'updated_at',
  ])
  const credits = keepCredits(making)
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

  /** How long it is good, and how it stands when the studio is found. */
  const termOf = (id: number, type: MembershipType, client: Client, at: number): Term => {
    const startsOn = localDate(iso(at), ZONE)
    // A subscription is cancelled when its client leaves; what has its days ends with them.
    const leftOn = localDate(iso(client.leaves), ZONE)
    const hasLeft = leftOn < today && leftOn > startsOn
    const endsOn = type.days === null ? (hasLeft ? leftOn : null) : addDays(startsOn, type.days - 1)
    const pause = pauses(id, type, startsOn, endsOn, today)
    const expiresOn = pause?.expiresOn ?? endsOn
    const isOver = expiresOn !== null && expiresOn < today
    const over = type.type === 'subscription' ? 'cancelled' : 'expired'
    const status = isOver ? over : pause?.isOn ? 'paused' : 'active'
    const ended = isOver ? Math.max(at, Date.parse(`${expiresOn}T22:30:00Z`)) : at
    let next = 1
    while (status !== 'cancelled' && intervalStart(startsOn, 'monthly', next) < today) next += 1
    return {
      startsOn,
      expiresOn,
      status,
      ended,
      nextOn: intervalStart(startsOn, 'monthly', next),
      pause: pause ?? null,
    }
  }

  const insert = (id: number, client: Client, type: MembershipType, at: number, term: Term, price: Price): void => {
    const { startsOn, expiresOn, status, ended, nextOn } = term
    const renews = type.type === 'subscription'
    // The calendar does not renew subscriptions that the processor collects.
    const billing = renews ? [price.isOnline ? null : startsOn, nextOn, type.price] : [null, null, null]
    const terms = [type.credits === null ? 1 : 0, startsOn, renews ? null : expiresOn, type.price - price.discount]
    const method = price.payments[0]?.method ?? 'card_terminal'
    const source = price.isOnline ? 'online' : 'staff'
    const stamps = [status === 'cancelled' ? iso(ended) : null, source, iso(at), iso(ended)]
    rows.add(id, client.id, type.id, type.id, status, ...terms, method, type.isIntro ? 1 : 0, ...billing, ...stamps)
  }

  const priceOf = (type: MembershipType, client: Client, at: number): Price => {
    const mayHave = type.type !== 'subscription' && random() < 0.06
    const promo = mayHave ? offer.promoCodes.find(({ left, usedBy }) => left > 0 && !usedBy.has(client.id)) : undefined
    if (promo) {
      promo.left -= 1
      promo.usedBy.add(client.id)
    }
    const discount = promo ? Math.round((type.price * promo.percent) / 100) : 0
    const amount = type.price - discount
    const atDesk = drawPayments(random, amount)
    const isOnline = told.online.isSold(at, type.type === 'subscription' ? 'subscription' : 'once')
    const payments: Purchase['payments'] = isOnline ? [{ method: 'online', amount }] : atDesk
    return { discount, payments, isOnline, ...(promo && { promo: promo.id }) }
  }

  const tell = (id: number, client: Client, type: MembershipType, at: number, term: Term, price: Sold): void => {
    const { startsOn, expiresOn, status, ended } = term
    const { isOnline, subscription, ...paid } = price
    const actor = pick(random, desk)
    const amounts = { unit_price_minor: type.price, total_minor: type.price }
    const lines = [{ description: type.name, quantity: 1, ...amounts, vat_rate: VAT_RATE }]
    const back = { at: at + (2 + Math.floor(random() * 9)) * DAY, reason: 'Moved away' }
    const refund = random() < 0.004 ? { refund: back } : {}
    const by = isOnline
      ? { actor: null, online: { kind: 'membership' as const, typeId: type.id, subscription } }
      : { actor: actor.id }
    told.purchases.add(at, { kind: 'membership', of: id, client, lines, ...by, ...paid, ...refund })
    const of = { client_id: client.id, membership_type_id: type.id, starts_on: startsOn, expires_on: expiresOn }
    if (!isOnline) told.audit.add(at, actor, 'membership.create', 'membership', id, null, { id, ...of })
    const kind = { membership_type_id: type.id, type: type.type, is_intro_offer: type.isIntro }
    const about = { membership_id: id, ...kind, expires_on: expiresOn }
    told.events.add(at, 'membership.started', client.id, about)
    if (status === 'expired') told.events.add(ended, 'membership.expired', client.id, about)
    if (status === 'cancelled') told.events.add(ended, 'membership.cancelled', client.id, about)
  }

  const buy = (client: Client, at: number): Membership => {
    const [type, id] = [typeFor(client), rows.next()]
    const [term, price] = [termOf(id, type, client, at), priceOf(type, client, at)]
    insert(id, client, type, at, term, price)
    const { startsOn, expiresOn, status, ended, nextOn, pause } = term
    const isCollected = price.isOnline && type.type === 'subscription'
    const over = status === 'cancelled' ? ended : null
    const collected = { id, client, startsOn, nextOn, ended: over }
    const subscription = isCollected ? told.online.subscribe(at, collected) : undefined
    tell(id, client, type, at, term, { ...price, subscription })
    const own = { since: at, grants: [], renewals: 0, subscription }
    const membership: Membership = { id, client, type, startsOn, expiresOn, pause, ...own }
    credits.begin(membership, at)
    current.set(client.id, membership)
    if (type.type === 'subscription') renewLater(membership)
    return membership
  }

  const renew = (membership: Membership, on: LocalDate) => {
    const { id, client, type, subscription } = membership
    const at = Date.parse(`${on}T04:10:00Z`)
    membership.renewals += 1
    membership.since = at
    credits.renew(membership, on, at)
    const description = say('charge.renewal', { type_name: type.name, on })
    const of = { client, bookingId: null, membershipId: id }
    told.charges.add(at, { kind: 'renewal', ...of, amount: type.price, description, subscription, graceHours: 0 })
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
      const giveBack = credits.spend(membership, bookingId, at)
      const left = membership.grants.reduce((sum, grant) => sum + grant.left, 0)
      if (left <= 3 && membership.type.type !== 'drop_in') {
        const of = { membership_id: membership.id, membership_type_id: membership.type.id }
        told.events.add(at, 'membership.credits_low', membership.client.id, { ...of, credits_remaining: left })
      }
      return giveBack
    },
    day: ({ date }) => {
      for (const membership of renewing.get(date) ?? []) renew(membership, date)
      renewing.delete(date)
    },
  }
}

interface Term extends Pick<Membership, 'startsOn' | 'expiresOn' | 'pause'> {
  status: 'active' | 'paused' | 'expired' | 'cancelled'
  /** When it came to its end, else when it was bought. */
  ended: number
  /** A subscription's next day to renew on, or the one that would have been. */
  nextOn: LocalDate
}

type Price = Pick<Purchase, 'discount' | 'payments' | 'promo'> & { isOnline: boolean }
type Sold = Price & { subscription: number | undefined }
