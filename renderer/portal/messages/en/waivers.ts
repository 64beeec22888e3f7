import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const waivers = {
  title: 'Waivers',
  lead: 'What the studio asks you to read and sign.',
  none: 'Nothing to sign',
  noneMeans: 'When the studio has something for you to read and sign, it is here.',
  toSign: 'To sign',
  signed: 'Signed',
  states: { signed: 'Signed', outdated: 'Changed, sign again', unsigned: 'To sign' },
  required: 'Needed before you book',
  signedOn: (date: string) => `Signed on ${date}`,
  since: (date: string) => `You signed an earlier text on ${date}`,
  waiting: (n: number) =>
    count(n, { one: 'One is waiting to be signed', other: `${figure(n)} are waiting to be signed` }),
  allSigned: 'All signed',
  nothing: 'What the studio asks you to sign',

  changedTitle: 'The text has changed',
  changedMeans: (date: string) => `You signed an earlier text on ${date}. This is what is different now:`,
  changedWhileReading: 'The text was changed while you were reading',
  readAgain: 'Nothing is signed yet. This is the text as it is now: read it, then sign.',
  onlyLines: 'Only empty lines are different.',
  added: 'New:',
  removed: 'No longer there:',
  text: 'The text',
  textNow: 'The whole text as it is now',
  version: (n: number) => `Version ${figure(n)}`,

  sign: 'Sign',
  signAgain: 'Sign the new text',
  name: 'Your full name',
  nameMeans: (date: string) => `Typing your name signs this text, today, ${date}. The studio keeps it with the time.`,
  done: (title: string) => `${title}: signed`,
  youSigned: 'You have signed this',
  asWhom: (name: string, date: string) => `As ${name}, ${date}.`,
  download: 'Keep a copy (PDF)',
  file: (title: string) => `${title}.pdf`,
  next: (title: string) => `Next: ${title}`,
  toSchedule: 'Book a class',
  backToClass: 'Back to the class',
  backToSchedule: 'Back to the schedule',
  backToAll: 'All waivers',
  backToAppointment: 'Back to the appointment',
  backToBookings: 'Back to my bookings',

  /** Of what is signed for somebody whom the reader acts for. */
  theirs: {
    of: (name: string) => `For ${name}`,
    since: (date: string) => `An earlier text was signed on ${date}`,
    changedMeans: (date: string) => `An earlier text was signed on ${date}. This is what is different now:`,
    nameMeans: (name: string, date: string) =>
      `Typing your name signs this text for ${name}, today, ${date}. The studio keeps it with the time.`,
    done: (title: string, name: string) => `${title}: signed for ${name}`,
    signed: (name: string) => `Signed for ${name}`,
    byWhom: (name: string, date: string) => `By ${name}, ${date}.`,
  },
}

export const receipts = {
  title: 'Receipts',
  lead: 'Everything you paid here, and what was given back.',
  rowDetail: 'For what you paid here',
  none: 'No receipts yet',
  noneMeans: 'When you buy something, its receipt is here.',
  number: (n: number) => `No. ${n}`,
  refund: 'Refund',
  refundOf: (n: number) => `of no. ${n}`,
  more: (n: number) => `and ${figure(n)} more`,
  times: (n: number, what: string) => (n === 1 ? what : `${figure(n)} × ${what}`),
  download: (n: number) => `Receipt ${n} as PDF`,
  file: (n: number) => `receipt-${n}.pdf`,
}

export const ownData = {
  title: 'My data',
  rowDetail: 'What you agreed to, a copy of everything, deleting it',

  consents: 'What you agree to',
  consentsMean: 'Change it whenever you like. Every change is kept with its time.',
  reach: 'How we may write to you',
  reachMeans: 'Booking confirmations and reminders come in any case.',
  about: 'About you',
  rules: 'Terms',
  consent: {
    marketing_email: 'News and offers by e-mail',
    marketing_sms: 'News and offers by text message',
    push_notifications: 'Notifications on your phone',
    photo_video: 'Photos and videos with you in them',
    health_data: 'Notes on your health, for your instructors',
    terms: 'The studio’s terms',
    privacy_policy: 'The privacy policy',
  },
  since: (date: string) => `Agreed on ${date}`,
  withdrawn: (date: string) => `Withdrawn on ${date}`,
  never: 'Not agreed',

  export: 'A copy of everything',
  exportMeans: 'All that the studio keeps on you: profile, bookings, memberships, payments, e-mails, signatures.',
  zip: 'Everything with signed papers (ZIP)',
  json: 'The data alone (JSON)',
  zipFile: 'my-data.zip',
  jsonFile: 'my-data.json',

  erase: 'Delete everything',
  eraseMeans:
    'The studio deletes your data for good. Receipts and payments stay, without your name, as long as the law asks for it.',
  eraseAsk: 'Ask for deletion',
  eraseTitle: 'Ask the studio to delete everything?',
  eraseBefore: 'Once the studio has done it:',
  eraseEffects: [
    'you can no longer sign in',
    'your memberships and credits end, without a refund by themselves',
    'your bookings and places on waitlists are cancelled',
    'your name, contact data, notes and e-mails are overwritten',
    'payments and attendance stay, without your name',
  ],
  eraseNot: 'Nothing happens at once: the studio gets your request and carries it out.',
  eraseDo: 'Send the request',
  eraseAsked: 'You asked for deletion',
  eraseAskedMeans: (when: string) =>
    `Your request of ${when} is with the studio. Until it is done, everything goes on as it is. Changed your mind? Tell the studio.`,
}

/** What is said of how everybody can use these pages. */
export const accessibility = {
  title: 'Accessibility',
  lead: (studio: string) =>
    `Everybody should be able to book at ${studio}: with eyes, ears or hands that work differently, too.`,

  level: 'What these pages are made for',
  levelMeans:
    'They follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Every text, sign and edge that matters keeps the contrast this asks for, whatever colour the studio chooses.',

  tested: 'What is tested with every new version, and how',
  tests: [
    ['Every page, light and dark', 'Looked through by axe, a tool that finds breaches of these guidelines.'],
    ['Keyboard alone', 'Booking a class, checking people in, selling and paying out a month are done without a mouse.'],
    ['Enlarged to 400 %', 'Nothing is cut off, and nothing has to be scrolled sideways.'],
    ['From right to left', 'Pages can be read in this direction too.'],
    ['Forced colours', 'What you can press stays visible in the contrast colours of your own computer.'],
    ['Less motion', 'If your device asks for it, nothing slides or jumps.'],
  ],

  known: 'What is not perfect, as far as we know',
  limits: [
    'The tests are automatic. Nobody independent has examined the pages yet, and not every screen reader has been tried.',
    'Card payments and maps open on other companies’ pages, which we do not make.',
    'What the studio writes itself, such as waivers or descriptions of classes, is as plain as it writes it.',
  ],

  write: 'Does something stop you?',
  writeMeans:
    'Tell the studio what you wanted to do and what you use for it, such as a screen reader. It can also book for you, cancel, or read a text to you.',
  atDesk: 'Ask at the studio’s front desk.',
}
