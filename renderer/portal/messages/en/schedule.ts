import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const schedule = {
  title: 'Schedule',
  days: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  withBooking: 'with a booking of yours',
  earlier: (n: number) => count(n, { one: 'Show one earlier class', other: `Show ${figure(n)} earlier classes` }),
  none: 'No classes on this day',
  noneToday: 'No more classes today',
  nonePlanned: 'No classes are planned yet',
  noneMeans: 'Choose another day above.',
  next: (day: string) => `Next: ${day}`,
  filter: 'Filter',
  noneLike: 'Nothing like that on this day',
  showAll: 'Show all classes',

  left: (n: number) => count(n, { one: 'Last place', other: `${figure(n)} places left` }),
  full: 'Full',
  waiting: (n: number) => count(n, { one: 'one waiting', other: `${figure(n)} waiting` }),
  opens: (when: string) => `Booking opens ${when}`,
  closed: 'Booking has closed',
  over: 'Over',
  running: 'On now',
  cancelled: 'Cancelled',
  booked: 'Booked',
  checkedIn: 'You are in',
  attended: 'You were there',
  noShow: 'Missed',
  onWaitlist: (position: number | null) => (position === null ? 'On the waitlist' : `Waitlist, place ${position}`),
  offered: 'A place for you',

  book: 'Book',
  bookClass: (name: string, time: string) => `Book ${name}, ${time}`,
  join: 'Join waitlist',
  joinClass: (name: string, time: string) => `Join waitlist: ${name}, ${time}`,
  showClass: (name: string, time: string) => `${name}, ${time}`,
  notNow: 'You can’t book right now',
  pays: (membership: string, left: number | null) =>
    left === null
      ? membership
      : `${membership} · ${count(left, { one: '1 credit', other: `${figure(left)} credits` })}`,
  payThere: (price: string) => `${price} at the studio`,
  andMore: (n: number) => `and ${figure(n)} more`,
  bookedToast: (name: string, when: string) => `${name}, ${when}: booked`,
  joinedToast: (name: string, position: number | null) =>
    position === null ? `You are on the waitlist of ${name}` : `Waitlist of ${name}: place ${position}`,
  undone: 'The booking is taken back',
  cantBook: (name: string) => `${name} can’t be booked yet`,
  signFor: (name: string) => `Sign for ${name}`,
  couldNot: 'That did not work',
  ok: 'Understood',
}

/** What would help, by the name of the fix that a refusal carries. */
export const fixes = {
  buy_membership: 'See memberships and prices',
  pay_at_studio: 'You can pay at the studio.',
  cancel_other: 'See my bookings',
  cancel_appointment: 'See my appointments',
  pay: 'See what is open',
  sign_waiver: 'Read and sign it',
  resume_membership: 'The front desk can end the pause.',
}
