import { decimals } from '../../../../../server/lib/decimal-rules.ts'

interface Line {
  method: string
  /** In major units, as all amounts here. */
  expected: number
}

/** The counts typed so far; null: not yet. */
export interface Typed {
  cash: number | null
  card_terminal: number | null
  opening_float: number | null
}

/**
 * Puts the expected amount of each method beside the counted one. The opening float is typed too, and the expected cash follows
 * it.
 */
export function heldAgainst<L extends Line>(lines: readonly L[], openingFloat: number, typed: Typed, currency: string) {
  const unit = 10 ** decimals(currency)
  // Floating point leaves a remainder that is no money and would still count as a difference.
  const sum = (one: number, other: number) => Math.round((one + other) * unit) / unit
  const moved = sum(typed.opening_float ?? 0, -openingFloat)
  return lines.map((line) => {
    const { method } = line
    const expected = method === 'cash' ? sum(line.expected, moved) : line.expected
    const counted = method === 'cash' || method === 'card_terminal' ? typed[method] : null
    return { ...line, expected, counted, difference: counted === null ? null : sum(counted, -expected) }
  })
}

/** The outcome of a close: all as expected; nothing missing in all, but one method has what another lacks; or a difference. */
export function outcomeOf({
  difference,
  lines,
}: {
  difference: number
  lines: readonly { difference: number | null }[]
}): 'exact' | 'between' | 'off' {
  if (difference !== 0) return 'off'
  return lines.every((line) => !line.difference) ? 'exact' : 'between'
}
