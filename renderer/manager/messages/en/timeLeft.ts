import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

/** How long work under way still takes. */
export const timeLeft = {
  soon: 'A few seconds left',
  seconds: (n: number) => `About ${figure(n)} seconds left`,
  minutes: (n: number) => count(n, { one: 'About 1 minute left', other: `About ${figure(n)} minutes left` }),
  hours: (n: number) => count(n, { one: 'About 1 hour left', other: `About ${figure(n)} hours left` }),
}
