import { normaliseCode, makeCode } from '../lib/code-rules.ts'
import { CODE_BYTES, CODE_LENGTH, sealCode } from '../features/gift-cards/code.ts'
import type { ReceiptLine } from '../features/receipts/vat-rules.ts'
import type { Audit } from './audit.ts'
import type { Client, Clients } from './clients.ts'
import type { Events } from './events.ts'
import { about, CURRENCY, DAY, HOUR, iso, pick, seedBytes, VAT_RATE, type Day, type Making } from './making.ts'
import type { Online } from './online.ts'
import { drawPayments } from './paying.ts'
import type { Payment, Purchases } from './purchases.ts'
import type { Studio } from './studio.ts'

/** Sales and gift cards on the busiest of days at scale 1. */
const SALES_A_DAY = 40
const CARDS_A_DAY = 2.2
const LOW_STOCK = 12
const ORDERED = 120

interface Product {
  id: number
  name: string
  price: number
  stock: number
}

interface Card {
  id: number
  last4: string
  left: number
}

export interface Shop {
  /** Sales at the front desk on a day. */
  day(day: Day): void
}

const kinds = ['Cork yoga mat', 'Grip socks', 'Steel bottle', 'Kombucha', 'Leggings', 'Bolster', 'Block', 'Strap']
const sorts = ['sand', 'sea', 'moss', 'night', 'Größe M']

/** The counter: products and their stock, sales, gift cards and what is paid with them. */
export function openShop(
  making: Making,
  { desk }: Studio,
  told: { clients: Clients; purchases: Purchases; online: Online; events: Events; audit: Audit },
): Shop {
  const random = making.random('shop')
  const products = stockShelf(making)
  const { move, sale: writeSale } = counter(making)
  const issue = cardPress(making)
  const cards: Card[] = []

  const sell = (at: number) => {
    const actor = pick(random, desk)
    const client = random() < 0.75 ? (told.clients.draw() ?? null) : null
    const wanted = random() < 0.75 ? 1 : 1 + Math.floor(random() * 3)
    const taken = new Set<Product>()
    while (taken.size < wanted) taken.add(products[Math.floor(random() ** 2 * products.length)]!)
    const items = [...taken].map((product) => ({ product, quantity: random() < 0.85 ? 1 : 2 }))
    const total = items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
    const card = random() < 0.05 ? cards.find(({ left }) => left >= total) : undefined
    const atDesk: Payment[] = card ? [{ method: 'gift_card', amount: total, card }] : drawPayments(random, total)
    const [first] = items
    const isOnline = client !== null && !card && items.length === 1 && first!.quantity === 1 && told.online.isSold(at)
    const payments: Payment[] = isOnline ? [{ method: 'online', amount: total }] : atDesk
    const seller = isOnline ? null : actor.id
    if (card) card.left -= total
    const id = writeSale(at, client, seller, payments[0]!.method, total, items)
    for (const { product, quantity } of items) {
      move(at, product, -quantity, 'sale', id)
      if (product.stock < LOW_STOCK) {
        move(at, product, ORDERED, 'adjustment', null)
        audit(at, actor, product)
      }
    }
    const lines = items.map(({ product, quantity }): ReceiptLine => {
      const amounts = { unit_price_minor: product.price, total_minor: product.price * quantity }
      return { description: product.name, quantity, ...amounts, vat_rate: VAT_RATE }
    })
    const refund = !card && random() < 0.006 ? { refund: { at: at + 2 * DAY, reason: 'Brought back' } } : {}
    const online = isOnline ? ({ kind: 'product', productId: first!.product.id } as const) : undefined
    const bought = { kind: 'sale', of: id, client, actor: seller, lines, discount: 0, payments, online } as const
    told.purchases.add(at, { ...bought, ...refund })
    if (!isOnline)
      told.audit.add(at, actor, 'sale.create', 'sale', id, null, {
        id,
        client_id: client?.id ?? null,
        total_minor: total,
      })
    const product_ids = items.map(({ product }) => product.id)
    if (client) told.events.add(at, 'product.purchased', client.id, { sale_id: id, product_ids })
  }
  const audit = (at: number, actor: (typeof desk)[number], { id, stock }: Product) => {
    told.audit.add(
      at,
      actor,
      'product.stock',
      'product',
      id,
      { stock_quantity: stock - ORDERED },
      { stock_quantity: stock },
    )
  }

  const giveCard = (at: number) => {
    const value = 2500 * (1 + Math.floor(random() * 6))
    const client = told.clients.draw() ?? null
    const actor = pick(random, desk)
    const card = issue(at, value, client)
    if (random() < 0.8) cards.push({ ...card, left: value })
    if (cards.length > 40) cards.shift()
    const price = { unit_price_minor: value, total_minor: value }
    const lines = [{ description: `Gift card …${card.last4}`, quantity: 1, ...price, vat_rate: null }]
    const atDesk = drawPayments(random, value)
    const isOnline = client !== null && told.online.isSold(at)
    const payments: Payment[] = isOnline ? [{ method: 'online', amount: value }] : atDesk
    const by = isOnline ? { actor: null, online: { kind: 'gift_card' as const } } : { actor: actor.id }
    told.purchases.add(at, { kind: 'gift_card', of: card.id, client, lines, discount: 0, payments, ...by })
    if (isOnline) return
    told.audit.add(at, actor, 'gift_card.create', 'gift_card', card.id, null, {
      id: card.id,
      initial_value_minor: value,
    })
  }

  return {
    day: ({ starts, bustle, share }) => {
      if (starts >= making.now) return
      const open = (n: number, of: number) => Math.floor(starts + 7 * HOUR + ((n + random() * 0.9) / of) * 13 * HOUR)
      const sales = about(random, SALES_A_DAY * bustle * share)
      for (let n = 0; n < sales; n += 1) sell(open(n, sales))
      const given = about(random, CARDS_A_DAY * bustle * share)
      for (let n = 0; n < given; n += 1) giveCard(open(n, given))
    },
  }
}

function stockShelf(making: Making): Product[] {
  const at = iso(making.days[0]!.starts - 10 * DAY)
  const rows = making.table('products', ['id', 'name', 'sku', 'price_minor', 'created_at', 'updated_at'])
  return kinds.flatMap((kind, k) =>
    sorts.map((sort, s) => {
      const id = rows.next()
      const price = [6400, 1250, 2200, 380, 5900, 4900, 1800, 1200][k]! + s * 50
      rows.add(id, `${kind}, ${sort}`, `84000000${String(1000 + id)}`, price, at, at)
      return { id, name: `${kind}, ${sort}`, price, stock: 0 }
    }),
  )
}

function counter(making: Making) {
  const sales = making.table('product_sales', [
    'id',
    'client_id',
    'sold_by_user_id',
    'payment_method',
    'total_minor',
    'currency',
    'created_at',
  ])
  const lines = making.table('product_sale_lines', [
    'id',
    'sale_id',
    'product_id',
    'product_name',
    'quantity',
    'unit_price_minor',
    'line_total_minor',
  ])
  const stock = making.table('stock_movements', [
    'id',
    'product_id',
    'delta',
    'kind',
    'sale_id',
    'actor_kind',
    'created_at',
  ])
  const move = (at: number, product: Product, delta: number, kind: string, saleId: number | null) => {
    // Products must be in stock: the first delivery came before the first sale.
    if (product.stock + delta < 0)
      move(at - HOUR, product, ORDERED, product.stock === 0 ? 'initial' : 'adjustment', null)
    product.stock += delta
    stock.add(stock.next(), product.id, delta, kind, saleId, 'staff', iso(at))
  }
  const sale = (
    at: number,
    client: Client | null,
    seller: number | null,
    method: string,
    total: number,
    items: readonly { product: Product; quantity: number }[],
  ): number => {
    const id = sales.next()
    sales.add(id, client?.id ?? null, seller, method, total, CURRENCY, iso(at))
    for (const { product, quantity } of items) {
      const { id: productId, name, price } = product
      lines.add(lines.next(), id, productId, name, quantity, price, price * quantity)
    }
    return id
  }
  return { move, sale }
}

/** Makes gift cards with unique codes, sealed with the studio’s key. */
function cardPress(making: Making) {
  const rows = making.table('gift_cards', [
    'id',
    'code_hash',
    'code_sealed',
    'code_last4',
    'initial_value_minor',
    'currency',
    'recipient_name',
    'purchaser_client_id',
    'created_at',
    'updated_at',
  ])
  return (at: number, value: number, client: Client | null): { id: number; last4: string } => {
    const id = rows.next()
    const code = makeCode(seedBytes(making.options.seed, `card ${id}`).subarray(0, CODE_BYTES), CODE_LENGTH)
    const { code_hash, code_sealed } = sealCode(making.secrets, normaliseCode(code))
    const last4 = code.slice(-4)
    rows.add(id, code_hash, code_sealed, last4, value, CURRENCY, 'Rosa', client?.id ?? null, iso(at), iso(at))
    return { id, last4 }
  }
}
