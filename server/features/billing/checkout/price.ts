import { invalid, notFound, Refusal, refuseFor } from '../../../api/errors.ts'
import type { Act, App } from '../../../context.ts'
import type { CheckoutTerms, OfferedMembership } from '../../../db/tables/values.ts'
import type { Tx } from '../../../db/writer.ts'
import { normaliseCode } from '../../../lib/code-rules.ts'
import { toMinor } from '../../../lib/money.ts'
import { addDays, localDate, type Instant, type LocalDate } from '../../../lib/time.ts'
import type { ChargeRow } from '../../charges/queries.ts'
import { loadClient } from '../../clients/load.ts'
import { holdGiftCard } from '../../gift-cards/hold.ts'
import { offeredOf } from '../../membership-types/offered-rules.ts'
import { typeById, type MembershipTypeRow } from '../../membership-types/queries.ts'
import { readTerms } from '../../membership-types/terms-queries.ts'
import { refuseSale } from '../../memberships/assign.ts'
import { introTakenBy } from '../../memberships/queries.ts'
import { loadProduct } from '../../products/queries.ts'
import { moveStock, stockReason } from '../../products/stock.ts'
import { holdPromo } from '../../promo-codes/holds.ts'
import { settingsOf } from '../../settings/queries.ts'
import { debtsOf, type DebtWish } from '../debts/hold.ts'
import { liveSubscriptionOfType } from '../subscriptions/queries.ts'
import { typeOffered } from './offered.ts'
import { pendingOfClient } from './queries.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { priceNowOf } from '../../membership-types/price-rules.ts'

/** A purchase, by the kinds of checkout. */
export type Wanted =
  | {
      kind: 'membership'
      client_id: number
      /** The payer, if somebody else: the guardian. */
      payer_id?: number | undefined
      membership_type_id: number
      promo_code?: string | undefined
      gift_card_code?: string | undefined
      /** The class that it is to pay for first, and the seat that is wanted there. */
      scheduled_class_id?: number | undefined
      seat_id?: number | undefined
      /** Its first day, where one is named. */
      terms?: CheckoutTerms
    }
  | {
      kind: 'class'
      client_id: number
      payer_id?: number | undefined
      scheduled_class_id: number
      seat_id?: number | undefined
      promo_code?: string | undefined
      gift_card_code?: string | undefined
    }
  | {
      kind: 'appointment'
      client_id: number
      payer_id?: number | undefined
      service_id: number
      instructor_id: number
      starts_at: Instant
      notes?: string | null | undefined
      gift_card_code?: string | undefined
    }
  | { kind: 'product'; client_id: number; product_id: number }
  | { kind: 'gift_card'; client_id: number | null; amount: number; terms: CheckoutTerms }
  | { kind: 'card'; client_id: number; terms: CheckoutTerms }
  | DebtWish

/** The price, in minor units of `currency` (absent: the studio's), and what is held for it meanwhile. */
export interface Priced {
  list_price_minor: number
  discount_minor: number
  card_minor: number
  promo_use_id: number | null
  gift_card_id: number | null
  is_stock_held: boolean
  /** The membership as offered: sold like this, whatever its type is when it is paid. */
  offered?: OfferedMembership
  /** The time until which the spot in a class, or the slot, is held for the buyer. */
  held_until?: Instant
  /** The whole price of an appointment of which this is paid in advance. */
  whole_minor?: number
  currency?: string
  /** The charges that it pays. */
  charges?: readonly ChargeRow[]
  /** The processor collects it again each interval, so that it is asked even where nothing is to be paid today. */
  isRecurring: boolean
}

const nothingHeld = { discount_minor: 0, card_minor: 0, promo_use_id: null, gift_card_id: null, is_stock_held: false }

/** Decides what is wanted, prices it and holds what it takes, so that nothing is sold or used twice. Refuses with the kind's codes. */
export function priceAndHold(tx: Tx, act: Act, app: Pick<App, 'secrets'>, wanted: Wanted): Priced {
  switch (wanted.kind) {
    case 'membership':
      return priceMembership(tx, act, app, wanted)
    case 'class':
      return priceClass(tx, act, app, wanted)
    case 'appointment':
      return priceAppointment(tx, act, app, wanted)
    case 'product':
      return priceProduct(tx, act, wanted.product_id)
    case 'gift_card':
      return { ...nothingHeld, list_price_minor: minorOf(tx, wanted.amount), isRecurring: false }
    case 'card':
      return { ...nothingHeld, list_price_minor: 0, isRecurring: true }
    case 'charges':
      return priceDebts(tx, wanted)
  }
}

function priceDebts(tx: Tx, wanted: DebtWish): Priced {
  const charges = debtsOf(tx, wanted)
  const list_price_minor = charges.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  return { ...nothingHeld, list_price_minor, isRecurring: false, currency: charges[0]!.currency, charges }
}

function priceMembership(
  tx: Tx,
  act: Act,
  { secrets }: Pick<App, 'secrets'>,
  wanted: Extract<Wanted, { kind: 'membership' }>,
): Priced {
  const { client_id, membership_type_id } = wanted
  const client = loadClient(tx, client_id)
  const type = tx.one(typeById, { id: membership_type_id })
  // To a client, one that is off sale does not exist.
  if (!type || (act.actor.kind === 'client' && !type.is_active)) throw notFound('membership type')
  if (type.is_intro_offer) refuseSecondIntro(tx, act, client_id)
  refuseSale(tx, client, type, undefined)
  if (!type.sellable_online) throw notOnline(type.name)
  const isRecurring = type.type === 'subscription'
  if (isRecurring) refuseSecondSubscription(tx, client_id, type)
  const { currency } = settingsOf(tx)
  if (type.currency !== currency) {
    throw invalid('membership_type_id', say('billing.priced_otherwise', { currency: type.currency, ours: currency }))
  }
  const { scheduled_class_id, seat_id } = wanted
  const starts_on = wanted.terms?.starts_on
  if (starts_on !== undefined) refuseFirstDay(tx, act, type, starts_on)
  const wish = { client_id, seat_id, membership_type_id, starts_on }
  const place =
    scheduled_class_id === undefined ? undefined : act.seams.places.quote(tx, act, { ...wish, scheduled_class_id })
  const list_price_minor = priceNowOf(type)
  const held = holdCodes(tx, act, secrets, {
    ...wanted,
    client_id: wanted.payer_id ?? client_id,
    of: { membership_type_id },
    price_minor: list_price_minor,
  })
  const isCollected = isRecurring && type.price_minor > 0
  const class_credits = place?.credits ?? undefined
  const offered = { ...offeredOf(type), ...(class_credits !== undefined && { class_credits }) }
  const priced = { ...held, list_price_minor, offered, isRecurring: isCollected }
  return { ...priced, ...(place && { held_until: place.ends_at }) }
}

/** A membership begins today or soon; a subscription with its first payment. */
function refuseFirstDay(tx: Tx, { now }: Act, { type, terms_id }: MembershipTypeRow, starts_on: LocalDate): void {
  if (type === 'subscription') throw invalid('starts_on', say('billing.subscription_begins_as_paid'))
  const today = localDate(now, settingsOf(tx).timezone)
  const last = addDays(today, readTerms(tx, terms_id).starts_within_days)
  if (starts_on < today || starts_on > last) throw invalid('starts_on', say('billing.begins_until', { today, last }))
}

function priceClass(
  tx: Tx,
  act: Act,
  { secrets }: Pick<App, 'secrets'>,
  wanted: Extract<Wanted, { kind: 'class' }>,
): Priced {
  const { client_id, scheduled_class_id } = wanted
  const { price_minor, ends_at } = act.seams.places.quote(tx, act, wanted)
  const held = holdCodes(tx, act, secrets, {
    ...wanted,
    client_id: wanted.payer_id ?? client_id,
    of: { scheduled_class_id },
    price_minor: price_minor!,
  })
  return { ...held, list_price_minor: price_minor!, isRecurring: false, held_until: ends_at }
}

/** Promo codes are not for appointments. */
function priceAppointment(
  tx: Tx,
  act: Act,
  { secrets }: Pick<App, 'secrets'>,
  wanted: Extract<Wanted, { kind: 'appointment' }>,
): Priced {
  const { amount_minor, price_minor: whole_minor, ends_at } = act.seams.slots.quote(tx, act, wanted)
  const { gift_card_code, client_id } = wanted
  const held = holdCodes(tx, act, secrets, { client_id, gift_card_code, price_minor: amount_minor })
  return { ...held, list_price_minor: amount_minor, isRecurring: false, held_until: ends_at, whole_minor }
}

interface Codes {
  client_id: number
  /** For what a promo code is to be good. */
  of?: { membership_type_id: number } | { scheduled_class_id: number }
  price_minor: number
  promo_code?: string | undefined
  gift_card_code?: string | undefined
}

/** Holds a use of the promo code and what a gift card pays of the rest, as far as they are named. */
function holdCodes(tx: Tx, act: Act, secrets: App['secrets'], codes: Codes) {
  const { client_id, of, price_minor, promo_code, gift_card_code } = codes
  const promo =
    promo_code === undefined || of === undefined
      ? { promo_use_id: null, discount_minor: 0 }
      : holdPromo(tx, act, { code: promo_code, client_id, ...of, price_minor })
  const left_minor = price_minor - promo.discount_minor
  if (gift_card_code !== undefined && left_minor === 0)
    throw invalid('gift_card_code', say('billing.nothing_is_left_to_pay'))
  const card =
    gift_card_code === undefined
      ? { gift_card_id: null, amount_minor: 0 }
      : holdGiftCard(tx, act, {
          code_hash: secrets.hash('gift-card', normaliseCode(gift_card_code)),
          price_minor: left_minor,
        })
  return { ...promo, gift_card_id: card.gift_card_id, card_minor: card.amount_minor, is_stock_held: false }
}

function notOnline(name: string): Refusal {
  return new Refusal('MEMBERSHIP_TYPE_NOT_ONLINE', say('billing.not_sold_online', { name }))
}

/** One that is collected already, or is being bought right now, is not bought again. */
function refuseSecondSubscription(
  tx: Tx,
  client_id: number,
  { id: membership_type_id, name }: MembershipTypeRow,
): void {
  const refused = (detail: Said) => new Refusal('ALREADY_SUBSCRIBED', detail)
  if (tx.one(liveSubscriptionOfType, { client_id, membership_type_id }))
    throw refused(say('billing.runs_already', { name }))
  if (tx.all(pendingOfClient, { client_id }).some((row) => row.membership_type_id === membership_type_id))
    throw refused(say('billing.being_bought_right_now', { name }))
}

/** An intro offer is once for ever: one that is being bought right now counts. */
function refuseSecondIntro(tx: Tx, { actor }: Act, client_id: number): void {
  if (actor.kind === 'client' && tx.one(introTakenBy, { client_id })) {
    const detail = say('billing.you_have_had_intro_offer')
    throw refuseFor([{ code: 'INTRO_OFFER_USED', detail, rule: 'is_intro_offer' }])
  }
  const isBought = tx
    .all(pendingOfClient, { client_id })
    .some((row) => row.membership_type_id !== null && typeOffered(tx, row).is_intro_offer)
  if (!isBought) return
  const detail = say('billing.intro_offer_is_being_bought')
  throw refuseFor([{ code: 'INTRO_OFFER_USED', detail, rule: 'is_intro_offer' }])
}

function priceProduct(tx: Tx, act: Act, id: number): Priced {
  const product = loadProduct(tx, id)
  if (!product.is_active) throw notFound('product')
  const lack = stockReason(product, 1)
  if (lack)
    throw refuseFor([{ code: lack.code, rule: lack.rule, detail: say('billing.sold_out', { name: product.name }) }])
  moveStock(tx, act, { product_id: id, delta: -1, kind: 'hold' })
  return { ...nothingHeld, list_price_minor: product.price_minor, is_stock_held: true, isRecurring: false }
}

function minorOf(tx: Tx, amount: number): number {
  const { currency } = settingsOf(tx)
  const minor = toMinor(amount, currency)
  if (minor === undefined) throw invalid('amount', say('common.more_decimals', { currency }))
  return minor
}
