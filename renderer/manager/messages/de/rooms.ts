import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')
const seats = (n: number) => count(n, { one: 'ein Platz', other: `${figure(n)} Plätze` })

export const rooms: Messages['rooms'] = {
  title: 'Raumpläne',
  titleMeans:
    'Räume, in denen jeder Platz einen Namen hat: Matten, Reformer, Räder. Den Platz wählt man beim Buchen, und die Anwesenheitsliste zeigt, wer wo ist.',
  table: 'Raumpläne',
  add: 'Raum zeichnen',
  edit: 'Bearbeiten',
  editTitle: (name) => `${name} bearbeiten`,
  name: 'Name',
  seatCount: seats,
  usedBy: (templates, classes) =>
    [
      count(templates, { one: 'einer Vorlage', other: `${figure(templates)} Vorlagen` }),
      count(classes, { one: 'einem kommenden Kurs', other: `${figure(classes)} kommenden Kursen` }),
    ].join(', '),
  unused: 'Noch nicht verwendet',
  inUse: 'Kursvorlagen oder kommende Kurse verwenden ihn. Wähle für sie zuerst einen anderen Raum.',
  added: (name) => `${name} ist hinzugefügt. Wähle den Raum in einer Kursvorlage.`,
  saved: 'Gespeichert',
  remove: 'Löschen',
  removeTitle: (name) => `${name} löschen?`,
  removeMeans: 'Kurse, die darin stattgefunden haben, behalten ihre Plätze.',
  removed: (name) => `${name} ist gelöscht`,
  emptyTitle: 'Keine Raumpläne',
  empty: 'Zeichne einen Raum, in dem es darauf ankommt, wer welchen Platz hat.',
  drawRows: 'Reihen zeichnen',
  drawRowsMeans: 'Das ersetzt, was gezeichnet ist.',
  rows: 'Reihen',
  perRow: 'Je Reihe',
  kind: 'Art',
  kinds: { mats: 'Matten', reformers: 'Reformer', bikes: 'Räder' },
  draw: 'Zeichnen',
  grid: 'Der Raum von oben',
  gridMeans:
    'Tippe auf ein leeres Feld, um einen Platz hinzuzufügen. Tippe auf einen Platz, um ihn umzubenennen, zu verschieben oder zu entfernen. Mit den Pfeiltasten gehst du von Feld zu Feld.',
  front: 'Vorne',
  emptySquare: (row, column) => `Reihe ${figure(row)}, Spalte ${figure(column)}: Platz hinzufügen`,
  moveHere: (seat, row, column) => `Reihe ${figure(row)}, Spalte ${figure(column)}: ${seat} hierher verschieben`,
  seatAt: (seat, row, column) => `${seat}, Reihe ${figure(row)}, Spalte ${figure(column)}`,
  seatName: 'Name des Platzes',
  moving: (seat) => `Tippe auf ein leeres Feld, um ${seat} dorthin zu verschieben.`,
  removeSeat: (seat) => `${seat} entfernen`,
  addSeat: 'Platz hinzufügen',
  list: 'Alle Plätze',
  needsSeat: 'Zeichne mindestens einen Platz.',
  lostTitle: 'Diese verlieren ihren Platz',
  anyway: 'Speichern und andere Plätze geben',
}

export const kiosks: Messages['kiosks'] = {
  title: 'Kioske',
  titleMeans:
    'Ein Tablet an der Tür, an dem man selbst eincheckt. Es zeigt Vornamen mit einem Anfangsbuchstaben und sonst nichts, und es braucht kein Internet: Das Netz des Studios genügt.',
  table: 'Kioske',
  add: 'Kiosk hinzufügen',
  name: 'Name',
  nameExample: 'Eingang',
  location: 'Standort',
  everywhere: 'Alle Standorte',
  paired: (when) => `Verbunden: ${when}`,
  waits: (time) => `Wartet bis ${time} auf seinen Code`,
  lapsed: 'Sein Code ist abgelaufen',
  codeTitle: 'Gib diesen Code am Tablet ein',
  codeMeans: (time) =>
    `Öffne die Adresse am Tablet und gib den Code ein. Er gilt einmal, bis ${time}, und wird nicht noch einmal gezeigt.`,
  address: 'Adresse',
  code: 'Code',
  otherAddress:
    'Nimm am Tablet die Adresse dieses Computers im Netz des Studios (siehe „Online gehen“) und hänge /kiosk an.',
  done: 'Fertig',
  revoke: 'Sperren',
  remove: 'Sperren',
  removeTitle: (name) => `${name} sperren?`,
  removeMeans: 'An diesem Tablet kann dann niemand mehr einchecken.',
  removed: (name) => `${name} ist gesperrt`,
  emptyTitle: 'Keine Kioske',
  empty: 'Füge einen hinzu und verbinde ein Tablet mit dem Code.',
}
