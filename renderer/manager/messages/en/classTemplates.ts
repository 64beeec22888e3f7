import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const hours = (n: number) => count(n, { one: '1 hour', other: `${figure(n)} hours` })

export const classTemplates = {
  title: 'Class templates',
  lead: 'What the studio teaches. Classes of the schedule are made from these.',
  trail: 'Schedule',
  create: 'New template',
  createIt: 'Create template',
  shown: 'Which templates',
  active: 'Active',
  all: 'All',
  table: 'Class templates',
  name: 'Name',
  duration: 'Duration',
  minutes: 'min',
  capacity: 'Places',
  instructor: 'Instructor',
  nobody: 'Nobody in particular',
  windows: 'Booking',
  opens: (n: number) => `Opens ${hours(n)} before`,
  closes: (n: number) => `closes ${hours(n)} before`,
  free: (n: number) => (n === 0 ? 'free to cancel until the start' : `free to cancel until ${hours(n)} before`),
  studioRules: 'The studio’s rules',
  inactive: 'Inactive',
  edit: 'Edit',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  deactivated: (name: string) => `${name} is no longer offered`,
  reactivated: (name: string) => `${name} is offered again`,
  saved: 'Template saved',
  created: (name: string) => `${name} can be planned now`,
  newTitle: 'New class template',
  editTitle: (name: string) => name,
  description: 'Description',
  descriptionHelp: 'Clients read it in the schedule.',
  color: 'Colour',
  ownColor: 'Own colour',
  colors: {
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    indigo: 'Indigo',
    purple: 'Purple',
    pink: 'Pink',
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    grey: 'Grey',
  },
  photo: 'Photo',
  photoHelp:
    'It is cut to 16:9 by itself: what matters belongs in the middle. Without one, a drawing in its colour is shown.',
  photoOf: (name: string) => `Photo of ${name}`,
  noPhoto: (name: string) => `${name} can be planned now, but without the photo. Try another picture.`,
  rules: 'Booking and cancelling',
  opensField: 'Booking opens',
  closesField: 'Booking closes',
  freeField: 'Cancel free until',
  hoursBefore: 'h before',
  opensEmpty: 'Empty: at once',
  closesEmpty: 'Empty: at the start',
  freeEmpty: (n: number | null) => (n === null ? 'Empty: the studio’s rule' : `Empty: ${hours(n)} before`),
  appliesNow:
    'Name, description, colour and rules change for every class at once. Duration, places and instructor hold for classes planned from now on.',
  emptyTitle: 'No class templates yet',
  empty:
    'A template says what a class is: its name, length, places and colour. Make the first one, then plan its week.',
  noneActive: 'Nothing is offered any more',
  noneActiveHelp: 'Every template is deactivated. Show all of them to offer one again.',
  showAll: 'Show all',
}

/** The room of a class, in its forms. */
export const roomChoice = {
  room: 'Room plan',
  none: 'No seats',
}
