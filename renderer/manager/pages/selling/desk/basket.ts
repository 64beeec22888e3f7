import type { Answer, Item } from '../../../../api/index.ts'
import { priceNow } from '../../../../../server/features/membership-types/price-rules.ts'

export type Product = Item<'GET /api/v1/products'>
export type MembershipType = Item<'GET /api/v1/membership-types'>
export type ClassOnSale = Item<'GET /api/v1/till/classes'>
export type Appointment = Item<'GET /api/v1/appointments'>
export type Charge = Answer<'GET /api/v1/clients/{client_id}/charges'>[number]

/** A promo code's discount on a membership, in major units. */
export interface Promo {
  code: string
  discount: number
}

export interface NewCard {
  initial_value: number
  recipient_name: string
  recipient_email: string
  message: string
  expires_at: string | null
}

/** Something that can be sold. */
export type Good =
  | {
      kind: 'product'
      product: Product
      /** The pieces are there, whatever the stock says: selling them corrects it. */
      corrects?: boolean
    }
  | { kind: 'membership_type'; type: MembershipType; promo: Promo | null; reason: string }
  | { kind: 'gift_card'; card: NewCard }
  | { kind: 'class'; cls: ClassOnSale }
  | { kind: 'charge'; charge: Charge }
  | { kind: 'appointment'; appointment: Appointment }

export interface Line {
  /** One of a kind in its basket. */
  key: string
  good: Good
  /** Pieces of a product; one of anything else. */
  quantity: number
}

export interface Basket {
  lines: readonly Line[]
  /** The line that the keys act on. */
  current: string | null
  client_id: number | null
}

export const EMPTY: Basket = { lines: [], current: null, client_id: null }

const MOST = 999

const keyOfProduct = ({ id }: Pick<Product, 'id'>) => `product:${id}`

/** Adds pieces of a product: to its line if it has one, else as a new last line. The line becomes the current one. */
export function add(basket: Basket, product: Product, quantity = 1): Basket {
  const key = keyOfProduct(product)
  const known = basket.lines.find((line) => line.key === key)
  const pieces = Math.min(MOST, quantity + (known?.quantity ?? 0))
  const good: Good = known?.good.kind === 'product' ? { ...known.good, product } : { kind: 'product', product }
  return place(basket, { key, good, quantity: pieces })
}

/**
 * Adds a good that is sold one by one: a separate line each time, but a class, a charge or an appointment only once. Its line
 * becomes the current one.
 */
export function put(basket: Basket, good: Exclude<Good, { kind: 'product' }>): Basket {
  if (good.kind === 'class') return place(basket, { key: `class:${good.cls.id}`, good, quantity: 1 })
  if (good.kind === 'charge') return place(basket, { key: `charge:${good.charge.id}`, good, quantity: 1 })
  if (good.kind === 'appointment')
    return place(basket, { key: `appointment:${good.appointment.id}`, good, quantity: 1 })
  const taken = basket.lines.map(({ key }) => Number(/^one:(\d+)$/.exec(key)?.[1] ?? 0))
  return place(basket, { key: `one:${Math.max(0, ...taken) + 1}`, good, quantity: 1 })
}

function place(basket: Basket, line: Line): Basket {
  const isKnown = basket.lines.some(({ key }) => key === line.key)
  const lines = isKnown ? basket.lines.map((one) => (one.key === line.key ? line : one)) : [...basket.lines, line]
  return { ...basket, lines, current: line.key }
}

/** Says otherwise what is sold with a line: a promo code, a reason. */
export function changeGood(basket: Basket, key: string, good: Good): Basket {
  return { ...basket, lines: basket.lines.map((line) => (line.key === key ? { ...line, good } : line)) }
}

/** Sets how many pieces a product's line has, 1 to 999; none takes the line out. Of anything else there is one. */
export function setQuantity(basket: Basket, key: string, quantity: number): Basket {
  if (quantity < 1) return remove(basket, key)
  const lines = basket.lines.map((line) =>
    line.key === key && line.good.kind === 'product'
      ? { ...line, quantity: Math.min(MOST, Math.trunc(quantity)) }
      : line,
  )
  return { ...basket, lines, current: key }
}

/** More or fewer pieces of the current line. */
export function change(basket: Basket, by: number): Basket {
  const line = currentLine(basket)
  return line ? setQuantity(basket, line.key, line.quantity + by) : basket
}

/** Takes a line out; the one that moves up into its place becomes the current one, else the last. */
export function remove(basket: Basket, key: string): Basket {
  const at = basket.lines.findIndex((line) => line.key === key)
  if (at < 0) return basket
  const lines = basket.lines.toSpliced(at, 1)
  return { ...basket, lines, current: (lines[at] ?? lines.at(-1))?.key ?? null }
}

/** Moves the current line up (-1) or down (1), as far as there are lines. */
export function move(basket: Basket, by: -1 | 1): Basket {
  const at = basket.lines.findIndex(({ key }) => key === basket.current)
  const next = basket.lines[at + by]
  return next ? { ...basket, current: next.key } : basket
}

const isOfClient = ({ kind }: Good): boolean => kind === 'charge' || kind === 'appointment'

/** Sells to somebody else, or to anybody: what is the former client’s leaves the basket, and the codes held against their name. */
export function sellTo(basket: Basket, client_id: number | null): Basket {
  if (client_id === basket.client_id) return basket
  const lines = basket.lines
    .filter(({ good }) => !isOfClient(good))
    .map((line) =>
      line.good.kind === 'membership_type' ? { ...line, good: { ...line.good, promo: null, reason: '' } } : line,
    )
  const current = lines.some(({ key }) => key === basket.current) ? basket.current : (lines.at(-1)?.key ?? null)
  return { lines, current, client_id }
}

/**
 * Takes newer answers about products, classes and membership types, such as a price that has changed since. Codes leave the basket with
 * `dropsCodes` alone: what they take off may be something else.
 */
export function renew(
  basket: Basket,
  products: readonly Product[],
  types: readonly MembershipType[] = [],
  dropsCodes = false,
  classes: readonly ClassOnSale[] = [],
): Basket {
  const fresh = (good: Good): Good => {
    if (good.kind === 'product')
      return { ...good, product: products.find(({ id }) => id === good.product.id) ?? good.product }
    if (good.kind === 'class') return { ...good, cls: classes.find(({ id }) => id === good.cls.id) ?? good.cls }
    if (good.kind !== 'membership_type') return good
    const type = types.find(({ id }) => id === good.type.id) ?? good.type
    return { ...good, type, promo: dropsCodes ? null : good.promo }
  }
  return { ...basket, lines: basket.lines.map((line) => ({ ...line, good: fresh(line.good) })) }
}

export const currentLine = ({ lines, current }: Basket): Line | undefined => lines.find(({ key }) => key === current)

/** Pieces of a line that the stock lacks; 0 if they are there, and for anything but a product. */
export const lackOf = ({ good, quantity }: Pick<Line, 'good' | 'quantity'>): number =>
  good.kind === 'product' ? Math.max(0, quantity - good.product.stock_quantity) : 0

/** The lines that ask for more than there is in stock, where selling them does not correct it. */
export const lacking = ({ lines }: Basket): Line[] =>
  lines.filter((line) => lackOf(line) > 0 && !(line.good.kind === 'product' && line.good.corrects))

/** Marks lines as there whatever the stock says, or takes that back. */
export function correcting(basket: Basket, keys: readonly string[], corrects = true): Basket {
  const mark = (line: Line): Line =>
    line.good.kind === 'product' && keys.includes(line.key) ? { ...line, good: { ...line.good, corrects } } : line
  return { ...basket, lines: basket.lines.map(mark) }
}

/** True if something in the basket is sold to a client with a name only. */
export const needsClient = ({ lines }: Pick<Basket, 'lines'>): boolean =>
  lines.some(({ good }) => good.kind === 'membership_type' || good.kind === 'class' || isOfClient(good))

/** The price of one, in major units. */
export function priceOf(good: Good): number {
  if (good.kind === 'product') return good.product.price
  if (good.kind === 'gift_card') return good.card.initial_value
  if (good.kind === 'charge') return good.charge.amount
  if (good.kind === 'class') return good.cls.price
  if (good.kind === 'appointment') return good.appointment.left_to_pay
  const { type, promo } = good
  return priceNow(type) - (promo?.discount ?? 0)
}

/** The basket's lines as the till takes them. */
export function itemsOf({ lines }: Pick<Basket, 'lines'>) {
  return lines.map(({ good, quantity }) => {
    if (good.kind === 'product') {
      const { product, corrects } = good
      return { kind: good.kind, product_id: product.id, quantity, ...(corrects && { correct_stock: true }) }
    }
    if (good.kind === 'class') return { kind: good.kind, scheduled_class_id: good.cls.id }
    if (good.kind === 'charge') return { kind: good.kind, charge_id: good.charge.id }
    if (good.kind === 'appointment') return { kind: good.kind, appointment_id: good.appointment.id }
    if (good.kind === 'gift_card') {
      const { recipient_name, recipient_email, message, ...card } = good.card
      return {
        kind: good.kind,
        ...card,
        recipient_name: recipient_name.trim() || null,
        recipient_email: recipient_email.trim() || null,
        message: message.trim() || null,
      }
    }
    const { type, promo, reason } = good
    return {
      kind: good.kind,
      membership_type_id: type.id,
      ...(promo && { promo_code: promo.code }),
      ...(reason.trim() && { override_reason: reason.trim() }),
    }
  })
}
