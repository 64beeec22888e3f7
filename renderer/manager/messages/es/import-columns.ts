import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

/** Which column of a file goes where, and those of which nothing was made. */
export const columns: Messages['imports']['columns'] = {
  lead: 'Qué columna rellena cada campo. Una columna que se deja fuera no se importa.',
  column: 'Columna del archivo',
  samples: 'Contiene',
  field: 'Va a',
  leaveOut: 'Dejar fuera',
  leftOut: (n) => count(n, { one: '1 columna queda fuera', other: `${figure(n)} columnas quedan fuera` }),
  empty: 'Vacía',
  goes: (column) => `Adónde va «${column}»`,
  fieldOf: (column) => `Campo para ${column}`,
  unknown: 'Columnas que no se han reconocido',
  unknownLead: 'No se importan, a menos que digas adónde van.',
  looks: 'Parece',
  looksLike: {
    email: 'Direcciones de correo',
    phone: 'Números de teléfono',
    date: 'Fechas',
    money: 'Importes',
    yes_no: 'Sí o no',
    number: 'Números',
    text: 'Texto',
  },
  fits: 'Sus valores encajan',
  showAll: (n) => `Mostrar todo (${figure(n)})`,
}
