import { studioDay } from '../settings/studio-day.ts'
import { creditsAtStart, validityOf } from '../membership-types/type-rules.ts'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, notFound, refuseFor, Refusal } from '../../api/errors.ts'
import { localDate, type LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { priceNowOf } from '../membership-types/price-rules.ts'
import { termsOf, typeById, type MembershipTypeRow } from '../membership-types/queries.ts'
import { readTerms } from '../membership-types/terms-queries.ts'
import { settingsOf } from '../settings/queries.ts'
import type { membershipsContract } from './contract.ts'
import { soldDates } from './first-visit/first-visit-rules.ts'
import { requireMayAdd } from './give.ts'
import { presentMembership } from './present.ts'
import { introTakenBy, type NamedMembershipRow } from './queries.ts'
import { priceSale, type MembershipSale } from './sale.ts'
import { startMembership } from './start.ts'
import type { BillingInterval } from '../membership-types/type-rules.ts'
import { nextRenewalOn } from './term-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Assignment = z.output<(typeof membershipsContract)['POST /api/v1/memberships']['body']>

/**
 * Gives a client a membership: dates by its type unless said otherwise, its first credits at once. With a payment method
 * it is sold at the type's price less a promo code, with an entry in the ledger and a receipt, else assigned free.
 */
export function assignMembership(ctx: Ctx, input: Assignment) {
  return ctx.write((tx) => {
    const type = typeToSell(tx, ctx, input)
    const sale = priceSale(tx, ctx, input, type)
    return presentMembership(tx, ctx, startSold(tx, ctx, input, type, sale))
  })
}

/**
 * The type that a client is to get, if it can be sold to them: else 404, 422 for what doesn't fit, CLIENT_INACTIVE,
 * MEMBERSHIP_TYPE_INACTIVE, INTRO_OFFER_USED.
 */
export function typeToSell(tx: Tx, { caller }: Ctx, input: Assignment): MembershipTypeRow {
  termOf(tx, input)
  const client = loadClient(tx, input.client_id)
  const type = tx.one(typeById, { id: input.membership_type_id })
  if (!type) throw notFound('membership type')
  if (type.unlimited && input.credits_remaining !== undefined) {
    throw invalid('credits_remaining', say('memberships.membership_is_unlimited'))
  }
  refuseSale(tx, client, type, input.override_reason)
  // A free intro offer is free once; again it is given away.
  if (isIntroAgain(tx, client.id, type) && priceNowOf(type) === 0) requirePermission(caller, 'payments.give')
  return type
}

/** Starts a membership that may be sold, as it was asked for; undefined as its sale: given free. */
export function startSold(
  tx: Tx,
  ctx: Ctx,
  input: Assignment,
  type: MembershipTypeRow,
  sale: MembershipSale | undefined,
): NamedMembershipRow {
  const { starts_on, given } = termOf(tx, input)
  const terms = termsOf(type)
  const dates = soldDates(starts_on, validityOf(terms), readTerms(tx, type.terms_id))
  const due = { expires_on: dates.expires_on, credits: creditsAtStart(terms) }
  const expires_on = given ?? due.expires_on
  requireMayAdd(ctx, due, { expires_on, credits: input.credits_remaining })
  const row = startMembership(tx, ctx, {
    client_id: input.client_id,
    type,
    starts_on,
    expires_on,
    // A last day that is named is the last day, whenever the first visit is.
    first_visit_by_on: given === undefined ? dates.first_visit_by_on : null,
    credits: input.credits_remaining ?? due.credits,
    credits_reason: givenByStaff(ctx, input) ? say('credits.at_start_by_staff') : say('credits.at_start'),
    notes: input.notes ?? null,
    billing: billingOf(type, starts_on, localDate(ctx.now, settingsOf(tx).timezone)),
    sale,
  })
  const { override_reason } = input
  audit(tx, ctx, 'membership.create', { entity: 'membership', id: row.id, after: { ...row, override_reason } })
  return row
}

/** The first day that is asked for, and the last where one is named. */
function termOf(tx: Tx, { starts_at, expires_at }: Assignment): { starts_on: LocalDate; given: LocalDate | undefined } {
  const { timezone } = settingsOf(tx)
  const starts_on = studioDay('starts_at', starts_at, timezone)
  const given = expires_at === undefined ? undefined : studioDay('expires_at', expires_at, timezone)
  if (given !== undefined && given < starts_on) throw invalid('expires_at', say('common.ends_before_starts'))
  return { starts_on, given }
}

/** Refuses what can't be sold to a client: CLIENT_INACTIVE, MEMBERSHIP_TYPE_INACTIVE, INTRO_OFFER_USED. */
export function refuseSale(
  tx: Tx,
  client: { id: number; full_name: string; is_active: boolean },
  type: MembershipTypeRow,
  overrideReason: string | undefined,
): void {
  if (!client.is_active) {
    throw new Refusal('CLIENT_INACTIVE', say('memberships.not_active_client', { name: client.full_name }))
  }
  if (!type.is_active) {
    throw new Refusal('MEMBERSHIP_TYPE_INACTIVE', say('memberships.not_sold', { name: type.name }))
  }
  if (!type.is_intro_offer || overrideReason !== undefined) return
  const taken = tx.one(introTakenBy, { client_id: client.id })
  if (!taken) return
  const detail = say('memberships.had_intro_offer', { name: client.full_name, day: taken.starts_on })
  const value = { membership_id: taken.id }
  throw refuseFor([{ code: 'INTRO_OFFER_USED', detail, rule: 'is_intro_offer', value, fix: 'override_reason' }])
}

/** True if a client has had an intro offer and gets another. */
function isIntroAgain(tx: Tx, client_id: number, { is_intro_offer }: MembershipTypeRow): boolean {
  return is_intro_offer && tx.one(introTakenBy, { client_id }) !== undefined
}

/** A subscription renews from its start on; intervals already over when it is entered late are not charged. */
function billingOf(type: MembershipTypeRow, starts_on: LocalDate, today: LocalDate) {
  if (type.type !== 'subscription') return {}
  const interval = (type.billing_interval ?? 'monthly') as BillingInterval
  const next_renewal_on = nextRenewalOn(starts_on, interval, today > starts_on ? today : starts_on)
  return { billing_anchor_on: starts_on, next_renewal_on, renewal_price_minor: type.price_minor }
}

function givenByStaff({ caller }: Ctx, { credits_remaining }: Assignment): boolean {
  return caller.role === 'manager' && credits_remaining !== undefined
}
