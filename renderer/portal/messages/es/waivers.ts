import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const waivers: Messages['waivers'] = {
  title: 'Documentos',
  lead: 'Lo que el centro te pide leer y firmar.',
  none: 'Nada que firmar',
  noneMeans: 'Cuando el centro tenga algo para que leas y firmes, estará aquí.',
  toSign: 'Por firmar',
  signed: 'Firmados',
  states: { signed: 'Firmado', outdated: 'Ha cambiado, firma de nuevo', unsigned: 'Por firmar' },
  required: 'Necesario para reservar',
  signedOn: (date) => `Firmado el ${date}`,
  since: (date) => `Firmaste un texto anterior el ${date}`,
  waiting: (n) => count(n, { one: 'Hay uno por firmar', other: `Hay ${figure(n)} por firmar` }),
  allSigned: 'Todo firmado',
  nothing: 'Lo que el centro te pide firmar',

  changedTitle: 'El texto ha cambiado',
  changedMeans: (date) => `Firmaste un texto anterior el ${date}. Esto es lo que ha cambiado:`,
  changedWhileReading: 'El texto ha cambiado mientras lo leías',
  readAgain: 'Aún no has firmado nada. Este es el texto tal como está ahora: léelo y fírmalo después.',
  onlyLines: 'Solo cambian líneas vacías.',
  added: 'Nuevo:',
  removed: 'Ya no está:',
  text: 'El texto',
  textNow: 'El texto completo actual',
  version: (n) => `Versión ${figure(n)}`,

  sign: 'Firmar',
  signAgain: 'Firmar el nuevo texto',
  name: 'Tu nombre completo',
  nameMeans: (date) => `Al escribir tu nombre firmas este texto hoy, ${date}. El centro lo guarda con la hora.`,
  done: (title) => `${title}: firmado`,
  youSigned: 'Has firmado este documento',
  asWhom: (name, date) => `Como ${name}, ${date}.`,
  download: 'Guardar una copia (PDF)',
  file: (title) => `${title}.pdf`,
  next: (title) => `Siguiente: ${title}`,
  toSchedule: 'Reservar una clase',
  backToClass: 'Volver a la clase',
  backToSchedule: 'Volver al horario',
  backToAll: 'Todos los documentos',
  backToAppointment: 'Volver a la cita',
  backToBookings: 'Volver a mis reservas',

  theirs: {
    of: (name) => `Para ${name}`,
    since: (date) => `Se firmó un texto anterior el ${date}`,
    changedMeans: (date) => `Se firmó un texto anterior el ${date}. Esto es lo que ha cambiado:`,
    nameMeans: (name, date) =>
      `Al escribir tu nombre firmas este texto en nombre de ${name} hoy, ${date}. El centro lo guarda con la hora.`,
    done: (title, name) => `${title}: firmado en nombre de ${name}`,
    signed: (name) => `Firmado en nombre de ${name}`,
    byWhom: (name, date) => `Por ${name}, ${date}.`,
  },
}

export const receipts: Messages['receipts'] = {
  title: 'Recibos',
  lead: 'Todo lo que has pagado aquí y lo que se te ha devuelto.',
  rowDetail: 'De lo que has pagado aquí',
  none: 'Aún no hay recibos',
  noneMeans: 'Cuando compres algo, su recibo estará aquí.',
  number: (n) => `N.º ${n}`,
  refund: 'Devolución',
  refundOf: (n) => `del n.º ${n}`,
  more: (n) => `y ${figure(n)} más`,
  times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
  download: (n) => `Recibo ${n} en PDF`,
  file: (n) => `recibo-${n}.pdf`,
}

export const ownData: Messages['ownData'] = {
  title: 'Mis datos',
  rowDetail: 'A qué das tu consentimiento, una copia de todo, eliminarlo',

  consents: 'A qué das tu consentimiento',
  consentsMean: 'Cámbialo cuando quieras. Cada cambio se guarda con su hora.',
  reach: 'Cómo podemos escribirte',
  reachMeans: 'Las confirmaciones de reserva y los recordatorios llegan en cualquier caso.',
  about: 'Sobre ti',
  rules: 'Condiciones',
  consent: {
    marketing_email: 'Novedades y ofertas por correo',
    marketing_sms: 'Novedades y ofertas por SMS',
    push_notifications: 'Notificaciones en tu móvil',
    photo_video: 'Fotos y vídeos en los que sales',
    health_data: 'Notas sobre tu salud, para tus profesores',
    terms: 'Las condiciones del centro',
    privacy_policy: 'La política de privacidad',
  },
  since: (date) => `Aceptado el ${date}`,
  withdrawn: (date) => `Retirado el ${date}`,
  never: 'Sin aceptar',

  export: 'Una copia de todo',
  exportMeans: 'Todo lo que el centro guarda sobre ti: perfil, reservas, bonos, pagos, correos y firmas.',
  zip: 'Todo, con los documentos firmados (ZIP)',
  json: 'Solo los datos (JSON)',
  zipFile: 'mis-datos.zip',
  jsonFile: 'mis-datos.json',

  erase: 'Eliminar todo',
  eraseMeans:
    'El centro elimina tus datos para siempre. Los recibos y los pagos se conservan, sin tu nombre, mientras lo exija la ley.',
  eraseAsk: 'Pedir la eliminación',
  eraseTitle: '¿Pedir al centro que lo elimine todo?',
  eraseBefore: 'Cuando el centro lo haya hecho:',
  eraseEffects: [
    'ya no podrás iniciar sesión',
    'tus bonos, suscripciones y créditos terminarán, sin reembolso automático',
    'tus reservas y puestos en listas de espera se cancelarán',
    'tu nombre, tus datos de contacto, las notas y los correos se sobrescribirán',
    'los pagos y las asistencias se conservarán, sin tu nombre',
  ],
  eraseNot: 'No pasa nada de inmediato: el centro recibe tu solicitud y la lleva a cabo.',
  eraseDo: 'Enviar la solicitud',
  eraseAsked: 'Has pedido la eliminación',
  eraseAskedMeans: (when) =>
    `El centro tiene tu solicitud del ${when}. Hasta que la lleve a cabo, todo sigue igual. ¿Has cambiado de idea? Díselo al centro.`,
}

export const accessibility: Messages['accessibility'] = {
  title: 'Accesibilidad',
  lead: (studio) => `Todo el mundo tiene que poder reservar en ${studio}, vea, oiga o se mueva como se mueva.`,

  level: 'A qué nos ajustamos',
  levelMeans:
    'Estas páginas siguen las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Los textos, los signos y los bordes importantes mantienen el contraste exigido, sea cual sea el color que elija el centro.',

  tested: 'Qué se comprueba con cada versión nueva, y cómo',
  tests: [
    [
      'Todas las páginas, en claro y en oscuro',
      'Las revisa axe, una herramienta que detecta incumplimientos de estas pautas.',
    ],
    ['Solo con el teclado', 'Reservar una clase, registrar la asistencia, vender y pagar un mes se hacen sin ratón.'],
    ['Ampliadas al 400 %', 'No se corta nada ni hay que desplazarse hacia los lados.'],
    ['De derecha a izquierda', 'Las páginas también se pueden leer en este sentido.'],
    ['Colores forzados', 'Lo que se puede pulsar sigue viéndose con los colores de contraste de tu dispositivo.'],
    ['Menos movimiento', 'Si tu dispositivo lo pide, nada se desliza ni salta.'],
  ],

  known: 'Lo que, que sepamos, aún no es perfecto',
  limits: [
    'Las pruebas son automáticas. Nadie independiente ha examinado todavía las páginas, y no se han probado todos los lectores de pantalla.',
    'El pago con tarjeta y el mapa se abren en páginas de otras empresas, que no hacemos nosotros.',
    'Lo que escribe el propio centro, como los consentimientos o la descripción de las clases, es tan claro como él lo escriba.',
  ],

  write: '¿Algo te lo impide?',
  writeMeans:
    'Cuéntale al centro qué querías hacer y con qué, por ejemplo, con un lector de pantalla. También puede reservar o cancelar por ti, o leerte un texto.',
  atDesk: 'Pregunta en la recepción del centro.',
}
