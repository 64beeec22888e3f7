import { majorOf, percentOf, sum } from '../arithmetic.ts'
import { codeOf, pick, type Books, type Payment, type Promo } from './books.ts'
import { payBy, paymentIds, type Answer, type Move } from './move.ts'
import type { OperationOf } from './operations.ts'

/** Products over the counter. */
export function sell(books: Books, { lines, tender }: OperationOf<'sell'>): Move {
  const wanted = lines.map(({ product, quantity }) => ({ product: pick(books.products, product)!, quantity }))
  const taken = new Map<Books['products'][number], number>()
  for (const { product, quantity } of wanted) taken.set(product, (taken.get(product) ?? 0) + quantity)
  const isLacking = [...taken].some(([product, quantity]) => quantity > product.stock)
  const total = sum(wanted.map(({ product, quantity }) => product.price * BigInt(quantity)))
  const pay = payBy(books, tender, total)
  return {
    operation: 'POST /api/v1/product-sales',
    body: {
      client_id: books.clients[0]!.id,
      items: wanted.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
      ...pay.asked,
    },
    refused: isLacking ? ['INSUFFICIENT_STOCK'] : pay.lacks ? ['GIFT_CARD_INVALID'] : [],
    enter: (sale: Answer) => {
      if (sale.total_amount !== majorOf(total))
        throw new Error(`A total of ${sale.total_amount}, not ${majorOf(total)}`)
      for (const [product, quantity] of taken) product.stock -= quantity
      const entries: Payment[] = pay.take(sale.payments.map(({ id }: { id: number }) => id))
      for (const entry of entries) entry.kept = taken
    },
  }
}

/** Pieces that come or go. */
export function adjustStock(books: Books, { product: number, delta }: OperationOf<'stock'>): Move {
  const product = pick(books.products, number)!
  return {
    operation: `POST /api/v1/products/${product.id}/stock-adjustment`,
    body: { delta },
    refused: product.stock + delta < 0 ? ['INSUFFICIENT_STOCK'] : [],
    enter: () => {
      product.stock += delta
    },
  }
}

/** A gift card for cash. */
export function sellGiftCard(books: Books, { value }: OperationOf<'gift card'>): Move {
  const amount = BigInt(value)
  return {
    operation: 'POST /api/v1/gift-cards',
    body: { initial_value: majorOf(amount), payment_method: 'cash' },
    refused: [],
    enter: async ({ id, receipt_id }: Answer, studio) => {
      const card = { id, code: await codeOf(studio, id), left: amount }
      const { purchase_id } = (await studio.asOwner(`GET /api/v1/receipts/${receipt_id}`)).body
      const [payment] = await paymentIds(studio, `purchase_id=${purchase_id}`)
      books.cards.push(card)
      books.payments.push({ id: payment!, method: 'cash', amount, refunded: 0n, soldCard: card })
      books.receipts += 1
    },
  }
}

/** A membership, with or without a promo code. */
export function sellMembership(books: Books, operation: OperationOf<'membership'>): Move {
  const client = pick(books.clients, operation.client)!
  const type = pick(books.types, operation.type)!
  const promo = operation.promo === null ? undefined : pick(books.promos, operation.promo)
  const pay = payBy(books, operation.tender, type.price - discountOf(type.price, promo))
  const isUsedUp =
    promo !== undefined &&
    (promo.users.length >= promo.maxUses || (promo.oncePerClient && promo.users.includes(client.id)))
  return {
    operation: 'POST /api/v1/memberships',
    body: {
      client_id: client.id,
      membership_type_id: type.id,
      starts_at: '2026-03-04',
      ...pay.asked,
      ...(promo && { promo_code: promo.code }),
    },
    refused: isUsedUp ? ['PROMO_CODE_INVALID'] : pay.lacks ? ['GIFT_CARD_INVALID'] : [],
    enter: async ({ id }: Answer, studio) => {
      pay.take(await paymentIds(studio, `membership_id=${id}`))
      promo?.users.push(client.id)
      books.memberships.push({ id, client: client.id, credits: type.credits, isCancelled: false })
    },
  }
}

function discountOf(price: bigint, promo: Promo | undefined): bigint {
  if (!promo) return 0n
  const discount = promo.percent === null ? promo.amount : percentOf(price, promo.percent)
  return discount > price ? price : discount
}

/** Money back, and products with it. */
export function refund(books: Books, { payment: number, percent, restock }: OperationOf<'refund'>): Move | undefined {
  const paid = pick(books.payments, number)
  if (!paid) return undefined
  const part = (paid.amount * BigInt(percent)) / 100n
  const amount = part === 0n ? 1n : part
  const isTooMuch = amount > paid.amount - paid.refunded
  const isSpent = paid.soldCard !== undefined && amount > paid.soldCard.left
  const isBack = restock && paid.kept !== undefined
  return {
    operation: `POST /api/v1/payments/${paid.id}/refunds`,
    body: { amount: majorOf(amount), reason: 'Not wanted', ...(isBack && { restock: true }) },
    refused: isTooMuch ? ['PAYMENT_REFUNDED'] : isSpent ? ['GIFT_CARD_INVALID'] : [],
    enter: ({ reversed, client_id }: Answer) => {
      for (const { what, id } of reversed) takeBack(books, what, id, client_id)
      books.receipts += 1
      paid.refunded += amount
      if (paid.card) paid.card.left += amount
      if (paid.soldCard) paid.soldCard.left -= amount
      if (!isBack) return
      for (const [product, quantity] of paid.kept!) product.stock += quantity
      paid.kept!.clear()
    },
  }
}

/** The studio's account of the things returned with the money: a membership with its upcoming bookings, the use of a code. */
function takeBack(books: Books, what: string, id: number | null, client: number): void {
  if (what === 'promo_use') {
    const { users } = books.promos.find((promo) => promo.id === id)!
    users.splice(users.indexOf(client), 1)
  }
  if (what !== 'membership') return
  const membership = books.memberships.find((one) => one.id === id)!
  membership.isCancelled = true
  membership.credits = 0
  for (const booking of books.bookings)
    if (booking.membership === id && booking.status === 'booked') booking.status = 'cancelled'
}

/** A fee is paid. */
export function settle(books: Books, { charge: number, tender }: OperationOf<'settle'>): Move | undefined {
  const charge = pick(books.charges, number)
  if (!charge) return undefined
  const pay = payBy(books, tender, charge.amount)
  return {
    operation: `POST /api/v1/clients/${charge.client}/charges/${charge.id}/settle`,
    body: pay.asked,
    refused: !charge.isOpen ? ['CHARGE_SETTLED'] : pay.lacks ? ['GIFT_CARD_INVALID'] : [],
    enter: async (_: Answer, studio) => {
      charge.isOpen = false
      pay.take(await paymentIds(studio, `charge_id=${charge.id}`))
    },
  }
}

/** A fee is forgiven. */
export function waive(books: Books, { charge: number }: OperationOf<'waive'>): Move | undefined {
  const charge = pick(books.charges, number)
  if (!charge) return undefined
  return {
    operation: `POST /api/v1/clients/${charge.client}/charges/${charge.id}/waive`,
    body: { reason: 'Was ill' },
    refused: charge.isOpen ? [] : ['CHARGE_SETTLED'],
    enter: () => {
      charge.isOpen = false
    },
  }
}
