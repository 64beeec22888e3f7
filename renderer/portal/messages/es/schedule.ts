import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const schedule: Messages['schedule'] = {
  title: 'Horario',
  days: 'Día',
  today: 'Hoy',
  tomorrow: 'Mañana',
  withBooking: 'con una reserva tuya',
  earlier: (n) => count(n, { one: 'Mostrar una clase anterior', other: `Mostrar ${figure(n)} clases anteriores` }),
  none: 'No hay clases este día',
  noneToday: 'Hoy no hay más clases',
  nonePlanned: 'Aún no hay clases programadas',
  noneMeans: 'Elige otro día arriba.',
  next: (day) => `Siguiente: ${day}`,
  filter: 'Filtrar',
  noneLike: 'Ese día no hay nada así',
  showAll: 'Ver todas las clases',

  left: (n) => count(n, { one: 'Última plaza', other: `${figure(n)} plazas libres` }),
  full: 'Completa',
  waiting: (n) => `${figure(n)} en espera`,
  opens: (when) => `Las reservas se abren ${when}`,
  closed: 'Las reservas están cerradas',
  over: 'Terminada',
  running: 'En curso',
  cancelled: 'Cancelada',
  booked: 'Reservada',
  checkedIn: 'Ya estás dentro',
  attended: 'Asististe',
  noShow: 'No asististe',
  onWaitlist: (position) => (position === null ? 'En lista de espera' : `Lista de espera, puesto ${position}`),
  offered: 'Una plaza para ti',

  book: 'Reservar',
  bookClass: (name, time) => `Reservar ${name}, ${time}`,
  join: 'Lista de espera',
  joinClass: (name, time) => `Lista de espera: ${name}, ${time}`,
  showClass: (name, time) => `${name}, ${time}`,
  notNow: 'Ahora mismo no puedes reservar',
  pays: (membership, left) =>
    left === null
      ? membership
      : `${membership} · ${count(left, { one: '1 crédito', other: `${figure(left)} créditos` })}`,
  payThere: (price) => `${price} en el centro`,
  andMore: (n) => `y ${figure(n)} más`,
  bookedToast: (name, when) => `${name}, ${when}: reserva hecha`,
  joinedToast: (name, position) =>
    position === null ? `Estás en la lista de espera de ${name}` : `Lista de espera de ${name}: puesto ${position}`,
  undone: 'La reserva se ha deshecho',
  cantBook: (name) => `Todavía no puedes reservar ${name}`,
  signFor: (name) => `Firmar en nombre de ${name}`,
  couldNot: 'No ha funcionado',
  ok: 'Entendido',
}

export const fixes: Messages['fixes'] = {
  buy_membership: 'Ver bonos y precios',
  pay_at_studio: 'Puedes pagar en el centro.',
  cancel_other: 'Ver mis reservas',
  cancel_appointment: 'Ver mis citas',
  pay: 'Ver lo que queda por pagar',
  sign_waiver: 'Leer y firmar',
  resume_membership: 'En recepción pueden terminar la pausa.',
}
