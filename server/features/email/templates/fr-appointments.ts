import type { AppointmentLetter, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { formatInstant } from './fr-bookings.ts'

const { money: sayMoney } = sayingsIn('fr')

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Bonjour ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` pour ${for_name}`)
const where = ({ place }: AppointmentLetter) => (place === null ? '' : ` (${place})`)
const what = (letter: AppointmentLetter) => `${letter.service_name} avec ${letter.instructor_name}${where(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Rendez-vous réservé\u00a0: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Le rendez-vous${forWhom(letter)} est réservé\u00a0: ${what(letter)}, le ${when(letter)}. À bientôt\u202f!`,
      ...(letter.price === null
        ? []
        : [`Il coûte ${sayMoney(letter.price.amount, letter.price.currency)}, à payer au studio.`]),
      `L’annulation est gratuite jusqu’au ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('Voir ou annuler le rendez-vous', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Rendez-vous annulé\u00a0: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Le rendez-vous${forWhom(letter)} a été annulé\u00a0: ${what(letter)}, le ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`La raison\u00a0: ${letter.reason}`]),
    ],
    ...button('Prendre un autre rendez-vous', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Rappel\u00a0: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Un rendez-vous est prévu${forWhom(letter)}\u00a0: ${what(letter)}, le ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [
            `Un empêchement\u202f? L’annulation est gratuite jusqu’au ${formatInstant(letter.free_until, letter.timezone)}.`,
          ]),
    ],
    ...button('Voir ou annuler le rendez-vous', letter),
  }),
} satisfies Pick<Letters, 'appointment_booked' | 'appointment_cancelled' | 'appointment_reminder'>
