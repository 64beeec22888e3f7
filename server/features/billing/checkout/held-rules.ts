import type { Instant } from '../../../lib/time.ts'

/** The most that one client's unpaid checkouts may hold: enough for a second tab, and a way back from the processor's page. */
const MOST = { pieces: 2, uses: 2, checkouts: 10 }

/** Something that a client has begun to pay, until when it is held, and what for. */
export interface Unpaid {
  expires_at: Instant
  product_id: number | null
  is_stock_held: boolean
  promo_code: string | null
}

/** The client's wish now: a piece of a product, or a use of a code. */
export interface Wish {
  product_id?: number | undefined
  promo_code?: string | undefined
}

/** Unpaid checkouts that prevent one more, and when the first of them ends. */
export interface Begun {
  open: number
  until: Instant
}

/**
 * The checkout of a client who holds as much as one client may: pieces of the same product, uses of the same code, or in all.
 * Undefined where they may hold more; of several the one that ends last.
 */
export function heldTooMuch(unpaid: readonly Unpaid[], wish: Wish): Begun | undefined {
  const code = wish.promo_code?.trim().toUpperCase()
  const pieces = unpaid.filter((one) => one.is_stock_held && one.product_id === wish.product_id)
  const uses = unpaid.filter((one) => code !== undefined && one.promo_code === code)
  const bounds = [
    [pieces, MOST.pieces],
    [uses, MOST.uses],
    [unpaid, MOST.checkouts],
  ] as const
  const waits = bounds.flatMap(([held, most]) =>
    held.length < most ? [] : [{ open: held.length, until: earliest(held) }],
  )
  return waits.toSorted((one, other) => (one.until < other.until ? -1 : 1)).at(-1)
}

function earliest(held: readonly Unpaid[]): Instant {
  return held.map(({ expires_at }) => expires_at).toSorted()[0]!
}
