import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import type { RefundRequest } from '../../db/tables/values.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalid, notFound, Refusal } from '../../api/errors.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { issueReceipt } from '../receipts/issue.ts'
import { receiptById, receiptOfPurchase } from '../receipts/queries.ts'
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
 * Gives money back the way it was paid, with a receipt of its own: what was paid online by the processor, which is asked
 * first; a gift card is filled again, a sold gift card loses the amount, products go back into stock on request, and what was
 * bought is taken back as `reverse` says. Refuses with PAYMENT_REFUNDED more than is left of the payment, with
 * PAYMENT_NOT_REFUNDABLE what was not paid here.
 */
export async function refundPayment(ctx: Ctx, id: number, { amount, ...request }: Request) {
  const { paid, amount_minor } = decideRefund(ctx.db, ctx, id, { amount, ...request })
  const asked =
    paid.method === 'online' ? await ctx.seams.online.ask(ctx, { payment_id: id, amount_minor, request }) : undefined
  return ctx.write((tx) => {
    const told = asked === undefined ? undefined : ctx.seams.online.entryOf(tx, asked)
    if (told !== undefined) return { ...presentEntry(tx.one(entryById, { id: told })!), reversed: [] }
    const now =
      asked === undefined
        ? decideRefund(tx, ctx, id, { amount, ...request })
        : { paid: tx.one(entryById, { id })!, amount_minor }
    return giveBack(tx, ctx, now.paid, { ...request, amount_minor, asked })
  })
}

function decideRefund(
  reader: Reader,
  act: Act,
  id: number,
  request: Request,
): { paid: EntryRow; amount_minor: number } {
  const paid = reader.one(entryById, { id })
  if (!paid) throw notFound('payment')
  const amount_minor = toMinor(request.amount, paid.currency)
  if (amount_minor === undefined) throw invalid('amount', `More decimals than ${paid.currency} has`)
  const { restock } = act.seams.purchaseKinds[paid.kind]
  if (request.restock && !restock) throw invalid('restock', 'Only products go back into stock')
  refuseRefund(reader, act, paid, amount_minor)
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
  const { restock } = act.seams.purchaseKinds[paid.kind]
  const goods = request.restock && restock ? restock(tx, act, paid.sale_id!, request.restock, request.reason) : []
  const reversed = [...written.reversed, ...goods, ...reverseGoods(tx, act, paid, request)]
  const row = tx.one(entryById, { id: written.payment_id })!
  audit(tx, act, 'payment.refund', { entity: 'payment', id: row.id, after: { ...row, reversed } })
  return { ...presentEntry(row), reversed }
}

/** What becomes of what was bought: by default what is unused is taken back once the whole amount is. */
function reverseGoods(tx: Tx, act: Act, paid: EntryRow, { reverse, reason }: RefundRequest): Reversed[] {
  const left = tx.all(entriesOfPurchase, paid).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const how = reverse ?? (left === 0 ? 'unused' : 'nothing')
  if (how === 'nothing') return []
  const promo = returnPromo(tx, paid.purchase_id).map((id) => ({ what: 'promo_use' as const, id, quantity: null }))
  const goods = act.seams.purchaseKinds[paid.kind].reverse?.(tx, act, paid, how, reason) ?? []
  return [...goods, ...promo]
}

function refuseRefund(reader: Reader, act: Act, paid: EntryRow, amount_minor: number): void {
  if (paid.refund_of_id !== null) {
    throw new Refusal('PAYMENT_NOT_REFUNDABLE', 'This is a refund itself. Choose the payment that it gave back.')
  }
  if (!isRefundable(reader, act, paid)) {
    const where = paid.method === 'online' ? 'at the payment processor' : 'in the program it was paid in'
    throw new Refusal('PAYMENT_NOT_REFUNDABLE', `This was not paid here. Give it back ${where}.`)
  }
  const left = refundableOf(paid)
  if (amount_minor <= left) return
  const format = (minor: number) => `${toMajor(minor, paid.currency)} ${paid.currency}`
  const detail = `${format(paid.amount_minor)} were paid and ${format(left)} can still be given back. Choose at most that.`
  throw new Refusal('PAYMENT_REFUNDED', detail)
}

/** Whether a payment can be given back from here: not what another program took in, nor what no processor is connected for. */
export function isRefundable(reader: Reader, { seams }: Pick<Act, 'seams'>, { id, method }: EntryRow): boolean {
  return method === 'online' ? seams.online.canGiveBack(reader, id) : method !== 'imported'
}

/**
 * Writes a refund of a payment into the ledger, moves the gift cards it concerns and issues its receipt. The caller has
 * made sure that so much is left. Gives the id of the refund's entry, and what that did to gift cards.
 */
export function writeRefund(
  tx: Tx,
  act: Act,
  paid: EntryRow,
  { amount_minor, reason, asked }: { amount_minor: number; reason: string; asked?: number | undefined },
): { payment_id: number; reversed: Reversed[] } {
  const { purchase_id, method, currency, gift_card_id, gift_card_last4 } = paid
  const vat = vatBack(tx, paid, amount_minor)
  const entry = { purchase_id, method, amount_minor: -amount_minor, refund_of_id: paid.id, gift_card_id, reason }
  const payment_id = writeEntry(tx, act, entry)
  const { giftCards, online, purchaseKinds } = act.seams
  if (method === 'online') {
    online.note(tx, act, { payment_id: paid.id, amount_minor, refund_payment_id: payment_id, asked })
  }
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

/** Takes a refund back that did not arrive: an entry over the same amount, with a receipt that undoes the refund's. Gives its id. */
export function undoRefund(tx: Tx, act: Act, refundPaymentId: number): number {
  const refund = tx.one(entryById, { id: refundPaymentId })!
  const { purchase_id, method, currency, refund_of_id, receipt_id, client_id } = refund
  const amount_minor = -refund.amount_minor
  const reason = onReceipt(tx, say('receipt.refund_undone', { receipt_number: `${refund.receipt_number}` }))
  const entry = { purchase_id, method, amount_minor, refund_of_id: refund_of_id!, reason }
  const payment_id = writeEntry(tx, act, entry)
  const { vat } = tx.one(receiptById, { id: receipt_id })!
  issueReceipt(tx, act, {
    kind: 'refund',
    purchase_id,
    payment_id,
    client_id,
    lines: [
      {
        description: reason,
        quantity: 1,
        unit_price_minor: amount_minor,
        total_minor: amount_minor,
        vat_rate: vat.length === 1 ? vat[0]!.rate : null,
      },
    ],
    vat: vat.map(({ rate, ...share }) => ({
      rate,
      net_minor: -share.net_minor,
      vat_minor: -share.vat_minor,
      gross_minor: -share.gross_minor,
    })),
    payments: [{ method, amount_minor, gift_card_last4: null }],
    total_minor: amount_minor,
    currency,
  })
  audit(tx, act, 'payment.refund_undone', {
    entity: 'payment',
    id: payment_id,
    after: tx.one(entryById, { id: payment_id }),
  })
  return payment_id
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
