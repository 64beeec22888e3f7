import { typeNames } from '../../../../server/features/payroll/words/type-name-rules.ts'
import type { Messages } from '../en/index.ts'

export const pay: Messages['pay'] = {
  title: 'Mi pago',
  lead: 'Lo que has ganado aquí, en cuanto el centro lo da por cerrado.',
  none: 'Todavía no hay pagos',
  noneMeans: 'Cada período aparece aquí en cuanto el centro lo cierra, con todo lo que cuenta.',
  download: (period) => `Pago de ${period} en PDF`,
  file: (day) => `pago-${day}.pdf`,
  paidOn: (day) => `Pagado el ${day}`,
  nothing: 'En este período no cuenta nada.',
  note: (words) => `Nota: ${words}`,
  types: typeNames.es,
}
