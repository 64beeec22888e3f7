import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalid, notFound, Refusal } from '../../api/errors.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { say, asWritten } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { notCollected } from '../billing/checkout/amount-rules.ts'
import { chargeById } from '../charges/queries.ts'
import { writeWaiver } from '../charges/add.ts'
import { loadGiftCard } from '../gift-cards/queries.ts'
import { refuseMoreThanLeft } from '../gift-cards/redeem.ts'
import { reverseMembership } from '../memberships/cancel.ts'
import { entriesOfPurchase, entryById, leftOf, presentEntry, type EntryRow } from '../payments/queries.ts'
import { returnPromo } from '../promo-codes/holds.ts'
import { decideRestock, restock } from '../sales/restock.ts'
import { askRefund, canGiveBack, entryAsked } from './ask.ts'
import type { refundsContract, RefundRequest, Reversed } from './contract.ts'
import { writeRefund } from './entry.ts'
import { givenBack } from './to-give-back.ts'

type Request = z.output<(typeof refundsContract)['POST /api/v1/payments/{payment_id}/refunds']['body']>

/**
 * Refunds a payment the way it was paid, with a separate receipt: an online payment through the processor, which is asked first;
 * a gift card is filled again, a sold gift card loses the amount, products go back into stock on request, and purchases are
 * reversed as `reverse` says. Refuses with PAYMENT_REFUNDED more than is left of the payment, with PAYMENT_NOT_REFUNDABLE a
 * payment that was not made here.
 */
export async function refundPayment(ctx: Ctx, id: number, { amount, ...request }: Request) {
  const { paid, amount_minor } = decideRefund(ctx.db, id, { amount, ...request })
  const asked = paid.method === 'online' ? await askRefund(ctx, { payment_id: id, amount_minor, request }) : undefined
  return ctx.write((tx) => {
    const told = asked === undefined ? undefined : entryAsked(tx, asked)
    if (told !== undefined) return { ...presentEntry(tx.one(entryById, { id: told })!), reversed: [] }
    const now =
      asked === undefined
        ? decideRefund(tx, id, { amount, ...request })
        : { paid: tx.one(entryById, { id })!, amount_minor }
    return giveBack(tx, ctx, now.paid, { ...request, amount_minor, asked })
  })
}

function decideRefund(reader: Reader, id: number, request: Request): { paid: EntryRow; amount_minor: number } {
  const paid = reader.one(entryById, { id })
  if (!paid) throw notFound('payment')
  const amount_minor = toMinor(request.amount, paid.currency)
  if (amount_minor === undefined) throw invalid('amount', say('common.more_decimals', { currency: paid.currency }))
  if (request.restock && paid.kind !== 'sale') throw invalid('restock', say('payments.only_products_go_back_into'))
  refuseRefund(reader, paid, amount_minor)
  if (request.restock && paid.sale_id !== null)
    decideRestock(reader, { sale_id: paid.sale_id, wanted: request.restock }, { isGiven: false })
  return { paid, amount_minor }
}

/** Writes a refund that was decided on, with all that goes back with the money; gives it as the API shows it. */
export function giveBack(
  tx: Tx,
  act: Act,
  paid: EntryRow,
  { amount_minor, asked, ...request }: RefundRequest & { amount_minor: number; asked?: number | undefined },
) {
  const written = writeRefund(tx, act, paid, { amount_minor, reason: request.reason, asked })
  givenBack(tx, act, paid, amount_minor)
  const goods = stockBack(tx, act, paid, request)
  const reversed = [...written.reversed, ...goods, ...reverseGoods(tx, act, paid, request)]
  const row = tx.one(entryById, { id: written.payment_id })!
  const { under_way_minor: _, sold_left_minor: __, ...kept } = row
  audit(tx, act, 'payment.refund', { entity: 'payment', id: row.id, after: { ...kept, reversed } })
  return { ...presentEntry(row), reversed }
}

/** Goods that go back into stock: with a refund that the processor has made already, as many as still can. */
function stockBack(tx: Tx, act: Act, { sale_id, method }: EntryRow, { restock: wanted, reason }: RefundRequest) {
  if (!wanted || sale_id === null) return []
  const back = decideRestock(tx, { sale_id, wanted }, { isGiven: method === 'online' })
  restock(tx, act, sale_id, back, reason)
  return back
}

/** Reverses the purchase: by default the unused part once the whole amount is refunded. */
function reverseGoods(tx: Tx, act: Act, paid: EntryRow, { reverse, reason }: RefundRequest): Reversed[] {
  const left = leftToRefund(tx, paid)
  const how = reverse ?? (left === 0 ? 'unused' : 'nothing')
  if (how === 'nothing') return []
  const promo = returnPromo(tx, paid.purchase_id).map((id) => ({ what: 'promo_use' as const, id, quantity: null }))
  const goods = goodsBack(tx, act, paid, how, reason)
  return [...goods, ...promo]
}

/** The amount left to refund: of several charges paid at once, each counts alone. */
function leftToRefund(tx: Tx, paid: EntryRow): number {
  if (paid.kind === 'charges') return leftOf(tx.one(entryById, { id: paid.id })!)
  return tx.all(entriesOfPurchase, paid).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}

function goodsBack(tx: Tx, act: Act, paid: EntryRow, how: 'unused' | 'all', reason: string): Reversed[] {
  if (paid.membership_id !== null) return reverseMembership(tx, act, paid.membership_id, how)
  if (paid.booking_id !== null) return act.seams.refunded.place(tx, act, paid.booking_id, how, reason)
  if (paid.charge_id !== null) return reverseCharge(tx, act, paid.charge_id, reason)
  return []
}

/** The charge of a refunded purchase is waived: nothing is owed for it any more. */
function reverseCharge(tx: Tx, act: Act, id: number, reason: string): Reversed[] {
  const charge = tx.one(chargeById, { id })
  if (charge?.status !== 'paid') return []
  writeWaiver(tx, act, charge, asWritten(reason))
  return [{ what: 'charge', id, quantity: null }]
}

function refuseRefund(reader: Reader, paid: EntryRow, amount_minor: number): void {
  if (paid.refund_of_id !== null) {
    throw new Refusal('PAYMENT_NOT_REFUNDABLE', say('payments.refund_itself'))
  }
  if (!isRefundable(reader, paid)) {
    const where = paid.method === 'online' ? 'processor' : 'former_program'
    throw new Refusal('PAYMENT_NOT_REFUNDABLE', say('payments.not_paid_here', { where }))
  }
  const left = leftOf(paid)
  if (amount_minor <= left) {
    const fault = paid.method === 'online' ? notCollected(amount_minor, paid.currency) : undefined
    if (fault !== undefined) throw invalid('amount', fault)
    // Before the processor is asked: what it gives back is given.
    if (paid.sold_gift_card_id !== null) refuseMoreThanLeft(loadGiftCard(reader, paid.sold_gift_card_id), amount_minor)
    return
  }
  const format = (minor: number) => `${toMajor(minor, paid.currency)} ${paid.currency}`
  const detail = say('payments.less_can_be_given_back', { amount: format(paid.amount_minor), amount2: format(left) })
  throw new Refusal('PAYMENT_REFUNDED', detail)
}

/** True if a payment can be given back from here: not what another program took in, nor what no processor is connected for. */
export function isRefundable(reader: Reader, { id, method }: EntryRow): boolean {
  return method === 'online' ? canGiveBack(reader, id) : method !== 'imported'
}
