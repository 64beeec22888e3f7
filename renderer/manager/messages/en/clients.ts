import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

const filters = {
  status: 'Membership',
  anyStatus: 'Any membership',
  statuses: {
    active: 'Active membership',
    paused: 'Paused membership',
    pending: 'Membership not begun',
    expired: 'Expired membership',
    cancelled: 'Cancelled membership',
    none: 'Never had a membership',
  },
  visits: 'Last visit',
  anyVisit: 'Any visit',
  notSince: (n: number) => `No visit for ${figure(n)} days`,
  some: 'Filters',
  someOn: (n: number) => `Filters: ${figure(n)}`,
  more: 'More filters',
  moreOn: (n: number) => `More filters: ${figure(n)}`,
  each: {
    owes: 'Owe something',
    few: 'Two classes left, or fewer',
    unsigned: 'Have a waiver to sign',
    birthday: 'Birthday this month',
    fresh: 'Clients since this month',
  },
  clear: 'Clear the filters',
}

const form = {
  newTitle: 'New client',
  newLead: 'They get no login yet; an invitation gives them one.',
  editTitle: (name: string) => `Edit ${name}`,
  name: 'Full name',
  email: 'E-mail',
  emailHelp: 'They sign in with it and get their e-mails there.',
  emailIsLogin: 'They sign in with it. Your role does not include changing that.',
  phone: 'Phone',
  born: 'Date of birth',
  address: 'Address',
  emergency: 'Emergency contact',
  emergencyHelp: 'Whom to call, and the number.',
  language: 'Language of their e-mails',
  languages: { en: 'English', de: 'German', es: 'Spanish', fr: 'French', it: 'Italian' },
  studioLanguage: 'The studio’s',
  since: 'Client since',
  sinceHelp: 'Empty: today.',
  guardian: 'Looked after by',
  guardianHelp: 'Another client who books and signs for them, such as a parent.',
  create: 'Add the client',
  created: (name: string) => `${name} added`,
  saved: 'Saved',
}

const picker = {
  placeholder: 'Type a name or an e-mail',
  clear: 'Choose somebody else',
}

const tell = {
  title: (name: string) => `Tell ${name} something`,
  lead: 'For what concerns them, as a call would be: a scarf left behind, another room. Offers and news for many go by automations, to those who agreed.',
  subject: 'In a few words',
  text: 'Message',
  send: 'Send',
  done: 'It stands in their notifications',
  pushed: 'Their devices will show it.',
  mailed: 'It leaves by e-mail too.',
  both: 'Their devices will show it, and it leaves by e-mail.',
  listed: 'They will see it when they open the portal.',
  noLogin: 'They have no login yet: invite them, so that they can read it.',
  why: {
    CHOSE_EMAIL: 'They chose e-mail instead of their devices.',
    NO_CONSENT: 'They have not agreed to notifications on their devices.',
    NO_DEVICE: 'No device of theirs is switched on for it.',
    TOO_LATE: 'The quiet hours last too long for a push.',
    HELD: 'After the restore, pushes wait for your word.',
  },
}

const actions = {
  tell: 'Send a notification',
  pause: 'Pause a membership',
  pauseOf: (name: string) => `Pause ${name}…`,
  nothingToPause: 'Nothing that can be paused now',
  sell: 'Sell a membership',
  book: 'Book a class',
  invite: 'Invite',
  resetMail: 'Send a link for a new password',
  resetMailed: (email: string) => `A link for a new password is on its way to ${email}`,
  edit: 'Edit',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  more: 'More actions',
  deactivated: (name: string) => `${name} deactivated`,
  reactivated: (name: string) => `${name} reactivated`,
  isInactive: 'Deactivated. Reactivate first.',
  noEmail: 'Give them an e-mail first: they sign in with it.',
  hasGuardian: 'They are looked after. Take the guardian away first.',
}

const invite = {
  title: (name: string) => `Invite ${name}`,
  lead: 'A link to set a password and to see the schedule, the bookings and what is left.',
  make: 'Make the link and mail it',
  link: 'Invitation link',
  copy: 'Copy the link',
  copied: 'Link copied',
  until: (date: string) => `Good once, until ${date}. Earlier links ended.`,
  queued: (email: string) => `An e-mail to ${email} waits in the outbox.`,
  sent: (email: string, when: string) => `Mailed to ${email} ${when}.`,
  failed: (email: string) => `The e-mail to ${email} could not be sent. Give them the link another way.`,
  done: 'Done',
}

const columns = {
  name: 'Name',
  membership: 'Membership',
  credits: 'Classes left',
  last_visit: 'Last visit',
  next_class: 'Next class',
  owed: 'Owes',
  tags: 'Tags',
  email: 'E-mail',
  phone: 'Phone',
  client_since: 'Client since',
  birthday: 'Date of birth',
}

const columnsChoice = {
  open: 'Columns',
  title: 'Columns and their order',
  nameStays: 'Name, always first',
  up: (name: string) => `Move ${name} forward`,
  down: (name: string) => `Move ${name} back`,
  usual: 'As they were at first',
}

const signs = {
  pastDue: 'Payment overdue',
  hasToSign: 'Has a waiver to sign',
  birthday: 'Birthday today',
  noLogin: 'No login yet',
  noEmail: 'No e-mail, no login',
}

const standing = {
  until: (date: string) => `until ${date}`,
  statuses: { pending: 'Not begun', paused: 'Paused' },
  pastDue: 'Overdue',
  more: (n: number) => `+${figure(n)}`,
  ended: 'Ended',
  never: 'None yet',
  unlimited: 'Unlimited',
  neverHere: 'Never',
  next: (day: string, time: string) => `${day}, ${time}`,
  left: 'left',
}

const views = {
  label: 'Lists of clients',
  builtIn: {
    all: 'Everybody',
    owing: 'Owes money',
    away: 'Not here for 30 days',
    few: 'Classes running out',
    fresh: 'New this month',
    unsigned: 'Waiver to sign',
    birthday: 'Birthday this month',
  },
  shared: 'Shared with the team',
  save: 'Save this list',
  saveTitle: 'Save this list',
  saveLead: 'The search, the filters, the columns and the order, as they are now.',
  name: 'Name of the list',
  share: 'Everybody on the team sees it',
  saveSubmit: 'Save',
  saved: (name: string) => `“${name}” saved`,
  remove: (name: string) => `Delete the list “${name}”`,
  removed: (name: string) => `“${name}” deleted`,
}

const people = (n: number) => count(n, { one: '1 client', other: `${figure(n)} clients` })

const bulk = {
  label: 'For those who are chosen',
  select: (name: string) => `Choose ${name}`,
  chosen: (n: number) => `${figure(n)} chosen`,
  chooseAll: (n: number, isPart: boolean) => (isPart ? `Choose the first ${figure(n)}` : `Choose all ${figure(n)}`),
  tag: 'Give a tag',
  untag: 'Take a tag away',
  noTags: 'There are no tags yet. Make them under Marketing.',
  write: 'Write to them',
  export: 'Export',
  clear: 'Choose nobody',
  progress: (done: number, of: number) => `${figure(done)} of ${figure(of)} done…`,
  done: {
    tag: (n: number, name: string) => `${people(n)} got “${name}”.`,
    untag: (n: number, name: string) => `“${name}” taken from ${people(n)}.`,
    message: (n: number, name: string) => `“${name}” goes to ${people(n)}.`,
  },
  leftOut: (n: number) => count(n, { one: 'One was left out.', other: `${figure(n)} were left out.` }),
  leftOutTitle: (n: number) => count(n, { one: 'One was left out', other: `${figure(n)} were left out` }),
  why: 'Who and why',
  undo: 'Undo',
  close: 'Done',
  gone: 'Somebody who is gone',
  reasons: {
    gone: () => 'No longer there',
    has_tag: (n: number) => count(n, { one: 'Has the tag already', other: 'Have the tag already' }),
    has_no_tag: (n: number) => count(n, { one: 'Does not have the tag', other: 'Do not have the tag' }),
    inactive: (n: number) => count(n, { one: 'Is deactivated', other: 'Are deactivated' }),
    no_consent: (n: number) =>
      count(n, { one: 'Has not agreed to such messages', other: 'Have not agreed to such messages' }),
    no_address: (n: number) => count(n, { one: 'Has no e-mail on record', other: 'Have no e-mail on record' }),
    no_mail_server: () => 'The studio can’t send e-mail yet: set it up under Settings',
    chose_email: (n: number) => count(n, { one: 'Wants e-mail instead', other: 'Want e-mail instead' }),
    no_device: (n: number) =>
      count(n, { one: 'Has no device switched on for it', other: 'Have no device switched on for it' }),
    one_a_day: () => 'Had a message today: one a day is the most',
    quiet_hours: () => 'It is quiet now: nothing leaves in the quiet hours',
  },
  message: {
    title: (n: number) => `Write to ${people(n)}`,
    lead: 'It goes to those who agreed to such messages, once a day at the most, and not in the quiet hours. Whoever is left out is listed afterwards.',
    way: 'How it goes',
    ways: {
      email: 'By e-mail',
      push_or_email: 'To their devices, and by e-mail where that can’t be',
      push: 'To their devices only',
    },
    subject: 'Subject',
    body: 'Message',
    bodyHelp: 'Every line is a paragraph. E-mails end with the way to stop them.',
    send: (n: number) => `Send to ${people(n)}`,
  },
}

export const clients = {
  title: 'Clients',
  total: (n: number, capped: boolean) =>
    capped ? `More than ${figure(n)}` : count(n, { one: '1 client', other: `${figure(n)} clients` }),
  create: 'New client',
  search: 'Search by name, e-mail or phone',
  shown: 'Which clients',
  active: 'Active',
  all: 'All',
  table: 'Clients',
  inactive: 'Inactive',
  noLogin: 'No login',
  copyEmail: 'Copy e-mail',
  copied: 'Copied',
  noEmail: 'No e-mail on record',
  writeEmail: 'Write an e-mail',
  call: 'Call',
  noPhone: 'No phone on record',
  emptyTitle: 'No clients yet',
  empty: 'Bring them over from where you are now, add one by hand, or let them register in the portal.',
  toImport: 'Import clients',
  nothingTitle: 'Nobody found',
  nothing: (search: string) => `Nobody’s name, e-mail or phone contains “${search}”.`,
  nothingFiltered: 'Nobody fits the filters.',
  nothingBoth: (search: string) => `Nobody who fits the filters contains “${search}” in name, e-mail or phone.`,
  clearSearch: 'Clear the search',
  filters,
  columns,
  columnsChoice,
  signs,
  standing,
  views,
  bulk,
  form,
  picker,
  tell,
  actions,
  invite,
}
