import type { AppointmentLetter, LetterData, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { formatInstant } from './es-bookings.ts'
import { atPlace } from './where.ts'

const { money: sayMoney } = sayingsIn('es')

type Booked = LetterData['appointment_booked']

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Hola, ${name}:`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` para ${for_name}`)
const what = (letter: AppointmentLetter) => `${letter.service_name} con ${letter.instructor_name}${atPlace(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

const money = ({ amount, currency }: { amount: number; currency: string }) => sayMoney(amount, currency)

/** What it costs, and what of it is paid already. */
function price(letter: Booked): string[] {
  if (letter.price === null) return []
  if (!letter.paid) return [`Cuesta ${sayMoney(letter.price.amount, letter.price.currency)} y se paga en el centro.`]
  return [
    letter.left
      ? `Ya has pagado ${money(letter.paid)}. El resto, ${money(letter.left)}, se paga en el centro.`
      : `Está pagada: ${money(letter.paid)}.`,
  ]
}

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Cita reservada: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La cita${forWhom(letter)} está reservada: ${what(letter)}, el ${when(letter)}. ¡Nos vemos!`,
      ...price(letter),
      `Cancelar es gratis hasta el ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('Ver o cancelar la cita', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Cita cancelada: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La cita${forWhom(letter)} se ha cancelado: ${what(letter)}, el ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`El motivo: ${letter.reason}`]),
      ...(letter.returned ? [`Te devolvemos ${money(letter.returned)} de lo que pagaste.`] : []),
    ],
    ...button('Reservar otra cita', letter),
  }),
  appointment_not_booked: (letter) => ({
    subject: `Sin reserva: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `No hemos podido reservar la cita${forWhom(letter)}: ${what(letter)}, el ${when(letter)}.`,
      `El motivo: ${letter.reason}`,
      `Te devolvemos íntegramente lo que pagaste: ${money(letter.paid)}.`,
    ],
    ...button('Elegir otra hora', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Recordatorio: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Hay una cita${forWhom(letter)}: ${what(letter)}, el ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [`¿No puedes venir? Cancelar es gratis hasta el ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Ver o cancelar la cita', letter),
  }),
} satisfies Pick<
  Letters,
  'appointment_booked' | 'appointment_cancelled' | 'appointment_not_booked' | 'appointment_reminder'
>
