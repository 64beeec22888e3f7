import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid } from '../../api/errors.ts'
import type { MembershipTypeRow } from '../membership-types/queries.ts'
import { recordPurchase, type LedgerPayment } from '../payments/ledger.ts'
import { isPaid } from '../payments/method-rules.ts'
import { methodOf, paymentsFor } from '../payments/split.ts'
import { holdPromo, redeemPromo } from '../promo-codes/holds.ts'
import { settingsOf } from '../settings/queries.ts'
import type { membershipsContract } from './contract.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { priceNowOf } from '../membership-types/price-rules.ts'

type Assignment = z.output<(typeof membershipsContract)['POST /api/v1/memberships']['body']>

/** The price a membership is sold for, in minor units, and how it is paid. */
export interface MembershipSale {
  payment_method: NonNullable<Assignment['payment_method']> | 'online'
  list_price_minor: number
  discount_minor: number
  /** The amount the studio really gets: nothing for complimentary parts. */
  paid_minor: number
  promo_use_id: number | null
  payments: LedgerPayment[]
  /** The payer, if not the holder. */
  payer_id?: number | null
}

/**
 * The price of a membership sold at the desk: the type's (the intro offer's) less a promo code. Undefined where it is
 * assigned free: no way of paying is named, which takes the permission to give away what has a price. Refuses with PROMO_CODE_INVALID, and with 422 payments that don't fit.
 */
export function priceSale(tx: Tx, ctx: Ctx, input: Assignment, type: MembershipTypeRow): MembershipSale | undefined {
  const payment_method = methodOf(input)
  const list_price_minor = priceNowOf(type)
  if (payment_method === undefined) {
    if (input.promo_code !== undefined) throw invalid('promo_code', say('memberships.only_for_a_sale'))
    if (list_price_minor > 0) requirePermission(ctx.caller, 'payments.give')
    return undefined
  }
  const price = quoteSale(tx, ctx, input, type)
  const { currency } = settingsOf(tx)
  const total_minor = list_price_minor - price.discount_minor
  return paidWith(
    price,
    payment_method,
    paymentsFor(ctx, { payment_method, payments: input.payments }, total_minor, currency),
  )
}

/** The price of a membership at the desk, and the discount of a promo code, of which a use is held. */
export type Quote = Pick<MembershipSale, 'list_price_minor' | 'discount_minor' | 'promo_use_id'>

/** The price of a type for a client now, less a promo code. Refuses with PROMO_CODE_INVALID, and with 422 another currency. */
export function quoteSale(
  tx: Tx,
  act: Act,
  {
    client_id,
    membership_type_id,
    promo_code: code,
  }: Pick<Assignment, 'client_id' | 'membership_type_id' | 'promo_code'>,
  type: MembershipTypeRow,
): Quote {
  const { currency } = settingsOf(tx)
  const list_price_minor = priceNowOf(type)
  if (list_price_minor > 0 && type.currency !== currency) {
    const message = say('memberships.membership_type_is_priced', { currency: type.currency, currency2: currency })
    throw invalid('membership_type_id', message)
  }
  const promo =
    code === undefined
      ? { promo_use_id: null, discount_minor: 0 }
      : holdPromo(tx, act, { code, client_id, membership_type_id, price_minor: list_price_minor })
  return { list_price_minor, ...promo }
}

/** A quoted membership with how it is paid. */
export function paidWith(
  quote: Quote,
  payment_method: MembershipSale['payment_method'],
  payments: LedgerPayment[],
): MembershipSale {
  const paid_minor = payments.reduce((sum, { method, amount_minor }) => sum + (isPaid(method) ? amount_minor : 0), 0)
  return { payment_method, ...quote, paid_minor, payments }
}

/** Writes a sold membership into the ledger, with its receipt; gives the purchase's id. */
export function recordSale(
  tx: Tx,
  act: Act,
  membership: { id: number; client_id: number },
  type: MembershipTypeRow,
  { list_price_minor, discount_minor, promo_use_id, payments, payer_id = null }: MembershipSale,
): number {
  const { currency, default_vat_rate: vat_rate } = settingsOf(tx)
  const price = { unit_price_minor: list_price_minor, total_minor: list_price_minor }
  const { purchase_id } = recordPurchase(tx, act, {
    kind: 'membership',
    client_id: payer_id ?? membership.client_id,
    membership_id: membership.id,
    list_price_minor,
    discount_minor,
    currency,
    lines: [{ description: type.name, quantity: 1, ...price, vat_rate }],
    payments,
  })
  if (promo_use_id !== null) redeemPromo(tx, promo_use_id, purchase_id)
  return purchase_id
}
