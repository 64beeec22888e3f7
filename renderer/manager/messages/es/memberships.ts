import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Memberships = Messages['memberships']

const count = plurals('es')
const figure = figures('es')
const days = (n: number) => count(n, { one: '1 día', other: `${figure(n)} días` })
const classes = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })

const kinds: Memberships['kinds'] = {
  subscription: 'Suscripción',
  class_pack: 'Bono de clases',
  time_pass: 'Bono por tiempo',
  drop_in: 'Clase suelta',
}

const intervals: Memberships['intervals'] = {
  weekly: 'Cada semana',
  four_weekly: 'Cada 4 semanas',
  monthly: 'Cada mes',
  quarterly: 'Cada trimestre',
  half_yearly: 'Cada semestre',
  yearly: 'Cada año',
}

const statuses: Memberships['statuses'] = {
  pending: 'Sin empezar',
  active: 'Activo',
  paused: 'En pausa',
  expired: 'Caducado',
  cancelled: 'Cancelado',
}

/** How somebody paid; the last two are the studio's own. */
const methods: Memberships['methods'] = {
  cash: 'Efectivo',
  card_terminal: 'Datáfono',
  bank_transfer: 'Transferencia',
  gift_card: 'Tarjeta regalo',
  complimentary: 'Invita la casa',
  other: 'De otra forma',
  online: 'En línea',
  imported: 'En el programa anterior',
}

const card: Memberships['card'] = {
  none: 'Aún no tiene bono',
  noneHelp: 'Vende uno o tráelos con una importación.',
  sell: 'Vender un bono',
  total: 'Bonos',
  past: (n) => count(n, { one: '1 bono terminado', other: `${figure(n)} bonos terminados` }),
  unlimited: 'Ilimitado',
  left: (n) => count(n, { one: 'Queda 1 clase', other: `Quedan ${figure(n)} clases` }),
  credits: 'Clases restantes',
  until: (date) => `hasta el ${date}`,
  noEnd: 'sin fecha de fin',
  starts: (date) => `desde el ${date}`,
  started: (date) => `desde el ${date}`,
  dates: (from, to) => `del ${from} al ${to}`,
  daysLeft: (n) => count(n, { one: 'último día', other: `quedan ${figure(n)} días` }),
  renews: (date) => `Se renueva el ${date}`,
  pausedUntil: (date) => `En pausa; vuelve a valer el ${date}`,
  pausedUntilResumed: 'En pausa hasta que se reanude',
  pausesLeft: (n) => count(n, { one: 'Queda 1 día de pausa', other: `Quedan ${figure(n)} días de pausa` }),
  pastDue: (date) => `Pago pendiente desde el ${date}`,
  endedEarly: (date) => `Terminó antes de tiempo; valía hasta el ${date}`,
  endedOpen: 'Terminó antes de tiempo; no tenía último día',
  intro: 'Oferta de bienvenida',
  free: 'Regalado',
  paid: (price, method) => `${price}, ${method}`,
  notUsable: 'Hoy no se puede usar',
  statement: 'Movimientos',
  menu: (name) => `Acciones: ${name}`,
}

const act: Memberships['act'] = {
  pause: 'Pausar…',
  resume: 'Terminar la pausa',
  adjust: 'Ajustar las clases…',
  change: 'Último día y notas…',
  cancel: 'Cancelar definitivamente…',
  statement: 'Movimientos de créditos',
  pauseTitle: (name) => `Pausar ${name}`,
  pauseDays: 'Cuántos días',
  pauseHelp:
    'Desde hoy. El último día y la renovación se aplazan los días que dure de verdad la pausa; las reservas de esos días se cancelan gratis.',
  pauseLimit: (left) => `Como máximo, ${days(left)} más.`,
  pauseUntil: (date) => `Vuelve a valer el ${date}.`,
  pauseSubmit: 'Pausar',
  paused: 'En pausa',
  resumed: 'La pausa ha terminado',
  cannotPause: 'Este tipo de bono no se puede pausar.',
  noPauseLeft: 'Ya se han usado todos sus días de pausa.',
  notActive: 'Solo se puede pausar un bono activo.',
  isUnlimited: 'Es ilimitado.',
  isCancelled: 'Está cancelado, y es definitivo.',
  adjustTitle: (name) => `Clases de ${name}`,
  adjustTo: 'Clases restantes',
  adjustNow: (n) => `Ahora, ${classes(n)}.`,
  adjustBy: (n) => (n > 0 ? `Añade ${classes(n)}.` : `Quita ${classes(Math.abs(n))}.`),
  reason: 'Motivo',
  reasonHelp: 'El cliente lo ve en los movimientos.',
  adjustSame: 'Es lo que tiene.',
  adjustSubmit: 'Ajustar',
  adjusted: 'Clases ajustadas',
  changeTitle: (name) => `Cambiar ${name}`,
  lastDay: 'Último día',
  lastDayHelp: 'Vacío: sin fin. Con un día posterior, un bono caducado vuelve a valer.',
  notes: 'Notas para el equipo',
  saved: 'Guardado',
  cancelTitle: (name) => `¿Cancelar ${name}?`,
  cancelHelp: 'Las reservas futuras hechas con él se cancelan gratis y las clases que quedan se pierden.',
  cancelRefund: 'No se reembolsa nada automáticamente. No se puede deshacer.',
  cancelSubmit: 'Cancelarlo',
  cancelled: 'Bono cancelado',
}

const statement: Memberships['statement'] = {
  title: (name) => `Movimientos: ${name}`,
  lead: 'Todos los movimientos, del más antiguo al más reciente; el saldo es su suma.',
  none: 'Aún no hay movimientos',
  noneHelp: 'Un bono ilimitado no gasta créditos.',
  when: 'Cuándo',
  what: 'Qué',
  change: 'Cambio',
  balance: 'Saldo',
  by: (name) => `por ${name}`,
  goodUntil: (date) => `válido hasta el ${date}`,
  kinds: {
    grant: 'Añadido',
    rollover: 'Del periodo anterior',
    spend: 'Usado en una clase',
    return: 'Devuelto',
    lapse: 'Caducado',
    adjust: 'Ajustado',
  },
}

const sell: Memberships['sell'] = {
  title: 'Vender un bono',
  to: (name) => `A ${name}`,
  client: 'Cliente',
  type: 'Bono',
  typePlaceholder: 'Elige uno',
  noTypes: 'No hay ningún bono a la venta',
  noTypesHelp: 'Crea antes uno; después podrás venderlo aquí.',
  toTypes: 'Tipos de bono',
  starts: 'Empieza el',
  ends: (date) => `Válido hasta el ${date}.`,
  noEnd: 'Sin fecha de fin.',
  payment: 'Pago',
  give: 'Regalarlo',
  giveHelp: 'No se anota ningún pago',
  complimentaryHelp: 'Se anota como regalo del centro',
  price: 'Precio',
  regular: (price) => `en lugar de ${price}`,
  thenEach: (price, interval) => `después, ${price} ${interval.toLowerCase()}`,
  nothingToPay: 'Nada que pagar',
  notes: 'Notas para el equipo',
  introTaken: 'La oferta de bienvenida es solo una vez por cliente',
  introTakenHelp: (name) =>
    `${name} ya tuvo una. Concédela otra vez solo con un motivo; queda en el registro de actividad.`,
  override: 'Motivo para concederla otra vez',
  submit: (price) => `Vender por ${price}`,
  submitFree: 'Dar el bono',
  done: (name) => `Vendido: ${name}`,
}

const link: Memberships['link'] = {
  method: 'Enviar un enlace de pago',
  methodHelp: 'El cliente paga en línea',
  starts: 'Empieza cuando se paga.',
  noAddress: 'Después de pagar, el cliente vuelve a la dirección de tu centro, y aún no tiene ninguna.',
  toOnline: 'Ponerlo en línea',
  make: 'Crear el enlace',
  lead: 'Envía este enlace al cliente o deja que escanee el código. En cuanto pague, el bono es suyo.',
  label: 'Enlace de pago',
  until: 'Se puede pagar durante la próxima media hora.',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  qr: 'Código QR del enlace de pago',
  seenLater: 'En cuanto se pague, el bono aparece en la ficha.',
  status: {
    pending: 'Esperando el pago',
    completed: 'Está pagado y el bono es suyo',
    expired: 'El enlace ha caducado. Crea otro.',
    failed: 'El pago ha fallado. Crea otro enlace.',
    refunded: 'Se pagó y se devolvió',
    disputed: 'El pago se ha reclamado en el banco',
  },
  done: 'Listo',
}

export const memberships: Memberships = {
  kinds,
  intervals,
  statuses,
  methods,
  days,
  classes,
  card,
  act,
  statement,
  sell,
  link,
}
