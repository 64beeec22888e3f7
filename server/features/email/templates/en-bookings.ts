import { formatInstant } from '../../../lib/phrases.ts'
import type { ClassLetter, LetterData, Letters, PaidPrice } from '../letters.ts'
import { moneyOptions } from '../../../lib/decimal-rules.ts'
import { atLocation } from './where.ts'

type BookingLetter = {
  [Kind in keyof Letters]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof Letters]

const when = ({ starts_at, timezone }: ClassLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: ClassLetter) => `Hello ${name},`
const forWhom = ({ for_name }: ClassLetter) => (for_name === null ? '' : ` for ${for_name}`)
const withWhom = ({ instructor_name }: ClassLetter) => (instructor_name === null ? '' : ` with ${instructor_name}`)
const button = (label: string, { url }: ClassLetter) => (url === null ? {} : { action: { label, url } })
const onSeat = ({ seat_name }: ClassLetter) => (seat_name === undefined ? [] : [`Seat: ${seat_name}.`])
const because = (reason: string | null) => (reason === null ? [] : [`The reason: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `Taking it gives up ${gives_up.class_name} on ${formatInstant(gives_up.starts_at, timezone)}, which is booked at the same time.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['The credit is back on your membership.'] : [])
/** An amount in major units. */
export function sayMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', moneyOptions(currency)).format(amount)
}

const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Please pay ${sayMoney(to_pay.amount, to_pay.currency)} at the studio when you come.`] : []

/** What becomes of what was paid for the place. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`You get ${sayMoney(price.amount, price.currency)} back the way you paid.`]
    : [`It was cancelled too late for the ${sayMoney(price.amount, price.currency)} you paid to come back.`]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['It was cancelled too late for the credit to come back.'] : []),
  ...(fee === null ? [] : [`For cancelling late, ${sayMoney(fee.amount, fee.currency)} will be due.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['It costs you nothing.'] : []),
]

/** The letters about bookings, classes and the waitlist. */
export const bookingLetters = {
  booking_confirmed: (letter) => ({
    subject: `Booked: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${withWhom(letter)}${atLocation(letter)} on ${when(letter)} is booked${forWhom(letter)}. See you there.`,
      ...onSeat(letter),
      ...toPay(letter),
      `Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('See or cancel the booking', letter),
  }),
  booking_cancelled: (letter) => ({
    subject: `Cancelled: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `The booking of ${letter.class_name}${atLocation(letter)} on ${when(letter)} was cancelled${forWhom(letter)}.`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Book another class', letter),
  }),
  booking_given_up: (letter) => ({
    subject: `Cancelled: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `You have cancelled ${letter.class_name}${withWhom(letter)}${atLocation(letter)} on ${when(letter)}${forWhom(letter)}.`,
      ...terms(letter),
    ],
    ...button('Book another class', letter),
  }),
  class_not_booked: (letter) => ({
    subject: `Not booked: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `We could not book ${letter.class_name}${atLocation(letter)} on ${when(letter)}${forWhom(letter)}.`,
      `The reason: ${letter.reason}`,
      letter.paid === null
        ? 'Your membership is yours all the same: choose another class with it.'
        : `You get the ${sayMoney(letter.paid.amount, letter.paid.currency)} you paid back in full.`,
    ],
    ...button('Choose another class', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `${letter.class_name} on ${when(letter)} does not take place`,
    lines: [
      greeting(letter),
      `We are sorry: ${letter.class_name}${atLocation(letter)} on ${when(letter)} is cancelled. ${letter.was_waiting ? 'You were on its waitlist.' : `The booking${forWhom(letter)} is cancelled with it, free of charge.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Choose another class', letter),
  }),
  class_moved: (letter) => ({
    subject: `New time: ${letter.class_name} begins on ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `${letter.class_name}${atLocation(letter)} has a new time: ${when(letter)}.`
        : `${letter.class_name}${atLocation(letter)} of ${formatInstant(letter.former_starts_at, letter.timezone)} has a new time: ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `The place on the waitlist${forWhom(letter)} is kept. If the new time does not suit you, leave the waitlist: a place that comes free may be booked for you.`
        : letter.is_held
          ? `The place${forWhom(letter)} is held. If that does not suit you, let it go. Once it is booked, cancel it free of charge until the class begins.`
          : `The booking${forWhom(letter)} stands. If the new time does not suit you, cancel it free of charge until the class begins.`,
    ],
    ...button(letter.was_waiting ? 'See or leave the waitlist' : 'See or cancel the booking', letter),
  }),
  class_elsewhere: (letter) => ({
    subject: `New location: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name} on ${when(letter)} is now at ${letter.place}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `The place on the waitlist${forWhom(letter)} is kept. If the location does not suit you, leave the waitlist: a place that comes free may be booked for you.`
        : letter.is_held
          ? `The place${forWhom(letter)} is held. If that does not suit you, let it go. Once it is booked, cancel it free of charge until the class begins.`
          : `The booking${forWhom(letter)} stays. If the location does not suit you, cancel it free of charge until the class begins.`,
    ],
    ...button(letter.was_waiting ? 'See or leave the waitlist' : 'See or cancel the booking', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Change: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} on ${when(letter)} is now${withWhom(letter)}. ${letter.is_held ? `The place${forWhom(letter)} is held.` : `The booking${forWhom(letter)} stands.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free ? ['If you would rather not come, cancel free until the class begins.'] : []),
    ],
    ...button('See or cancel the booking', letter),
  }),
  standing_started: (letter) => ({
    subject: `Every week: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} is now a standing booking${forWhom(letter)}: each class is booked as soon as it opens for booking.`,
      ...(letter.booked.length === 0
        ? ['Nothing is open to be booked yet.']
        : [`Booked already: ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join('; ')}.`]),
    ],
    ...button('See the dates', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'Not booked from your standing booking',
    lines: [
      greeting(letter),
      `We could not book the following${forWhom(letter)}. We keep trying until a day before.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)}: ${reason}`,
      ),
    ],
    ...button('See the dates', letter),
  }),
  standing_ended: (letter) => ({
    subject: `Your standing booking of ${letter.class_name} has ended`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} does not go on, so the standing booking${forWhom(letter)} has ended.`,
    ],
    ...button('Find another class', letter),
  }),
  seat_changed: (letter) => ({
    subject: `New seat: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `The room is set up differently. In ${letter.class_name}${atLocation(letter)} on ${when(letter)} the seat${forWhom(letter)} is now ${letter.seat_name} instead of ${letter.former_seat}.`,
    ],
    ...button('See or cancel the booking', letter),
  }),
  class_reminder: (letter) => ({
    subject: `Reminder: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${withWhom(letter)}${atLocation(letter)} begins on ${when(letter)}. A place is booked${forWhom(letter)}.`,
      ...onSeat(letter),
      ...(letter.free_until === null
        ? []
        : [`Can't come? Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('See or cancel the booking', letter),
  }),
  waitlist_offer: (letter) => ({
    subject: `A place in ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A place has come free in ${letter.class_name}${atLocation(letter)} on ${when(letter)}${forWhom(letter)}. It is held until ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Confirm it until then; after that it goes to the next on the waitlist.',
      ...givesUp(letter),
    ],
    ...button('Take the place', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Quick: a place in ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A place has come free in ${letter.class_name}${atLocation(letter)} on ${when(letter)}, shortly before booking closes. Whoever books first has it.`,
    ],
    ...button('Book the place', letter),
  }),
  waitlist_booked: (letter) => ({
    subject: `You are in: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A place came free, and ${letter.class_name}${withWhom(letter)}${atLocation(letter)} on ${when(letter)} is now booked${forWhom(letter)}.`,
      ...onSeat(letter),
      `Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('See or cancel the booking', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `Waitlist of ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A place came free in ${letter.class_name}${atLocation(letter)} on ${when(letter)}${forWhom(letter)}, but it had to go to the next on the waitlist.`,
      `The reason: ${letter.reason}`,
    ],
    ...button('See your bookings', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
