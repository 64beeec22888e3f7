/** Which of the first two numbers of `02/10/2026` is the day. */
export type DateOrder = 'day_month' | 'month_day'

/** The order that the file shows; `ask` if it shows none or contradicts itself. */
export type OrderDecision =
  | { kind: 'decided'; order: DateOrder; by: string }
  | { kind: 'not_needed' }
  | { kind: 'ask'; examples: string[]; contradiction: boolean }

const NUMERIC = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\s,T])/

/** The parts of a date written with slashes or dashes whose order only its file can tell, and what follows; null for any other text. */
export function numericParts(text: string): { first: number; second: number; year: string; rest: string } | null {
  const cell = text.trim()
  const found = NUMERIC.exec(cell)
  if (!found) return null
  const rest = cell.slice(found[0].length)
  return { first: Number(found[1]), second: Number(found[3]), year: found[4] ?? '', rest }
}

/**
 * Decides the order for a whole file from all its date cells: one `25/12/2026` proves day first, one `12/25/2026`
 * month first. No proof, or both, is a question for the owner.
 */
export function decideDateOrder(cells: Iterable<string>): OrderDecision {
  const proof: Partial<Record<DateOrder, string>> = {}
  const examples: string[] = []
  for (const cell of cells) {
    const parts = numericParts(cell)
    if (!parts) continue
    if (parts.first > 12 && parts.second <= 12) proof.day_month ??= cell
    else if (parts.second > 12 && parts.first <= 12) proof.month_day ??= cell
    // 02/02 reads the same either way, so it needs no answer.
    else if (parts.first !== parts.second && examples.length < 5) examples.push(cell)
  }
  if (proof.day_month && proof.month_day)
    return { kind: 'ask', examples: [proof.day_month, proof.month_day], contradiction: true }
  if (proof.day_month) return { kind: 'decided', order: 'day_month', by: proof.day_month }
  if (proof.month_day) return { kind: 'decided', order: 'month_day', by: proof.month_day }
  return examples.length > 0 ? { kind: 'ask', examples, contradiction: false } : { kind: 'not_needed' }
}
