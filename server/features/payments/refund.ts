import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, notFound, Refusal } from '../../api/errors.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { issueReceipt } from '../receipts/issue.ts'
import { receiptOfPurchase } from '../receipts/queries.ts'
import { onReceipt } from '../receipts/words.ts'
import { vatOfRefund } from '../receipts/vat-rules.ts'
import type { paymentsContract } from './contract.ts'
import { writeEntry } from './ledger.ts'
import type { Reversed } from './seam.ts'
import { returnPromo } from '../promo-codes/holds.ts'
import { isPaid } from './method-rules.ts'
import { entryById, presentEntry, refundableOf, type EntryRow, entriesOfPurchase } from './queries.ts'

type Request = z.output<(typeof paymentsContract)['POST /api/v1/payments/{payment_id}/refunds']['body']>

/**
 * Gives money back the way it was paid, with a receipt of its own: a gift card is filled again, a sold gift card loses
 * the amount, products go back into stock on request, and what was bought is taken back as `reverse` says. Refuses with
 * PAYMENT_REFUNDED more than is left of the payment, with PAYMENT_NOT_REFUNDABLE what was not paid here.
 */
export function refundPayment(ctx: Ctx, id: number, request: Request) {
  return ctx.write((tx) => {
    const paid = tx.one(entryById, { id })
    if (!paid) throw notFound('payment')
    const amount_minor = toMinor(request.amount, paid.currency)
    if (amount_minor === undefined) throw invalid('amount', `More decimals than ${paid.currency} has`)
    const { restock } = ctx.seams.purchaseKinds[paid.kind]
    if (request.restock && !restock) throw invalid('restock', 'Only products go back into stock')
    refuseRefund(paid, amount_minor)
    const written = writeRefund(tx, ctx, paid, { amount_minor, reason: request.reason })
    const goods = request.restock ? restock!(tx, ctx, paid.sale_id!, request.restock, request.reason) : []
    const reversed = [...written.reversed, ...goods, ...reverseGoods(tx, ctx, paid, request)]
    const row = tx.one(entryById, { id: written.payment_id })!
    audit(tx, ctx, 'payment.refund', { entity: 'payment', id: row.id, after: { ...row, reversed } })
    return { ...presentEntry(row), reversed }
  })
}

/** What becomes of what was bought: by default what is unused is taken back once the whole amount is. */
function reverseGoods(tx: Tx, act: Act, paid: EntryRow, { reverse, reason }: Request): Reversed[] {
  const left = tx.all(entriesOfPurchase, paid).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const how = reverse ?? (left === 0 ? 'unused' : 'nothing')
  if (how === 'nothing') return []
  const promo = returnPromo(tx, paid.purchase_id).map((id) => ({ what: 'promo_use' as const, id, quantity: null }))
  const goods = act.seams.purchaseKinds[paid.kind].reverse?.(tx, act, paid, how, reason) ?? []
  return [...goods, ...promo]
}

function refuseRefund(paid: EntryRow, amount_minor: number): void {
  if (paid.refund_of_id !== null) {
    throw new Refusal('PAYMENT_NOT_REFUNDABLE', 'This is a refund itself. Choose the payment that it gave back.')
  }
  if (paid.method === 'online' || paid.method === 'imported') {
    const where = paid.method === 'online' ? 'at the payment processor' : 'in the program it was paid in'
    throw new Refusal('PAYMENT_NOT_REFUNDABLE', `This was not paid here. Give it back ${where}.`)
  }
  const left = refundableOf(paid)
  if (amount_minor <= left) return
  const format = (minor: number) => `${toMajor(minor, paid.currency)} ${paid.currency}`
  const detail = `${format(paid.amount_minor)} were paid and ${format(left)} can still be given back. Choose at most that.`
  throw new Refusal('PAYMENT_REFUNDED', detail)
}

/**
 * Writes a refund of a payment into the ledger, moves the gift cards it concerns and issues its receipt. The caller has
 * made sure that so much is left. Gives the id of the refund's entry, and what that did to gift cards.
 */
export function writeRefund(
  tx: Tx,
  act: Act,
  paid: EntryRow,
  { amount_minor, reason }: { amount_minor: number; reason: string },
): { payment_id: number; reversed: Reversed[] } {
  const { purchase_id, method, currency, gift_card_id, gift_card_last4 } = paid
  const vat = vatBack(tx, paid, amount_minor)
  const entry = { purchase_id, method, amount_minor: -amount_minor, refund_of_id: paid.id, gift_card_id, reason }
  const payment_id = writeEntry(tx, act, entry)
  const { giftCards, purchaseKinds } = act.seams
  const reversed: Reversed[] = []
  if (gift_card_id !== null && giftCards.refill(tx, act, { gift_card_id, amount_minor, payment_id }))
    reversed.push({ what: 'gift_card_opened', id: gift_card_id, quantity: null })
  const { withdraw } = purchaseKinds[paid.kind]
  if (withdraw) {
    withdraw(tx, act, { gift_card_id: paid.sold_gift_card_id, amount_minor, payment_id })
    reversed.push({ what: 'gift_card_value', id: paid.sold_gift_card_id, quantity: null })
  }
  issueReceipt(tx, act, {
    kind: 'refund',
    purchase_id,
    payment_id,
    client_id: paid.client_id,
    lines: [
      {
        description: onReceipt(tx, say('receipt.refund', { receipt_number: `${paid.receipt_number}`, reason })),
        quantity: 1,
        unit_price_minor: -amount_minor,
        total_minor: -amount_minor,
        vat_rate: vat.length === 1 ? vat[0]!.rate : null,
      },
    ],
    vat,
    payments: [{ method, amount_minor: -amount_minor, gift_card_last4 }],
    total_minor: -amount_minor,
    currency,
  })
  return { payment_id, reversed }
}

/** The VAT of the purchase that goes back with an amount; none with what was given away. */
function vatBack(tx: Tx, { purchase_id, method }: EntryRow, amount_minor: number) {
  if (!isPaid(method)) return []
  const money = tx.all(entriesOfPurchase, { purchase_id }).filter((entry) => isPaid(entry.method))
  const sum = (refunds: boolean) =>
    money.reduce((so, entry) => ((entry.refund_of_id !== null) === refunds ? so + entry.amount_minor : so), 0)
  const { vat } = tx.one(receiptOfPurchase, { purchase_id })!
  return vatOfRefund(vat, { paid_minor: sum(false), before_minor: -sum(true), amount_minor })
}
