import type { DemoApi } from './api.ts'
import type { Member } from './members.ts'
import { hangProducts } from './pictures.ts'

const products = [
  { name: 'Cork yoga mat', sku: '8400000000017', price: 64, stock_quantity: 12 },
  { name: 'Grip socks', sku: '8400000000024', price: 12.5, stock_quantity: 60 },
  { name: 'Steel bottle, 0.6 l', sku: '8400000000031', price: 22, stock_quantity: 25 },
  { name: 'Kombucha', sku: '8400000000048', price: 3.8, stock_quantity: 240 },
] as const

const waiver = {
  title: 'Health and liability',
  body: 'I am well enough to take part, I tell my instructor about injuries and pregnancy, and I look after my belongings myself.',
}

/** Fills the shelf, and sets up what the studio sells and keeps beside its classes. Gives the products' ids. */
export async function openShop(api: DemoApi): Promise<number[]> {
  const ids: number[] = []
  for (const product of products) ids.push((await api.make('/products', product)).id)
  await hangProducts(api, new Map(products.map(({ name }, at) => [name as string, ids[at]!])))
  await api.make('/waivers', waiver)
  const valid_from = '2020-01-01'
  await api.make('/promo-codes', { code: 'SUMMER10', discount_type: 'percentage', discount_value: 10, valid_from })
  const card = { initial_value: 60, recipient_name: 'Rosa', message: 'For your knees. Happy birthday!' }
  await api.make('/gift-cards', { ...card, payment_method: 'card_terminal' })
  return ids
}

/** Sales at the front desk on a day: a few things to a few people, until the shelf is empty. */
export async function sellThings(
  api: DemoApi,
  ids: readonly number[],
  members: readonly Member[],
  random: () => number,
): Promise<void> {
  for (const member of members) {
    if (random() > 0.07) continue
    const product_id = ids[Math.min(ids.length - 1, Math.floor(random() ** 0.5 * ids.length))]
    const sale = { client_id: member.id, items: [{ product_id, quantity: 1 }], payment_method: 'card_terminal' }
    await api.send('POST', '/product-sales', sale, () => {})
  }
}

/** The change that always stays in the drawer, in euros. */
const FLOAT = 100

/** Closes the till of a day: what was counted is what was expected, but for a coin too many now and then. */
export async function closeDay(api: DemoApi, date: string, random: () => number): Promise<void> {
  type Open = { opening_float: number; lines: { method: string; expected: number }[] }
  const open = (await api.send<Open>('GET', `/day-closes/open?date=${date}`))!
  const slip = random() < 0.1 ? 0.5 : 0
  const counted = open.lines
    .filter(({ method }) => method === 'cash' || method === 'card_terminal')
    .map(({ method, expected }) => {
      const amount = method === 'cash' ? expected - open.opening_float + FLOAT + slip : expected
      return { method, amount: Math.max(0, Math.round(amount * 100) / 100) }
    })
  await api.make('/day-closes', { date, counted, opening_float: FLOAT, closing_float: FLOAT })
}
