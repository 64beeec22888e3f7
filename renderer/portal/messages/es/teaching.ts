import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const teaching: Messages['teaching'] = {
  title: 'Mis clases',
  today: 'Hoy',
  tomorrow: 'Mañana',
  none: 'No hay clases esta semana',
  noneMeans: 'Aquí verás las clases que das en los próximos siete días.',
  noneToday: 'Hoy no das ninguna clase.',
  noProfile: 'No das clases aquí',
  noProfileMeans: 'Esta cuenta no tiene perfil de profesor. Las páginas del centro están en otra dirección.',
  toDesk: 'Ir a las páginas del centro',
  booked: (n, capacity) => `${figure(n)} de ${figure(capacity)}`,
  bookedLabel: 'Reservas',
  waiting: (n) => `${figure(n)} en espera`,
  cancelled: 'Cancelada',
  now: 'En curso',
  over: 'Terminada',

  roster: 'Asistentes',
  here: (n, of) => `${figure(n)} de ${figure(of)} en clase`,
  hereLabel: 'Llegadas',
  empty: 'Nadie ha reservado todavía',
  emptyMeans: 'Quien reserve aparecerá aquí al momento.',
  checkIn: 'Registrar',
  checkInNamed: (name) => `Registrar la llegada de ${name}`,
  isIn: 'Presente',
  undoNamed: (name) => `Presente: ${name}. Deshacer`,
  noShow: 'No ha venido',
  noShowNamed: (name) => `No ha venido: ${name}`,
  missed: 'Ausente',
  feeKept: (amount) => `El cargo de ${amount} ya está pagado. Una nota avisa al centro para que decida si se devuelve.`,
  undoMissedNamed: (name) => `Ausente: ${name}. Deshacer`,
  firstVisit: 'Primera visita',
  birthday: 'Cumpleaños',
  unpaid: 'Sin pagar',
  waiver: (title) => `Sin firmar: ${title}`,
  credits: (n) => count(n, { one: '1 crédito disponible', other: `${figure(n)} créditos disponibles` }),
  waitlist: 'Lista de espera',
  cancelledSection: 'Canceladas',
  cancelledStatus: { cancelled: 'A tiempo', late_cancelled: 'Tarde', class_cancelled: 'Por el centro' },
  cancelledClass: 'Esta clase está cancelada.',
}
