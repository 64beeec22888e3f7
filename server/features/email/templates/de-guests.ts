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
        `fast geschafft: Klicke auf den Button unten, um zu buchen: ${what(letter)} am ${when(letter)}.`,
        `Der Platz ist bis ${formatInstant(held_until, timezone)} für dich reserviert. Danach funktioniert der Link noch, solange Plätze frei sind.`,
        'Du zahlst im Studio.',
      ],
      ...button(
        'Zahlungspflichtig buchen',
        'Du hast das nicht angefordert? Dann kannst du diese E-Mail ignorieren.',
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
        'Keine Zeit? Storniere mit diesem Button, damit jemand anderes den Platz bekommt.',
        url,
      ),
    }
  },
} satisfies Pick<Letters, 'guest_confirm' | 'guest_booked'>
