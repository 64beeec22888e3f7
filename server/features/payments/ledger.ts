import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { issueReceipt } from '../receipts/issue.ts'
import { vatOf, type ReceiptLine } from '../receipts/vat-rules.ts'
import { isPaid, type LedgerMethod, type PurchaseKind } from './method-rules.ts'
import { last4Of } from './queries.ts'

/** One way a purchase is paid, in minor units. A gift card is named by the hash of its code (see StoredValue), or was held before. */
export interface LedgerPayment {
  method: LedgerMethod
  amount_minor: number
  gift_card_hash?: string | undefined
  held_gift_card_id?: number | undefined
  /** Which of the charges that are paid at once it pays, in the order of the purchase’s lines. */
  charge_id?: number | undefined
}

/** A purchase and its payments. Amounts are minor units and include VAT; the total is list price less discount. */
export interface NewPurchase {
  kind: PurchaseKind
  client_id: number | null
  sale_id?: number
  membership_id?: number
  gift_card_id?: number
  charge_id?: number
  /** The place in a class that was bought singly. */
  booking_id?: number
  list_price_minor: number
  discount_minor: number
  currency: string
  /** They sum to the list price. */
  lines: readonly ReceiptLine[]
  /** Each above 0; they sum to the total, so that there are none where that is 0. */
  payments: readonly LedgerPayment[]
}

const insertPurchase = query(
  (p: {
    kind: PurchaseKind
    client_id: number | null
    sale_id: number | null
    membership_id: number | null
    gift_card_id: number | null
    charge_id: number | null
    booking_id: number | null
    list_price_minor: number
    discount_minor: number
    total_minor: number
    currency: string
    created_at: Instant
  }) =>
    db.insertInto('purchases').values({
      kind: p.kind,
      client_id: p.client_id,
      sale_id: p.sale_id,
      membership_id: p.membership_id,
      gift_card_id: p.gift_card_id,
      charge_id: p.charge_id,
      booking_id: p.booking_id,
      list_price_minor: p.list_price_minor,
      discount_minor: p.discount_minor,
      total_minor: p.total_minor,
      currency: p.currency,
      created_at: p.created_at,
    }),
)

const insertPayment = query(
  (p: {
    purchase_id: number
    refund_of_id: number | null
    method: string
    amount_minor: number
    gift_card_id: number | null
    charge_id: number | null
    reason: string | null
    actor_kind: string
    actor_id: number | null
    created_at: Instant
  }) =>
    db.insertInto('payments').values({
      purchase_id: p.purchase_id,
      refund_of_id: p.refund_of_id,
      method: p.method,
      amount_minor: p.amount_minor,
      gift_card_id: p.gift_card_id,
      charge_id: p.charge_id,
      reason: p.reason,
      actor_kind: p.actor_kind,
      actor_id: p.actor_id,
      created_at: p.created_at,
    }),
)

const setGiftCard = query((p: { id: number; gift_card_id: number }) =>
  db.updateTable('payments').set({ gift_card_id: p.gift_card_id }).where('id', '=', p.id),
)

/**
 * Writes a purchase into the ledger of all money: the purchase, one entry for each way it was paid (a gift card is
 * deducted at once, GIFT_CARD_INVALID if it can't be), and its one receipt with the next number, all in the caller's
 * transaction. Refunds are never part of it. Gives both ids.
 */
export function recordPurchase(tx: Tx, act: Act, purchase: NewPurchase): { purchase_id: number; receipt_id: number } {
  const { kind, client_id, list_price_minor, discount_minor, currency, lines, payments } = purchase
  const total_minor = list_price_minor - discount_minor
  requireSum(
    lines.map((line) => line.total_minor),
    list_price_minor,
    'Lines',
  )
  requireSum(
    payments.map((payment) => payment.amount_minor),
    total_minor,
    'Payments',
  )
  const { sale_id = null, membership_id = null, gift_card_id = null, charge_id = null, booking_id = null } = purchase
  const of = { kind, client_id, sale_id, membership_id, gift_card_id, charge_id, booking_id }
  const amounts = { list_price_minor, discount_minor, total_minor, currency }
  const { id: purchase_id } = tx.run(insertPurchase, { ...of, ...amounts, created_at: act.now })
  const paid = payments.map((payment) => writePayment(tx, act, purchase_id, { charge_id, ...payment }))
  const paid_minor = paid.reduce((sum, { method, amount_minor }) => sum + (isPaid(method) ? amount_minor : 0), 0)
  const receipt_id = issueReceipt(tx, act, {
    kind: 'receipt',
    purchase_id,
    payment_id: null,
    client_id,
    lines,
    vat: vatOf(lines, paid_minor),
    payments: kind === 'charges' ? inOne(paid) : paid,
    total_minor,
    currency,
  })
  return { purchase_id, receipt_id }
}

type OnReceipt = ReturnType<typeof writePayment>

/** Several charges are paid by one payment, which is what their receipt says. */
function inOne(paid: readonly OnReceipt[]): OnReceipt[] {
  const amount_minor = paid.reduce((sum, payment) => sum + payment.amount_minor, 0)
  return paid.slice(0, 1).map((payment) => ({ ...payment, amount_minor }))
}

function writePayment(
  tx: Tx,
  act: Act,
  purchase_id: number,
  payment: Omit<LedgerPayment, 'charge_id'> & { charge_id?: number | null | undefined },
) {
  const { method, amount_minor, charge_id } = payment
  const id = writeEntry(tx, act, { purchase_id, method, amount_minor, charge_id })
  if (method !== 'gift_card') return { method, amount_minor, gift_card_last4: null }
  const gift_card_id = payWithCard(tx, act, id, payment)
  tx.run(setGiftCard, { id, gift_card_id })
  return { method, amount_minor, gift_card_last4: giftCardLast4(tx, gift_card_id) }
}

function payWithCard(
  tx: Tx,
  act: Act,
  payment_id: number,
  {
    amount_minor,
    gift_card_hash: code_hash,
    held_gift_card_id: gift_card_id,
  }: Pick<LedgerPayment, 'amount_minor' | 'gift_card_hash' | 'held_gift_card_id'>,
): number {
  const { giftCards } = act.seams
  if (gift_card_id !== undefined) {
    giftCards.redeemHeld(tx, act, { gift_card_id, amount_minor, payment_id })
    return gift_card_id
  }
  if (code_hash === undefined) throw new Error('A payment by gift card names its card')
  return giftCards.redeem(tx, act, { code_hash, amount_minor, payment_id }).gift_card_id
}

/** The last four characters of a card's code, by which receipts name it. */
export function giftCardLast4(tx: Tx, gift_card_id: number | null): string | null {
  return gift_card_id === null ? null : (tx.one(last4Of, { id: gift_card_id })?.code_last4 ?? null)
}

/** Writes one entry of the ledger by the acting account; a refund is negative and names the entry it refunds. Returns its id. */
export function writeEntry(
  tx: Tx,
  act: Act,
  entry: {
    purchase_id: number
    method: string
    amount_minor: number
    refund_of_id?: number
    gift_card_id?: number | null
    charge_id?: number | null | undefined
    reason?: string | null
  },
): number {
  const { purchase_id, method, amount_minor, refund_of_id = null, gift_card_id = null, reason = null } = entry
  const charge_id = entry.charge_id ?? null
  const by = { actor_kind: act.actor.kind, actor_id: act.actor.id, created_at: act.now }
  const row = { purchase_id, refund_of_id, method, amount_minor, gift_card_id, charge_id, reason }
  return tx.run(insertPayment, { ...row, ...by }).id
}

function requireSum(amounts: readonly number[], total: number, what: string): void {
  const sum = amounts.reduce((so, amount) => so + amount, 0)
  if (sum !== total) throw new Error(`${what} of a purchase sum to ${sum}, not to ${total}`)
}
