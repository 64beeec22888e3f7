import type { Item } from '../../../../api/index.ts'

export type Product = Item<'GET /api/v1/products'>

export interface Line {
  product: Product
  quantity: number
}

export interface Basket {
  lines: readonly Line[]
  /** The product of the line that the keys act on. */
  current: number | null
  client_id: number | null
}

export const EMPTY: Basket = { lines: [], current: null, client_id: null }

const MOST = 999

/** Adds pieces of a product: to its line if it has one, else as a new last line. The line becomes the current one. */
export function add(basket: Basket, product: Product, quantity = 1): Basket {
  const known = basket.lines.find((line) => line.product.id === product.id)
  const line = { product, quantity: Math.min(MOST, quantity + (known?.quantity ?? 0)) }
  const lines = known ? basket.lines.map((one) => (one === known ? line : one)) : [...basket.lines, line]
  return { ...basket, lines, current: product.id }
}

/** Sets how many pieces a line has, 1 to 999; none takes the line out. */
export function setQuantity(basket: Basket, productId: number, quantity: number): Basket {
  if (quantity < 1) return remove(basket, productId)
  const lines = basket.lines.map((line) =>
    line.product.id === productId ? { ...line, quantity: Math.min(MOST, Math.trunc(quantity)) } : line,
  )
  return { ...basket, lines, current: productId }
}

/** More or fewer pieces of the current line. */
export function change(basket: Basket, by: number): Basket {
  const line = currentLine(basket)
  return line ? setQuantity(basket, line.product.id, line.quantity + by) : basket
}

/** Takes a line out; the one that moves up into its place becomes the current one, else the last. */
export function remove(basket: Basket, productId: number): Basket {
  const at = basket.lines.findIndex(({ product }) => product.id === productId)
  if (at < 0) return basket
  const lines = basket.lines.toSpliced(at, 1)
  return { ...basket, lines, current: (lines[at] ?? lines.at(-1))?.product.id ?? null }
}

/** Moves the current line up (-1) or down (1), as far as there are lines. */
export function move(basket: Basket, by: -1 | 1): Basket {
  const at = basket.lines.findIndex(({ product }) => product.id === basket.current)
  const next = basket.lines[at + by]
  return next ? { ...basket, current: next.product.id } : basket
}

/** Takes newer answers about products, such as a price that has changed since. */
export function renew(basket: Basket, products: readonly Product[]): Basket {
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines = basket.lines.map((line) => ({ ...line, product: byId.get(line.product.id) ?? line.product }))
  return { ...basket, lines }
}

export const currentLine = ({ lines, current }: Basket): Line | undefined =>
  lines.find(({ product }) => product.id === current)

/** The lines that ask for more than there is in stock. */
export const lacking = ({ lines }: Basket): Line[] =>
  lines.filter(({ product, quantity }) => quantity > product.stock_quantity)
