import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Clients = Messages['clients']

const count = plurals('es')
const figure = figures('es')

const filters: Clients['filters'] = {
  status: 'Bono',
  anyStatus: 'Cualquier bono',
  statuses: {
    active: 'Bono activo',
    paused: 'Bono en pausa',
    pending: 'Bono sin empezar',
    expired: 'Bono caducado',
    cancelled: 'Bono cancelado',
    none: 'Nunca ha tenido bono',
  },
  visits: 'Última visita',
  anyVisit: 'Cualquier visita',
  notSince: (n) => count(n, { one: 'Sin visitas desde hace 1 día', other: `Sin visitas desde hace ${figure(n)} días` }),
  more: 'Más filtros',
  some: 'Filtros',
  someOn: (n) => `Filtros: ${figure(n)}`,
  moreOn: (n) => `Más filtros: ${figure(n)}`,
  each: {
    owes: 'Con algo por pagar',
    few: 'Quedan dos clases o menos',
    unsigned: 'Con un documento por firmar',
    birthday: 'Cumplen años este mes',
    fresh: 'Clientes desde este mes',
  },
  clear: 'Quitar los filtros',
}

const form: Clients['form'] = {
  newTitle: 'Nuevo cliente',
  newLead: 'Aún no tendrá acceso; se lo da una invitación.',
  editTitle: (name) => `Editar: ${name}`,
  name: 'Nombre completo',
  email: 'Correo',
  emailHelp: 'Con él entra y en él recibe los correos.',
  emailIsLogin: 'Con él entra. Tu rol no permite cambiarlo.',
  phone: 'Teléfono',
  born: 'Fecha de nacimiento',
  address: 'Dirección',
  emergency: 'Contacto de emergencia',
  emergencyHelp: 'A quién llamar y el número.',
  language: 'Idioma de sus correos',
  languages: { en: 'Inglés', de: 'Alemán', es: 'Español', fr: 'Francés', it: 'Italiano' },
  studioLanguage: 'El del centro',
  since: 'Cliente desde',
  sinceHelp: 'Vacío: hoy.',
  guardian: 'A cargo de',
  guardianHelp: 'Otro cliente que reserva y firma en su nombre, como su madre o su padre.',
  create: 'Añadir cliente',
  created: (name) => `Ficha añadida: ${name}`,
  saved: 'Guardado',
}

const picker: Clients['picker'] = {
  placeholder: 'Escribe un nombre o un correo',
  clear: 'Elegir a otra persona',
}

const tell: Clients['tell'] = {
  title: (name) => `Avisar a ${name}`,
  lead: 'Para algo que le afecta, como en una llamada: una bufanda olvidada, otra sala. Las ofertas y novedades para muchos se envían con automatizaciones, a quien ha dado su consentimiento.',
  subject: 'En pocas palabras',
  text: 'Mensaje',
  send: 'Enviar',
  done: 'Ya está en sus notificaciones',
  pushed: 'Se mostrará en sus dispositivos.',
  mailed: 'Sale también por correo.',
  both: 'Se mostrará en sus dispositivos y sale también por correo.',
  listed: 'Lo verá al abrir el portal.',
  noLogin: 'Aún no tiene acceso: envíale una invitación para que pueda leerlo.',
  why: {
    CHOSE_EMAIL: 'Prefiere el correo a sus dispositivos.',
    NO_CONSENT: 'No ha dado permiso para notificaciones en sus dispositivos.',
    NO_DEVICE: 'No tiene ningún dispositivo activado para ello.',
    TOO_LATE: 'El horario de silencio dura demasiado para una notificación.',
    HELD: 'Tras la restauración, las notificaciones esperan a que las autorices.',
  },
}

const actions: Clients['actions'] = {
  tell: 'Enviar una notificación',
  pause: 'Pausar un bono',
  pauseOf: (name) => `Pausar ${name}…`,
  nothingToPause: 'Ahora no hay nada que se pueda pausar',
  sell: 'Vender un bono',
  book: 'Reservar una clase',
  invite: 'Invitar',
  resetMail: 'Enviar un enlace para cambiar la contraseña',
  resetMailed: (email) => `El enlace para cambiar la contraseña va camino de ${email}`,
  edit: 'Editar',
  deactivate: 'Desactivar',
  reactivate: 'Reactivar',
  more: 'Más acciones',
  deactivated: (name) => `Ficha desactivada: ${name}`,
  reactivated: (name) => `Ficha reactivada: ${name}`,
  isInactive: 'Ficha desactivada. Reactívala antes.',
  noEmail: 'Añade antes un correo: con él se entra.',
  hasGuardian: 'Está a cargo de otra persona. Quita antes esa relación.',
}

const invite: Clients['invite'] = {
  title: (name) => `Invitar a ${name}`,
  lead: 'Un enlace para elegir contraseña y ver el horario, las reservas y lo que queda.',
  make: 'Crear el enlace y enviarlo',
  link: 'Enlace de invitación',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  until: (date) => `Vale una vez, hasta el ${date}. Los enlaces anteriores ya no valen.`,
  queued: (email) => `Un correo para ${email} espera en la bandeja de salida.`,
  sent: (email, when) => `Enviado a ${email}: ${when}.`,
  failed: (email) => `No se ha podido enviar el correo a ${email}. Hazle llegar el enlace de otra forma.`,
  done: 'Listo',
}

const columns: Clients['columns'] = {
  name: 'Nombre',
  membership: 'Bono',
  credits: 'Clases restantes',
  last_visit: 'Última visita',
  next_class: 'Próxima clase',
  owed: 'Por pagar',
  tags: 'Etiquetas',
  email: 'Correo',
  phone: 'Teléfono',
  client_since: 'Cliente desde',
  birthday: 'Fecha de nacimiento',
}

const columnsChoice: Clients['columnsChoice'] = {
  open: 'Columnas',
  title: 'Las columnas y su orden',
  nameStays: 'Nombre, siempre primero',
  up: (name) => `Adelantar: ${name}`,
  down: (name) => `Atrasar: ${name}`,
  usual: 'Como al principio',
}

const signs: Clients['signs'] = {
  pastDue: 'Pago atrasado',
  hasToSign: 'Tiene un documento por firmar',
  birthday: 'Hoy cumple años',
  noLogin: 'Aún sin acceso',
  noEmail: 'Sin correo ni acceso',
}

const standing: Clients['standing'] = {
  until: (date) => `hasta el ${date}`,
  statuses: { pending: 'Sin empezar', paused: 'En pausa' },
  pastDue: 'Atrasado',
  more: (n) => `+${figure(n)}`,
  ended: 'Terminado',
  never: 'Aún ninguno',
  unlimited: 'Ilimitado',
  neverHere: 'Nunca',
  next: (day, time) => `${day}, ${time}`,
  left: 'restantes',
}

const views: Clients['views'] = {
  label: 'Listas de clientes',
  builtIn: {
    all: 'Todos',
    owing: 'Deben algo',
    away: 'Sin venir desde hace 30 días',
    few: 'Se les acaban las clases',
    fresh: 'Nuevos este mes',
    unsigned: 'Documento por firmar',
    birthday: 'Cumplen años este mes',
  },
  shared: 'Compartida con el equipo',
  save: 'Guardar esta lista',
  saveTitle: 'Guardar esta lista',
  saveLead: 'La búsqueda, los filtros, las columnas y el orden, tal como están ahora.',
  name: 'Nombre de la lista',
  share: 'La ve todo el equipo',
  saveSubmit: 'Guardar',
  saved: (name) => `«${name}» guardada`,
  remove: (name) => `Eliminar la lista «${name}»`,
  removed: (name) => `«${name}» eliminada`,
}

const people = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clientes` })

const bulk: Clients['bulk'] = {
  label: 'Para la selección',
  select: (name) => `Seleccionar a ${name}`,
  chosen: (n) => count(n, { one: '1 seleccionado', other: `${figure(n)} seleccionados` }),
  chooseAll: (n, isPart) => (isPart ? `Seleccionar los ${figure(n)} primeros` : `Seleccionar todos (${figure(n)})`),
  tag: 'Poner una etiqueta',
  untag: 'Quitar una etiqueta',
  noTags: 'Aún no hay etiquetas. Créalas en Marketing.',
  write: 'Escribirles',
  export: 'Exportar',
  clear: 'Quitar la selección',
  progress: (done, of) => `${figure(done)} de ${figure(of)}…`,
  done: {
    tag: (n, name) => count(n, { one: `1 cliente con «${name}».`, other: `${figure(n)} clientes con «${name}».` }),
    untag: (n, name) => `«${name}» quitada a ${people(n)}.`,
    message: (n, name) => `«${name}» sale para ${people(n)}.`,
  },
  leftOut: (n) => count(n, { one: 'Uno se ha omitido.', other: `${figure(n)} se han omitido.` }),
  leftOutTitle: (n) => count(n, { one: 'Uno se ha omitido', other: `${figure(n)} se han omitido` }),
  why: 'Quién y por qué',
  undo: 'Deshacer',
  close: 'Listo',
  gone: 'Alguien que ya no está',
  reasons: {
    gone: () => 'Ya no está',
    has_tag: (n) => count(n, { one: 'Ya tiene la etiqueta', other: 'Ya tienen la etiqueta' }),
    has_no_tag: (n) => count(n, { one: 'No tiene la etiqueta', other: 'No tienen la etiqueta' }),
    inactive: (n) => count(n, { one: 'Tiene la ficha desactivada', other: 'Tienen la ficha desactivada' }),
    no_consent: (n) =>
      count(n, {
        one: 'No ha dado su consentimiento para estos mensajes',
        other: 'No han dado su consentimiento para estos mensajes',
      }),
    no_address: (n) => count(n, { one: 'No tiene correo en su ficha', other: 'No tienen correo en su ficha' }),
    no_mail_server: () => 'El centro aún no puede enviar correo: configúralo en Ajustes',
    chose_email: (n) => count(n, { one: 'Prefiere el correo', other: 'Prefieren el correo' }),
    no_device: (n) =>
      count(n, {
        one: 'No tiene ningún dispositivo activado para ello',
        other: 'No tienen ningún dispositivo activado para ello',
      }),
    one_a_day: () => 'Ya hubo un mensaje hoy: como máximo, uno al día',
    quiet_hours: () => 'Es el horario de silencio: no sale nada',
  },
  message: {
    title: (n) => `Escribir a ${people(n)}`,
    lead: 'Llega a quien ha dado su consentimiento para estos mensajes, como máximo una vez al día y fuera del horario de silencio. Después verás a quién se ha omitido.',
    way: 'Por qué vía',
    ways: {
      email: 'Por correo',
      push_or_email: 'A sus dispositivos y, si no se puede, por correo',
      push: 'Solo a sus dispositivos',
    },
    subject: 'Asunto',
    body: 'Mensaje',
    bodyHelp: 'Cada línea es un párrafo. Los correos terminan diciendo cómo darse de baja.',
    send: (n) => `Enviar a ${people(n)}`,
  },
}

export const clients: Clients = {
  title: 'Clientes',
  total: (n, capped) => (capped ? `Más de ${figure(n)}` : people(n)),
  create: 'Nuevo cliente',
  search: 'Busca por nombre, correo o teléfono',
  shown: 'Qué clientes',
  active: 'Activos',
  all: 'Todos',
  table: 'Clientes',
  inactive: 'Inactivo',
  noLogin: 'Sin acceso',
  copyEmail: 'Copiar el correo',
  copied: 'Copiado',
  noEmail: 'Sin correo en la ficha',
  writeEmail: 'Escribir un correo',
  call: 'Llamar',
  noPhone: 'Sin teléfono en la ficha',
  emptyTitle: 'Aún no hay clientes',
  empty: 'Tráelos del programa que usas ahora, añade uno a mano o deja que se registren en el portal.',
  toImport: 'Importar clientes',
  nothingTitle: 'Nadie coincide',
  nothing: (search) => `No hay ningún nombre, correo ni teléfono que contenga «${search}».`,
  nothingFiltered: 'Nadie cumple los filtros.',
  nothingBoth: (search) =>
    `Entre quienes cumplen los filtros, no hay ningún nombre, correo ni teléfono que contenga «${search}».`,
  clearSearch: 'Borrar la búsqueda',
  filters,
  columns,
  columnsChoice,
  signs,
  standing,
  views,
  bulk,
  form,
  picker,
  tell,
  actions,
  invite,
}
