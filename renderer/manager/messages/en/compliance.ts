import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const list = lists('en')

const people = (n: number, capped = false) =>
  capped ? `more than ${figure(n)} clients` : count(n, { one: 'one client', other: `${figure(n)} clients` })

const waivers = {
  title: 'Waivers',
  lead: 'What clients read and sign in the portal, with every version that was ever signed.',
  create: 'New waiver',
  shown: 'Which waivers',
  active: 'Active',
  all: 'All',
  showAll: 'Show all',
  table: 'Waivers',
  versionOf: (n: number) => `Version ${figure(n)}`,
  isRequired: 'Needed before booking',
  isNotRequired: 'Not needed for booking',
  missing: 'Still to sign',
  nobodyMissing: 'Everybody signed',
  missingCount: (n: number, capped: boolean) => (capped ? `More than ${figure(n)}` : figure(n)),
  missingNames: (names: readonly string[], others: number) =>
    `Still to sign: ${list(others > 0 ? [...names, `${figure(others)} more`] : names)}`,
  signedOf: (n: number) => `of ${people(n)} signed`,
  share: 'Signed by active clients',
  inactive: 'Inactive',
  emptyTitle: 'No waivers yet',
  empty: 'Write what your clients have to sign: taking part at their own risk, photos, house rules.',
  noneActive: 'No waiver is active',
  noneActiveHelp: 'Every waiver is deactivated. Show all of them to have one signed again.',
  actions: 'More actions',
  edit: 'Edit',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  deactivated: (title: string) => `${title} deactivated; what was signed stays`,
  reactivated: (title: string) => `${title} is active again`,

  newTitle: 'New waiver',
  newLead: 'Clients find it in the portal at once and sign it there with their name.',
  editTitle: (title: string) => `Edit ${title}`,
  titleField: 'Title',
  body: 'Text to sign',
  bodyHelp: 'Plain text. An empty line starts a new paragraph.',
  requires: 'Needed before booking',
  requiresHelp: 'Nobody books a class before signing the current version. Bookings that exist stay.',
  noNewVersion: 'Only another text makes a new version. Title and settings can change without a new signature.',
  newVersion: (n: number) => `This makes version ${figure(n)}`,
  signAgain: (n: number, capped: boolean) =>
    n === 0
      ? 'Nobody has signed the present version yet.'
      : `Everybody signs again: ${people(n, capped)} signed the present version. What they signed is kept.`,
  blocks: 'Until then they can’t book.',
  saveVersion: (n: number) => `Save as version ${figure(n)}`,
  write: 'Publish the waiver',
  created: (title: string) => `${title} is in the portal`,
  saved: 'Saved',
  savedVersion: (n: number) => `Version ${figure(n)} is in the portal`,

  parts: 'About this waiver',
  text: 'Text',
  signed: 'Signed',
  unsigned: 'Not signed',
  textTitle: 'The text as it is signed now',
  since: (date: string) => `Changed ${date}`,
}

const signatures = {
  table: 'Signatures',
  client: 'Client',
  name: 'Signed as',
  asGuardian: 'as their guardian',
  version: 'Version',
  current: 'Current',
  when: 'When',
  address: 'From',
  hidden: 'Hidden',
  copy: 'Copy',
  pdf: 'Signed copy as PDF',
  file: (title: string, name: string) => `${title} - ${name}.pdf`,
  versions: 'Which versions',
  everyVersion: 'Every version',
  onlyCurrent: 'Only the current version',
  none: 'Nobody has signed yet',
  noneMeans: 'Clients sign in the portal. Each signature is listed here with its document.',
  noneOfVersion: 'Nobody has signed the current version yet',
}

const unsigned = {
  table: 'Clients who have not signed',
  client: 'Client',
  contact: 'Contact',
  state: 'State',
  never: 'Never signed',
  outdated: (n: number) => `Signed version ${figure(n)}`,
  last: 'Last signed',
  none: 'Everybody has signed',
  noneMeans: 'Every active client has signed the current version.',
  write: 'Write an e-mail',
  call: 'Call',
  noEmail: 'No e-mail on record',
  noPhone: 'No phone on record',
}

const data = {
  title: 'Client data',
  lead: 'What a client agreed to, a copy of everything that is kept, and erasing it for good.',
  choose: 'Client',
  chooseHelp: 'Somebody who asks for their data, or for it to be deleted.',
  forConsents: 'What they agreed to and withdrew, and when.',
  forExport: 'All that is kept of them, as one file to hand over.',
  forErasure: 'Everything personal goes; receipts stay, without a name.',
  openProfile: 'Open the profile',
  fromProfile: 'Consents, export, erasure',

  requests: 'Requests to be erased',
  requestsMean: 'The law asks for it within a month.',
  requestsShown: 'Which requests',
  open: 'Open',
  done: 'Done',
  table: 'Requests to be erased',
  client: 'Client',
  asked: 'Asked',
  erasedOn: 'Erased',
  toDo: 'To do',
  erase: 'Erase…',
  noneOpen: 'No open requests',
  noneOpenMeans: 'Clients ask in the portal, under “My data”.',
  noneDone: 'None done yet',
  noneDoneMeans: 'Requests that were carried out are kept here, without names.',

  export: 'Copy of everything',
  exportMeans:
    'Profile, bookings, memberships, payments, e-mails, notes and signatures. The archive also has every signed waiver as PDF.',
  zip: 'Archive (ZIP)',
  json: 'Data alone (JSON)',
  zipFile: (id: number) => `client-${id}.zip`,
  jsonFile: (id: number) => `client-${id}.json`,

  consents: 'Consent log',
  consentsMean:
    'Every change, newest first. Only the client gives or withdraws, in the portal; nothing is ever changed here.',
  consentTable: 'Consent log',
  kind: 'What for',
  answer: 'Answer',
  granted: 'Agreed',
  withdrawn: 'Withdrawn',
  inForce: 'In force',
  source: 'By',
  sources: { client: 'The client', import: 'An import' } as Readonly<Record<string, string | undefined>>,
  when: 'When',
  noConsent: 'Nothing agreed to, nothing withdrawn',
  noConsentMeans: 'No entry is no consent: no marketing goes to this client.',
  kinds: {
    terms: 'Terms',
    privacy_policy: 'Privacy policy',
    marketing_email: 'Marketing by e-mail',
    marketing_sms: 'Marketing by text message',
    push_notifications: 'Notifications',
    photo_video: 'Photos and videos',
    health_data: 'Health data',
  },
}

const erase = {
  title: 'Erase for good',
  means: 'Overwrites everything personal, everywhere. There is no way back, not even from a backup.',
  ask: 'Erase…',
  dialogTitle: (name: string) => `Erase ${name}?`,
  goes: 'Gone for good',
  goesList: [
    'Name, e-mail, phone, birthday, address, and the login',
    'Notes, tags, e-mails, and what imported files said',
    'Coming bookings and waitlists, cancelled at once; memberships end',
  ],
  stays: 'Kept, without a name',
  staysList: [
    'Payments and receipts, as tax law asks for',
    'Attendance, so that past classes still add up',
    'That waivers were signed and consents given, and when, as proof',
  ],
  typeName: 'Type the name to confirm',
  typeHelp: (name: string) => `Exactly: ${name}`,
  notSame: 'This is not the name.',
  submit: 'Erase for good',
  erased: (pseudonym: string) => `Erased. The client is now “${pseudonym}”.`,
  erasedTitle: 'Erased',
  whatWent: 'What is gone',
  whatStays: 'What was kept, and why',
  nothingStays: 'Nothing was kept.',
  close: 'Close',
}

export const compliance = { pages: 'Pages of compliance', waivers, signatures, unsigned, data, erase }
