import type { Check } from './use-sentences.ts'

/** The look of a check: one that nobody has set up yet is not fine, and not just left out. */
export type Look = Check['state'] | 'unset'

/** Findings a studio can't do without, which Today also asks for. */
const NEEDED: ReadonlySet<string> = new Set(['copies.none', 'mail.none'])

/** The state of a check, or that what it looks at has not been set up. */
export const lookOf = ({ state, code }: Pick<Check, 'state' | 'code'>): Look =>
  state === 'off' && NEEDED.has(code) ? 'unset' : state
