import { decimals, isUsuallyWhole } from '../../../../../server/lib/decimal-rules.ts'

/** Ways to pay at the desk; `complimentary` means that nothing is paid, for roles that may give away. */
export const METHODS = ['card_terminal', 'cash', 'bank_transfer', 'gift_card', 'other', 'complimentary'] as const
export type Method = (typeof METHODS)[number]

/** A part of a total that is paid one way. */
export interface Part {
  method: Method
  amount_minor: number
  /** The gift card it is taken from. */
  card?: { code: string; last4: string }
}

/** The amount still to pay, in minor units. */
export const restOf = (total: number, parts: readonly Part[]): number =>
  total - parts.reduce((sum, { amount_minor }) => sum + amount_minor, 0)

/** The part of the rest a method takes, and the change: only cash gives change, nothing takes more than the rest. */
export function taken(method: Method, given: number, rest: number): { amount: number; change: number } {
  const amount = Math.min(given, rest)
  return { amount, change: method === 'cash' ? given - amount : 0 }
}

/** Adds a part. Cash and card parts are merged by method; each gift card stays a separate part. */
export function addPart(parts: readonly Part[], part: Part): Part[] {
  const same = parts.findIndex(({ method }) => method === part.method && !part.card)
  if (same < 0) return [...parts, part]
  return parts.map((one, index) =>
    index === same ? { ...one, amount_minor: one.amount_minor + part.amount_minor } : one,
  )
}

/** The amount really paid by the parts: without those on the house. */
export const paidOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { method, amount_minor }) => (method === 'complimentary' ? sum : sum + amount_minor), 0)

/** The amount a gift card may still pay: it never buys a gift card. `cards` is the total of those in the basket. */
export const cardRoom = (total: number, cards: number, parts: readonly Part[]): number =>
  total - cards - parts.reduce((sum, { card, amount_minor }) => (card ? sum + amount_minor : sum), 0)

/**
 * The payments as the till takes them. The amounts always go along, so that a price that changed in between is refused
 * instead of being charged unseen.
 */
export function paymentsOf(parts: readonly Part[], toMajor: (minor: number) => number) {
  return parts.map(({ method, amount_minor, card }) => ({
    method,
    amount: toMajor(amount_minor),
    ...(card && { gift_card_code: card.code }),
  }))
}

/**
 * An amount somebody typed, in minor units; null while it is none. A point or a comma is the decimal sign where no more
 * digits follow it than the currency has decimals, else it groups the thousands: `50`, `50,5`, `1.234,50`, `1,234`.
 */
export function readAmount(typed: string, currency: string): number | null {
  const text = typed.replace(/[^\d.,]/g, '')
  if (!/\d/.test(text)) return null
  const places = decimals(currency)
  const [, before = '', after] = /^(.*)[.,](\d*)$/.exec(text) ?? []
  const isDecimal = after !== undefined && after.length <= places
  const [whole, fraction] = isDecimal ? [before, after] : [text, '']
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(places, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}

/** Notes and coins somebody is likely to hand over for an amount: it rounded up to 5, 10, 20, 50 and 100 major units. */
export function likelyCash(total: number, currency: string): number[] {
  const unit = 10 ** decimals(currency)
  const steps = (isUsuallyWhole(currency) ? [500, 1000, 5000, 10_000] : [5, 10, 20, 50, 100]).map((step) => step * unit)
  const rounded = steps.map((step) => Math.ceil(total / step) * step)
  return [...new Set(rounded)].filter((amount) => amount > total).slice(0, 3)
}
