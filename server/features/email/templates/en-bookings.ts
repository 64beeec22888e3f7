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
const because = (reason: string | null) => (reason === null ? [] : [`Reason: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `Accepting it cancels your booking for ${gives_up.class_name} on ${formatInstant(gives_up.starts_at, timezone)}, which is at the same time.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['Your credit was returned.'] : [])
/** An amount in major units. */
export function sayMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', moneyOptions(currency)).format(amount)
}

const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Please pay ${sayMoney(to_pay.amount, to_pay.currency)} at the studio.`] : []

/** The refund decision for the spot's payment. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`We’ve refunded ${sayMoney(price.amount, price.currency)} to your original payment method.`]
    : [`This was a late cancellation, so the ${sayMoney(price.amount, price.currency)} you paid isn’t refunded.`]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['This was a late cancellation, so your credit wasn’t returned.'] : []),
  ...(fee === null ? [] : [`A late cancellation fee of ${sayMoney(fee.amount, fee.currency)} applies.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['There’s no charge.'] : []),
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
      `The booking${forWhom(letter)} was cancelled: ${letter.class_name}${atLocation(letter)} on ${when(letter)}.`,
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
      `You’ve cancelled ${letter.class_name}${withWhom(letter)}${atLocation(letter)} on ${when(letter)}${forWhom(letter)}.`,
      ...terms(letter),
    ],
    ...button('Book another class', letter),
  }),
  class_not_booked: (letter) => ({
    subject: `Not booked: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `We couldn’t book ${letter.class_name}${atLocation(letter)} on ${when(letter)}${forWhom(letter)}.`,
      `Reason: ${letter.reason}`,
      letter.paid === null
        ? 'You still have your membership: use it for another class.'
        : `We’ve refunded the full ${sayMoney(letter.paid.amount, letter.paid.currency)} you paid.`,
    ],
    ...button('Choose another class', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `Cancelled: ${letter.class_name} on ${when(letter)}`,
    lines: [
      greeting(letter),
      `We’re sorry: ${letter.class_name}${atLocation(letter)} on ${when(letter)} is cancelled. ${letter.was_waiting ? 'You were on its waitlist.' : `The booking${forWhom(letter)} was cancelled at no charge.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Choose another class', letter),
  }),
  class_moved: (letter) => ({
    subject: `New time: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `${letter.class_name}${atLocation(letter)} has moved to ${when(letter)}.`
        : `${letter.class_name}${atLocation(letter)} has moved from ${formatInstant(letter.former_starts_at, letter.timezone)} to ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `The waitlist position${forWhom(letter)} is kept. If the new time doesn’t suit you, leave the waitlist, as a free spot may be booked for you.`
        : letter.is_held
          ? `The spot${forWhom(letter)} is held. If that doesn’t suit you, release it. Once it’s booked, you can cancel for free until the class starts.`
          : `The booking${forWhom(letter)} stays. If the new time doesn’t suit you, cancel for free until the class starts.`,
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
        ? `The waitlist position${forWhom(letter)} is kept. If the location doesn’t suit you, leave the waitlist, as a free spot may be booked for you.`
        : letter.is_held
          ? `The spot${forWhom(letter)} is held. If that doesn’t suit you, release it. Once it’s booked, you can cancel for free until the class starts.`
          : `The booking${forWhom(letter)} stays. If the location doesn’t suit you, cancel for free until the class starts.`,
    ],
    ...button(letter.was_waiting ? 'See or leave the waitlist' : 'See or cancel the booking', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Change: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} on ${when(letter)} is now${withWhom(letter)}. ${letter.is_held ? `The spot${forWhom(letter)} is held.` : `The booking${forWhom(letter)} stays.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free ? ['If you’d rather not come, cancel for free until the class starts.'] : []),
    ],
    ...button('See or cancel the booking', letter),
  }),
  standing_started: (letter) => ({
    subject: `Every week: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} is now booked every week${forWhom(letter)}: we book each class as soon as booking opens.`,
      ...(letter.booked.length === 0
        ? ['No classes are open for booking yet.']
        : [`Already booked: ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join('; ')}.`]),
    ],
    ...button('See the dates', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'Not booked: some of your weekly classes',
    lines: [
      greeting(letter),
      `We couldn’t book these classes${forWhom(letter)}. We’ll keep trying until the day before.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)}: ${reason}`,
      ),
    ],
    ...button('See the dates', letter),
  }),
  standing_ended: (letter) => ({
    subject: `Your weekly booking has ended: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} is no longer offered, so the weekly booking${forWhom(letter)} has ended.`,
    ],
    ...button('Find another class', letter),
  }),
  seat_changed: (letter) => ({
    subject: `New seat: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `The room plan has changed. The seat${forWhom(letter)} in ${letter.class_name}${atLocation(letter)} on ${when(letter)} is now ${letter.seat_name} instead of ${letter.former_seat}.`,
    ],
    ...button('See or cancel the booking', letter),
  }),
  class_reminder: (letter) => ({
    subject: `Reminder: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${withWhom(letter)}${atLocation(letter)} starts on ${when(letter)}. A spot is booked${forWhom(letter)}.`,
      ...onSeat(letter),
      ...(letter.free_until === null
        ? []
        : [`Can’t come? Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('See or cancel the booking', letter),
  }),
  waitlist_offer: (letter) => ({
    subject: `A spot is free, confirm now: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A spot has opened up${forWhom(letter)} in ${letter.class_name}${atLocation(letter)} on ${when(letter)}. We’re holding it until ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Confirm by then, or it goes to the next person on the waitlist.',
      ...givesUp(letter),
    ],
    ...button('Accept the spot', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Last-minute spot: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A spot has opened up in ${letter.class_name}${atLocation(letter)} on ${when(letter)}, shortly before booking closes. First come, first served.`,
    ],
    ...button('Book the spot', letter),
  }),
  waitlist_booked: (letter) => ({
    subject: `You’re in: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A spot opened up, and ${letter.class_name}${withWhom(letter)}${atLocation(letter)} on ${when(letter)} is now booked${forWhom(letter)}.`,
      ...onSeat(letter),
      `Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('See or cancel the booking', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `The spot went to someone else: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `A spot opened up${forWhom(letter)} in ${letter.class_name}${atLocation(letter)} on ${when(letter)}, but it went to the next person on the waitlist.`,
      `Reason: ${letter.reason}`,
    ],
    ...button('See your bookings', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
