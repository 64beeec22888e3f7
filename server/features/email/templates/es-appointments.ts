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

/** The price and any payment in advance. */
function price(letter: Booked): string[] {
  if (letter.price === null) return []
  if (!letter.paid) return [`Precio: ${sayMoney(letter.price.amount, letter.price.currency)}, a pagar en el centro.`]
  return [
    letter.left
      ? `Ya has pagado ${money(letter.paid)}. Paga el resto, ${money(letter.left)}, en el centro.`
      : `Pagado: ${money(letter.paid)}.`,
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
      ...(letter.reason === null ? [] : [`Motivo: ${letter.reason}`]),
      ...(letter.returned ? [`Te hemos reembolsado ${money(letter.returned)} de tu pago.`] : []),
    ],
    ...button('Reservar otra cita', letter),
  }),
  appointment_not_booked: (letter) => ({
    subject: `No hemos podido reservar: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `No hemos podido reservar la cita${forWhom(letter)}: ${what(letter)}, el ${when(letter)}.`,
      `Motivo: ${letter.reason}`,
      `Te hemos reembolsado el importe completo: ${money(letter.paid)}.`,
    ],
    ...button('Elegir otra hora', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Recordatorio: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Te recordamos la cita${forWhom(letter)}: ${what(letter)}, el ${when(letter)}.`,
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
