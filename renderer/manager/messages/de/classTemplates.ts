import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')
const hours = (n: number) => count(n, { one: '1 Stunde', other: `${figure(n)} Stunden` })

export const classTemplates: Messages['classTemplates'] = {
  title: 'Kursvorlagen',
  lead: 'Was im Studio unterrichtet wird. Daraus entstehen die Kurse im Kursplan.',
  trail: 'Kursplan',
  create: 'Neue Vorlage',
  createIt: 'Vorlage anlegen',
  shown: 'Welche Vorlagen',
  active: 'Aktive',
  all: 'Alle',
  table: 'Kursvorlagen',
  name: 'Name',
  duration: 'Dauer',
  minutes: 'Min.',
  capacity: 'Plätze',
  instructor: 'Lehrkraft',
  nobody: 'Niemand Bestimmtes',
  windows: 'Buchen',
  opens: (n) => `buchbar ab ${hours(n)} vorher`,
  closes: (n) => `Buchungsschluss ${hours(n)} vorher`,
  free: (n) => (n === 0 ? 'kostenlos stornieren bis zum Beginn' : `kostenlos stornieren bis ${hours(n)} vorher`),
  studioRules: 'Nach den Regeln des Studios',
  inactive: 'Inaktiv',
  edit: 'Bearbeiten',
  deactivate: 'Deaktivieren',
  reactivate: 'Wieder aktivieren',
  deactivated: (name) => `${name} wird nicht mehr angeboten`,
  reactivated: (name) => `${name} wird wieder angeboten`,
  saved: 'Vorlage gespeichert',
  created: (name) => `${name} lässt sich jetzt planen`,
  newTitle: 'Neue Kursvorlage',
  editTitle: (name) => name,
  description: 'Beschreibung',
  descriptionHelp: 'Steht im Kursplan des Portals.',
  color: 'Farbe',
  ownColor: 'Eigene Farbe',
  colors: {
    green: 'Grün',
    teal: 'Petrol',
    blue: 'Blau',
    indigo: 'Indigo',
    purple: 'Violett',
    pink: 'Rosa',
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    grey: 'Grau',
  },
  photo: 'Foto',
  photoHelp:
    'Es wird von selbst auf 16:9 zugeschnitten: Was zählt, gehört in die Mitte. Ohne Foto steht dort eine Zeichnung in der Kursfarbe.',
  photoOf: (name) => `Foto von ${name}`,
  noPhoto: (name) => `${name} lässt sich jetzt planen, aber ohne das Foto. Versuch es mit einem anderen Bild.`,
  rules: 'Buchen und stornieren',
  opensField: 'Buchbar ab',
  closesField: 'Buchbar bis',
  freeField: 'Kostenlos stornieren bis',
  hoursBefore: 'Std. vorher',
  opensEmpty: 'Leer: sofort',
  closesEmpty: 'Leer: bis zum Beginn',
  freeEmpty: (n) => (n === null ? 'Leer: die Regel des Studios' : `Leer: ${hours(n)} vorher`),
  appliesNow:
    'Name, Beschreibung, Farbe und Regeln ändern sich sofort für alle Kurse. Dauer, Plätze und Lehrkraft gelten für Kurse, die ab jetzt geplant werden.',
  emptyTitle: 'Noch keine Kursvorlagen',
  empty:
    'Eine Vorlage sagt, was ein Kurs ist: Name, Dauer, Plätze und Farbe. Lege die erste an und plane dann ihre Woche.',
  noneActive: 'Nichts wird mehr angeboten',
  noneActiveHelp: 'Alle Vorlagen sind deaktiviert. Zeig alle, um eine wieder anzubieten.',
  showAll: 'Alle zeigen',
}

export const roomChoice: Messages['roomChoice'] = {
  room: 'Raumplan',
  none: 'Ohne feste Plätze',
}
