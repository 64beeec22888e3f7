import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { consents, timeline } from './client/timeline.ts'

type Profile = Messages['clientProfile']

const count = plurals('es')
const figure = figures('es')

const warnings: Profile['warnings'] = {
  label: 'Conviene saber',
  waiver: (title) => `Sin firmar: ${title}`,
  inactive: 'Ficha desactivada: no puede entrar ni reservar',
  due: (amount) => `${amount} por pagar`,
  pastDue: (name) => `${name}: pago atrasado`,
  failing: (name, amount, since) => `${name}: el ${since} no se pudieron cobrar ${amount}`,
  noMembership: 'No tiene con qué reservar',
  ending: (name, n) =>
    n === 1
      ? `${name} termina hoy`
      : count(n - 1, { one: `${name} termina mañana`, other: `${name} termina en ${figure(n - 1)} días` }),
  noCredit: (name) => `No le quedan clases de ${name}`,
  lastCredit: (name) => `Le queda una clase de ${name}`,
  openClasses: (n) =>
    count(n, { one: 'Una clase terminada sin registrar', other: `${figure(n)} clases terminadas sin registrar` }),
  birthdayToday: (age) => `Hoy cumple ${figure(age)} años`,
  birthday: (date, age) => `Cumple ${figure(age)} años: ${date}`,
  noEmail: 'Sin correo: no le llegan los mensajes',
  fresh: 'Acaba de llegar al centro',
}

const summary: Profile['summary'] = {
  nextClass: 'Próxima clase',
  nothingBooked: 'Sin reservas',
  at: (day, time) => `${day}, ${time}`,
  lastVisit: 'Última visita',
  visits: 'Visitas',
  pace: (n) => `${n} al mes`,
  holds: 'Tiene',
  owes: 'Por pagar',
  spent: 'Ha gastado',
}

const details: Profile['details'] = {
  title: 'Datos',
  email: 'Correo',
  phone: 'Teléfono',
  born: 'Nacimiento',
  age: (date, years) => `${date} (${figure(years)})`,
  address: 'Dirección',
  emergency: 'Emergencia',
  guardian: 'A cargo de',
  since: 'Cliente desde',
  language: 'Idioma',
  source: 'Llegó por',
  sources: {
    registered: 'Registro en el portal',
    staff: 'Recepción',
    import: 'Una importación',
    guest: 'Una reserva de invitado',
    widget: 'La web',
  },
  login: 'Acceso',
  hasLogin: 'Sí',
  noLogin: 'Aún no',
}

const notes: Profile['notes'] = {
  title: 'Notas',
  help: 'Solo para el equipo.',
  placeholder: 'Lo que el equipo debe saber',
  add: 'Añadir nota',
  added: 'Nota añadida',
  none: 'Aún no hay notas.',
  remove: 'Eliminar la nota',
  removeTitle: '¿Eliminar esta nota?',
  removed: 'Nota eliminada',
  by: (name, when) => `${name}, ${when}`,
}

const subscription: Profile['subscription'] = {
  title: 'Suscripción',
  status: {
    incomplete: 'Falta el primer pago',
    trialing: 'De prueba',
    active: 'Activa',
    past_due: 'El pago falla',
    unpaid: 'Sin pagar',
    paused: 'En pausa',
    canceled: 'Terminada',
  },
  ending: 'Cancelada',
  nextPayment: (date) => `Próximo pago: ${date}`,
  endsOn: (date, isOpen) =>
    isOpen
      ? `Termina el ${date}. Ya no se cobra nada más, salvo el pago pendiente.`
      : `Termina el ${date}. Ya no se cobra nada más.`,
  ended: (date) => `Terminó el ${date}`,
  endedHere: (date, until) =>
    `Terminada aquí el ${date}; lo pagado vale hasta el ${until}. Comprueba que también haya terminado en Stripe.`,
  failing: (amount, since) => `El ${since} no se pudieron cobrar ${amount}.`,
  triesAgain: 'Stripe lo vuelve a intentar por su cuenta.',
  payLinkFor: 'Stripe lo vuelve a intentar por su cuenta, o el cliente paga con este enlace.',
  copyPayLink: 'Copiar el enlace',
  payLinkCopied: 'Enlace de pago copiado',
  cancel: 'Cancelar al final del periodo…',
  goodUntil: (date) => `Si se cancela ahora, termina el ${date}.`,
  cancelTitle: (name) => `¿Cancelar ${name}?`,
  cancelMeans: (date, isOpen) =>
    isOpen
      ? `Termina el ${date}. Stripe sigue intentando el pago pendiente y después no cobra nada más.`
      : `Termina el ${date}: hasta entonces se puede reservar como siempre y Stripe no cobra nada más.`,
  keep: 'Mantenerla',
  cancelConfirm: (date) => `Terminarla el ${date}`,
  cancelled: (date) => `Termina el ${date}`,
  endHere: 'Terminarla solo aquí…',
  endHereMeans:
    'Para cuando ya no se puede consultar a Stripe, por ejemplo con una cuenta cerrada. A Stripe no se le avisa: si aún cobra, seguirá cobrando. Termínala también allí.',
  endHereNow: 'Terminarla solo aquí',
  endHereTitle: (name) => `¿Terminar ${name} solo aquí?`,
  endHereLasts: (date) => `Lo pagado vale hasta el ${date}. No se puede deshacer.`,
  endedHereDone: 'Aquí ha terminado',
}

const tabs: Profile['tabs'] = {
  label: 'Sobre este cliente',
  timeline: 'Historial',
  memberships: 'Bonos',
  bookings: 'Reservas',
  appointments: 'Citas',
  charges: 'Cargos',
}

const bookings: Profile['bookings'] = {
  table: 'Reservas',
  shown: 'Qué reservas',
  upcoming: 'Próximas',
  open: 'Sin registrar',
  all: 'Todas',
  cls: 'Clase',
  when: 'Cuándo',
  paidWith: 'Pagada con',
  status: 'Estado',
  unpaid: 'Sin pagar',
  toSettle: 'Sin registrar',
  statuses: {
    booked: 'Reservada',
    checked_in: 'Con asistencia',
    no_show: 'No ha venido',
    cancelled: 'Cancelada',
    late_cancelled: 'Cancelada tarde',
    class_cancelled: 'Clase cancelada',
  },
  excused: 'Justificada',
  noneComing: 'Sin reservas',
  noneComingHelp: 'Reserva tú una clase o deja que lo haga en el portal.',
  noneOpen: 'Nada sin registrar',
  noneOpenHelp: 'De cada clase terminada se sabe si vino.',
  none: 'Aún no hay reservas',
  noneHelp: 'Aquí aparecerán sus visitas.',
  cancel: 'Cancelar…',
  checkIn: 'Registrar',
  noShow: 'No ha venido',
  excuse: 'Justificar…',
  undo: 'Deshacer',
  checkedIn: 'Llegada registrada',
  markedNoShow: 'Marcado que no ha venido',
  undone: 'Deshecho',
  notPossible: 'En este estado no es posible.',
  notBegun: 'La clase todavía no ha empezado.',
  cancelTitle: (cls) => `¿Cancelar ${cls}?`,
  cancelConfirm: 'Cancelar la reserva',
  cancelFree: 'A tiempo: es gratis.',
  cancelReturns: 'La clase vuelve al bono.',
  cancelKeeps: 'La clase no se devuelve.',
  cancelFee: (fee) => `Se cobra un recargo de ${fee}.`,
  cancelLate: 'Está fuera de plazo.',
  reason: 'Motivo',
  reasonHelp: 'Se guarda con la reserva.',
  cancelled: 'Reserva cancelada',
  excuseTitle: (cls) => `Justificar: ${cls}`,
  excuseHelp:
    'La clase vuelve al bono y el cargo se perdona. Si ya está pagado, se devuelve o queda como tarea para quien puede hacer reembolsos.',
  excuseConfirm: 'Justificar',
  excusedDone: 'Ausencia justificada',
  waiting: 'En lista de espera',
  position: (n) => `Puesto ${figure(n)}`,
  offered: (when) => `Plaza ofrecida hasta ${when}`,
  leave: 'Quitar de la lista de espera',
  left: 'Fuera de la lista de espera',
}

const charges: Profile['charges'] = {
  table: 'Cargos',
  what: 'Concepto',
  amount: 'Importe',
  status: 'Estado',
  statuses: { pending: 'Pendiente', due: 'Por pagar', paid: 'Pagado', waived: 'Perdonado' },
  kinds: {
    late_cancel: 'Cancelación tardía',
    no_show: 'Clase sin asistir',
    renewal: 'Renovación',
    appointment: 'Cita',
    unpaid_booking: 'Clase sin pagar',
    other: 'Otro',
  },
  since: (date) => `desde el ${date}`,
  from: (date) => `a partir del ${date}`,
  paidBy: (method, date) => `${method}, ${date}`,
  none: 'No hay cargos',
  noneHelp: 'Aquí aparecen recargos y renovaciones.',
  todo: 'Por hacer',
  settle: 'Cobrar',
  waive: 'Perdonar…',
  settled: 'Está pagado o perdonado.',
  settleTitle: 'Cobrar el cargo',
  method: 'Forma de pago',
  settleSubmit: (amount) => `Anotar ${amount} como pagados`,
  paid: (amount) => `${amount} pagados`,
  waiveTitle: 'Perdonar el cargo',
  waiveReason: 'Motivo',
  waiveHelp: 'Lo ve el cliente.',
  waiveSubmit: (amount) => `Perdonar ${amount}`,
  waived: (amount) => `${amount} perdonados`,
}

const book: Profile['book'] = {
  title: 'Reservar una clase',
  for: (name) => `Para ${name}`,
  day: 'Día',
  previous: 'Día anterior',
  next: 'Día siguiente',
  today: 'Hoy',
  find: 'Busca una clase o un profesor',
  none: 'Este día no hay clases',
  noneHelp: 'Elige otro día.',
  noneFound: 'Ninguna clase coincide',
  choose: 'Clases del día',
  full: 'Completa',
  left: (n) => count(n, { one: '1 plaza', other: `${figure(n)} plazas` }),
  waiting: (n) => `${figure(n)} en espera`,
  canBook: 'Puede reservar esta clase.',
  uses: (name) => `Se paga con ${name}.`,
  takes: (left) => count(left, { one: 'Gasta su última clase.', other: `Gasta 1 de ${figure(left)} clases.` }),
  unlimited: 'No gasta crédito.',
  freeUntil: (when) => `Se puede cancelar gratis hasta ${when}.`,
  refused: 'No puede reservar esta clase',
  isBooked: 'Ya tiene plaza en esta clase.',
  isWaiting: (n) => `Está en la lista de espera, puesto ${figure(n)}.`,
  submit: 'Reservar',
  join: 'A la lista de espera',
  force: 'Reservar igualmente',
  forceHelp: 'Se salta estas reglas. Si ningún bono la paga, la plaza queda como sin pagar.',
  cannotForce: 'Estas reglas no se las puede saltar nadie.',
  booked: (cls) => `${cls}: plaza reservada`,
  bookedUnpaid: 'La plaza queda como sin pagar.',
  joined: (cls, n) => `En la lista de espera de ${cls}, puesto ${figure(n)}`,
  pick: 'Elige una clase para ver si puede reservarla.',
}

const tags: Profile['tags'] = {
  title: 'Etiquetas',
  none: 'Aún no hay etiquetas.',
  add: 'Añadir etiqueta',
  remove: (name) => `Quitar ${name}`,
  byRule: 'Puesta por una regla',
}

const waivers: Profile['waivers'] = {
  title: 'Documentos por firmar',
  statuses: { signed: 'Firmado', outdated: 'Firmada una versión anterior', unsigned: 'Sin firmar' },
  signedOn: (date) => `el ${date}`,
  pdf: (title) => `${title}, firmado, en PDF`,
}

const consent: Profile['consent'] = {
  title: 'Consentimientos',
  byImport: 'por una importación',
  help: 'Solo los cambia el propio cliente, en el portal. Sin respuesta no hay consentimiento.',
  given: 'Sí',
  withdrawn: 'Retirado',
  unknown: 'No dado',
  consents,
}

export const clientProfile: Profile = {
  warnings,
  summary,
  details,
  notes,
  subscription,
  tabs,
  bookings,
  charges,
  book,
  timeline,
  tags,
  waivers,
  consent,
}
