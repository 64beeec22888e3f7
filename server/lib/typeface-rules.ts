/** The families that pages are set in: each is shipped with them, cut down to what is read (`build/faces/`). */
export type Family = 'Figtree' | 'Fraunces' | 'Newsreader' | 'Plus Jakarta Sans' | 'Bricolage Grotesque' | 'Onest'

/** A pairing of faces that a studio may choose. */
export interface Pairing {
  /** Headings, and the studio's own name. */
  heading: Family
  /** Everything else, figures in columns among it. */
  text: Family
  /** The typeface of headings in emails: web fonts don't travel by email, so these are on every computer. */
  letter: 'sans' | 'serif'
}

/** The pairings by the name that the settings have for them; the first is a new studio's. */
export const PAIRINGS = {
  clear: { heading: 'Figtree', text: 'Figtree', letter: 'sans' },
  warm: { heading: 'Fraunces', text: 'Figtree', letter: 'serif' },
  quiet: { heading: 'Newsreader', text: 'Plus Jakarta Sans', letter: 'serif' },
  lively: { heading: 'Bricolage Grotesque', text: 'Onest', letter: 'sans' },
} as const satisfies Record<string, Pairing>

export type Typeface = keyof typeof PAIRINGS

export const TYPEFACES = Object.keys(PAIRINGS) as [Typeface, ...Typeface[]]
export const DEFAULT_TYPEFACE: Typeface = 'clear'

/** The fallback until a font is loaded, and for letters it lacks, by the heading's kind. */
const SYSTEM = { sans: 'system-ui,sans-serif', serif: 'ui-serif,Georgia,serif' } as const

/** The names of the fonts that replace a family until it is loaded: the first, or the second where the first is missing. */
export const standInName = (family: string, n: number): string => `${family} ${n}`

/** The families that stand before the system's own, for headings and for text: CSS lists. */
export function stacksOf(typeface: Typeface): { heading: string; text: string } {
  const { heading, text, letter } = PAIRINGS[typeface]
  const stack = (family: Family, system: string) =>
    [family, ...[1, 2, 3].map((n) => standInName(family, n))].map((name) => `'${name}',`).join('') + system
  return {
    heading: heading === text ? 'var(--text-face)' : stack(heading, SYSTEM[letter]),
    text: stack(text, SYSTEM.sans),
  }
}

/** The typefaces of emails: those that their readers' computers have. */
export const letterStacks = {
  sans: "'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
} as const
