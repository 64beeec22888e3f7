import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

/** Which column of a file goes where, and those of which nothing was made. */
export const columns: Messages['imports']['columns'] = {
  lead: 'Quale colonna riempie quale campo. Una colonna esclusa non viene importata.',
  column: 'Colonna del file',
  samples: 'Contiene',
  field: 'Va in',
  leaveOut: 'Escludi',
  leftOut: (n) => count(n, { one: '1 colonna è esclusa', other: `${figure(n)} colonne sono escluse` }),
  empty: 'Vuota',
  goes: (column) => `Dove va «${column}»`,
  fieldOf: (column) => `Campo per ${column}`,
  unknown: 'Colonne non riconosciute',
  unknownLead: 'Non vengono importate, se non indichi dove vanno.',
  looks: 'Sembra',
  looksLike: {
    email: 'Indirizzi e-mail',
    phone: 'Numeri di telefono',
    date: 'Date',
    money: 'Importi',
    yes_no: 'Sì o no',
    number: 'Numeri',
    text: 'Parole',
  },
  fits: 'I valori corrispondono',
  showAll: (n) => `Mostra tutte e ${figure(n)}`,
}
