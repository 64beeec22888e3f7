import { formatInstant } from './fr-bookings.ts'
import type { GuestLetter, Letters } from '../letters.ts'
import { atPlace } from './where.ts'

const when = ({ starts_at, timezone }: GuestLetter) => formatInstant(starts_at, timezone)
const withWhom = ({ instructor_name }: GuestLetter) => (instructor_name === null ? '' : ` avec ${instructor_name}`)
const what = (letter: GuestLetter) => `${letter.class_name}${withWhom(letter)}${atPlace(letter)}`

const button = (label: string, closing: string, url: string | null) =>
  url === null ? {} : { action: { label, url }, closing }

/** The letters to guests, who have no account. */
export const guestLetters = {
  guest_confirm: (letter) => {
    const { name, class_name, held_until, timezone, url } = letter
    return {
      subject: `Confirmez votre place\u00a0: ${class_name}, ${when(letter)}`,
      lines: [
        `Bonjour ${name},`,
        `C’est presque fait\u00a0: cliquez sur le bouton ci-dessous pour réserver ${what(letter)}, le ${when(letter)}.`,
        `La place vous est gardée jusqu’au ${formatInstant(held_until, timezone)}. Ensuite, le lien reste valable tant qu’il reste des places.`,
        'Vous payez au studio.',
      ],
      ...button('Réserver ma place', 'Vous n’êtes pas à l’origine de cette demande\u202f? Ignorez cet e-mail.', url),
    }
  },
  guest_booked: (letter) => {
    const { name, class_name, free_until, timezone, url, waivers, seat_name } = letter
    return {
      subject: `Réservé\u00a0: ${class_name}, ${when(letter)}`,
      lines: [
        `Bonjour ${name},`,
        `C’est réservé\u00a0: ${what(letter)}, le ${when(letter)}. Vous payez au studio. À bientôt\u202f!`,
        ...(seat_name ? [`Place\u00a0: ${seat_name}.`] : []),
        `L’annulation est gratuite jusqu’au ${formatInstant(free_until, timezone)}.`,
        ...(waivers.length === 0 ? [] : [`Avant le cours, merci de signer au studio\u00a0: ${waivers.join(', ')}.`]),
      ],
      ...button(
        'Annuler ma place',
        'Un empêchement\u202f? Annulez avec ce bouton pour laisser la place à quelqu’un d’autre.',
        url,
      ),
    }
  },
} satisfies Pick<Letters, 'guest_confirm' | 'guest_booked'>
