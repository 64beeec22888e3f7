import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const prices: Messages['prices'] = {
  title: 'Prezzi',
  all: 'Tutti i prezzi',
  groups: {
    intro: 'Per provare',
    drop_in: 'Lezioni singole',
    class_pack: 'Pacchetti',
    time_pass: 'Pass',
    subscription: 'Abbonamenti',
  },
  offer: {
    perInterval: {
      weekly: 'a settimana',
      four_weekly: 'ogni quattro settimane',
      monthly: 'al mese',
      quarterly: 'a trimestre',
      half_yearly: 'a semestre',
      yearly: 'all’anno',
    },
    credits: (n) => count(n, { one: 'Una lezione', other: `${figure(n)} lezioni` }),
    unlimited: 'Lezioni illimitate',
    validFor: (days) => count(days, { one: 'valido un giorno', other: `valido ${figure(days)} giorni` }),
    intro: 'Per la tua prima volta',
  },
  perClass: (amount) => `${amount} a lezione`,
  insteadOf: (amount) => `invece di ${amount}`,
  buy: 'Compra online',
  buyThis: (name) => `Compra online: ${name}`,
  notOnline: 'Lo studio non vende ancora online; chiedi alla reception.',
  whatFits: 'Con che cosa puoi prenotare',
  shelf: 'In negozio',
  shelfMeans: 'Si trovano alla reception.',
  none: 'Qui non ci sono ancora prezzi',
  noneMeans: 'Lo studio non ha pubblicato prezzi. Chiedi alla reception o guarda quali lezioni ci sono.',
  toSchedule: 'Vedi l’orario',
}

export const studio: Messages['studio'] = {
  week: 'La settimana in breve',
  noClasses: 'Nessuna lezione',
  more: (n) => `${figure(n)} altre`,
  next: 'Le tue prossime lezioni',
  nextNone: 'Non hai ancora prenotato. Qui troverai le tue prossime lezioni.',
  alsoThatDay: 'Nello stesso giorno',
  share: 'Condividi',
  linkCopied: 'Link copiato',
  map: 'Mostra sulla mappa',
  prices: 'Prezzi',
  allPrices: 'Tutti i prezzi',
  signInFirst: 'Prima accedi o crei un account; poi basta un tocco.',
  notShown: 'Questa lezione non è in orario',
  notShownMeans:
    'È finita, è stata annullata o mancano più di due settimane. Se frequenti già lo studio, accedi per vedere oltre.',
  toSchedule: 'Vedi l’orario',
}

export const filters: Messages['filters'] = {
  named: { kind: 'Lezione', instructor: 'Chi insegna', place: 'Luogo' },
  any: { kind: 'Tutte le lezioni', instructor: 'Tutti gli insegnanti', place: 'Tutti i luoghi' },
}

export const login: Messages['login'] = {
  title: 'Accedi',
  lead: (studio) => `Per prenotare da ${studio}`,
  email: 'E-mail',
  password: 'Password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  submit: 'Accedi',
  forgot: 'Hai dimenticato la password?',
  newHere: 'È la tua prima volta?',
  register: 'Crea un account',
}
