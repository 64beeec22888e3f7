import { cancellationDeadline } from '../../schedule/window-rules.ts'
import { settleOffers } from '../waitlist/offers.ts'
import { loadClass } from '../access.ts'
import { seatsWithNight } from '../waitlist/overnight.ts'
import { decideJoin } from '../waitlist/entry-rules.ts'
import { presentEntry } from '../waitlist/entry-queries.ts'
import type { Ctx } from '../../../context.ts'
import type { Reason } from '../../../api/errors.ts'
import { toMajor } from '../../../lib/money.ts'
import { formatReason, type Reading } from '../../../lib/sayings/format.ts'
import { priceOfOneVisit } from '../../membership-types/queries.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { loadClient } from '../../clients/load.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import { decideBooking } from './booking-rules.ts'
import { bookingFacts, type Facts } from './facts.ts'

/** Whether a client may book a class now, what stands against it in the words of the refusal, and what would pay. */
export async function eligibility(ctx: Ctx, classId: number, clientId: number) {
  const cls = loadClass(ctx, ctx.db, classId)
  const client = loadClient(ctx.db, clientId)
  await settleOffers(ctx, classId)
  const settings = settingsOf(ctx.db)
  const reading = { language: ctx.language, timezone: settings.timezone }
  const pay_at_studio = ctx.caller.role === 'client' ? false : undefined
  const facts = bookingFacts(ctx.db, { now: ctx.now, settings, cls, client, pay_at_studio })
  const decision = decideBooking(facts)
  const joining = decideJoin({ ...facts, seats: seatsWithNight(ctx.db, cls, { now: ctx.now, settings }) })
  return {
    scheduled_class_id: classId,
    client_id: clientId,
    can_book: decision.kind === 'book',
    reasons: decision.kind === 'refuse' ? decision.reasons.map((reason) => asTold(reason, reading)) : [],
    membership: decision.kind === 'book' && decision.entitlement ? paying(facts, decision.entitlement) : null,
    pay_at_studio: decision.kind === 'refuse' ? payingThere(ctx, decision.reasons, settings) : null,
    can_join_waitlist: joining.kind === 'join',
    own_booking_id: facts.own_booking_id,
    waitlist_entry: facts.own_entry_id === null ? null : presentEntry(ctx.db, ctx, facts.own_entry_id),
    ...bookingWindow(cls),
    free_until: cancellationDeadline(cls, settings),
  }
}

/** What a place costs at the studio, given up late or missed too; null unless the refusal says that paying there would help. */
function payingThere(ctx: Ctx, reasons: readonly Reason[], settings: Settings) {
  if (!reasons.some(({ fix }) => fix === 'pay_at_studio')) return null
  const { currency } = settings
  const price = ctx.db.one(priceOfOneVisit, { currency })
  return {
    amount: price ? toMajor(price.price_minor, currency) : null,
    currency,
    late_cancel_fee: toMajor(settings.late_cancel_fee_minor, currency),
    no_show_fee: toMajor(settings.no_show_fee_minor, currency),
  }
}

function asTold(reason: Reason, reading: Reading) {
  const { code, detail, rule, value, fix } = formatReason(reason, reading)
  return { code, detail, rule, value: value ?? null, fix: fix ?? null }
}

function paying(
  { memberships }: Facts,
  { membership_id, grant_id }: { membership_id: number; grant_id: number | null },
) {
  const { name, unlimited, grants } = memberships.find(({ id }) => id === membership_id)!
  const credits_left = unlimited ? null : grants.reduce((sum, { left }) => sum + left, 0)
  return { id: membership_id, name, takes_credit: grant_id !== null, credits_left }
}
