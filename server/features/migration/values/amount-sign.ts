import { bareAmount } from './bare-amount.ts'

/** Which sign stands before the decimals of an amount: `3.350` is three dinars and 350 fils, or 3350. */
export type AmountSign = 'point' | 'comma'

/** What the file says about the sign; `ask` where it says nothing that tells, or contradicts itself. */
export type SignDecision =
  | { kind: 'decided'; sign: AmountSign; by: string }
  | { kind: 'not_needed' }
  | { kind: 'ask'; examples: string[]; contradiction: boolean }

const NAMES = { '.': 'point', ',': 'comma' } as const
const other = { point: 'comma', comma: 'point' } as const

/**
 * What one amount says: the sign before its decimals, or nothing (`null`), or that it can be read two ways: up to three digits,
 * one sign and three more (`3.350`, not `0.350`).
 */
export function signIn(text: string): AmountSign | 'two_ways' | null {
  const digits = bareAmount(text)
    .replaceAll(/[^\d.,]/g, '')
    .replace(/[.,]$/, '')
  const signs = [...digits].filter((char) => char === '.' || char === ',') as ('.' | ',')[]
  const last = signs.at(-1)
  if (last === undefined) return null
  const name = NAMES[last]
  if (signs.some((sign) => sign !== last)) return name
  // What comes more than once groups thousands.
  if (signs.length > 1) return other[name]
  const [whole = '', after = ''] = digits.split(last)
  return after.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'two_ways' : name
}

/**
 * Decides the sign for a whole file from its amounts. Where nothing in it tells, thousands are grouped in currencies with less than
 * three decimals; in those with three it is the one that whoever wrote the file is `known` to write, else it is asked.
 */
export function decideAmountSign(cells: Iterable<string>, decimals: number, known?: AmountSign): SignDecision {
  const proof: Partial<Record<AmountSign, string>> = {}
  const examples = new Set<string>()
  for (const cell of cells) {
    const sign = signIn(cell)
    if (sign === 'two_ways') {
      if (examples.size < 5) examples.add(cell)
    } else if (sign !== null) proof[sign] ??= cell
  }
  if (examples.size === 0) return { kind: 'not_needed' }
  if (proof.point !== undefined && proof.comma !== undefined)
    return { kind: 'ask', examples: [...examples, proof.point, proof.comma], contradiction: true }
  if (proof.point !== undefined) return { kind: 'decided', sign: 'point', by: proof.point }
  if (proof.comma !== undefined) return { kind: 'decided', sign: 'comma', by: proof.comma }
  if (decimals < 3) return { kind: 'not_needed' }
  const [by = '', ...rest] = examples
  const isKnown = known !== undefined && [by, ...rest].every((cell) => cell.includes(known === 'point' ? '.' : ','))
  return isKnown ? { kind: 'decided', sign: known, by } : { kind: 'ask', examples: [by, ...rest], contradiction: false }
}
