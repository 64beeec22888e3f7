import { formatInstant } from './de-bookings.ts'
import type { GuestLetter, Letters } from '../letters.ts'
import { atPlace } from './where.ts'

const when = ({ starts_at, timezone }: GuestLetter) => formatInstant(starts_at, timezone)
const withWhom = ({ instructor_name }: GuestLetter) => (instructor_name === null ? '' : ` mit ${instructor_name}`)
const what = (letter: GuestLetter) => `${letter.class_name}${withWhom(letter)}${atPlace(letter)}`

const button = (label: string, closing: string, url: string | null) =>
  url === null ? {} : { action: { label, url }, closing }

/** The letters to guests, who have no account. */
export const guestLetters = {
  guest_confirm: (letter) => {
    const { name, class_name, held_until, timezone, url } = letter
    return {
      subject: `Bestätige deinen Platz: ${class_name}, ${when(letter)}`,
      lines: [
        `Hallo ${name},`,
        `fast geschafft: Mit dem Knopf unten ist ${what(letter)} am ${when(letter)} für dich gebucht.`,
        `Der Platz ist bis ${formatInstant(held_until, timezone)} für dich reserviert. Danach gilt der Link noch, solange etwas frei ist.`,
        'Du zahlst im Studio.',
      ],
      ...button(
        'Meinen Platz buchen',
        'Das warst nicht du? Dann musst du nichts tun: Ohne den Knopf wird nichts gebucht.',
        url,
      ),
    }
  },
  guest_booked: (letter) => {
    const { name, class_name, free_until, timezone, url, waivers, seat_name } = letter
    return {
      subject: `Gebucht: ${class_name}, ${when(letter)}`,
      lines: [
        `Hallo ${name},`,
        `${what(letter)} am ${when(letter)} ist für dich gebucht. Du zahlst im Studio. Bis dann!`,
        ...(seat_name ? [`Platz: ${seat_name}.`] : []),
        `Kostenlos stornieren kannst du bis ${formatInstant(free_until, timezone)}.`,
        ...(waivers.length === 0 ? [] : [`Bitte unterschreibe vor dem Kurs im Studio: ${waivers.join(', ')}.`]),
      ],
      ...button(
        'Meinen Platz stornieren',
        'Du kannst doch nicht kommen? Mit diesem Knopf wird der Platz für jemand anderen frei.',
        url,
      ),
    }
  },
} satisfies Pick<Letters, 'guest_confirm' | 'guest_booked'>
