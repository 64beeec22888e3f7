import { cancellationDeadline } from '../../schedule/window-rules.ts'
import { settleOffers } from '../waitlist/offers.ts'
import { actsAs, loadClass } from '../access.ts'
import { standingOfferOf } from '../standing-bookings/offer.ts'
import { seatsWithNight } from '../waitlist/overnight.ts'
import { decideJoin } from '../waitlist/entry-rules.ts'
import { presentEntry } from '../waitlist/entry-queries.ts'
import type { Ctx } from '../../../context.ts'
import type { Reason } from '../../../api/errors.ts'
import { toMajor } from '../../../lib/money.ts'
import { formatReason, type Reading } from '../../../lib/sayings/format.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { loadClient } from '../../clients/load.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import { decideBooking, opensToClient } from './booking-rules.ts'
import { bookingFacts, type Facts } from './facts.ts'
import type { Entitlement } from './choose-membership.ts'
import { offersFor } from './offers.ts'
import { payersOf } from './payers.ts'

/** True if a client may book a class now, what stands against it in the words of the refusal, and what would pay. */
export async function eligibility(ctx: Ctx, classId: number, clientId: number) {
  const cls = loadClass(ctx, ctx.db, classId)
  const client = loadClient(ctx.db, clientId)
  await settleOffers(ctx, classId)
  const settings = settingsOf(ctx.db)
  const reading = { language: ctx.language, timezone: settings.timezone }
  const pay_at_studio = ctx.caller.role === 'client' ? false : undefined
  const facts = bookingFacts(ctx.db, { now: ctx.now, settings, cls, client, pay_at_studio })
  const decision = decideBooking(facts)
  const asking = { now: ctx.now, by: actsAs(ctx) }
  // For a client who asks to wait, the spot that they hold while they pay counts as taken.
  const seats = facts.own_hold_id === null ? facts.seats : seatsWithNight(ctx.db, cls, { now: ctx.now, settings })
  const joining = decideJoin({ ...facts, seats, opens_at: opensToClient(facts) })
  return {
    scheduled_class_id: classId,
    client_id: clientId,
    can_book: decision.kind === 'book',
    reasons: decision.kind === 'refuse' ? decision.reasons.map((reason) => asTold(reason, reading)) : [],
    membership: decision.kind === 'book' && decision.entitlement ? paying(facts, decision.entitlement) : null,
    ...(ctx.caller.role !== 'client' && { memberships: payers(facts, reading) }),
    pay_at_studio: decision.kind === 'refuse' ? payingThere(facts, decision.reasons, settings) : null,
    price: inCurrency(facts.price().price_minor, settings),
    credit_cost: cls.credit_cost,
    offers: decision.kind === 'refuse' ? offersFor(ctx.db, asking, decision.reasons, { cls, client, settings }) : [],
    can_join_waitlist: joining.kind === 'join',
    own_booking_id: facts.own_booking_id,
    waitlist_entry: facts.own_entry_id === null ? null : presentEntry(ctx.db, ctx, facts.own_entry_id),
    standing: standingOfferOf(ctx, cls, client, facts, settings),
    ...bookingWindow(cls),
    free_until: cancellationDeadline(cls, settings),
  }
}

/**
 * The price of a spot at the studio, also for a late cancellation or no-show; null unless the refusal says paying there helps.
 */
function payingThere({ price }: Facts, reasons: readonly Reason[], settings: Settings) {
  if (!reasons.some(({ fix }) => fix === 'pay_at_studio')) return null
  const { currency } = settings
  return {
    amount: inCurrency(price().price_minor, settings)?.amount ?? null,
    currency,
    late_cancel_fee: toMajor(settings.late_cancel_fee_minor, currency),
    no_show_fee: toMajor(settings.no_show_fee_minor, currency),
  }
}

function asTold(reason: Reason, reading: Reading) {
  const { code, detail, rule, value, fix } = formatReason(reason, reading)
  return { code, detail, rule, value: value ?? null, fix: fix ?? null }
}

const payers = (facts: Facts, reading: Reading) =>
  payersOf(facts).map((payer) => ({ ...payer, reasons: payer.reasons.map((reason) => asTold(reason, reading)) }))

const inCurrency = (minor: number | null, { currency }: Settings) =>
  minor === null ? null : { amount: toMajor(minor, currency), currency }

function paying({ memberships }: Facts, { membership_id, credits }: Entitlement) {
  const { name, unlimited, grants, is_shared = false } = memberships.find(({ id }) => id === membership_id)!
  const credits_left = unlimited ? null : grants.reduce((sum, { left }) => sum + left, 0)
  return { id: membership_id, name, takes_credit: credits > 0, credits, credits_left, is_shared }
}
