import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const classPage: Messages['classPage'] = {
  title: 'Clase',
  with: 'Con',
  where: 'Dónde',
  seats: 'Plazas',
  seatsLeft: (left, capacity) =>
    count(left, { one: `1 de ${figure(capacity)} libre`, other: `${figure(left)} de ${figure(capacity)} libres` }),
  waitingBehind: (n) => count(n, { one: 'una persona en espera', other: `${figure(n)} personas en espera` }),
  cancelRule: 'Cancelación',
  freeUntil: (when) => `Gratis hasta ${when}`,
  noLongerFree: (when) => `El plazo gratuito terminó: ${when}`,
  usesCredit: (membership, left) =>
    left === null
      ? `Un crédito de ${membership}`
      : `Un crédito de ${membership}; ${count(left - 1, { one: 'te quedará 1', other: `te quedarán ${figure(left - 1)}` })}`,
  unlimited: (membership) => `${membership}, sin gastar créditos`,
  notYet: 'Todavía no puedes reservar esta clase',
  payThere: {
    label: 'Reservar sin bono',
    book: (price) => (price ? `Reservar y pagar ${price} en el centro` : 'Reservar y pagar en el centro'),
    means: 'Pagas cuando vengas.',
    meansNoPrice: 'En el centro te dirán el precio.',
    freeThen: (when, fee) => `Puedes cancelar gratis hasta ${when}; después cuesta ${fee}.`,
    late: (fee) => `Cancelar cuesta ahora ${fee}.`,
    free: 'Cancelar no cuesta nada.',
    missed: (fee) => `No venir cuesta ${fee}.`,
  },
  youAreBooked: 'Tienes plaza',
  seeYou: (when) => `Nos vemos ${when}.`,
  youAreIn: 'Tu llegada está registrada',
  youWait: (position) =>
    position === null ? 'Estás en la lista de espera' : `Tienes el puesto ${position} en la lista de espera`,
  waitMeans: 'No se gasta nada hasta que tengas plaza. Si queda una libre, te escribimos enseguida.',
  full: 'Esta clase está completa',
  fullMeans: 'Apúntate a la lista de espera: va por orden de llegada y salir de ella no cuesta nada.',
  cancelledTitle: 'Esta clase está cancelada',
  cancelledMeans: 'Has recuperado tu crédito.',
  leave: 'Salir de la lista de espera',
  left: 'Has salido de la lista de espera',
}

export const seats: Messages['seats'] = {
  pick: 'Elige tu sitio',
  front: 'Delante',
  free: 'libre',
  taken: 'ocupado',
  mine: 'el tuyo',
  usual: 'tu sitio de siempre',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Sitio ${name}`,
  change: 'Cambiar de sitio',
  changeNamed: (cls, seat) => `Cambiar de sitio: ${seat}, ${cls}`,
  changeTitle: (cls) => `Tu sitio en ${cls}`,
  keep: 'Dame este sitio siempre que esté libre',
  changed: (name) => `Tienes el sitio ${name}`,
}
