import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')
const list = lists('es')

const booked = (classes: number, taken: number, places: number) =>
  count(classes, {
    one: `1 clase, ${figure(taken)} de ${figure(places)} plazas reservadas`,
    other: `${figure(classes)} clases, ${figure(taken)} de ${figure(places)} plazas reservadas`,
  })

export const today: Messages['today'] = {
  morning: (name) => `Buenos días, ${name}`,
  afternoon: (name) => `Buenas tardes, ${name}`,
  evening: (name) => `Buenas noches, ${name}`,
  schedule: 'Abrir el horario',

  noClasses: 'hoy no hay clases',
  sums: booked,

  next: {
    title: 'Lo próximo',
    now: 'Ahora',
    next: 'Después',
    tomorrow: 'Mañana',
    left: (time) => `quedan ${time}`,
    in: (time) => `dentro de ${time}`,
    none: 'No hay clases en los próximos siete días',
    noneMeans: 'Se reserva lo que está en el horario. Programa una clase o dibuja toda una semana.',
    plan: 'Programar clases',
  },

  classes: {
    title: 'Clases de hoy',
    rest: 'El resto del día',
    earlier: (n) => count(n, { one: '1 clase anterior', other: `${figure(n)} clases anteriores` }),
    came: (n, of) => `asistieron ${figure(n)} de ${figure(of)}`,
    coming: (n) => count(n, { one: 'Viene 1 persona', other: `Vienen ${figure(n)} personas` }),
    others: (n) => `Mostrar ${figure(n)} más`,
    fill: (taken, capacity) => `${figure(taken)} de ${figure(capacity)}`,
    waiting: (n) => `${figure(n)} en espera`,
    held: (n) => count(n, { one: '1 plaza retenida', other: `${figure(n)} plazas retenidas` }),
    now: 'En curso',
    over: 'Terminada',
    cancelled: 'Cancelada',
    nobody: 'Aún sin profesor',
    in: (n, of) => `${figure(n)} de ${figure(of)} en clase`,
    roster: 'Lista completa',
    checkInAll: (n) => `Registrar a los ${figure(n)}`,
    empty: 'Nadie ha reservado todavía.',
    here: 'Presente',
    noShow: 'No ha venido',
  },

  week: {
    title: 'Los próximos siete días',
    none: 'sin clases',
    day: booked,
    table: 'Como tabla',
    on: 'Día',
    classes: 'Clases',
    booked: 'Reservas',
    places: 'Plazas',
  },

  takings: {
    title: 'Cobros',
    see: 'Ver la caja',
    week: 'Esta semana',
    today: 'Hoy',
    usual: (amount) => `a estas alturas suelen ser ${amount}`,
    notYet: 'Lo habitual se verá a las cuatro semanas',
    table: 'Como tabla',
    day: 'Día',
    thisWeek: 'Esta semana',
    usualWeek: 'Semana habitual',
    summary: (now, usual) =>
      usual === null
        ? `Cobros de esta semana, sumados día a día: ${now} hasta ahora`
        : `Cobros de esta semana, sumados día a día: ${now} hasta ahora; al acabar el día de hoy suelen ser ${usual}`,
  },

  people: {
    title: 'Para saludar',
    today: 'hoy',
    tomorrow: 'mañana',
    first: 'Primera visita',
    birthdays: 'Cumpleaños',
    joined: 'Nuevos esta semana',
    nobody: 'Ni caras nuevas ni cumpleaños en los próximos días.',
  },

  guests: {
    title: 'Invitados que piden plaza',
    titleMeans: 'No hay servidor de correo configurado, así que esperan tu respuesta.',
    heldUntil: (time) => `La plaza está retenida hasta las ${time}.`,
    lapsed: 'La plaza ya no está retenida; se puede reservar mientras quede sitio.',
    book: 'Reservar',
    bookNamed: (name) => `Reservar: ${name}`,
    booked: (name) => `${name} ya tiene plaza`,
    decline: 'Rechazar',
    declineNamed: (name) => `Rechazar: ${name}`,
    declined: (name) => `${name}: solicitud rechazada`,
  },

  needs: {
    title: 'Pendiente',
    clearTitle: 'No hay nada pendiente',
    clear: 'Listas cerradas, cargos resueltos, tareas hechas y correo en marcha.',
    more: (n) => `y ${figure(n)} más`,
    unresolved: 'Listas por cerrar',
    open: (n) => count(n, { one: '1 sin registrar', other: `${figure(n)} sin registrar` }),
    substitutes: 'Sustituciones',
    insteadOf: (name) => `en lugar de ${name}`,
    offersTo: (name) => `${name} se ofrece a darla`,
    nobodyYet: 'aún nadie',
    offers: 'Plazas ofrecidas a la lista de espera',
    until: (time) => `hasta las ${time}`,
    charges: 'Por cobrar',
    failed: 'Pagos que fallan',
    failedSince: (name, since) => `${name}, desde ${since}`,
    expiring: 'Bonos que terminan',
    tasks: 'Tareas',
    taskFor: (role) => `para ${role}`,
    anyDay: 'sin fecha',
    mailFailedTitle: 'Correo sin enviar',
    mailFailed: (n) =>
      count(n, {
        one: 'Esta semana no se ha podido enviar 1 correo',
        other: `Esta semana no se han podido enviar ${figure(n)} correos`,
      }),
    seeMail: 'Ver por qué',
    noMailTitle: 'Falta el servidor de correo',
    noMail: (n) =>
      n === 0
        ? 'Los recordatorios y recibos no pueden salir.'
        : count(n, { one: '1 correo espera a que lo haya.', other: `${figure(n)} correos esperan a que lo haya.` }),
    setMail: 'Configurarlo',
    noBackupTitle: 'Aún no hay copia de seguridad',
    noBackup: 'Si este ordenador se estropea, los datos del centro se pierden con él.',
    urgency: { now: 'Ahora', today: 'Hoy', soon: 'Cuando haya tiempo' },
    appointments: 'Citas por cerrar',
    does: {
      of: (what, name) => `${what}: ${name}`,
      book: 'Reservar',
      booked: (name) => `La plaza es de ${name}`,
      find: 'Buscar a alguien',
      approve: 'Aprobar',
      teaches: (name, cls) => `${name} da ${cls}`,
      close: 'Cerrar',
      tookPlace: 'Se ha realizado',
      tookPlaceDone: (name) => `${name}: cita realizada`,
      message: 'Escribir',
      pay: 'Cobrar',
      finish: 'Hecho',
      finished: (title) => `Hecho: ${title}`,
      erase: 'Verlo',
      renew: 'Renovar',
    },
    closing: {
      title: '¿Quién vino?',
      label: 'Quién vino',
      lead: 'Desmarca a quien no vino. Faltar a una clase puede tener un recargo, según tus reglas de reserva; todo se puede deshacer en la lista.',
      nothing: 'Todas las reservas están ya registradas.',
      submit: (came, missed) =>
        missed === 0
          ? `Cerrar: ${figure(came)} con asistencia`
          : `Cerrar: ${figure(came)} con asistencia, ${figure(missed)} sin ella`,
      done: (came, missed) =>
        missed === 0
          ? `Lista cerrada: ${figure(came)} con asistencia`
          : `Lista cerrada: ${figure(came)} con asistencia, ${figure(missed)} sin ella`,
    },
    paying: {
      title: (name) => `Pago de ${name}`,
      method: 'Forma de pago',
      submit: (amount) => `Cobrar ${amount}`,
      done: (name, amount) => `${name}: ${amount} cobrados`,
    },
    telling: {
      title: (name) => `Escribir a ${name}`,
      lead: 'Llega a sus dispositivos o por correo, según haya elegido.',
      subjectLabel: 'Asunto',
      body: 'Mensaje',
      subject: 'Tu pago no se ha podido cobrar',
      text: (type, amount, url) =>
        `El pago de ${amount} por ${type} no se ha podido cobrar. ${
          url === null ? 'Dinos, por favor, cómo prefieres pagarlo.' : `Puedes pagarlo aquí: ${url}`
        }`,
      submit: 'Enviar',
      done: (name) => `Mensaje enviado a ${name}`,
    },
  },

  copies: {
    title: 'Copias',
    restorable: (when, clients, places) =>
      `Se puede restaurar el estado del ${when}, con ${count(clients, { one: '1 cliente', other: `${figure(clients)} clientes` })}${places}.`,
    unproven: (when) =>
      `La copia más reciente es del ${when}. Se restaura a modo de prueba en media hora como mucho; entonces se sabrá si vale.`,
    place: { folder: 'la carpeta', bucket: 'el bucket' },
    places: (isHereToo, places) => (places.length === 0 ? '' : `; ${isHereToo ? 'también ' : ''}en ${list(places)}`),
    sameDisk: 'Todas las copias están en el disco de este ordenador.',
    choosePlace: 'Elegir un segundo lugar',
    see: 'Ver las copias',
    make: 'Hacer una copia ahora',
    made: (size) => `Copia hecha: ${size}`,
    failedTitle: 'La última copia no se pudo hacer',
    failed: (why) => `${why} Se vuelve a intentar solo cada cuarto de hora.`,
    behindTitle: {
      folder: 'En la carpeta faltan copias nuevas',
      bucket: 'En el almacenamiento externo faltan copias nuevas',
    },
    behind: (when) => `La copia más reciente allí es del ${when}.`,
    behindNone: 'Aún no ha llegado ninguna copia.',
    behindHelps: 'Comprueba que se pueda acceder y haz la prueba en Ajustes, Copias.',
    brokenTitle: {
      here: 'Una copia de este ordenador no se puede restaurar',
      folder: 'La copia de la carpeta no se puede restaurar',
      bucket: 'La copia del bucket no se puede restaurar',
    },
    brokenHelps: 'Haz una copia nueva; esa misma noche se restaura a modo de prueba.',
  },

  restored: {
    title: (when) => `Este centro se restauró con los datos del ${when}`,
    lost: (from, to) => `Lo que se hizo entre el ${from} y el ${to} no está incluido.`,
    held: (letters, steps, messages) => {
      const waiting = [
        ...(letters > 0 ? [count(letters, { one: '1 correo', other: `${figure(letters)} correos` })] : []),
        ...(steps > 0
          ? [
              count(steps, {
                one: '1 paso de una automatización',
                other: `${figure(steps)} pasos de automatizaciones`,
              }),
            ]
          : []),
        ...(messages > 0
          ? [count(messages, { one: '1 aviso a otro programa', other: `${figure(messages)} avisos a otros programas` })]
          : []),
      ]
      return `En espera, porque quizá ya salieron antes: ${list(waiting)}.`
    },
    heldNone: 'Todavía no espera nada. Lo que el centro escribe por su cuenta espera a que lo autorices.',
    writeAgain: 'Dejar que vuelva a escribir',
    go: 'Enviar',
    drop: 'Descartar',
    goTitle: '¿Enviar lo que espera?',
    goMeans:
      'Cada mensaje se envía a quien corresponde. Quien lo recibió antes de que se perdiera el ordenador lo recibe otra vez. A partir de ahora, el centro vuelve a escribir por su cuenta.',
    dropTitle: '¿Descartar lo que espera?',
    dropMeans:
      'No se envía ninguno. Quien no lo recibió antes de que se perdiera el ordenador ya no lo recibe. A partir de ahora, el centro vuelve a escribir por su cuenta.',
    gone: (letters) =>
      letters === 0
        ? 'El centro vuelve a escribir por su cuenta'
        : count(letters, {
            one: 'Sale 1 mensaje que esperaba',
            other: `Salen ${figure(letters)} mensajes que esperaban`,
          }),
    dropped: (letters) =>
      letters === 0
        ? 'El centro vuelve a escribir por su cuenta'
        : count(letters, {
            one: 'Se ha descartado 1 mensaje que esperaba',
            other: `Se han descartado ${figure(letters)} mensajes que esperaban`,
          }),
    dismiss: 'No volver a mostrar esto',
  },
}
