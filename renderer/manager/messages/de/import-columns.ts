import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const columns: Messages['imports']['columns'] = {
  lead: 'Welche Spalte welches Feld füllt. Was du weglässt, wird nicht importiert.',
  column: 'Spalte der Datei',
  samples: 'Inhalt',
  field: 'Geht nach',
  leaveOut: 'Weglassen',
  leftOut: (n) => count(n, { one: '1 Spalte bleibt weg', other: `${figure(n)} Spalten bleiben weg` }),
  empty: 'Leer',
  goes: (column) => `Wohin „${column}“ geht`,
  fieldOf: (column) => `Feld für ${column}`,
  unknown: 'Nicht erkannte Spalten',
  unknownLead: 'Sie werden nicht importiert, solange du nicht sagst, wohin sie gehören.',
  looks: 'Sieht aus wie',
  looksLike: {
    email: 'E-Mail-Adressen',
    phone: 'Telefonnummern',
    date: 'Daten',
    money: 'Geldbeträge',
    yes_no: 'Ja oder Nein',
    number: 'Zahlen',
    text: 'Text',
  },
  fits: 'Ihre Werte passen',
  showAll: (n) => `Alle ${figure(n)} zeigen`,
}
