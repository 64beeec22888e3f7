import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Compliance = Messages['compliance']

const count = plurals('es')
const figure = figures('es')
const list = lists('es')

const waivers: Compliance['waivers'] = {
  title: 'Documentos por firmar',
  lead: 'Lo que los clientes leen y firman en el portal, con todas las versiones que se han firmado.',
  create: 'Nuevo documento',
  shown: 'Qué documentos',
  active: 'Activos',
  all: 'Todos',
  showAll: 'Mostrar todos',
  table: 'Documentos por firmar',
  versionOf: (n) => `Versión ${figure(n)}`,
  isRequired: 'Obligatorio para reservar',
  isNotRequired: 'No hace falta para reservar',
  missing: 'Faltan por firmar',
  nobodyMissing: 'Firmado por todos',
  missingCount: (n, capped) => (capped ? `Más de ${figure(n)}` : figure(n)),
  missingNames: (names, others) =>
    `Faltan por firmar: ${list(others > 0 ? [...names, `${figure(others)} más`] : names)}`,
  signedOf: (n) => count(n, { one: 'de un cliente ha firmado', other: `de ${figure(n)} clientes han firmado` }),
  share: 'Firmado por los clientes activos',
  inactive: 'Inactivo',
  emptyTitle: 'Aún no hay documentos',
  empty: 'Escribe lo que tus clientes deben firmar: participación por cuenta propia, fotos, normas de la casa.',
  noneActive: 'Ningún documento está activo',
  noneActiveHelp: 'Todos los documentos están desactivados. Muéstralos todos para que se vuelva a firmar alguno.',
  actions: 'Más acciones',
  edit: 'Editar',
  deactivate: 'Desactivar',
  reactivate: 'Reactivar',
  deactivated: (title) => `${title}: desactivado; lo firmado se conserva`,
  reactivated: (title) => `${title}: activo de nuevo`,

  newTitle: 'Nuevo documento',
  newLead: 'Los clientes lo encuentran enseguida en el portal y lo firman allí con su nombre.',
  editTitle: (title) => `Editar ${title}`,
  titleField: 'Título',
  body: 'Texto por firmar',
  bodyHelp: 'Texto sin formato. Una línea vacía empieza otro párrafo.',
  requires: 'Obligatorio para reservar',
  requiresHelp: 'Nadie reserva una clase sin firmar la versión actual. Las reservas ya hechas se mantienen.',
  noNewVersion: 'Solo un texto distinto crea otra versión. El título y los ajustes pueden cambiar sin otra firma.',
  newVersion: (n) => `Con esto se crea la versión ${figure(n)}`,
  signAgain: (n, capped) =>
    n === 0
      ? 'Nadie ha firmado aún la versión actual.'
      : `Todos tienen que volver a firmar. Firmas de la versión actual: ${capped ? 'más de ' : ''}${figure(n)}. Lo firmado se conserva.`,
  blocks: 'Hasta entonces no pueden reservar.',
  saveVersion: (n) => `Guardar como versión ${figure(n)}`,
  write: 'Publicar el documento',
  created: (title) => `${title} ya está en el portal`,
  saved: 'Guardado',
  savedVersion: (n) => `La versión ${figure(n)} ya está en el portal`,

  parts: 'Sobre este documento',
  text: 'Texto',
  signed: 'Firmado',
  unsigned: 'Sin firmar',
  textTitle: 'El texto que se firma ahora',
  since: (date) => `Cambiado: ${date}`,
}

const signatures: Compliance['signatures'] = {
  table: 'Firmas',
  client: 'Cliente',
  name: 'Firmado como',
  asGuardian: 'como tutor',
  version: 'Versión',
  current: 'Actual',
  when: 'Cuándo',
  address: 'Desde',
  hidden: 'Oculto',
  copy: 'Copia',
  pdf: 'Copia firmada en PDF',
  file: (title, name) => `${title} - ${name}.pdf`,
  versions: 'Qué versiones',
  everyVersion: 'Todas las versiones',
  onlyCurrent: 'Solo la versión actual',
  none: 'Aún no ha firmado nadie',
  noneMeans: 'Los clientes firman en el portal. Cada firma aparece aquí con su documento.',
  noneOfVersion: 'Aún no ha firmado nadie la versión actual',
}

const unsigned: Compliance['unsigned'] = {
  table: 'Clientes que no han firmado',
  client: 'Cliente',
  contact: 'Contacto',
  state: 'Estado',
  never: 'Nunca ha firmado',
  outdated: (n) => `Firmó la versión ${figure(n)}`,
  last: 'Última firma',
  none: 'Han firmado todos',
  noneMeans: 'Todos los clientes activos han firmado la versión actual.',
  write: 'Escribir un correo',
  call: 'Llamar',
  noEmail: 'Sin correo registrado',
  noPhone: 'Sin teléfono registrado',
}

const data: Compliance['data'] = {
  title: 'Datos de clientes',
  lead: 'Lo que un cliente ha consentido, una copia de todo lo que se guarda y su borrado definitivo.',
  choose: 'Cliente',
  chooseHelp: 'Quien pide sus datos, o que se borren.',
  forConsents: 'Qué ha consentido o retirado, y cuándo.',
  forExport: 'Todo lo que se guarda de esa persona, en un archivo para entregar.',
  forErasure: 'Se va todo lo personal; los recibos quedan, sin nombre.',
  openProfile: 'Abrir la ficha',
  fromProfile: 'Consentimientos, exportación, borrado',

  requests: 'Solicitudes de borrado',
  requestsMean: 'La ley exige atenderlas en un mes.',
  requestsShown: 'Qué solicitudes',
  open: 'Pendientes',
  done: 'Hechas',
  table: 'Solicitudes de borrado',
  client: 'Cliente',
  asked: 'Solicitud',
  erasedOn: 'Borrado',
  toDo: 'Por hacer',
  erase: 'Borrar…',
  noneOpen: 'No hay solicitudes pendientes',
  noneOpenMeans: 'Los clientes las hacen en el portal, en «Mis datos».',
  noneDone: 'Aún no se ha hecho ninguna',
  noneDoneMeans: 'Las solicitudes atendidas se conservan aquí, sin nombres.',

  export: 'Copia de todo',
  exportMeans:
    'Ficha, reservas, bonos y suscripciones, pagos, correos, notas y firmas. El archivo ZIP contiene además cada documento firmado en PDF.',
  zip: 'Archivo (ZIP)',
  json: 'Solo los datos (JSON)',
  zipFile: (id) => `cliente-${id}.zip`,
  jsonFile: (id) => `cliente-${id}.json`,

  consents: 'Registro de consentimientos',
  consentsMean:
    'Todos los cambios, primero los más recientes. Solo el cliente da o retira su consentimiento, en el portal; aquí nunca se cambia nada.',
  consentTable: 'Registro de consentimientos',
  kind: 'Para qué',
  answer: 'Respuesta',
  granted: 'Aceptado',
  withdrawn: 'Retirado',
  inForce: 'Vigente',
  source: 'Por',
  sources: { client: 'El cliente', import: 'Una importación' },
  when: 'Cuándo',
  noConsent: 'Nada aceptado, nada retirado',
  noConsentMeans: 'Sin anotación no hay consentimiento: este cliente no recibe publicidad.',
  kinds: {
    terms: 'Condiciones',
    privacy_policy: 'Política de privacidad',
    marketing_email: 'Publicidad por correo',
    marketing_sms: 'Publicidad por SMS',
    push_notifications: 'Notificaciones',
    photo_video: 'Fotos y vídeos',
    health_data: 'Datos de salud',
  },
}

const erase: Compliance['erase'] = {
  title: 'Borrar para siempre',
  means: 'Sobrescribe todo lo personal, en todas partes. No hay vuelta atrás, ni siquiera desde una copia.',
  ask: 'Borrar…',
  dialogTitle: (name) => `¿Borrar los datos de ${name}?`,
  goes: 'Se pierde para siempre',
  goesList: [
    'Nombre, correo, teléfono, fecha de nacimiento, dirección y acceso',
    'Notas, etiquetas, correos y lo que decían los archivos importados',
    'Las próximas reservas y listas de espera se cancelan al momento; los bonos y suscripciones terminan',
  ],
  stays: 'Se conserva, sin nombre',
  staysList: [
    'Pagos y recibos, como exige la ley fiscal',
    'La asistencia, para que las clases pasadas sigan cuadrando',
    'Que se firmaron documentos y se dieron consentimientos, y cuándo, como prueba',
  ],
  typeName: 'Escribe el nombre para confirmar',
  typeHelp: (name) => `Exactamente: ${name}`,
  notSame: 'El nombre no coincide.',
  submit: 'Borrar para siempre',
  erased: (pseudonym) => `Datos borrados. El cliente se llama ahora «${pseudonym}».`,
  erasedTitle: 'Borrado',
  whatWent: 'Qué se ha borrado',
  whatStays: 'Qué se ha conservado y por qué',
  nothingStays: 'No se ha conservado nada.',
  close: 'Cerrar',
}

export const compliance: Compliance = {
  pages: 'Páginas de datos y documentos',
  waivers,
  signatures,
  unsigned,
  data,
  erase,
}
