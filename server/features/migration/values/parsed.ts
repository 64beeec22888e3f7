/** What a cell turned out to be. A problem is a sentence for the owner; the value is then left out, never guessed. */
export type Parsed<T> =
  | { kind: 'value'; value: T; note?: string }
  | { kind: 'empty' }
  | { kind: 'problem'; problem: string }

export function value<T>(found: T, note?: string): Parsed<T> {
  return note === undefined ? { kind: 'value', value: found } : { kind: 'value', value: found, note }
}

export const EMPTY = { kind: 'empty' } as const

export function problem(sentence: string): { kind: 'problem'; problem: string } {
  return { kind: 'problem', problem: sentence }
}

/** True for the marks people put where there is nothing: `-`, `n/a`, `none`. */
export function isPlaceholder(text: string): boolean {
  return /^(|-+|–|—|\.|n\/?a|none|null|nil|unknown|keine?|ninguno|aucun|nessuno)$/i.test(text.trim())
}
