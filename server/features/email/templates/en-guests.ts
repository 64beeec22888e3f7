import { formatInstant } from '../../../lib/phrases.ts'
import type { GuestLetter, Letters } from '../letters.ts'
import { atPlace } from './where.ts'

const when = ({ starts_at, timezone }: GuestLetter) => formatInstant(starts_at, timezone)
const withWhom = ({ instructor_name }: GuestLetter) => (instructor_name === null ? '' : ` with ${instructor_name}`)
const what = (letter: GuestLetter) => `${letter.class_name}${withWhom(letter)}${atPlace(letter)}`

const button = (label: string, closing: string, url: string | null) =>
  url === null ? {} : { action: { label, url }, closing }

/** The letters to guests, who have no account. */
export const guestLetters = {
  guest_confirm: (letter) => {
    const { name, class_name, held_until, timezone, url } = letter
    return {
      subject: `Confirm your spot: ${class_name}, ${when(letter)}`,
      lines: [
        `Hello ${name},`,
        `Almost done: click the button below to book ${what(letter)} on ${when(letter)}.`,
        `We’re holding your spot until ${formatInstant(held_until, timezone)}. After that, the link still works while there are free spots.`,
        'You pay at the studio.',
      ],
      ...button('Book my spot', 'Didn’t request this? You can ignore this email.', url),
    }
  },
  guest_booked: (letter) => {
    const { name, class_name, free_until, timezone, url, waivers, seat_name } = letter
    return {
      subject: `Booked: ${class_name}, ${when(letter)}`,
      lines: [
        `Hello ${name},`,
        `${what(letter)} on ${when(letter)} is booked for you. You pay at the studio. See you there.`,
        ...(seat_name ? [`Seat: ${seat_name}.`] : []),
        `Cancelling is free until ${formatInstant(free_until, timezone)}.`,
        ...(waivers.length === 0 ? [] : [`Before the class, please sign at the studio: ${waivers.join(', ')}.`]),
      ],
      ...button('Cancel my spot', 'Can’t come? Cancel with this button so someone else can have the spot.', url),
    }
  },
} satisfies Pick<Letters, 'guest_confirm' | 'guest_booked'>
