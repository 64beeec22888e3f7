import type { Said } from '../../../lib/sayings/sayings.ts'

/** A parsed cell. The owner sees a problem; the value is then left out, never guessed. */
export type Parsed<T> =
  | { kind: 'value'; value: T; note?: string }
  | { kind: 'empty' }
  | { kind: 'problem'; problem: Said }

export function value<T>(found: T, note?: string): Parsed<T> {
  return note === undefined ? { kind: 'value', value: found } : { kind: 'value', value: found, note }
}

export const EMPTY = { kind: 'empty' } as const

export function problem(said: Said): { kind: 'problem'; problem: Said } {
  return { kind: 'problem', problem: said }
}

/** True for the marks people put where there is nothing: `-`, `n/a`, `none`. */
export function isPlaceholder(text: string): boolean {
  return /^(|-+|–|—|\.|n\/?a|none|null|nil|unknown|keine?|ninguno|aucun|nessuno)$/i.test(text.trim())
}
