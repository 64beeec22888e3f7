import { typeNames } from '../../../../server/features/payroll/words/type-name-rules.ts'
import type { Messages } from '../en/index.ts'

export const pay: Messages['pay'] = {
  title: 'Ma paie',
  lead: 'Ce que vous avez gagné ici, une fois la période clôturée par le studio.',
  none: 'Aucune paie pour l’instant',
  noneMeans: 'Chaque période figure ici dès que le studio l’a clôturée, avec tout ce qui compte.',
  download: (period) => `Paie ${period} en PDF`,
  file: (day) => `paie-${day}.pdf`,
  paidOn: (day) => `Payé le ${day}`,
  nothing: 'Rien ne compte dans cette période.',
  note: (words) => `Note\u00a0: ${words}`,
  types: typeNames.fr,
}
