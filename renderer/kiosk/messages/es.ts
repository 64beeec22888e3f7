import { shared } from '../../shared/messages/es/index.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'
import type { Words } from './en.ts'

const count = plurals('es')
const figure = figures('es')

const kiosk: Words['kiosk'] = {
  title: 'Registro de llegada',
  pairTitle: 'Convertir este dispositivo en quiosco',
  pairMeans: 'Añade un quiosco en los ajustes del centro, en Quioscos, y escribe el código que aparece allí.',
  code: 'Código',
  pair: 'Empezar',
  codeWrong: 'Este código no es correcto, ya se usó o ha caducado. Añade de nuevo el quiosco para obtener otro.',
  who: 'Toca tu nombre',
  search: 'Tu nombre',
  none: (text) => `No se espera a nadie llamado «${text}». Pregunta en recepción.`,
  nobody: 'Todavía no hay reservas.',
  with: (name) => `con ${name}`,
  here: (n: number, all: number) => `${figure(n)} de ${figure(all)} aquí`,
  checkedIn: 'Llegada registrada',
  scan: 'Escanear el código de tu móvil',
  scanning: 'Pon el código de tu móvil delante de la cámara',
  noCamera: 'La cámara no se puede usar. Toca tu nombre.',
  noClass: 'Ahora no hay registro de llegada',
  next: (name, opens) => `El registro para ${name} se abre a las ${opens}.`,
  nextTomorrow: (name, opens) => `El registro para ${name} se abre mañana a las ${opens}.`,
  welcome: (name) => `Hola, ${name}`,
  seat: (name) => `Sitio ${name}`,
  creditsLeft: (n) => count(n, { one: 'Queda un crédito', other: `Quedan ${figure(n)} créditos` }),
  unpaid: 'Paga en recepción, por favor.',
  sign: 'Firma esto primero, por favor',
  signHow: 'Escanéalo con tu móvil: se abre lo que hay que firmar.',
  signAsk: 'Pregunta en recepción dónde firmar.',
  signCode: 'Lleva a lo que hay que firmar',
  done: 'Listo',
  refused: 'No ha funcionado',
  reasons: {
    CHECK_IN_NOT_OPEN: 'El registro para esta clase aún no se ha abierto.',
    CHECK_IN_CLOSED: 'El registro para esta clase está cerrado. Pregunta en recepción.',
    CHECK_IN_CODE_INVALID: 'Este código ha caducado o no es correcto. Ábrelo de nuevo en tu móvil.',
    CLASS_CANCELLED: 'Esta clase se canceló.',
    BOOKING_INVALID_TRANSITION: 'Esta plaza se dejó libre. Pregunta en recepción.',
    NOT_FOUND: 'No hay ninguna plaza para ti en estas clases. Pregunta en recepción.',
  },
  askDesk: 'Pregunta en recepción.',
  gone: 'No se puede contactar con el ordenador del centro',
  goneMeans: 'Regístrate en recepción, por favor. Esto sigue solo en cuanto el ordenador responda.',
}

export const words = { shared, kiosk } satisfies Words
