import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

const clients = (n: number) => count(n, { one: 'one client', other: `${figure(n)} clients` })

export const tags = {
  pages: 'Pages of marketing',
  title: 'Tags',
  lead: 'Words of your own for clients: to find them, and to write to them.',
  create: 'New tag',
  table: 'Tags',
  name: 'Name',
  color: 'Colour',
  clients: 'Clients',
  rules: 'Given by rules',
  changed: 'Since',
  show: 'Show the clients',
  edit: 'Edit',
  delete: 'Delete',
  emptyTitle: 'No tags yet',
  empty: 'Tag clients by hand on their profile, or let a rule do it.',
  newTitle: 'New tag',
  editTitle: (name: string) => `Edit ${name}`,
  created: (name: string) => `${name} created`,
  saved: 'Saved',
  submit: 'Create the tag',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteMeans: (n: number) => (n === 0 ? 'Nobody has it.' : `${clients(n)} will lose it. That can’t be undone.`),
  deleted: (name: string) => `${name} deleted`,
  filter: 'Tag',
  anyTag: 'Any tag',
}

export const tagRules = {
  title: 'Tag rules',
  lead: 'When something happens, the right clients get a tag by themselves.',
  create: 'New rule',
  list: 'Rules',
  when: 'When',
  and: 'and',
  gives: 'then tag',
  isOn: (tag: string) => `Rule for ${tag}`,
  on: 'On',
  off: 'Off',
  turnedOn: 'The rule is on',
  turnedOff: 'The rule is off; the tags it gave stay',
  fired: (n: number) =>
    n === 0 ? 'Never fired yet' : count(n, { one: 'Fired once', other: `Fired ${figure(n)} times` }),
  last: (when: string) => `last ${when}`,
  emptyTitle: 'No rules yet',
  empty: 'For example: when somebody comes for the first time, tag “New here”.',
  more: 'More actions',
  edit: 'Edit',
  delete: 'Delete the rule',
  deleteTitle: 'Delete this rule?',
  deleteMeans: 'The tags it has given stay. Turning it off keeps it for later.',
  deleted: 'Rule deleted',

  newTitle: 'New rule',
  editTitle: 'Edit rule',
  event: 'When',
  eventHelp: 'The rule looks at every event from now on.',
  chooseEvent: 'Choose what happens',
  conditions: 'And',
  conditionsHelp: 'Without a condition it is every client to whom it happens.',
  tag: 'Then tag',
  chooseTag: 'Choose a tag',
  noTags: 'Make a tag first',
  active: 'The rule is on',
  activeHelp: 'It fires for what happens from now on, not for the past.',
  submit: 'Create the rule',
  created: 'The rule is made',
  saved: 'Saved',
  incomplete: 'Fill in every condition, or take it out.',
  reads: 'In words',

  preview: 'Try it on the last 90 days',
  previewMeans: 'Shows whom the rule would have met. Nothing is changed.',
  run: 'Try it',
  runAgain: 'Try again',
  noEvent: 'Choose first what happens.',
  outdated: 'The rule has changed since.',
  nobody: 'It would have met nobody.',
  looked: (n: number, capped: boolean) =>
    capped
      ? `It looked at the newest ${figure(n)} events; there were more.`
      : count(n, { one: 'It looked at one event.', other: `It looked at ${figure(n)} events.` }),
  would: (people: number, times: number) =>
    `${clients(people)}, ${count(times, { one: 'once', other: `${figure(times)} times in all` })}`,
  fresh: (n: number) => (n === 0 ? 'Everybody of them has the tag already.' : `${clients(n)} would get the tag new.`),
  times: (n: number) => count(n, { one: 'once', other: `${figure(n)} times` }),
  hasTag: 'has the tag',
  shownOf: (shown: number, all: number) => `The latest ${figure(shown)} of ${figure(all)}.`,
}
