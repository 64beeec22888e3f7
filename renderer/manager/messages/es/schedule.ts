import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import { calendar as link } from '../../../shared/messages/es/calendar.ts'
import type { Messages } from '../en/index.ts'

type Schedule = Messages['schedule']

const count = plurals('es')
const figure = figures('es')
const list = lists('es')

const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} personas` })
const classCount = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })
const bookings = (n: number) => count(n, { one: '1 reserva', other: `${figure(n)} reservas` })

const links: Schedule['links'] = {
  title: 'Enlaces de calendario',
  lead: 'Suscríbete una vez: el horario, y lo que se mueva o se cancele, aparece solo en ese calendario.',
  whose: 'Qué clases',
  studio: 'Todo el centro',
}

const toolbar: Schedule['toolbar'] = {
  today: 'Hoy',
  before: { month: 'Mes anterior', week: 'Semana anterior', day: 'Día anterior' },
  after: { month: 'Mes siguiente', week: 'Semana siguiente', day: 'Día siguiente' },
  view: 'Vista',
  views: { month: 'Mes', week: 'Semana', day: 'Día' },
  instructor: 'Profesor',
  everyone: 'Todos los profesores',
  location: 'Sede',
  everywhere: 'Todas las sedes',
  template: 'Tipo de clase',
  everything: 'Todas las clases',
  days: 'Días de la semana',
  keys: 'Atajos',
  keysTitle: 'Atajos de teclado',
  keyList: [
    ['T', 'Hoy'],
    ['← →', 'Anterior y siguiente'],
    ['M', 'Mes'],
    ['W', 'Semana'],
    ['D', 'Día'],
    ['N', 'Programar una clase'],
    ['Intro', 'Abrir la clase seleccionada'],
    ['Alt ↑ ↓', 'Moverla 15 minutos'],
    ['Alt ← →', 'Moverla un día'],
    ['Alt Mayús ↑ ↓', 'Acortarla o alargarla'],
  ],
}

const scopes: Schedule['scopes'] = {
  label: 'Qué clases',
  this: 'Solo esta clase',
  thisMeans: 'Se queda así aunque se edite la serie.',
  this_and_following: 'Esta y las siguientes',
  this_and_followingMeans: 'Esta clase, las posteriores y las que aún se creen.',
  all: 'Toda la serie',
  allMeans: 'Todas las clases que aún no han pasado.',
  includeEdited: 'También las clases editadas a mano',
}

const move: Schedule['move'] = {
  title: (name) => `¿Mover ${name}?`,
  resizeTitle: (name) => `¿Cambiar la duración de ${name}?`,
  fromTo: (from, to) => `${from} pasa a ${to}`,
  told: (n) =>
    count(n, {
      one: 'Hay 1 persona con reserva. Se le avisa del cambio y puede cancelar gratis.',
      other: `Hay ${figure(n)} personas con reserva. Se les avisa del cambio y pueden cancelar gratis.`,
    }),
  toldSeries: 'Se avisa del cambio a quien tenga reserva, y puede cancelar gratis.',
  submit: 'Mover',
  submitAnyway: 'Mover igualmente',
  resize: 'Cambiar',
  resizeAnyway: 'Cambiar igualmente',
  done: (name, when) => `${name} es ahora: ${when}`,
  at: (name, when) => `${name}: ${when}, aún sin guardar`,
}

const clash: Schedule['clash'] = {
  title: (n) => count(n, { one: 'Hay una coincidencia', other: `Hay ${figure(n)} coincidencias` }),
  more: (n) => `y ${figure(n)} más`,
}

const plan: Schedule['plan'] = {
  title: 'Programar una clase',
  template: 'Clase',
  chooseTemplate: 'Elige una clase',
  day: 'Fecha',
  firstDay: 'Desde',
  start: 'Comienzo',
  duration: 'Duración',
  minutes: 'min',
  capacity: 'Plazas',
  instructor: 'Profesor',
  nobody: 'Aún nadie',
  location: 'Sede',
  noLocation: 'Ninguna',
  repeats: 'Repetición',
  once: 'Una vez',
  weekly: 'Semanal',
  weekdays: 'Estos días',
  noWeekday: 'Elige al menos un día.',
  interval: 'Cada',
  weeks: (n) => count(n, { one: 'semana', other: 'semanas' }),
  ends: 'Termina',
  endings: { never: 'Nunca', until: 'En una fecha', count: 'Tras un número de clases' },
  until: 'Último día',
  count: 'Clases en total',
  seriesMeans:
    'Las clases se crean con 12 semanas de antelación; las siguientes se añaden solas. Los días de cierre se omiten.',
  submit: 'Programar clase',
  submitSeries: 'Programar serie',
  anyway: 'Programar igualmente',
  done: (name, when) => `${name}: programada el ${when}`,
  doneSeries: (name, when) => `${name}: serie programada, la primera el ${when}`,
  noTemplates: 'Aún no hay tipos de clase',
  noTemplatesMeans:
    'Un tipo dice qué es una clase: su nombre, duración, plazas y color. Crea uno y programa después sus clases.',
  newTemplate: 'Nuevo tipo de clase',
}

const details: Schedule['details'] = {
  loading: 'Clase',
  roster: 'Abrir la lista',
  edit: 'Editar',
  substitute: 'Sustituir',
  cancel: 'Cancelar clase',
  planAgain: 'Programar de nuevo',
  instructor: 'Profesor',
  nobody: 'Aún nadie',
  insteadOf: (name) => `en lugar de ${name}`,
  location: 'Sede',
  repeats: 'Repetición',
  editedByHand: 'Editada a mano',
  editedMeans: 'Se queda como está aunque se edite la serie.',
  opens: 'Apertura de reservas',
  closes: 'Cierre de reservas',
  freeUntil: 'Cancelación gratis hasta',
  cancelledAt: 'Cancelada',
  seats: 'Plazas',
  booked: (booked, capacity) => `${figure(booked)} de ${figure(capacity)} reservadas`,
  held: (n) => count(n, { one: '1 plaza retenida', other: `${figure(n)} plazas retenidas` }),
  waiting: (n) => `${people(n)} en espera`,
  notCancelled: 'Esta clase está cancelada.',
  begun: 'La clase ya ha empezado: la hora no cambia.',
  over: 'La clase ha terminado.',
}

const substitute: Schedule['substitute'] = {
  choose: '¿Quién la da en su lugar?',
  planned: 'La iba a dar',
  nobodyElse: 'No hay más profesores',
  done: (name) => `${name} da esta clase`,
  title: (name) => `${name} tiene otra clase a esa hora`,
  anyway: 'Sustituir igualmente',
}

const edit: Schedule['edit'] = {
  submit: 'Guardar cambios',
  anyway: 'Guardar igualmente',
  done: 'Clase guardada',
  seriesDone: 'Serie guardada',
}

const cancelling: Schedule['cancelling'] = {
  title: (name) => `¿Cancelar ${name}?`,
  reason: 'Motivo',
  reasonHelp: 'Lo lee en su mensaje quien tenga reserva.',
  counting: 'Consultando quién ha reservado…',
  nobody: 'No hay reservas.',
  means: (n) =>
    `Se cancela: ${list([classCount(n.classes), n.booked > 0 ? bookings(n.booked) : ''].filter(Boolean))}.` +
    (n.waiting > 0
      ? count(n.waiting, {
          one: ' Se avisa a 1 persona de la lista de espera.',
          other: ` Se avisa a ${figure(n.waiting)} personas de la lista de espera.`,
        })
      : ''),
  credits: 'Se devuelven todos los créditos, no se cobra nada y se avisa a quien tenga reserva.',
  seriesEnds: 'La serie termina ahí: no se crean más clases.',
  noUndo: 'No se puede deshacer.',
  keep: 'Mantener la clase',
  submit: (n) => count(n, { one: 'Cancelar clase', other: `Cancelar ${figure(n)} clases` }),
  done: (name) => `${name}: clase cancelada`,
}

const closures: Schedule['closures'] = {
  title: 'Cierres',
  lead: 'Días en que el centro cierra. Sus clases se cancelan y se devuelven todos los créditos.',
  none: 'No hay cierres',
  noneMeans: 'Añade vacaciones o una reforma y mira antes qué se cancela.',
  list: 'Días de cierre',
  add: 'Añadir cierre',
  first: 'Primer día',
  last: 'Último día',
  order: 'Es anterior al primer día.',
  reason: 'Motivo',
  reasonHelp: 'Lo leen los clientes, por ejemplo «Navidad».',
  extend: 'Alargar bonos de clases, clases sueltas y bonos por tiempo los días de cierre',
  preview: 'Qué supone',
  previewMeans: (n) =>
    n.classes === 0
      ? 'Esos días no hay clases.'
      : list([
          count(n.classes, { one: 'Se cancela 1 clase', other: `Se cancelan ${figure(n.classes)} clases` }),
          n.bookings > 0
            ? count(n.bookings, {
                one: 'se anula 1 reserva con su crédito devuelto',
                other: `se anulan ${figure(n.bookings)} reservas con sus créditos devueltos`,
              })
            : 'no hay reservas',
          ...(n.waiting > 0 ? [`se avisa a ${people(n.waiting)} en lista de espera`] : []),
        ]) + '.',
  packs: (n) => count(n, { one: '1 bono duraría más.', other: `${figure(n)} bonos durarían más.` }),
  submit: 'Cerrar estos días',
  done: (n) => count(n, { one: 'Cerrado: 1 clase cancelada', other: `Cerrado: ${figure(n)} clases canceladas` }),
  extended: 'Bonos alargados',
  remove: 'Volver a abrir',
  removeTitle: '¿Volver a abrir estos días?',
  removeMeans:
    'Las clases futuras que se cancelaron por el cierre vuelven al horario, sin las reservas que tenían. Los bonos conservan su prórroga.',
  removed: 'Días abiertos de nuevo',
  past: 'Pasados',
}

const month: Schedule['month'] = {
  grid: (name) => `Clases de ${name}`,
  none: 'sin clases',
  classes: classCount,
  ahead: (n, booked, places) => `${classCount(n)}, ${figure(booked)} de ${figure(places)} plazas reservadas`,
  over: (n, came, booked) => `${classCount(n)}, asistieron ${figure(came)} de ${figure(booked)}`,
  off: (n) => count(n, { one: '1 cancelada', other: `${figure(n)} canceladas` }),
  waiting: (n) => `${people(n)} en espera`,
  closed: (reason) => (reason === null ? 'cerrado' : `cerrado: ${reason}`),
  more: (n) => `+${figure(n)} más`,
}

export const schedule: Schedule = {
  links,
  link,
  title: 'Horario',
  templates: 'Tipos de clase',
  planClass: 'Programar una clase',
  calendar: 'Calendario',
  came: (came, booked) => `asistieron ${figure(came)}/${figure(booked)}`,
  print: 'Imprimir',
  printed: (when) => `Impreso: ${when}`,
  moreOf: (n) => `+${figure(n)}`,
  moreHint: (n) => `Mostrar el día con ${classCount(n)} más`,
  fill: ({ booked, capacity }) => `${figure(booked)}/${figure(capacity)}`,
  waiting: (n) => `${people(n)} en espera`,
  state: { scheduled: 'Programada', in_progress: 'En curso', finished: 'Terminada', cancelled: 'Cancelada' },
  closed: 'Cerrado',
  emptyTitle: {
    month: 'No hay clases este mes',
    week: 'No hay clases esta semana',
    day: 'No hay clases este día',
  },
  empty: 'Dibuja una en el calendario o prográmala aquí.',
  emptyMonth: 'Prográmala aquí o dibújala en una semana.',
  emptyFiltered: 'Ninguna cumple los filtros.',
  clearFilters: 'Quitar filtros',
  everyWeek: (days) => `Cada semana: ${list(days)}`,
  everyWeeks: (n, days) => `Cada ${figure(n)} semanas: ${list(days)}`,
  untilDay: (rule, day) => `${rule}, hasta el ${day}`,
  times: (rule, n) => count(n, { one: `${rule}, 1 vez`, other: `${rule}, ${figure(n)} veces` }),
  month,
  toolbar,
  scopes,
  move,
  clash,
  plan,
  details,
  substitute,
  edit,
  cancelling,
  closures,
}

export const substitutes: Messages['substitutes'] = {
  find: 'Preguntar quién puede darla…',
  findTitle: (name) => `¿Buscar sustitución para ${name}?`,
  findMore: 'Preguntar a más',
  moreTitle: (name) => `¿Preguntar a más personas por ${name}?`,
  told: 'Recibe un correo quien ha dado este tipo de clase en los últimos seis meses y tiene libre esa hora.',
  toldMore: 'Quienes elijas reciben un correo, si tienen libre esa hora.',
  until: (name) => `La clase sigue siendo de ${name} hasta que la dé otra persona.`,
  named: 'Preguntar también a',
  namedMore: 'Preguntar a',
  note: 'Nota',
  noteHelp: 'La lee quien recibe la petición.',
  ask: 'Preguntar',
  nameSomebody: 'Elige a quién preguntar.',
  notNow: 'Ahora no',
  asked: (name) => `Se busca sustitución para ${name}`,

  looks: 'Se busca sustitución',
  nobody: (name) => `${name} pide una sustitución. Nadie se ha ofrecido todavía.`,
  offers: (name) => `${name} se ofrece a darla`,
  waits: (asker) => `En lugar de ${asker}. Al aprobarlo se avisa a quien ha reservado.`,
  claim: 'La doy yo',
  claimed: (name) => `Te has ofrecido a dar ${name}`,
  approve: 'Aprobar',
  approved: (name) => `${name} da esta clase`,
  decline: 'Rechazar',
  declined: (name) => `Se avisa a ${name}; se sigue buscando a otra persona`,
  withdraw: 'Dejar de buscar',
  withdrawn: (name) => `Al final la da ${name}`,
}
