import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const prices: Messages['prices'] = {
  title: 'Precios',
  all: 'Todos los precios',
  groups: {
    intro: 'Para probar',
    drop_in: 'Clases sueltas',
    class_pack: 'Bonos',
    time_pass: 'Pases',
    subscription: 'Suscripciones',
  },
  offer: {
    perInterval: {
      weekly: 'a la semana',
      four_weekly: 'cada cuatro semanas',
      monthly: 'al mes',
      quarterly: 'al trimestre',
      half_yearly: 'al semestre',
      yearly: 'al año',
    },
    credits: (n) => count(n, { one: 'Una clase', other: `${figure(n)} clases` }),
    unlimited: 'Clases ilimitadas',
    validFor: (days) => count(days, { one: 'válido un día', other: `válido ${figure(days)} días` }),
    intro: 'Para tu primera vez',
  },
  perClass: (amount) => `${amount} por clase`,
  insteadOf: (amount) => `en vez de ${amount}`,
  buy: 'Comprar en línea',
  buyThis: (name) => `Comprar en línea: ${name}`,
  notOnline: 'El centro aún no vende en línea; pregunta en recepción.',
  whatFits: 'Con qué puedes reservar',
  shelf: 'En la tienda',
  shelfMeans: 'Lo encuentras en recepción.',
  none: 'Aquí aún no hay precios',
  noneMeans: 'El centro no ha publicado precios. Pregunta en recepción o mira qué clases hay.',
  toSchedule: 'Ver el horario',
}

export const studio: Messages['studio'] = {
  week: 'La semana de un vistazo',
  noClasses: 'Sin clases',
  more: (n) => `${figure(n)} más`,
  next: 'Tus próximas clases',
  nextNone: 'Aún no has reservado nada. Aquí verás tus próximas clases.',
  alsoThatDay: 'También ese día',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  map: 'Ver en el mapa',
  prices: 'Precios',
  allPrices: 'Todos los precios',
  signInFirst: 'Primero inicias sesión o creas una cuenta; después basta un toque.',
  notShown: 'Esta clase no está en el horario',
  notShownMeans:
    'Ya ha pasado, se ha cancelado o faltan más de dos semanas. Si ya vienes al centro, inicia sesión para ver más allá.',
  toSchedule: 'Ver el horario',
}

export const filters: Messages['filters'] = {
  named: { kind: 'Clase', instructor: 'Quién la da', place: 'Lugar' },
  any: { kind: 'Todas las clases', instructor: 'Todo el equipo', place: 'Todos los lugares' },
}

export const login: Messages['login'] = {
  title: 'Iniciar sesión',
  lead: (studio) => `Para reservar en ${studio}`,
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  submit: 'Entrar',
  forgot: '¿Has olvidado tu contraseña?',
  newHere: '¿Es tu primera vez?',
  register: 'Crear una cuenta',
}
