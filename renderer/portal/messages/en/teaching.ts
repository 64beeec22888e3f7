import { payTypes } from '../../../../server/lib/sayings/en/pay-types.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const teaching = {
  title: 'My classes',
  today: 'Today',
  tomorrow: 'Tomorrow',
  none: 'No classes this week',
  noneMeans: 'Classes you teach in the next seven days are listed here.',
  noneToday: 'Nothing to teach today.',
  noProfile: 'You don’t teach here',
  noProfileMeans: 'This account has no instructor profile. The studio’s own pages are on another address.',
  toDesk: 'To the studio’s pages',
  booked: (n: number, capacity: number) => `${figure(n)} of ${figure(capacity)}`,
  bookedLabel: 'Booked',
  waiting: (n: number) => `${figure(n)} waiting`,
  cancelled: 'Cancelled',
  now: 'On now',
  over: 'Over',

  roster: 'Roster',
  here: (n: number, of: number) => `${figure(n)} of ${figure(of)} here`,
  hereLabel: 'Checked in',
  empty: 'Nobody has booked yet',
  emptyMeans: 'Whoever books will be listed here at once.',
  checkIn: 'Check in',
  checkInNamed: (name: string) => `Check in ${name}`,
  isIn: 'Here',
  undoNamed: (name: string) => `Here: ${name}. Take it back`,
  noShow: 'No-show',
  noShowNamed: (name: string) => `No-show: ${name}`,
  missed: 'Missed',
  feeKept: (amount: string) => `The fee of ${amount} is paid. A note tells the studio to decide whether it goes back.`,
  undoMissedNamed: (name: string) => `Missed: ${name}. Take it back`,
  firstVisit: 'First visit',
  birthday: 'Birthday',
  unpaid: 'Unpaid',
  waiver: (title: string) => `Not signed: ${title}`,
  credits: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
  waitlist: 'Waitlist',
  cancelledSection: 'Cancelled',
  cancelledStatus: { cancelled: 'In time', late_cancelled: 'Late', class_cancelled: 'By the studio' },
  cancelledClass: 'This class is cancelled.',
}

export const pay = {
  title: 'My pay',
  lead: 'What you have earned here, once the studio has made it final.',
  none: 'No pay yet',
  noneMeans: 'Each period is listed here as soon as the studio has finalized it, with everything it counts.',
  download: (period: string) => `Pay for ${period} as a PDF`,
  file: (day: string) => `pay-${day}.pdf`,
  paidOn: (day: string) => `Paid on ${day}`,
  nothing: 'Nothing counted in this period.',
  note: (words: string) => `Note: ${words}`,
  types: termsOf(payTypes, 'payroll.type'),
}

export const substitutes = {
  title: 'Substitutes',
  lead: 'Classes that look for somebody else to teach them.',
  hint: (n: number) =>
    count(n, { one: '1 class looks for a substitute', other: `${figure(n)} classes look for a substitute` }),
  hintMeans: 'You could step in.',
  own: 'What you asked for and what you offered',

  toClaim: 'You could step in',
  none: 'No class looks for you',
  noneMeans:
    'Classes that you have taught before, or that the studio named you for, are listed here while you are free.',
  insteadOf: (name: string) => `Instead of ${name}`,
  claim: 'I’ll teach it',
  claimNamed: (name: string, when: string) => `I’ll teach it: ${name}, ${when}`,
  needsApproval: 'The studio still approves. You are told by e-mail.',
  atOnce: 'It is yours at once, and whoever is booked is told.',
  claimedToast: (name: string) => `${name}: you offered to teach it. The studio still approves.`,
  yoursToast: (name: string) => `${name} is yours`,

  claims: 'You offered',
  claimState: {
    claimed: 'The studio still approves.',
    filled: 'It’s yours.',
    withdrawn: (name: string) => `${name} teaches it after all.`,
    closed: 'Nobody is needed any more: the studio has settled it.',
  },

  asked: 'You asked for',
  askedState: {
    open: 'Nobody has offered yet.',
    claimed: (name: string) => `${name} offers to teach it. The studio still approves.`,
    filled: (name: string) => `${name} teaches it.`,
    closed: 'Nobody is needed any more: the studio has settled it.',
  },
  looks: 'Looks for a substitute',
  offered: (name: string) => `${name} offers to teach it`,

  ask: 'Find a substitute',
  askTitle: (name: string) => `Find a substitute for ${name}?`,
  note: 'Note',
  noteHelp: 'Those who are asked read it, for example “I have a cold”.',
  toldMeans:
    'Told by e-mail: everybody who taught this kind of class in the last six months and is free then. Until somebody teaches it, it stays yours.',
  askDo: 'Ask',
  askedToast: (name: string) => `${name} looks for a substitute`,
  keep: 'Not now',
  withdraw: 'Teach it after all',
  withdrawNamed: (name: string) => `Teach it after all: ${name}`,
  withdrawnToast: (name: string) => `${name} stays yours`,

  notYours: 'That did not work',
  ok: 'Understood',
  refused: {
    SUBSTITUTE_TAKEN: 'This class looks for nobody any more: somebody else was first, or it was settled otherwise.',
    SCHEDULE_CONFLICT: 'You have something else then:',
    CLASS_CANCELLED: 'The class was cancelled: nobody needs to teach it.',
    CLASS_STARTED: 'The class has begun.',
    NOT_FOUND: 'This class does not look for you any more.',
  } as Readonly<Record<string, string | undefined>>,
  clash: {
    class: (when: string) => `A class, ${when}`,
    appointment: (when: string) => `An appointment, ${when}`,
    timeOff: (when: string) => `Time off, ${when}`,
  },
}
