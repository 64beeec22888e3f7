import { payTypes } from '../../../../server/lib/sayings/es/pay-types.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
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
  types: termsOf(payTypes, 'payroll.type'),
}

export const substitutes: Messages['substitutes'] = {
  title: 'Sustituciones',
  lead: 'Clases para las que se busca a otra persona.',
  hint: (n) =>
    count(n, { one: 'Se busca sustitución para 1 clase', other: `Se busca sustitución para ${figure(n)} clases` }),
  hintMeans: 'Podrías dar tú la clase.',
  own: 'Lo que has pedido y lo que has ofrecido',

  toClaim: 'Podrías sustituir tú',
  none: 'Ahora mismo nadie te necesita',
  noneMeans:
    'Aquí verás las clases que ya has dado, o para las que el centro te ha propuesto, siempre que tengas libre esa hora.',
  insteadOf: (name) => `En lugar de ${name}`,
  claim: 'La doy yo',
  claimNamed: (name, when) => `La doy yo: ${name}, ${when}`,
  needsApproval: 'El centro aún tiene que aprobarlo. Te avisaremos por correo.',
  atOnce: 'La clase pasa a ser tuya al momento y se avisa a quien ha reservado.',
  claimedToast: (name) => `${name}: te has ofrecido. El centro aún tiene que aprobarlo.`,
  yoursToast: (name) => `${name} es tuya`,

  claims: 'Te has ofrecido',
  claimState: {
    claimed: 'El centro aún tiene que aprobarlo.',
    filled: 'La clase es tuya.',
    withdrawn: (name) => `Al final la da ${name}.`,
    closed: 'Ya no hace falta nadie: el centro lo ha resuelto.',
  },

  asked: 'Has pedido una sustitución',
  askedState: {
    open: 'Nadie se ha ofrecido todavía.',
    claimed: (name) => `${name} se ofrece a darla. El centro aún tiene que aprobarlo.`,
    filled: (name) => `La da ${name}.`,
    closed: 'Ya no hace falta nadie: el centro lo ha resuelto.',
  },
  looks: 'Se busca sustitución',
  offered: (name) => `${name} se ofrece a darla`,

  ask: 'Buscar sustitución',
  askTitle: (name) => `¿Buscar sustitución para ${name}?`,
  note: 'Nota',
  noteHelp: 'La lee quien reciba la petición, por ejemplo «Estoy con gripe».',
  toldMeans:
    'Se avisa por correo a quienes han dado este tipo de clase en los últimos seis meses y tienen libre esa hora. Mientras nadie la dé, sigue siendo tuya.',
  askDo: 'Pedir',
  askedToast: (name) => `Se busca sustitución para ${name}`,
  keep: 'Ahora no',
  withdraw: 'Al final la doy yo',
  withdrawNamed: (name) => `Al final la doy yo: ${name}`,
  withdrawnToast: (name) => `${name} sigue siendo tuya`,

  notYours: 'No ha sido posible',
  ok: 'Entendido',
  refused: {
    SUBSTITUTE_TAKEN: 'Ya no se busca a nadie para esta clase: alguien se adelantó o se resolvió de otro modo.',
    SCHEDULE_CONFLICT: 'A esa hora tienes otra cosa:',
    CLASS_CANCELLED: 'La clase se ha cancelado: nadie tiene que darla.',
    CLASS_STARTED: 'La clase ya ha empezado.',
    NOT_FOUND: 'Esta clase ya no te busca a ti.',
  },
  clash: {
    class: (when) => `Una clase, ${when}`,
    appointment: (when) => `Una cita, ${when}`,
    timeOff: (when) => `Una ausencia, ${when}`,
  },
}
