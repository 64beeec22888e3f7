import type { Act } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import { Refusal, type Reason } from '../../../api/errors.ts'
import { toMajor } from '../../../lib/money.ts'
import { localDate, type LocalDate } from '../../../lib/time.ts'
import { priceNowOf } from '../../membership-types/price-rules.ts'
import { termsOf, typesOnSale, type MembershipTypeRow } from '../../membership-types/queries.ts'
import { readTerms } from '../../membership-types/terms-queries.ts'
import { introTakenBy } from '../../memberships/queries.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import type { Settings } from '../../settings/queries.ts'
import { coveredClass } from './covered-class.ts'
import { isLacking } from './lacking-rules.ts'
import { againstBought, opensToBought, wouldPay, type Bought, type OfferAsked } from './offer-rules.ts'

/** Something that would make a class bookable. */
export interface Offer {
  kind: 'class' | 'membership_type'
  id: number
  name: string
  /** In major units. */
  price: number
  currency: string
}

interface Asked {
  cls: ClassRow
  client: { id: number }
  settings: Settings
}

/**
 * Offers that would help against a refusal, at most three: a spot in the class by its own price, then the cheapest one-off and
 * the cheapest subscription that would pay for this very class; to clients only those sold online. None where the client lacks
 * nothing that they can buy.
 */
export function offersFor(
  reader: Reader,
  { now, by }: { now: string; by: 'client' | 'staff' },
  reasons: readonly Reason[],
  { cls, client, settings }: Asked,
): Offer[] {
  if (!reasons.some(({ code }) => isLacking(code))) return []
  const { currency, timezone } = settings
  const asked = askedOf(cls, { now, timezone })
  const pays = (type: MembershipTypeRow) => wouldPay(boughtNow(reader, type), asked)
  const isOpenTo = (type: MembershipTypeRow) =>
    !type.is_intro_offer || reader.one(introTakenBy, { client_id: client.id }) === undefined
  const onSale = reader
    .all(typesOnSale, { currency })
    .filter(({ sellable_online }) => by === 'staff' || sellable_online)
    .sort((a, b) => priceNowOf(a) - priceNowOf(b) || a.id - b.id)
  const isSubscription = ({ type }: MembershipTypeRow) => type === 'subscription'
  // The terms of a type are read only until the cheapest that fits is found.
  const cheapestThat = (isOne: (type: MembershipTypeRow) => boolean) =>
    onSale.find((type) => isOne(type) && pays(type) && isOpenTo(type))
  const cheapest = [cheapestThat((type) => !isSubscription(type)), cheapestThat(isSubscription)]
  const types = cheapest.flatMap((type): Offer[] =>
    type ? [{ kind: 'membership_type', ...shown(type.id, type.name, priceNowOf(type), currency) }] : [],
  )
  const { own_price_minor: own } = cls
  return [...(own === null ? [] : [{ kind: 'class' as const, ...shown(cls.id, cls.name, own, currency) }]), ...types]
}

interface Buying {
  now: string
  timezone: string
  /** The day on which it is to begin; absent: today. */
  startsOn?: LocalDate | undefined
}

/**
 * Reasons against paying for a class with a membership of a type that is bought now, and when the class opens to its holder
 * (null: it is open).
 */
export function boughtFor(reader: Reader, cls: ClassRow, type: MembershipTypeRow, buying: Buying) {
  const [bought, asked] = [boughtNow(reader, type), askedOf(cls, buying)]
  return { against: againstBought(bought, asked), opens_at: opensToBought(bought, asked) }
}

const boughtNow = (reader: Reader, type: MembershipTypeRow): Bought => {
  const { id, name, terms_id } = type
  return { ...termsOf(type), id, name, coverage: readTerms(reader, terms_id) }
}

function askedOf(cls: ClassRow, { now, timezone, startsOn }: Buying): OfferAsked {
  const { name, starts_at } = cls
  const today = startsOn ?? localDate(now, timezone)
  return { what: coveredClass(cls, timezone), name, now, timezone, today, starts_at, ...bookingWindow(cls) }
}

const shown = (id: number, name: string, minor: number, currency: string) => ({
  id,
  name,
  price: toMajor(minor, currency),
  currency,
})

/** The refusal of a booking with every reason, and what would help. */
export function refuseWithOffers(reader: Reader, act: Act, reasons: readonly Reason[], asked: Asked): Refusal {
  const [first] = reasons
  if (!first) throw new Error('A refusal needs a reason')
  const by = act.actor.kind === 'client' ? 'client' : 'staff'
  const offers = offersFor(reader, { now: act.now, by }, reasons, asked)
  return new Refusal(first.code, first.detail, { reasons: [...reasons], more: { offers } })
}
