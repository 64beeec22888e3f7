import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const list = lists('en')

export const today = {
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  schedule: 'Open the schedule',

  noClasses: 'no classes today',
  sums: (classes: number, booked: number, places: number) =>
    count(classes, {
      one: `1 class, ${figure(booked)} of ${figure(places)} places booked`,
      other: `${figure(classes)} classes, ${figure(booked)} of ${figure(places)} places booked`,
    }),

  next: {
    title: 'What comes next',
    now: 'Now',
    next: 'Next',
    tomorrow: 'Tomorrow',
    left: (time: string) => `${time} left`,
    in: (time: string) => `in ${time}`,
    none: 'No classes in the next seven days',
    noneMeans: 'Clients can book what is on the timetable. Plan a class, or draw a week of them.',
    plan: 'Plan classes',
  },

  classes: {
    title: 'Classes today',
    rest: 'The rest of the day',
    earlier: (n: number) => count(n, { one: '1 earlier class', other: `${figure(n)} earlier classes` }),
    came: (n: number, of: number) => `${figure(n)} of ${figure(of)} came`,
    coming: (n: number) => count(n, { one: '1 person is coming', other: `${figure(n)} people are coming` }),
    others: (n: number) => `Show ${figure(n)} more`,
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

  week: {
    title: 'The next seven days',
    none: 'no classes',
    day: (classes: number, booked: number, places: number) =>
      count(classes, {
        one: `1 class, ${figure(booked)} of ${figure(places)} places booked`,
        other: `${figure(classes)} classes, ${figure(booked)} of ${figure(places)} places booked`,
      }),
    table: 'As a table',
    on: 'Day',
    classes: 'Classes',
    booked: 'Booked',
    places: 'Places',
  },

  takings: {
    title: 'Takings',
    see: 'All takings',
    week: 'This week',
    today: 'Today',
    usual: (amount: string) => `usually ${amount} by now`,
    notYet: 'What is usual shows after four weeks',
    table: 'As a table',
    day: 'Day',
    thisWeek: 'This week',
    usualWeek: 'Usual week',
    summary: (now: string, usual: string | null) =>
      usual === null
        ? `Takings of this week, added up day by day: ${now} so far`
        : `Takings of this week, added up day by day: ${now} so far; by the end of today it is usually ${usual}`,
  },

  people: {
    title: 'Say hello to',
    today: 'today',
    tomorrow: 'tomorrow',
    first: 'First visit',
    birthdays: 'Birthdays',
    joined: 'New this week',
    nobody: 'Nobody new and no birthdays in the next days.',
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
    offersTo: (name: string) => `${name} would teach it`,
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
    urgency: { now: 'Now', today: 'Today', soon: 'When there is time' },
    appointments: 'Appointments to close',
    does: {
      of: (what: string, name: string) => `${what}: ${name}`,
      book: 'Book',
      booked: (name: string) => `${name} has the place`,
      find: 'Find somebody',
      approve: 'Approve',
      teaches: (name: string, cls: string) => `${name} teaches ${cls}`,
      close: 'Close',
      tookPlace: 'Took place',
      tookPlaceDone: (name: string) => `${name}: the appointment took place`,
      message: 'Write',
      pay: 'Take payment',
      finish: 'Done',
      finished: (title: string) => `Done: ${title}`,
      erase: 'Look at it',
      renew: 'Renew',
    },
    closing: {
      title: 'Who came?',
      label: 'Who came',
      lead: 'Untick who did not come. A missed class may cost a fee, as your booking rules say; both can be taken back in the roster.',
      nothing: 'Everybody’s booking is settled already.',
      submit: (came: number, missed: number) =>
        missed === 0 ? `Close: ${figure(came)} came` : `Close: ${figure(came)} came, ${figure(missed)} did not`,
      done: (came: number, missed: number) =>
        missed === 0
          ? `Roster closed: ${figure(came)} came`
          : `Roster closed: ${figure(came)} came, ${figure(missed)} did not`,
    },
    paying: {
      title: (name: string) => `Payment of ${name}`,
      method: 'How it was paid',
      submit: (amount: string) => `Take ${amount}`,
      done: (name: string, amount: string) => `${name}: ${amount} paid`,
    },
    telling: {
      title: (name: string) => `Write to ${name}`,
      lead: 'Sent to their devices or by e-mail, as they have chosen.',
      subjectLabel: 'Subject',
      body: 'Message',
      subject: 'Your payment did not go through',
      text: (type: string, amount: string, url: string | null) =>
        `The payment of ${amount} for ${type} did not go through. ${
          url === null ? 'Please tell us how you would like to pay.' : `You can pay it here: ${url}`
        }`,
      submit: 'Send',
      done: (name: string) => `${name} is told`,
    },
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
