import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { timeLeft as en } from '../en/timeLeft.ts'

const count = plurals('es')
const figure = figures('es')

/** How long work under way still takes. */
export const timeLeft: typeof en = {
  soon: 'Quedan unos segundos',
  seconds: (n) => `Quedan unos ${figure(n)} segundos`,
  minutes: (n) => count(n, { one: 'Queda 1 minuto más o menos', other: `Quedan unos ${figure(n)} minutos` }),
  hours: (n) => count(n, { one: 'Queda 1 hora más o menos', other: `Quedan unas ${figure(n)} horas` }),
}
