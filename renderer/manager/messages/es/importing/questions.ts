import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'

const count = plurals('es')
const figure = figures('es')

/** What only the studio can know of a file. */
export const questions: Messages['imports']['questions'] = {
  title: 'Lo que el archivo no aclara',
  lead: 'Solo tú puedes saberlo. Te lo preguntamos para no inventar nada.',
  byId: {
    date_order: '¿El primer número de estas fechas es el día o el mes?',
    people_without_email: 'Varias filas sin correo tienen el mismo nombre. ¿Son la misma persona?',
    membership_types: 'Estos bonos todavía no están aquí y el archivo no lo dice todo sobre ellos. ¿Qué son?',
    statuses: '¿Qué significan estos estados?',
    missing_start: 'Algunos bonos no tienen fecha de inicio. ¿Cuándo empiezan?',
    unknown_credits: 'El archivo no dice cuántas clases quedan en algunos bonos. ¿Cuántas son?',
    two_active_plans: 'Algunas personas tienen más de un bono en vigor. ¿Cuáles valen?',
    unknown_balance: 'El archivo no dice cuánto queda en algunas tarjetas regalo. ¿Cuánto es?',
    unknown_instructors: 'Algunas clases nombran a un profesor que no está aquí. ¿Qué hacemos con ellas?',
    dated_weekdays:
      'Algunas filas indican una fecha y su día de la semana. ¿Es una sola clase en esa fecha, o una que se repite cada semana a partir de entonces?',
    booking_statuses: '¿En qué quedaron estas reservas?',
    missing_status: 'El archivo no dice en qué quedaron algunas reservas. ¿Vinieron estas personas?',
    future_bookings: 'Algunas reservas son de clases que aún no se han dado. ¿Qué hacemos con ellas?',
    sold_kinds:
      '¿Qué es lo que se vendió? De una lista de bonos solo se importan los bonos; de una lista de ventas, solo los productos.',
  },
  choices: {
    day_month: 'El día (31/12/2026)',
    month_day: 'El mes (12/31/2026)',
    same_person: 'Sí, el mismo nombre es la misma persona',
    different_people: 'No, cada fila es una persona distinta',
    today: 'El día de la importación',
    leave_out: 'Dejar fuera',
    none: 'Ninguna; las pondré a mano',
    full: 'Todas las del bono',
    keep_all: 'Todos',
    keep_newest: 'Solo el último que empezó',
    pending: 'Sin empezar',
    active: 'Activo',
    paused: 'En pausa',
    expired: 'Caducado',
    cancelled: 'Cancelado',
  },
  /** Choices whose words depend on the question. */
  choicesOf: {
    unknown_balance: { full: 'Todo el importe inicial' },
    unknown_instructors: { without: 'Importarlas sin profesor' },
    dated_weekdays: { once: 'Una clase en cada fecha', weekly: 'Una clase cada semana' },
    booking_statuses: {
      checked_in: 'Con asistencia',
      no_show: 'No ha venido',
      late_cancelled: 'Cancelada fuera de plazo',
      cancelled: 'Cancelada a tiempo',
    },
    missing_status: { checked_in: 'Sí, es una lista de visitas' },
    future_bookings: {
      book: 'Reservarlas si la clase está aquí; no se descuenta de ningún bono ni se envía confirmación',
    },
    sold_kinds: {
      membership: 'Una suscripción o un bono por tiempo',
      class_pack: 'Un bono de clases',
      drop_in: 'Una clase suelta',
      product: 'Un producto',
      service: 'Un servicio, como un masaje',
      gift_card: 'Una tarjeta regalo',
      fee: 'Un recargo, una propina o un alquiler',
    },
  },
  inTheFile: 'En el archivo:',
  inRows: (list, n, more) => count(n, { one: `Fila ${list}`, other: `Filas ${list}${more ? ' y más' : ''}` }),
  answered: 'Respondida',
  statusOf: (word) => `«${word}» significa`,
  allOpen: (n) => `Todo lo pendiente (${figure(n)}) significa`,
  choose: 'Elegir',
  guess: (choice) => `Por su nombre: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
  takeGuesses: (n) =>
    count(n, { one: 'Aceptar lo que sugiere el nombre', other: `Aceptar lo que sugieren los ${figure(n)} nombres` }),
}
