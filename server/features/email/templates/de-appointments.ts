import type { AppointmentLetter, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { formatInstant } from './de-bookings.ts'

const { money: sayMoney } = sayingsIn('de')

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Hallo ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` für ${for_name}`)
const where = ({ place }: AppointmentLetter) => (place === null ? '' : ` (${place})`)
const what = (letter: AppointmentLetter) => `${letter.service_name} mit ${letter.instructor_name}${where(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Gebucht: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${what(letter)} am ${when(letter)} ist gebucht${forWhom(letter)}. Bis dann!`,
      ...(letter.price === null
        ? []
        : [`Der Termin kostet ${sayMoney(letter.price.amount, letter.price.currency)}. Bezahlt wird im Studio.`]),
      `Du kannst kostenlos stornieren bis ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('Termin ansehen oder stornieren', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Storniert: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `der Termin${forWhom(letter)} wurde storniert: ${what(letter)} am ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`Der Grund: ${letter.reason}`]),
    ],
    ...button('Anderen Termin buchen', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Erinnerung: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `es steht ein Termin${forWhom(letter)} an: ${what(letter)} am ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [`Keine Zeit? Du kannst kostenlos stornieren bis ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Termin ansehen oder stornieren', letter),
  }),
} satisfies Pick<Letters, 'appointment_booked' | 'appointment_cancelled' | 'appointment_reminder'>
