import type { Ask } from './demo.ts'

/** A text the visitor must be able to read: a string, a pattern, or a pattern within the row or card that names a text. */
export type Shown = string | RegExp | { beside: string; is: string | RegExp }

/** One page: its address, and what must be read there, both taken from the studio's own records. */
export interface Row {
  address: (ask: Ask) => string | Promise<string>
  shows: (ask: Ask) => Shown[] | Promise<Shown[]>
}

const wanted = process.env['PAGES']?.split(',')

/** The pages that a walk opens: all, or those whose routes PAGES names, with commas between. */
export const toOpen = (rows: Record<string, Row>) =>
  Object.entries(rows).filter(([route]) => !wanted || wanted.includes(route))

/** A page at a fixed address, with fixed texts. */
export const plain = (address: string, ...shows: Shown[]): Row => ({ address: () => address, shows: () => shows })

/** An amount in major units, in whatever way the page writes euros: 1,234.50 or 1.234,50. */
export function euros(amount: number): RegExp {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.')
  return new RegExp(`(?<![\\d.,])${whole.replaceAll(/\B(?=(\d{3})+$)/g, '[.,\\u202f\\u00a0 ]?')}[.,]${cents}(?!\\d)`)
}

/** Matches a whole number that is not part of another. */
export const count = (n: number): RegExp => new RegExp(`(?<![\\d.,])${n}(?![\\d.,]*\\d)`)
