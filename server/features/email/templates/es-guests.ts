import { formatInstant } from './es-bookings.ts'
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
      subject: `Confirma tu plaza: ${class_name}, ${when(letter)}`,
      lines: [
        `Hola, ${name}:`,
        `Ya casi está: pulsa el botón de abajo para reservar ${what(letter)}, el ${when(letter)}.`,
        `Te guardamos la plaza hasta el ${formatInstant(held_until, timezone)}. Después, el enlace sigue funcionando mientras queden plazas.`,
        'Pagas en el centro.',
      ],
      ...button('Reservar mi plaza', '¿No lo has pedido tú? Puedes ignorar este correo.', url),
    }
  },
  guest_booked: (letter) => {
    const { name, class_name, free_until, timezone, url, waivers, seat_name } = letter
    return {
      subject: `Reserva confirmada: ${class_name}, ${when(letter)}`,
      lines: [
        `Hola, ${name}:`,
        `La reserva está confirmada: ${what(letter)}, el ${when(letter)}. Pagas en el centro. ¡Nos vemos!`,
        ...(seat_name ? [`Sitio: ${seat_name}.`] : []),
        `Puedes cancelar gratis hasta el ${formatInstant(free_until, timezone)}.`,
        ...(waivers.length === 0 ? [] : [`Antes de la clase, firma en el centro: ${waivers.join(', ')}.`]),
      ],
      ...button(
        'Cancelar mi plaza',
        '¿No puedes venir? Cancela con este botón y otra persona podrá ocupar la plaza.',
        url,
      ),
    }
  },
} satisfies Pick<Letters, 'guest_confirm' | 'guest_booked'>
