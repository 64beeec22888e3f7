import type { AppointmentLetter, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { formatInstant } from './it-bookings.ts'

const { money: sayMoney } = sayingsIn('it')

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Ciao ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` per ${for_name}`)
const where = ({ place }: AppointmentLetter) => (place === null ? '' : ` (${place})`)
const what = (letter: AppointmentLetter) => `${letter.service_name} con ${letter.instructor_name}${where(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Appuntamento confermato: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `l’appuntamento${forWhom(letter)} è confermato: ${what(letter)}, ${when(letter)}. A presto!`,
      ...(letter.price === null
        ? []
        : [`Costa ${sayMoney(letter.price.amount, letter.price.currency)}: si paga in studio.`]),
      `Annullare è gratis fino a ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('Vedi o annulla l’appuntamento', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Appuntamento annullato: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `l’appuntamento${forWhom(letter)} è stato annullato: ${what(letter)}, ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`Il motivo: ${letter.reason}`]),
    ],
    ...button('Prenota un altro appuntamento', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Promemoria: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `c’è un appuntamento${forWhom(letter)}: ${what(letter)}, ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [`Non puoi venire? Annullare è gratis fino a ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Vedi o annulla l’appuntamento', letter),
  }),
} satisfies Pick<Letters, 'appointment_booked' | 'appointment_cancelled' | 'appointment_reminder'>
