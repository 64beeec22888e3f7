import { typeNames } from '../../../../server/features/payroll/words/type-name-rules.ts'
import type { Messages } from '../en/index.ts'

export const pay: Messages['pay'] = {
  title: 'Il mio compenso',
  lead: 'Quanto hai guadagnato qui, non appena lo studio lo ha chiuso.',
  none: 'Ancora nessun compenso',
  noneMeans: 'Ogni periodo compare qui non appena lo studio lo chiude, con tutto ciò che conta.',
  download: (period) => `Compenso ${period} in PDF`,
  file: (day) => `compenso-${day}.pdf`,
  paidOn: (day) => `Pagato il ${day}`,
  nothing: 'In questo periodo non conta nulla.',
  note: (words) => `Nota: ${words}`,
  types: typeNames.it,
}
