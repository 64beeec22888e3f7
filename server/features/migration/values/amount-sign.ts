import { signOf, takeApart, type AmountSign } from './number.ts'

/** The decimal sign that the file shows; `ask` if it shows none or contradicts itself. */
export type SignDecision =
  | { kind: 'decided'; sign: AmountSign; by: string }
  | { kind: 'not_needed' }
  | { kind: 'ask'; examples: string[]; contradiction: boolean }

/** How the sign is decided, besides the amounts. */
export interface SignContext {
  /** The currency's decimals. */
  decimals: number
  /** The sign that the file's author is known to write. */
  known?: AmountSign | undefined
  /** Cells of whole numbers, of which `1.000` is one or a thousand in any currency. */
  counts?: Iterable<string>
}

/**
 * Decides the sign for a whole file from its amounts and counts. Where nothing in it tells, thousands are grouped in amounts of
 * currencies with less than three decimals; in those with three, and in counts, it is the known one, else it is asked.
 */
export function decideAmountSign(
  amounts: Iterable<string>,
  { decimals, known, counts = [] }: SignContext,
): SignDecision {
  const proof: Partial<Record<AmountSign, string>> = {}
  const examples = new Set<string>()
  let matters = false
  const look = (cell: string, isGrouped: boolean) => {
    const sign = signOf(takeApart(cell)?.digits ?? '')
    if (sign === 'two_ways') {
      matters ||= !isGrouped
      if (examples.size < 5) examples.add(cell)
    } else if (sign) proof[sign] ??= cell
  }
  for (const cell of counts) look(cell, false)
  for (const cell of amounts) look(cell, decimals < 3)
  if (examples.size === 0) return { kind: 'not_needed' }
  if (proof.point !== undefined && proof.comma !== undefined)
    return { kind: 'ask', examples: [...examples, proof.point, proof.comma], contradiction: true }
  if (proof.point !== undefined) return { kind: 'decided', sign: 'point', by: proof.point }
  if (proof.comma !== undefined) return { kind: 'decided', sign: 'comma', by: proof.comma }
  if (!matters) return { kind: 'not_needed' }
  const [by = '', ...rest] = examples
  const isKnown = known !== undefined && [by, ...rest].every((cell) => cell.includes(known === 'point' ? '.' : ','))
  return isKnown ? { kind: 'decided', sign: known, by } : { kind: 'ask', examples: [by, ...rest], contradiction: false }
}
