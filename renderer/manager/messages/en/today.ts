import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const list = lists('en')

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
    held: (n: number) => count(n, { one: '1 place held', other: `${figure(n)} places held` }),
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

  guests: {
    title: 'Guests who ask for a place',
    titleMeans: 'No mail server is set up, so they wait for your word.',
    heldUntil: (time: string) => `The place is held until ${time}.`,
    lapsed: 'The place is not held any more; it can be booked while there is room.',
    book: 'Book in',
    bookNamed: (name: string) => `Book in: ${name}`,
    booked: (name: string) => `${name} is booked`,
    decline: 'Decline',
    declineNamed: (name: string) => `Decline: ${name}`,
    declined: (name: string) => `${name}: declined`,
  },

  needs: {
    title: 'Needs you',
    clearTitle: 'Nothing waits for you',
    clear: 'Rosters are closed, fees are settled, tasks are done, mail goes out.',
    more: (n: number) => count(n, { one: 'and 1 more', other: `and ${figure(n)} more` }),
    unresolved: 'Rosters to close',
    open: (n: number) => count(n, { one: '1 still open', other: `${figure(n)} still open` }),
    substitutes: 'Substitutes',
    insteadOf: (name: string) => `instead of ${name}`,
    approve: (name: string) => `approve ${name}`,
    nobodyYet: 'nobody yet',
    offers: 'Places offered to the waitlist',
    until: (time: string) => `until ${time}`,
    charges: 'To be paid',
    failed: 'Payments that fail',
    failedSince: (name: string, since: string) => `${name}, since ${since}`,
    expiring: 'Memberships that end',
    tasks: 'Tasks',
    taskFor: (role: string) => `for ${role}`,
    anyDay: 'on no day',
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

  copies: {
    title: 'Copies',
    restorable: (when: string, clients: number, places: string) =>
      `Restorable as of ${when}, ${count(clients, { one: '1 client', other: `${figure(clients)} clients` })}${places}.`,
    unproven: (when: string) =>
      `The newest copy is from ${when}. It is restored for trial within half an hour; then it is known to be good.`,
    place: { folder: 'the folder', bucket: 'the bucket' },
    places: (isHereToo: boolean, places: readonly string[]) =>
      places.length === 0 ? '' : `, ${isHereToo ? 'also ' : ''}in ${places.join(' and ')}`,
    sameDisk: 'All copies share this computer’s disk.',
    choosePlace: 'Choose a second place',
    see: 'See the copies',
    make: 'Make a copy now',
    made: (size: string) => `The copy is made: ${size}`,
    failedTitle: 'The last copy could not be made',
    failed: (why: string) => `${why} It is tried again by itself every quarter of an hour.`,
    behindTitle: { folder: 'The folder lacks new copies', bucket: 'The bucket lacks new copies' },
    behind: (when: string) => `The newest copy there is from ${when}.`,
    behindNone: 'No copy has come there yet.',
    behindHelps: 'See that it can be reached, and try it under Settings, Copies.',
    brokenTitle: {
      here: 'A copy of this computer can’t be restored',
      folder: 'The copy in the folder can’t be restored',
      bucket: 'The copy in the bucket can’t be restored',
    },
    brokenHelps: 'Make a new copy; it is restored for trial the same night.',
  },

  restored: {
    title: (when: string) => `This studio was restored as of ${when}`,
    lost: (from: string, to: string) => `What was done between ${from} and ${to} is not in it.`,
    held: (letters: number, steps: number, messages: number) => {
      const waiting = [
        ...(letters > 0 ? [count(letters, { one: '1 letter', other: `${figure(letters)} letters` })] : []),
        ...(steps > 0
          ? [count(steps, { one: '1 step of an automation', other: `${figure(steps)} steps of automations` })]
          : []),
        ...(messages > 0
          ? [
              count(messages, {
                one: '1 message to another program',
                other: `${figure(messages)} messages to other programs`,
              }),
            ]
          : []),
      ]
      return letters + steps + messages === 1
        ? `${waiting.join('')} waits, since it may have left before.`
        : `${list(waiting)} wait, since they may have left before.`
    },
    heldNone: 'Nothing waits yet. What the studio writes by itself waits for your word.',
    writeAgain: 'Let it write again',
    go: 'Send them',
    drop: 'Drop them',
    goTitle: 'Send what waits?',
    goMeans:
      'Each is sent to whom it is meant for. Whoever got it before the computer was lost gets it a second time. From then on the studio writes by itself again.',
    dropTitle: 'Drop what waits?',
    dropMeans:
      'None of them is sent. Whoever did not get it before the computer was lost does not get it at all. From then on the studio writes by itself again.',
    gone: (letters: number) =>
      letters === 0
        ? 'The studio writes by itself again'
        : count(letters, { one: 'What waited goes out', other: `${figure(letters)} that waited go out` }),
    dropped: (letters: number) =>
      letters === 0
        ? 'The studio writes by itself again'
        : count(letters, { one: 'What waited was dropped', other: `${figure(letters)} that waited were dropped` }),
    dismiss: 'Don’t show this again',
  },
}
