import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const today = {
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  schedule: 'Open the schedule',

  takings: {
    today: 'Taken today',
    week: 'This week',
    booked: 'Booked today',
    seats: (n: number, of: string) => count(n, { one: `of ${of} place`, other: `of ${of} places` }),
    new: 'New this week',
    clients: (n: number) => count(n, { one: 'client', other: 'clients' }),
    usual: (amount: string) => `usually ${amount} by now`,
  },

  classes: {
    title: 'Classes today',
    none: 'No classes today',
    noneMeans: 'Enjoy the quiet, or plan something.',
    fill: (booked: number, capacity: number) => `${figure(booked)} of ${figure(capacity)}`,
    waiting: (n: number) => count(n, { one: '1 waiting', other: `${figure(n)} waiting` }),
    held: (n: number) => count(n, { one: '1 place offered', other: `${figure(n)} places offered` }),
    now: 'Now',
    over: 'Over',
    cancelled: 'Cancelled',
    nobody: 'No instructor yet',
    in: (n: number, of: number) => `${figure(n)} of ${figure(of)} checked in`,
    roster: 'Full roster',
    checkInAll: (n: number) => `Check in all ${figure(n)}`,
    empty: 'Nobody is booked yet.',
    here: 'Here',
    noShow: 'No-show',
  },

  needs: {
    title: 'Needs you',
    clearTitle: 'Nothing waits for you',
    clear: 'Rosters are closed, fees are settled, mail goes out.',
    more: (n: number) => count(n, { one: 'and 1 more', other: `and ${figure(n)} more` }),
    unresolved: 'Rosters to close',
    open: (n: number) => count(n, { one: '1 still open', other: `${figure(n)} still open` }),
    offers: 'Places offered to the waitlist',
    until: (time: string) => `until ${time}`,
    charges: 'To be paid',
    expiring: 'Memberships that end',
    mailFailedTitle: 'Mail that failed',
    mailFailed: (n: number) =>
      count(n, { one: '1 mail was given up this week', other: `${figure(n)} mails were given up this week` }),
    seeMail: 'See why',
    noMailTitle: 'No mail server yet',
    noMail: (n: number) =>
      n === 0
        ? 'Reminders and receipts can’t go out.'
        : count(n, { one: '1 mail waits until there is one.', other: `${figure(n)} mails wait until there is one.` }),
    setMail: 'Set it up',
    noBackupTitle: 'No backup yet',
    noBackup: 'If this computer breaks, the studio’s data is gone with it.',
    newTitle: 'Who is new',
    first: 'First visit today',
    joined: 'New this week',
    nobodyNew: 'Nobody new in the last seven days.',
  },
}
