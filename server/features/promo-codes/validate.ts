import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { invalid, refuseFor } from '../../api/errors.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { toMajor } from '../../lib/money.ts'
import { loadClient } from '../clients/load.ts'
import { requireOwnClient } from '../clients/access.ts'
import { loadType } from '../membership-types/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { promoValidationLimit, type promoCodesContract } from './contract.ts'
import { decidePromo } from './decide.ts'
import { discountValue } from './queries.ts'
import { discountOn, type Discount, type PromoSubject } from './rules.ts'
import { priceNowOf } from '../membership-types/price-rules.ts'

type Asked = z.output<(typeof promoCodesContract)['POST /api/v1/promo-codes/validate']['body']>

/** The discount that a code would give now. Writes nothing; PROMO_CODE_INVALID says what prevents its use. */
export function validatePromo(ctx: Ctx, asked: Asked) {
  const { caller } = ctx
  if (caller.role !== 'nobody') ctx.limit(promoValidationLimit, `account ${caller.role} ${caller.id}`)
  const client_id = clientOf(ctx, asked.client_id)
  const { currency } = settingsOf(ctx.db)
  const { membership_type_id, scheduled_class_id } = asked
  if (membership_type_id !== undefined && scheduled_class_id !== undefined)
    throw invalid('scheduled_class_id', say('promo_codes.one_thing_at_a_time'))
  const sale = subjectOf(ctx, asked)
  const { promo, reasons } = decidePromo(ctx.db, ctx.now, { code: asked.code, client_id, sale })
  if (reasons.length > 0) throw refuseFor(reasons)
  const { code, discount_type, valid_until } = promo
  return {
    code,
    discount_type,
    discount_value: discountValue(promo, currency),
    valid_until,
    membership_type_id: membership_type_id ?? null,
    scheduled_class_id: scheduled_class_id ?? null,
    ...pricesWith(promo, sale?.price_minor, currency),
    currency,
  }
}

/** The purchase the code is for, with its current price. */
function subjectOf(ctx: Ctx, { membership_type_id, scheduled_class_id }: Asked): PromoSubject | undefined {
  if (membership_type_id !== undefined) return { membership_type_id, price_minor: salePrice(ctx, membership_type_id) }
  if (scheduled_class_id === undefined) return undefined
  return { scheduled_class_id, price_minor: ctx.seams.places.priceOf(ctx.db, scheduled_class_id) }
}

function pricesWith(promo: Discount, price_minor: number | undefined, currency: string) {
  if (price_minor === undefined) return { price: null, discount: null, total: null }
  const discount = discountOn(price_minor, promo)
  return {
    price: toMajor(price_minor, currency),
    discount: toMajor(discount, currency),
    total: toMajor(price_minor - discount, currency),
  }
}

/** The price of a membership type today; to a client, one that is off sale does not exist. */
function salePrice(ctx: Ctx, membershipTypeId: number): number {
  return priceNowOf(loadType(ctx.db, membershipTypeId, { active: ctx.caller.role === 'client' }))
}

/** The client whose uses count: the calling client, or the one a manager names. */
function clientOf(ctx: Ctx, named: number | undefined): number | undefined {
  if (ctx.caller.role === 'client') {
    if (named !== undefined) requireOwnClient(ctx, named)
    return ctx.caller.id
  }
  return named === undefined ? undefined : loadClient(ctx.db, named).id
}
