import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { timeLeft as timeLeftEn } from '../en/timeLeft.ts'

const count = plurals('it')
const figure = figures('it')

/** How long work under way still takes. */
export const timeLeft: typeof timeLeftEn = {
  soon: 'Ancora pochi secondi',
  seconds: (n: number) => `Ancora circa ${figure(n)} secondi`,
  minutes: (n: number) => count(n, { one: 'Ancora circa 1 minuto', other: `Ancora circa ${figure(n)} minuti` }),
  hours: (n: number) => count(n, { one: 'Ancora circa 1 ora', other: `Ancora circa ${figure(n)} ore` }),
}
