/** The ready-made automations, in the order in which they are offered. */
export const readyMadeKeys = [
  'welcome',
  'first_visit',
  'pack_running_out',
  'intro_ending',
  'birthday',
  'win_back',
  'no_show',
  'abandoned_checkout',
] as const
export type ReadyMadeKey = (typeof readyMadeKeys)[number]

/** How many mails each sends. */
interface Mails {
  welcome: 1
  first_visit: 1
  pack_running_out: 1
  intro_ending: 1
  birthday: 1
  win_back: 2
  no_show: 1
  abandoned_checkout: 1
}

interface Mail {
  subject: string
  body: string
}

interface Text<Count> {
  name: string
  description: string
  mails: Count extends 2 ? readonly [Mail, Mail] : readonly [Mail]
}

/** Texts of the ready-made automations in one language. */
export type ReadyMadeTexts = { readonly [Key in ReadyMadeKey]: Text<Mails[Key]> }
