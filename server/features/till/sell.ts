import type { Ctx } from '../../context.ts'
import { invalid } from '../../api/errors.ts'
import { MAX_MINOR, toMajor } from '../../lib/money.ts'
import type { LedgerPayment } from '../payments/ledger.ts'
import { entriesOf, methodOf, paymentsFor } from '../payments/split.ts'
import { settingsOf } from '../settings/queries.ts'
import { decideBasket, type Basket, type Decided } from './basket.ts'
import { presentPurchase } from './queries.ts'
import { shareOut } from './share-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/**
 * Sells everything in a basket in one payment: prices it, shares the payments out, and writes each purchase with its entries in
 * the ledger and its receipt, all or nothing. Refuses (422) payments that don't sum to the total, or can't pay for what is left.
 */
export function sellAtTill(ctx: Ctx, basket: Basket) {
  return ctx.write((tx) => {
    const { currency } = settingsOf(tx)
    const { payments } = basket
    // Errors in the payments are reported before reasons against the goods.
    entriesOf(ctx, payments, currency)
    const decided = decideBasket(tx, ctx, basket)
    const total_minor = decided.reduce((sum, one) => sum + one.total_minor, 0)
    if (total_minor > MAX_MINOR) throw invalid('items', say('sales.too_much'))
    const paid = paymentsFor(ctx, { payment_method: methodOf({ payments })!, payments }, total_minor, currency)
    const shares = sharesOf(decided, paid)
    const purchases = decided.map((one, at) => ({ id: one.write(shares[at]!), items: one.items }))
    return {
      client_id: basket.client_id ?? null,
      purchases: purchases.map((one) => presentPurchase(tx, one)),
      total: toMajor(total_minor, currency),
      currency,
    }
  })
}

function sharesOf(decided: readonly Decided[], payments: LedgerPayment[]): LedgerPayment[][] {
  const shared = shareOut(decided, payments)
  if (shared.kind === 'shared') return shared.shares
  const { method } = payments[shared.payment]!
  const message = method === 'gift_card' ? say('till.gift_card_with_gift_card') : say('till.charge_given_away')
  throw invalid(`payments.${shared.payment}.method`, message)
}
