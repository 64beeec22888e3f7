import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const memberships: Messages['memberships'] = {
  title: 'Bonos y suscripciones',
  none: 'Aún no tienes bono ni suscripción',
  noneMeans: 'Con un bono o una suscripción reservas con un toque. El centro los vende en recepción.',
  former: (n) => count(n, { one: 'Uno anterior', other: `${figure(n)} anteriores` }),
  status: { pending: 'Sin empezar', active: 'Activo', paused: 'En pausa', expired: 'Caducado', cancelled: 'Cancelado' },
  unlimited: 'Clases ilimitadas',
  credits: (n) => count(n, { one: 'crédito disponible', other: 'créditos disponibles' }),
  goodUntil: (date) => `Válido hasta el ${date}`,
  noEnd: 'Sin fecha de fin',
  endedOn: (date) => `Terminó el ${date}`,
  startsOn: (date) => `Empieza el ${date}`,
  renewsOn: (date) => `Se renueva el ${date}`,
  daysLeft: (n) => count(n, { one: 'último día', other: `${figure(n)} días` }),
  pausedUntil: (date) => `En pausa hasta el ${date}`,
  pastDue: 'El último pago no se ha completado. Ponlo al día para poder seguir reservando.',
  details: (name) => `Detalles de ${name}`,

  facts: 'Detalles',
  type: 'Tipo',
  types: {
    subscription: 'Suscripción',
    class_pack: 'Bono de clases',
    time_pass: 'Bono por tiempo',
    drop_in: 'Clase suelta',
  },
  started: 'Desde',
  ends: 'Válido hasta',
  renews: 'Se renueva el',
  paid: 'Precio',
  pauseDays: 'Días de pausa disponibles',
  statement: 'Movimientos de créditos',
  statementOf: 'Cada crédito recibido y usado, del más reciente al más antiguo',
  noStatement: 'Aún no hay movimientos de créditos.',
  kinds: {
    grant: 'Créditos añadidos',
    rollover: 'Del periodo anterior',
    spend: 'Reserva',
    return: 'Devuelto',
    lapse: 'Caducado',
    adjust: 'Cambiado por el centro',
  },
  kindWithClass: (kind, className) => `${kind}: ${className}`,
  forClass: (when) => `para ${when}`,
  balance: (n) => count(n, { one: 'queda 1', other: `quedan ${figure(n)}` }),

  prices: 'Qué ofrece el centro',
  pricesMeans: 'Pregunta en recepción o antes de tu próxima clase.',
  charges: 'Cargos',
  chargesDue: (amount) => `${amount} por pagar`,
  chargesMeans: 'Recargos y lo que queda por pagar',
}

export const charges: Messages['charges'] = {
  title: 'Cargos',
  none: 'Nada que pagar',
  noneMeans: 'Aquí aparecerían los recargos, por ejemplo por cancelar tarde.',
  open: 'Por pagar',
  openMeans: 'Paga en recepción; el centro lo quitará de esta lista.',
  settled: 'Resueltos',
  status: { pending: 'Pendiente', due: 'Por pagar', paid: 'Pagado', waived: 'Perdonado' },
  kind: {
    late_cancel: 'Cancelación tardía',
    no_show: 'Clase sin asistir',
    renewal: 'Renovación',
    appointment: 'Cita',
    unpaid_booking: 'Clase sin pagar',
    other: 'Cargo',
  },
  back: 'Bonos y suscripciones',
}
