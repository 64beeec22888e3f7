import { formatInstant } from './it-bookings.ts'
import type { GuestLetter, Letters } from '../letters.ts'
import { atPlace } from './where.ts'

const when = ({ starts_at, timezone }: GuestLetter) => formatInstant(starts_at, timezone)
const withWhom = ({ instructor_name }: GuestLetter) => (instructor_name === null ? '' : ` con ${instructor_name}`)
const what = (letter: GuestLetter) => `${letter.class_name}${withWhom(letter)}${atPlace(letter)}`

const button = (label: string, closing: string, url: string | null) =>
  url === null ? {} : { action: { label, url }, closing }

/** The letters to guests, who have no account. */
export const guestLetters = {
  guest_confirm: (letter) => {
    const { name, class_name, held_until, timezone, url } = letter
    return {
      subject: `Conferma il tuo posto: ${class_name}, ${when(letter)}`,
      lines: [
        `Ciao ${name},`,
        `ci siamo quasi: premi il pulsante qui sotto per prenotare ${what(letter)}, ${when(letter)}.`,
        `Il posto è riservato a te fino a ${formatInstant(held_until, timezone)}. Dopo, il link funziona finché ci sono posti liberi.`,
        'Paghi in studio.',
      ],
      ...button('Prenota il mio posto', 'Non l’hai chiesto tu? Ignora questa e-mail.', url),
    }
  },
  guest_booked: (letter) => {
    const { name, class_name, free_until, timezone, url, waivers, seat_name } = letter
    return {
      subject: `Prenotazione confermata: ${class_name}, ${when(letter)}`,
      lines: [
        `Ciao ${name},`,
        `la prenotazione è confermata: ${what(letter)}, ${when(letter)}. Paghi in studio. A presto!`,
        ...(seat_name ? [`Posto: ${seat_name}.`] : []),
        `Puoi disdire gratis fino a ${formatInstant(free_until, timezone)}.`,
        ...(waivers.length === 0 ? [] : [`Prima della lezione firma in studio: ${waivers.join(', ')}.`]),
      ],
      ...button(
        'Disdici il mio posto',
        'Non puoi venire? Disdici con questo pulsante e il posto andrà a un’altra persona.',
        url,
      ),
    }
  },
} satisfies Pick<Letters, 'guest_confirm' | 'guest_booked'>
