import { figures, plurals } from '../../i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

/** When an instructor can be booked: for the desk, and for the instructor. */
export const availability = {
  title: 'When I can be booked',
  lead: 'The same every week. Classes and appointments are taken off by themselves.',
  week: 'Hours of a week',
  grid: 'Draw with the pointer, or move with the arrow keys: the space bar sets half an hour, Shift with an arrow goes on drawing.',
  striped: 'Striped: hours for one service only.',
  stripedOthers: 'Striped: hours for every service, or for another.',
  drawFor: 'Draw for',
  every: 'Every service',
  cellFree: (when: string) => `${when}: not available`,
  cellOpen: (when: string, service: string) => `${when}: available, ${service}`,
  list: 'As a list',
  none: 'Not on this day',
  from: 'From',
  to: 'To',
  service: 'For',
  add: 'Add hours',
  addOn: (day: string) => `Add hours on ${day}`,
  removeNamed: (day: string, hours: string) => `Remove ${day}, ${hours}`,
  off: 'Switched off',
  order: 'The end must be after the start.',
  save: 'Save hours',
  saved: 'Hours saved',
  stays: 'What is booked already stays as it is.',
  changed: 'The hours were changed meanwhile',
  changedMeans:
    'Somebody saved other hours on another screen. Take those, and what you changed here is dropped; or save, and yours take their place.',
  takeSaved: 'Take those',
  saveMine: 'Save mine',

  timeOff: {
    title: 'Time off',
    lead: 'Nothing can be booked in it.',
    none: 'No time off planned.',
    add: 'Add time off',
    wholeDays: 'Whole days',
    first: 'First day',
    last: 'Last day',
    from: 'From',
    to: 'To',
    reason: 'Reason',
    reasonHelp: 'For the studio only.',
    order: 'The end must be after the start.',
    save: 'Add',
    saved: 'Time off added',
    removeNamed: (when: string) => `Remove time off: ${when}`,
    removed: 'Time off removed',
    clashes: (n: number) =>
      count(n, { one: 'Something is planned then', other: `${figure(n)} things are planned then` }),
    clashesMean: 'They stay. Add it anyway and settle them one by one, or choose another time.',
    anyway: 'Add it anyway',
  },
}
