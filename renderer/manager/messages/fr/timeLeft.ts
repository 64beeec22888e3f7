import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { timeLeft as en } from '../en/timeLeft.ts'

const count = plurals('fr')
const figure = figures('fr')

/** How long work under way still takes. */
export const timeLeft: typeof en = {
  soon: 'Encore quelques secondes',
  seconds: (n) => `Encore ${figure(n)} secondes environ`,
  minutes: (n) => count(n, { one: `Encore ${figure(n)} minute environ`, other: `Encore ${figure(n)} minutes environ` }),
  hours: (n) => count(n, { one: `Encore ${figure(n)} heure environ`, other: `Encore ${figure(n)} heures environ` }),
}
