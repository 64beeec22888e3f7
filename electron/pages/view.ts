/** The channel by which a page of the shell says which way out was chosen, and the passphrase where it asks for one. */
export const CHOOSE = 'choose'

/** The ways out of a start that failed, in the order they are offered. */
export const CHOICES = ['passphrase', 'again', 'other-port', 'restore', 'former-version', 'folder', 'quit'] as const
export type Choice = (typeof CHOICES)[number]

/** True if what a page sent is one of them. */
export function isChoice(value: unknown): value is Choice {
  return CHOICES.includes(value as Choice)
}

/** The content of a page of the shell. */
export interface View {
  tone: 'working' | 'trouble'
  title: string
  text: string
  /** The program's own words, for anyone who wants to know it exactly. */
  detail?: string
  /** True if it is shown without being asked for. */
  isDetailOpen?: boolean
  /** The ways out, the best one first. */
  choices: { choice: Choice; label: string }[]
}
