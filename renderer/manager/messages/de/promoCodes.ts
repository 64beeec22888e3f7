import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type PromoCodes = Messages['promoCodes']

const count = plurals('de')
const figure = figures('de')
const list = lists('de')

/** What a code does, in plain sentences; the page puts those together that apply. */
const sentences: PromoCodes['sentences'] = {
  takes: (discount, what) => `${discount} Rabatt auf ${what}.`,
  anyType: 'alle Mitgliedschaften',
  types: (names) => list(names),
  moreTypes: (names, more) => list([...names, count(more, { one: '1 weitere', other: `${figure(more)} weitere` })]),
  between: (from, until) => `Gültig von ${from} bis ${until}.`,
  from: (from) => `Gültig ab ${from}.`,
  until: (until) => `Gültig bis ${until}.`,
  always: 'Unbefristet gültig.',
  onceEach: 'Einmal pro Person.',
  uses: (n) => count(n, { one: 'Einmal einlösbar.', other: `${figure(n)}-mal einlösbar.` }),
  onceEachUses: (n) => count(n, { one: 'Einmal einlösbar.', other: `Einmal pro Person, insgesamt ${figure(n)}-mal.` }),
  unlimited: 'Beliebig oft einlösbar.',
}

const form: PromoCodes['form'] = {
  newTitle: 'Neuer Aktionscode',
  editTitle: (code) => `${code} bearbeiten`,
  keeps: 'Was damit schon verkauft wurde, behält seinen Rabatt.',
  code: 'Code',
  codeHelp: 'Buchstaben, Ziffern und Striche, zum Beispiel FRUEHLING-20.',
  kind: 'Rabatt',
  kinds: { percentage: 'Prozentsatz', fixed_amount: 'Betrag' },
  percentage: 'Prozentsatz',
  amount: 'Betrag',
  percent: '%',
  tooMuch: 'Höchstens 100 %.',
  notZero: 'Mehr als 0.',
  for: 'Für',
  allTypes: 'Alle Mitgliedschaftsarten',
  someTypes: 'Nur bestimmte',
  types: 'Mitgliedschaftsarten',
  noType: 'Wähle mindestens eine.',
  offSale: 'nicht im Verkauf',
  from: 'Ab',
  until: 'Bis',
  untilHelp: 'Der letzte Tag zählt mit. Leer: unbefristet.',
  order: 'Das Ende liegt vor dem Anfang.',
  maxUses: 'Einlösungen insgesamt',
  maxUsesHelp: 'Leer: ohne Grenze.',
  once: 'Einmal pro Person',
  does: 'Was er bewirkt',
  create: 'Code anlegen',
  created: (code) => `${code} angelegt`,
  saved: (code) => `${code} gespeichert`,
}

export const promoCodes: PromoCodes = {
  title: 'Aktionscodes',
  lead: 'Ein Rabatt auf Mitgliedschaften für alle, die das Wort kennen.',
  total: (n, capped) => (capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Code', other: `${figure(n)} Codes` })),
  table: 'Aktionscodes',
  create: 'Neuer Code',
  shown: 'Welche Codes',
  shownAs: { active: 'Aktive', all: 'Alle' },
  code: 'Code',
  does: 'Was er bewirkt',
  uses: 'Einlösungen',
  used: (n) => count(n, { one: 'Einmal eingelöst', other: `${figure(n)}-mal eingelöst` }),
  usedOf: (n, most) => `${figure(n)} von ${figure(most)}`,
  neverUsed: 'Noch nicht eingelöst',
  states: {
    active: 'Gilt heute',
    coming: 'Noch nicht',
    over: 'Vorbei',
    usedUp: 'Aufgebraucht',
    deactivated: 'Deaktiviert',
  },
  state: 'Status',
  edit: 'Bearbeiten',
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  deactivate: 'Deaktivieren',
  reactivate: 'Wieder aktivieren',
  deactivated: (code) => `${code} deaktiviert`,
  reactivated: (code) => `${code} ist wieder aktiv`,
  none: 'Noch keine Aktionscodes',
  noneHelp: 'Zwanzig Prozent zum Frühling, zehn Euro für eine Empfehlung: Lege den ersten an.',
  noneActive: 'Kein Code ist aktiv',
  noneActiveHelp: 'Zeig alle, um einen wieder zu aktivieren.',
  showAll: 'Alle zeigen',
  sentences,
  form,
}
