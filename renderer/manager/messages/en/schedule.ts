import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import { calendar as link } from '../../../shared/messages/en/calendar.ts'

const count = plurals('en')
const figure = figures('en')
const list = lists('en')

const people = (n: number) => count(n, { one: '1 person', other: `${figure(n)} people` })
const classCount = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })
const bookings = (n: number) => count(n, { one: '1 booking', other: `${figure(n)} bookings` })

const links = {
  title: 'Calendar links',
  lead: 'Subscribe once: the timetable, and what is moved or cancelled, shows in that calendar by itself.',
  whose: 'Whose classes',
  studio: 'The whole studio',
}

const toolbar = {
  today: 'Today',
  before: { month: 'Month before', week: 'Week before', day: 'Day before' },
  after: { month: 'Next month', week: 'Next week', day: 'Next day' },
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day' },
  instructor: 'Instructor',
  everyone: 'All instructors',
  location: 'Location',
  everywhere: 'All locations',
  template: 'Kind of class',
  everything: 'All classes',
  days: 'Days of the week',
  keys: 'Keys',
  keysTitle: 'Keyboard',
  keyList: [
    ['T', 'Today'],
    ['← →', 'Before and after'],
    ['M', 'Month'],
    ['W', 'Week'],
    ['D', 'Day'],
    ['N', 'Plan a class'],
    ['Enter', 'Open the class in focus'],
    ['Alt ↑ ↓', 'Move it by 15 minutes'],
    ['Alt ← →', 'Move it by a day'],
    ['Alt Shift ↑ ↓', 'Make it shorter or longer'],
  ] as readonly (readonly [keys: string, what: string])[],
}

const scopes = {
  label: 'Which classes',
  this: 'Only this class',
  thisMeans: 'It then stays as it is when the series is edited.',
  this_and_following: 'This and the following',
  this_and_followingMeans: 'This class, the later ones and those still to be made.',
  all: 'The whole series',
  allMeans: 'Every class still to come.',
  includeEdited: 'Also classes that were edited by hand',
}

const move = {
  title: (name: string) => `Move ${name}?`,
  resizeTitle: (name: string) => `Change how long ${name} takes?`,
  fromTo: (from: string, to: string) => `${from} becomes ${to}`,
  told: (n: number) =>
    count(n, {
      one: '1 person is booked. They are told of the new time and may cancel free.',
      other: `${figure(n)} people are booked. They are told of the new time and may cancel free.`,
    }),
  toldSeries: 'Everybody booked is told of the new time and may cancel free.',
  submit: 'Move',
  submitAnyway: 'Move anyway',
  resize: 'Change',
  resizeAnyway: 'Change anyway',
  done: (name: string, when: string) => `${name} is now ${when}`,
  at: (name: string, when: string) => `${name}: ${when}, not saved yet`,
}

const clash = {
  title: (n: number) => count(n, { one: 'This clashes', other: `This clashes ${figure(n)} times` }),
  more: (n: number) => `and ${figure(n)} more`,
}

const plan = {
  title: 'Plan a class',
  template: 'Class',
  chooseTemplate: 'Choose a class',
  day: 'Date',
  firstDay: 'From',
  start: 'Start',
  duration: 'Duration',
  minutes: 'min',
  capacity: 'Places',
  instructor: 'Instructor',
  nobody: 'Nobody yet',
  location: 'Location',
  noLocation: 'None',
  repeats: 'Repeats',
  once: 'Once',
  weekly: 'Weekly',
  weekdays: 'On these days',
  noWeekday: 'Choose at least one day.',
  interval: 'Every',
  weeks: (n: number) => count(n, { one: 'week', other: 'weeks' }),
  ends: 'Ends',
  endings: { never: 'Never', until: 'On a date', count: 'After a number of classes' },
  until: 'Last day',
  count: 'Classes in all',
  seriesMeans:
    'Classes are made 12 weeks ahead; further ones follow by themselves. Days the studio is closed are left out.',
  submit: 'Plan class',
  submitSeries: 'Plan series',
  anyway: 'Plan anyway',
  done: (name: string, when: string) => `${name} is planned: ${when}`,
  doneSeries: (name: string, when: string) => `${name} is planned, first on ${when}`,
  noTemplates: 'No class templates yet',
  noTemplatesMeans:
    'A template says what a class is: its name, length, places and colour. Make one, then plan its classes.',
  newTemplate: 'New template',
}

const details = {
  loading: 'Class',
  roster: 'Open roster',
  edit: 'Edit',
  substitute: 'Substitute',
  cancel: 'Cancel class',
  planAgain: 'Plan again',
  instructor: 'Instructor',
  nobody: 'Nobody yet',
  insteadOf: (name: string) => `instead of ${name}`,
  location: 'Location',
  repeats: 'Repeats',
  editedByHand: 'Edited by hand',
  editedMeans: 'Kept as it is when the series is edited.',
  opens: 'Booking opens',
  closes: 'Booking closes',
  freeUntil: 'Free to cancel until',
  cancelledAt: 'Cancelled',
  seats: 'Places',
  booked: (booked: number, capacity: number) => `${figure(booked)} of ${figure(capacity)} booked`,
  held: (n: number) => count(n, { one: '1 place held', other: `${figure(n)} places held` }),
  waiting: (n: number) => count(n, { one: '1 person waiting', other: `${figure(n)} people waiting` }),
  notCancelled: 'This class was cancelled.',
  begun: 'The class has begun: its time stays.',
  over: 'The class is over.',
}

const substitute = {
  choose: 'Who teaches it instead?',
  planned: 'Was to teach it',
  nobodyElse: 'There is no other instructor',
  done: (name: string) => `${name} teaches this class`,
  title: (name: string) => `${name} has another class then`,
  anyway: 'Substitute anyway',
}

const edit = {
  submit: 'Save changes',
  anyway: 'Save anyway',
  done: 'Class saved',
  seriesDone: 'Series saved',
}

const cancelling = {
  title: (name: string) => `Cancel ${name}?`,
  reason: 'Reason',
  reasonHelp: 'Everybody booked reads it in their message.',
  counting: 'Looking up who is booked …',
  nobody: 'Nobody is booked.',
  means: (n: { classes: number; booked: number; waiting: number }) =>
    list(
      [
        n.classes > 1 ? `${classCount(n.classes)} are cancelled` : 'The class is cancelled',
        n.booked > 0 ? `${bookings(n.booked)} with ${n.classes > 1 ? 'them' : 'it'}` : '',
        n.waiting > 0 ? `${people(n.waiting)} on the waitlist ${n.waiting === 1 ? 'is' : 'are'} told` : '',
      ].filter(Boolean),
    ) + '.',
  credits: 'Every credit goes back, nothing is charged, and everybody booked is told.',
  seriesEnds: 'The series ends there: no further classes are made.',
  noUndo: 'This can’t be taken back.',
  keep: 'Keep class',
  submit: (n: number) => count(n, { one: 'Cancel class', other: `Cancel ${figure(n)} classes` }),
  done: (name: string) => `${name} is cancelled`,
}

const closures = {
  title: 'Closures',
  lead: 'Days the studio is closed. Their classes are cancelled and every credit goes back.',
  none: 'No closures',
  noneMeans: 'Add holidays or a refurbishment, and see beforehand what they cancel.',
  list: 'Closed days',
  add: 'Add closure',
  first: 'First day',
  last: 'Last day',
  order: 'Is before the first day.',
  reason: 'Reason',
  reasonHelp: 'Clients read it, for example “Christmas”.',
  extend: 'Lengthen packs, drop-ins and time passes by the closed days',
  preview: 'What it does',
  previewMeans: (n: { classes: number; bookings: number; waiting: number }) =>
    n.classes === 0
      ? 'There are no classes on these days.'
      : list(
          [
            `${classCount(n.classes)} ${n.classes === 1 ? 'is' : 'are'} cancelled`,
            n.bookings > 0 ? `${bookings(n.bookings)} with every credit returned` : 'nobody is booked',
            n.waiting > 0 ? `${people(n.waiting)} on waitlists told` : '',
          ].filter(Boolean),
        ) + '.',
  packs: (n: number) =>
    count(n, { one: '1 pack or pass would last longer.', other: `${figure(n)} packs and passes would last longer.` }),
  submit: 'Close these days',
  done: (n: number) => count(n, { one: 'Closed: 1 class cancelled', other: `Closed: ${figure(n)} classes cancelled` }),
  extended: 'Packs lengthened',
  remove: 'Open again',
  removeTitle: 'Open again on these days?',
  removeMeans:
    'Classes to come that were cancelled by it are on the timetable again, without their former bookings. Packs keep their extension.',
  removed: 'Open again',
  past: 'Past',
}

const month = {
  grid: (month: string) => `Classes of ${month}`,
  none: 'no classes',
  classes: (n: number) => classCount(n),
  /** Of a day to come: how many classes there are and how full they are. */
  ahead: (n: number, booked: number, places: number) =>
    `${classCount(n)}, ${figure(booked)} of ${figure(places)} places booked`,
  /** Of a day that is over. */
  over: (n: number, came: number, booked: number) =>
    `${classCount(n)}, ${figure(came)} of ${figure(booked)} booked came`,
  off: (n: number) => count(n, { one: '1 cancelled', other: `${figure(n)} cancelled` }),
  waiting: (n: number) => count(n, { one: '1 person waiting', other: `${figure(n)} people waiting` }),
  closed: (reason: string | null) => (reason === null ? 'closed' : `closed: ${reason}`),
  more: (n: number) => `+${figure(n)} more`,
}

export const schedule = {
  links,
  link,
  title: 'Schedule',
  templates: 'Templates',
  planClass: 'Plan a class',
  calendar: 'Calendar',
  came: (came: number, booked: number) => `${figure(came)}/${figure(booked)} came`,
  print: 'Print',
  printed: (when: string) => `Printed ${when}`,
  moreOf: (n: number) => `+${figure(n)}`,
  moreHint: (n: number) => `Show the day with ${classCount(n)} more`,
  fill: ({ booked, capacity }: { booked: number; capacity: number }) => `${figure(booked)}/${figure(capacity)}`,
  waiting: (n: number) => count(n, { one: '1 person waiting', other: `${figure(n)} people waiting` }),
  state: { scheduled: 'Scheduled', in_progress: 'In progress', finished: 'Over', cancelled: 'Cancelled' },
  closed: 'Closed',
  emptyTitle: { month: 'No classes this month', week: 'No classes this week', day: 'No classes on this day' },
  empty: 'Draw one into the calendar, or plan it here.',
  emptyMonth: 'Plan one here, or draw it into a week.',
  emptyFiltered: 'None match the filters.',
  clearFilters: 'Clear filters',
  everyWeek: (days: readonly string[]) => `Every week on ${list(days)}`,
  everyWeeks: (n: number, days: readonly string[]) => `Every ${figure(n)} weeks on ${list(days)}`,
  untilDay: (rule: string, day: string) => `${rule}, until ${day}`,
  times: (rule: string, n: number) => `${rule}, ${figure(n)} times`,
  month,
  toolbar,
  scopes,
  move,
  clash,
  plan,
  details,
  substitute,
  edit,
  cancelling,
  closures,
}

export const substitutes = {
  find: 'Ask who can teach it…',
  findTitle: (name: string) => `Find a substitute for ${name}?`,
  findMore: 'Ask others',
  moreTitle: (name: string) => `Ask others to teach ${name}?`,
  told: 'Everybody who taught this kind of class in the last six months and is free then gets an e-mail.',
  toldMore: 'Those you name get an e-mail, if they are free then.',
  until: (name: string) => `${name} keeps the class until somebody else teaches it.`,
  named: 'Ask these as well',
  namedMore: 'Ask these',
  note: 'Note',
  noteHelp: 'Those who are asked read it.',
  ask: 'Ask',
  nameSomebody: 'Choose whom to ask.',
  notNow: 'Not now',
  asked: (name: string) => `${name} looks for a substitute`,

  looks: 'Looks for a substitute',
  nobody: (name: string) => `${name} asks to be replaced. Nobody has offered yet.`,
  offers: (name: string) => `${name} offers to teach it`,
  waits: (asker: string) => `Instead of ${asker}. Approve it, and those booked are told.`,
  claim: 'I’ll teach it',
  claimed: (name: string) => `You offered to teach ${name}`,
  approve: 'Approve',
  approved: (name: string) => `${name} teaches this class`,
  decline: 'Decline',
  declined: (name: string) => `${name} is told; the class looks for somebody else`,
  withdraw: 'Stop looking',
  withdrawn: (name: string) => `${name} teaches the class after all`,
}
