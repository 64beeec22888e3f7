import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { timeLeft as en } from '../en/timeLeft.ts'

const count = plurals('de')
const figure = figures('de')

export const timeLeft: typeof en = {
  soon: 'Noch ein paar Sekunden',
  seconds: (n) => `Noch etwa ${figure(n)} Sekunden`,
  minutes: (n) => count(n, { one: 'Noch etwa 1 Minute', other: `Noch etwa ${figure(n)} Minuten` }),
  hours: (n) => count(n, { one: 'Noch etwa 1 Stunde', other: `Noch etwa ${figure(n)} Stunden` }),
}
