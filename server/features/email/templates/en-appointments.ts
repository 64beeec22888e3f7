import { formatInstant } from '../../../lib/phrases.ts'
import type { AppointmentLetter, Letters } from '../letters.ts'
import { sayMoney } from './en-bookings.ts'

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Hello ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` for ${for_name}`)
const where = ({ place }: AppointmentLetter) => (place === null ? '' : ` (${place})`)
const what = (letter: AppointmentLetter) => `${letter.service_name} with ${letter.instructor_name}${where(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Booked: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${what(letter)} on ${when(letter)} is booked${forWhom(letter)}. See you there.`,
      ...(letter.price === null
        ? []
        : [`It costs ${sayMoney(letter.price.amount, letter.price.currency)}, to be paid at the studio.`]),
      `Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('See or cancel the appointment', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Cancelled: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `The appointment${forWhom(letter)} was cancelled: ${what(letter)} on ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`The reason: ${letter.reason}`]),
    ],
    ...button('Book another time', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Reminder: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `There is an appointment${forWhom(letter)}: ${what(letter)} on ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [`Can't come? Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('See or cancel the appointment', letter),
  }),
} satisfies Pick<Letters, 'appointment_booked' | 'appointment_cancelled' | 'appointment_reminder'>
