import { figures, plurals } from '../../i18n/plural.ts'
import type { availability as en } from '../en/availability.ts'

const count = plurals('es')
const figure = figures('es')

export const availability: typeof en = {
  title: 'Cuándo se me puede reservar',
  lead: 'Igual todas las semanas. Las clases y las citas se descuentan solas.',
  week: 'Horas de una semana',
  grid: 'Dibuja con el puntero o muévete con las flechas: la barra espaciadora marca media hora; con Mayús y una flecha se sigue dibujando.',
  striped: 'A rayas: horas solo para un servicio.',
  stripedOthers: 'A rayas: horas para todos los servicios o para otro.',
  drawFor: 'Dibujar para',
  every: 'Todos los servicios',
  cellFree: (when) => `${when}: no disponible`,
  cellOpen: (when, service) => `${when}: disponible, ${service}`,
  list: 'Como lista',
  none: 'Este día no',
  from: 'De',
  to: 'A',
  service: 'Para',
  add: 'Añadir horas',
  addOn: (day) => `Añadir horas: ${day}`,
  removeNamed: (day, hours) => `Quitar: ${day}, ${hours}`,
  off: 'Desactivado',
  order: 'El final debe ser posterior al principio.',
  save: 'Guardar las horas',
  saved: 'Horas guardadas',
  stays: 'Lo que ya está reservado se queda como está.',
  changed: 'Las horas se han cambiado mientras tanto',
  changedMeans:
    'Se han guardado otras horas en otra pantalla. Quédate con ellas y se pierde lo que has cambiado aquí; o guarda, y las tuyas ocupan su lugar.',
  takeSaved: 'Usar las otras',
  saveMine: 'Guardar las mías',

  timeOff: {
    title: 'Ausencias',
    lead: 'Durante ellas no se puede reservar nada.',
    none: 'No hay ausencias previstas.',
    add: 'Añadir una ausencia',
    wholeDays: 'Días enteros',
    first: 'Primer día',
    last: 'Último día',
    from: 'De',
    to: 'A',
    reason: 'Motivo',
    reasonHelp: 'Solo para el centro.',
    order: 'El final debe ser posterior al principio.',
    save: 'Añadir',
    saved: 'Ausencia añadida',
    removeNamed: (when) => `Quitar la ausencia: ${when}`,
    removed: 'Ausencia quitada',
    clashes: (n) => count(n, { one: 'Hay algo previsto entonces', other: `Hay ${figure(n)} cosas previstas entonces` }),
    clashesMean: 'Se quedan. Añádela igualmente y resuélvelas una a una, o elige otro momento.',
    anyway: 'Añadirla igualmente',
  },
}
