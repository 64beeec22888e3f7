import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const seats = (n: number) => count(n, { one: 'one seat', other: `${figure(n)} seats` })

export const rooms = {
  title: 'Room plans',
  titleMeans:
    'Rooms whose places have names: mats, reformers, bikes. Clients pick their seat, and the roster shows who sits where.',
  table: 'Room plans',
  add: 'Draw a room',
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,
  name: 'Name',
  seatCount: seats,
  usedBy: (templates: number, classes: number) =>
    [
      count(templates, { one: 'one template', other: `${figure(templates)} templates` }),
      count(classes, { one: 'one class to come', other: `${figure(classes)} classes to come` }),
    ].join(', '),
  unused: 'Not used yet',
  inUse: 'Class templates or classes to come use it. Choose another room for them first.',
  added: (name: string) => `${name} was added. Choose it in a class template.`,
  saved: 'Saved',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeMeans: 'Classes that were held in it keep their seats.',
  removed: (name: string) => `${name} was deleted`,
  emptyTitle: 'No room plans',
  empty: 'Draw a room where it matters which place somebody has.',
  drawRows: 'Draw rows',
  drawRowsMeans: 'This takes the place of what is drawn.',
  rows: 'Rows',
  perRow: 'In each',
  kind: 'Of',
  kinds: { mats: 'Mats', reformers: 'Reformers', bikes: 'Bikes' },
  draw: 'Draw',
  grid: 'The room from above',
  gridMeans:
    'Tap an empty square to add a seat. Tap a seat to rename, move or remove it. Arrow keys go from square to square.',
  front: 'Front',
  emptySquare: (row: number, column: number) => `Row ${figure(row)}, column ${figure(column)}: add a seat`,
  moveHere: (seat: string, row: number, column: number) =>
    `Row ${figure(row)}, column ${figure(column)}: move ${seat} here`,
  seatAt: (seat: string, row: number, column: number) => `${seat}, row ${figure(row)}, column ${figure(column)}`,
  seatName: 'Name of the seat',
  moving: (seat: string) => `Tap an empty square to move ${seat} there.`,
  removeSeat: (seat: string) => `Remove ${seat}`,
  addSeat: 'Add a seat',
  list: 'All seats',
  needsSeat: 'Draw at least one seat.',
  lostTitle: 'These lose their seat',
  anyway: 'Save, give them other seats',
}

export const kiosks = {
  title: 'Kiosks',
  titleMeans:
    'A tablet at the door where clients check themselves in. It shows first names with an initial and nothing else, and needs no internet: the studio’s own network will do.',
  table: 'Kiosks',
  add: 'Add kiosk',
  name: 'Name',
  nameExample: 'Front door',
  location: 'Location',
  everywhere: 'All locations',
  paired: (when: string) => `Paired ${when}`,
  waits: (time: string) => `Waits for its code until ${time}`,
  lapsed: 'Its code has run out',
  codeTitle: 'Type this code on the tablet',
  codeMeans: (time: string) =>
    `Open the address on the tablet and type the code. It is good once, until ${time}, and is not shown again.`,
  address: 'Address',
  code: 'Code',
  otherAddress:
    'On a tablet, use this computer’s address in the studio’s network (see Going online) followed by /kiosk.',
  done: 'Done',
  revoke: 'Revoke',
  remove: 'Revoke',
  removeTitle: (name: string) => `Revoke ${name}?`,
  removeMeans: 'Its tablet can’t check anybody in from then on.',
  removed: (name: string) => `${name} was revoked`,
  emptyTitle: 'No kiosks',
  empty: 'Add one, and pair a tablet with the code.',
}
