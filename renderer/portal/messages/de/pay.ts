import { typeNames } from '../../../../server/features/payroll/words/type-name-rules.ts'
import type { Messages } from '../en/index.ts'

export const pay: Messages['pay'] = {
  title: 'Meine Vergütung',
  lead: 'Was du hier verdient hast, sobald das Studio es abgeschlossen hat.',
  none: 'Noch keine Abrechnung',
  noneMeans: 'Jeder Zeitraum steht hier, sobald das Studio ihn abgeschlossen hat, mit allem, was dazu zählt.',
  download: (period) => `Abrechnung ${period} als PDF`,
  file: (day) => `verguetung-${day}.pdf`,
  paidOn: (day) => `Bezahlt am ${day}`,
  nothing: 'In diesem Zeitraum zählt hier nichts.',
  note: (words) => `Notiz: ${words}`,
  types: typeNames.de,
}
