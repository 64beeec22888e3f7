import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const prices: Messages['prices'] = {
  title: 'Preise',
  all: 'Alle Preise',
  groups: {
    intro: 'Zum Kennenlernen',
    drop_in: 'Einzelne Kurse',
    class_pack: 'Karten',
    time_pass: 'Zeitkarten',
    subscription: 'Mitgliedschaften',
  },
  offer: {
    perInterval: {
      weekly: 'pro Woche',
      four_weekly: 'alle vier Wochen',
      monthly: 'pro Monat',
      quarterly: 'pro Quartal',
      half_yearly: 'pro Halbjahr',
      yearly: 'pro Jahr',
    },
    credits: (n) => count(n, { one: 'Ein Kurs', other: `${figure(n)} Kurse` }),
    unlimited: 'Unbegrenzt viele Kurse',
    validFor: (days) => count(days, { one: 'einen Tag gültig', other: `${figure(days)} Tage gültig` }),
    intro: 'Für dein erstes Mal',
  },
  perClass: (amount) => `${amount} pro Kurs`,
  insteadOf: (amount) => `statt ${amount}`,
  buy: 'Online kaufen',
  buyThis: (name) => `Online kaufen: ${name}`,
  notOnline: 'Das Studio verkauft noch nichts online; frag am Empfang.',
  whatFits: 'Womit du buchen kannst',
  shelf: 'Aus dem Regal',
  shelfMeans: 'Am Empfang zu haben.',
  none: 'Hier stehen noch keine Preise',
  noneMeans: 'Das Studio hat keine Preise ins Netz gestellt. Frag am Empfang oder sieh nach, welche Kurse es gibt.',
  toSchedule: 'Zum Kursplan',
}

export const studio: Messages['studio'] = {
  week: 'Die Woche auf einen Blick',
  noClasses: 'Keine Kurse',
  more: (n) => `${figure(n)} weitere`,
  next: 'Deine nächsten Kurse',
  nextNone: 'Noch nichts gebucht. Hier stehen dann deine nächsten Kurse.',
  alsoThatDay: 'Auch an diesem Tag',
  share: 'Teilen',
  linkCopied: 'Der Link ist kopiert',
  map: 'Auf der Karte zeigen',
  prices: 'Preise',
  allPrices: 'Alle Preise',
  signInFirst: 'Zuerst meldest du dich an oder legst ein Konto an; dann genügt ein Tippen.',
  notShown: 'Dieser Kurs steht nicht im Kursplan',
  notShownMeans:
    'Er ist vorbei, abgesagt oder mehr als zwei Wochen entfernt. Wenn du hier Kurse besuchst, melde dich an, um weiter zu sehen.',
  toSchedule: 'Zum Kursplan',
}

export const filters: Messages['filters'] = {
  named: { kind: 'Kurs', instructor: 'Wer unterrichtet', place: 'Ort' },
  any: { kind: 'Alle Kurse', instructor: 'Alle Lehrenden', place: 'Alle Orte' },
}

export const login: Messages['login'] = {
  title: 'Anmelden',
  lead: (studio) => `Um bei ${studio} zu buchen`,
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  register: 'Konto anlegen',
}
