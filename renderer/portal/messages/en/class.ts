import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const classPage = {
  title: 'Class',
  with: 'With',
  where: 'Where',
  seats: 'Places',
  seatsLeft: (left: number, capacity: number) => `${figure(left)} of ${figure(capacity)} free`,
  waitingBehind: (n: number) => count(n, { one: 'one person is waiting', other: `${figure(n)} people are waiting` }),
  cancelRule: 'Cancelling',
  freeUntil: (when: string) => `Free until ${when}`,
  noLongerFree: (when: string) => `The free time ended ${when}`,
  usesCredit: (membership: string, left: number | null) =>
    left === null ? `One credit of ${membership}` : `One credit of ${membership}, ${figure(left - 1)} left after`,
  unlimited: (membership: string) => `${membership}, no credit needed`,
  notYet: 'You can’t book this yet',
  payThere: {
    label: 'Book without a membership',
    book: (price: string | null) => (price ? `Book, pay ${price} at the studio` : 'Book, pay at the studio'),
    means: 'You pay when you come.',
    meansNoPrice: 'The studio tells you the price when you come.',
    freeThen: (when: string, fee: string) => `Cancelling is free until ${when}, after that it costs ${fee}.`,
    late: (fee: string) => `Cancelling costs ${fee} now.`,
    free: 'Cancelling costs nothing.',
    missed: (fee: string) => `Not coming costs ${fee}.`,
  },
  youAreBooked: 'You have a place',
  seeYou: (when: string) => `See you ${when}.`,
  youAreIn: 'You are checked in',
  youWait: (position: number | null) =>
    position === null ? 'You are on the waitlist' : `You are number ${position} on the waitlist`,
  waitMeans: 'Nothing is taken until you have the place. If one comes free, we write to you at once.',
  full: 'This class is full',
  fullMeans: 'Join the waitlist: first come, first served, and leaving it costs nothing.',
  cancelledTitle: 'This class is cancelled',
  cancelledMeans: 'Your credit is back.',
  leave: 'Leave the waitlist',
  left: 'You have left the waitlist',
}

export const seats = {
  pick: 'Choose your seat',
  front: 'Front',
  free: 'free',
  taken: 'taken',
  mine: 'yours',
  usual: 'your usual seat',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name: string, state: string) => `${name}, ${state}`,
  seat: (name: string) => `Seat ${name}`,
  change: 'Change seat',
  changeNamed: (cls: string, seat: string) => `Change seat ${seat} in ${cls}`,
  changeTitle: (cls: string) => `Your seat in ${cls}`,
  keep: 'Give me this seat whenever it is free',
  changed: (name: string) => `You have seat ${name}`,
}
