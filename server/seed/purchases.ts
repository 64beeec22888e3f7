import { formatSaying } from '../lib/sayings/format.ts'
import { say } from '../lib/sayings/sayings.ts'
import { vatOf, vatOfRefund, type ReceiptLine } from '../features/receipts/vat-rules.ts'
import type { Cell } from './bulk.ts'
import { keepCloses } from './closes.ts'
import { InTime } from './in-time.ts'
import { CURRENCY, DAY, iso, ZONE, type Making } from './making.ts'
import type { Online, PaidOnline } from './online.ts'

export interface Payment {
  method: 'cash' | 'card_terminal' | 'bank_transfer' | 'gift_card' | 'complimentary' | 'other' | 'online'
  amount: number
  card?: { id: number; last4: string }
}

/** A purchase: its lines sum to the list price, its payments to that less the discount. */
export interface Purchase {
  kind: 'sale' | 'membership' | 'gift_card' | 'charge'
  /** The row of that kind. */
  of: number
  client: { id: number; name: string } | null
  /** The seller; null for online purchases. */
  actor: number | null
  lines: readonly ReceiptLine[]
  discount: number
  payments: readonly Payment[]
  promo?: number
  online?: PaidOnline | undefined
  /** All of it is given back later. */
  refund?: { at: number; reason: string }
}

export interface Purchases {
  add(at: number, purchase: Purchase): void
  writeUntil(before: number): void
}

const studio = JSON.stringify({
  name: 'Marea Yoga & Pilates',
  address: 'Carrer del Port 12, 08870 Sitges',
  country: 'ES',
  tax_id: 'ESB00000000',
  website_url: null,
})

interface Refund {
  purchaseId: number
  number: number
  purchase: Purchase
  paid: readonly { id: number; payment: Payment }[]
}

/** The ledger of all money: purchases, payments, refunds, and their receipts without a gap. */
export function keepPurchases(making: Making, online: Online): Purchases {
  const write = writers(making)
  const refund = (at: number, { purchaseId, number, purchase, paid }: Refund) => {
    let before_minor = 0
    const paid_minor = paid.reduce((sum, { payment }) => sum + payment.amount, 0)
    const vat = vatOf(purchase.lines, paid_minor)
    for (const { id, payment } of paid) {
      const back = { ...payment, amount: -payment.amount }
      const paymentId = write.payment(at, purchaseId, purchase, back, { of: id, reason: purchase.refund!.reason })
      if (purchase.online) online.refunded(at, payment.amount, { paymentId: id, refundId: paymentId })
      const shares = vatOfRefund(vat, { paid_minor, before_minor, amount_minor: payment.amount })
      before_minor += payment.amount
      const told = say('receipt.refund', { receipt_number: String(number), reason: purchase.refund!.reason })
      const description = formatSaying(told, { language: 'en', timezone: ZONE })
      const rate = shares.length === 1 ? shares[0]!.rate : null
      const line = { description, quantity: 1, unit_price_minor: back.amount, total_minor: back.amount, vat_rate: rate }
      write.receipt(at, purchaseId, purchase, { paymentId, lines: [line], vat: shares, payments: [back] })
    }
  }
  const buy = (at: number, purchase: Purchase) => {
    const paid_minor = purchase.payments.reduce((sum, { amount }) => sum + amount, 0)
    const { id: purchaseId, promoUseId } = write.purchase(at, purchase)
    const paid = purchase.payments.map((payment) => {
      return { id: write.payment(at, purchaseId, purchase, payment, null), payment }
    })
    const vat = vatOf(purchase.lines, paid_minor)
    const receipt = { paymentId: null, lines: purchase.lines, vat, payments: purchase.payments }
    const number = write.receipt(at, purchaseId, purchase, receipt)
    const { online: paidOnline } = purchase
    if (paidOnline) online.paid(at, { ...purchase, online: paidOnline }, { purchaseId, promoUseId })
    if (purchase.refund) inTime.add(purchase.refund.at, { purchaseId, number, purchase, paid })
  }
  const inTime = new InTime<Purchase | Refund>((item, at) => ('paid' in item ? refund(at, item) : buy(at, item)))
  return {
    add: (at, purchase) => {
      const { refund: given } = purchase
      inTime.add(at, given && given.at > making.now - DAY ? { ...purchase, refund: undefined! } : purchase)
    },
    writeUntil: (before) => {
      inTime.writeUntil(before)
      if (before === Number.POSITIVE_INFINITY) write.lastEvening()
    },
  }
}

function writers(making: Making) {
  const closes = keepCloses(making)
  const purchases = making.table('purchases', [
    'id',
    'kind',
    'client_id',
    'sale_id',
    'membership_id',
    'gift_card_id',
    'charge_id',
    'list_price_minor',
    'discount_minor',
    'total_minor',
    'currency',
    'created_at',
  ])
  const payments = making.table('payments', [
    'id',
    'purchase_id',
    'refund_of_id',
    'method',
    'amount_minor',
    'gift_card_id',
    'charge_id',
    'reason',
    'actor_kind',
    'actor_id',
    'created_at',
  ])
  const receipts = making.table('receipts', [
    'id',
    'number',
    'kind',
    'purchase_id',
    'payment_id',
    'client_id',
    'client_name',
    'studio',
    'lines',
    'vat',
    'payments',
    'total_minor',
    'currency',
    'issued_at',
  ])
  const uses = making.table('gift_card_uses', [
    'id',
    'gift_card_id',
    'amount_minor',
    'kind',
    'payment_id',
    'created_at',
  ])
  const promos = making.table('promo_uses', [
    'id',
    'promo_code_id',
    'client_id',
    'purchase_id',
    'discount_minor',
    'state',
    'created_at',
  ])
  return {
    purchase: (at: number, purchase: Purchase): { id: number; promoUseId: number | null } => {
      const { kind, of, client, lines, discount } = purchase
      const id = purchases.next()
      const kinds = (['sale', 'membership', 'gift_card', 'charge'] as const).map((one) => (one === kind ? of : null))
      const list = lines.reduce((sum, line) => sum + line.total_minor, 0)
      const clientId = client?.id ?? null
      purchases.add(id, kind, clientId, ...kinds, list, discount, list - discount, CURRENCY, iso(at))
      if (purchase.promo === undefined) return { id, promoUseId: null }
      const promoUseId = promos.next()
      promos.add(promoUseId, purchase.promo, clientId, id, discount, 'used', iso(at))
      return { id, promoUseId }
    },
    lastEvening: closes.end,
    payment: (
      at: number,
      purchaseId: number,
      { actor, kind: bought, of }: Purchase,
      { method, amount, card }: Payment,
      back: { of: number; reason: string } | null,
    ): number => {
      const id = payments.next()
      const kind = actor === null ? 'system' : 'staff'
      const by: Cell[] = [card?.id ?? null, bought === 'charge' ? of : null, back?.reason ?? null, kind, actor, iso(at)]
      payments.add(id, purchaseId, back?.of ?? null, method, amount, ...by)
      closes.entry({ id, at, method, amount, isRefund: back !== null, by: actor })
      if (card) uses.add(uses.next(), card.id, amount, back ? 'refund' : 'payment', id, iso(at))
      return id
    },
    receipt: (
      at: number,
      purchaseId: number,
      { client }: Purchase,
      receipt: { paymentId: number | null; lines: readonly ReceiptLine[]; vat: unknown; payments: readonly Payment[] },
    ): number => {
      const number = receipts.next()
      const { paymentId, lines, vat } = receipt
      const paid = receipt.payments.map(({ method, amount, card }) => {
        return { method, amount_minor: amount, gift_card_last4: card?.last4 ?? null }
      })
      const total = receipt.payments.reduce((sum, { amount }) => sum + amount, 0)
      const of = [
        paymentId === null ? 'receipt' : 'refund',
        purchaseId,
        paymentId,
        client?.id ?? null,
        client?.name ?? null,
      ]
      const words = [studio, JSON.stringify(lines), JSON.stringify(vat), JSON.stringify(paid)]
      receipts.add(number, number, ...of, ...words, total, CURRENCY, iso(at))
      return number
    },
  }
}
