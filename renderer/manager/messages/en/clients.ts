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
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  since: 'Client since',
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
  form,
  picker,
  tell,
  actions,
  invite,
}
