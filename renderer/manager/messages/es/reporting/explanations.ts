import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'
import type { Than } from '../../en/reporting/explanations.ts'

const count = plurals('es')
const figure = figures('es')

const WAYS = { more: 'más que antes', less: 'menos que antes' }
const than = (of: Than) => (of === null ? '' : of.way === 'same' ? ', igual que antes' : `, ${of.by} ${WAYS[of.way]}`)
const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

/** Lo que significan las cifras de un informe. */
export const said: Messages['reports']['said'] = {
  overview: (of) =>
    `Ingresos: ${of.revenue}${than(of.revenueThan)}. Hubo ${count(of.visits, { one: '1 visita', other: `${figure(of.visits)} visitas` })}${than(of.visitsThan)}, y ${count(of.people, { one: '1 cliente nuevo', other: `${figure(of.people)} clientes nuevos` })}.`,
  revenue: (of) =>
    `Ingresos: ${of.revenue}${than(of.than)}.${of.best ? ` La mayor parte: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
  attendance: (of) =>
    `De ${figure(of.booked)} con reserva asistieron ${figure(of.came)}${than(of.than)}.${of.fill === null ? '' : ` La ocupación fue del ${of.fill}${than(of.fillThan)}.`}`,
  classes: (of) =>
    `La ocupación fue del ${of.fill}${than(of.than)}.${of.fullest ? ` Lo más lleno: ${at(of.fullest)}.` : ''}${of.emptiest ? ` Lo más vacío: ${at(of.emptiest)}.` : ''}`,
  instructors: (of) =>
    `${count(of.classes, { one: 'Se dio 1 clase', other: `Se dieron ${figure(of.classes)} clases` })}, con ${of.each} personas de media.${of.best ? ` Más visitas: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
  memberships: (of) =>
    `Las suscripciones suponen ${of.recurring} al mes${than(of.than)}. En estos días empezaron ${figure(of.begun)} y terminaron ${figure(of.ended)}.`,
  retention: (of) =>
    [
      `En estos meses ${count(of.people, { one: 'vino 1 persona', other: `vinieron ${figure(of.people)} personas` })} por primera vez.`,
      of.again === null
        ? of.soFar
          ? `De las ${figure(of.soFar.people)} de ${of.soFar.month}, hasta ahora han vuelto ${figure(of.soFar.again)}.`
          : 'Cuántas vuelven se sabe cuando acaba un mes.'
        : `El ${of.again} volvió al mes siguiente${of.later ? `, y el ${of.later.share} a los ${figure(of.later.months)} meses` : ''}.`,
    ].join(' '),
  absent: (of) =>
    of.total === 0
      ? 'En estos días ningún cliente habitual ha dejado de venir.'
      : `${count(of.total, { one: '1 cliente habitual vino', other: `${figure(of.total)} clientes habituales vinieron` })} por última vez en estos días y no ${count(of.total, { one: 'tiene', other: 'tienen' })} nada reservado${than(of.than)}. ${of.overdue === 0 ? 'Aún nadie lleva mucho más tiempo del habitual sin venir.' : `${count(of.overdue, { one: '1 lleva', other: `${figure(of.overdue)} llevan` })} más del doble de lo habitual sin venir.`}`,
  asItWas: (weeks) =>
    `Así fueron las últimas ${figure(weeks)} semanas. Cambia una clase o añade una, y mira qué habría pasado.`,
  changed: (of) =>
    `Con ${count(of.changes, { one: '1 cambio', other: `${figure(of.changes)} cambios` })}: ${figure(of.booked)} plazas reservadas en lugar de ${figure(of.was)}, y tras los pagos quedarían ${of.left} en lugar de ${of.leftWas}.`,
}

/** Lo que acompaña a las cifras de los informes. */
export const report: Messages['reports']['report'] = {
  newcomers: 'Primeras visitas',
  againNext: 'Volvieron al mes siguiente',
  againSoFar: 'Han vuelto al mes siguiente, hasta ahora',
  againAfter: (months) => `Volvieron a los ${figure(months)} meses`,
  newAndBack: 'Primeras visitas por mes, y quién volvió al mes siguiente',
  less: 'Pocos',
  more: 'Todos',
  toCome: 'aún no ha acabado',
  overdue: 'Más del doble de lo habitual sin venir',
  notYet: 'Quizá aún vengan',
  usually: 'Lo habitual',
  every: (days) => count(days, { one: 'cada día', other: `cada ${figure(days)} días` }),
  ago: (days) => count(days, { one: 'hace 1 día', other: `hace ${figure(days)} días` }),
  today: 'hoy',
  missed: (n) => count(n, { one: '1 visita habitual perdida', other: `${figure(n)} visitas habituales perdidas` }),
  write: 'Escribir',
  writeTo: (name) => `Escribir a ${name}`,
  writeToAll: (n) => `Escribir a los ${figure(n)}`,
  nobodyMissing: 'No falta nadie',
  noSales: 'En estos días no se ha cobrado nada. Elige otros, o vende algo.',
  noMemberships: 'En estos días nadie tiene una suscripción. Elige otros, o pon una a la venta.',
  now: (value) => `ahora ${value}`,
}
