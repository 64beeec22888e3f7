import type { Reason } from '../../api/errors.ts'
import { percentOf } from '../../lib/money.ts'
import type { Instant } from '../../lib/time.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** A code's discount: a percentage, or an amount in minor units; the other one is null. */
export interface Discount {
  discount_percent: number | null
  discount_minor: number | null
}

export interface PromoTerms {
  code: string
  is_active: boolean
  valid_from: Instant
  /** The last moment it is good; null: no end. */
  valid_until: Instant | null
  /** Empty: every membership type. */
  applicable_membership_type_ids: readonly number[]
  /** True if it is good for single classes. */
  applies_to_classes: boolean
  max_uses: number | null
  one_per_client: boolean
  /** The only client who may use it; null: everybody. */
  client_id: number | null
}

/** A membership of a type, or one place in a class, and what it costs in minor units. */
export type PromoSubject = ({ membership_type_id: number } | { scheduled_class_id: number }) & { price_minor: number }

export interface PromoRequest {
  now: Instant
  timezone: string
  /** Uses so far; one that is held for a checkout counts as made. */
  uses: number
  used_by_client: boolean
  /** The client who would use it; undefined if none is named. */
  client_id?: number | undefined
  /** The purchase and its price in minor units; undefined if only the code is asked about. */
  sale?: PromoSubject | undefined
}

/** The discount of a code on a price, in minor units: percentages half up, and never more than the price. */
export function discountOn(price_minor: number, { discount_percent, discount_minor }: Discount): number {
  const discount = discount_percent === null ? (discount_minor ?? 0) : percentOf(price_minor, discount_percent)
  return Math.min(discount, price_minor)
}

/** Every rule that keeps a code from being used, the most telling one first; none if it is good. */
export function promoReasons(promo: PromoTerms, request: PromoRequest): Reason[] {
  const { now, sale } = request
  const reasons: Reason[] = []
  const refuse = (rule: string, detail: Said, value?: unknown) =>
    reasons.push({ code: 'PROMO_CODE_INVALID', detail, rule, value })

  if (!promo.is_active) refuse('is_active', say('promo_codes.code_is_not_in_use', { code: promo.code }))
  if (now < promo.valid_from) {
    refuse(
      'valid_from',
      say('promo_codes.code_is_good', { code: promo.code, when: promo.valid_from }),
      promo.valid_from,
    )
  }
  if (promo.valid_until !== null && now > promo.valid_until) {
    refuse(
      'valid_until',
      say('promo_codes.code_was_good_until', { code: promo.code, when: promo.valid_until }),
      promo.valid_until,
    )
  }
  if (sale && 'scheduled_class_id' in sale && !promo.applies_to_classes) {
    refuse('applies_to_classes', say('promo_codes.not_for_classes', { code: promo.code }))
  }
  if (sale && 'membership_type_id' in sale && !appliesTo(promo, sale.membership_type_id)) {
    refuse('applicable_membership_type_ids', say('promo_codes.for_other_memberships', { code: promo.code }))
  }
  if (promo.max_uses !== null && request.uses >= promo.max_uses) {
    refuse('max_uses', say('promo_codes.used_up', { code: promo.code }), promo.max_uses)
  }
  if (promo.one_per_client && request.used_by_client) {
    refuse('one_per_client', say('promo_codes.code_can_be_used_once', { code: promo.code }))
  }
  if (promo.client_id !== null && request.client_id !== undefined && promo.client_id !== request.client_id) {
    refuse('client_id', say('promo_codes.for_somebody_else', { code: promo.code }))
  }
  if (sale?.price_minor === 0) {
    refuse('price', say('promo_codes.nothing_to_take_off', { code: promo.code }))
  }
  return reasons
}

function appliesTo({ applicable_membership_type_ids: ids }: PromoTerms, membershipTypeId: number): boolean {
  return ids.length === 0 || ids.includes(membershipTypeId)
}
