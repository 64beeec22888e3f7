import type { AppointmentLetter, LetterData, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { formatInstant } from './fr-bookings.ts'
import { atPlace } from './where.ts'

const { money: sayMoney } = sayingsIn('fr')

type Booked = LetterData['appointment_booked']

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Bonjour ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` pour ${for_name}`)
const what = (letter: AppointmentLetter) => `${letter.service_name} avec ${letter.instructor_name}${atPlace(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

const money = ({ amount, currency }: { amount: number; currency: string }) => sayMoney(amount, currency)

/** The price and any payment in advance. */
function price(letter: Booked): string[] {
  if (letter.price === null) return []
  if (!letter.paid) return [`Prix\u00a0: ${sayMoney(letter.price.amount, letter.price.currency)}, à payer au studio.`]
  return [
    letter.left
      ? `Vous avez déjà payé ${money(letter.paid)}. Le solde de ${money(letter.left)} est à payer au studio.`
      : `Payé\u00a0: ${money(letter.paid)}.`,
  ]
}

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Rendez-vous réservé\u00a0: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Le rendez-vous${forWhom(letter)} est réservé\u00a0: ${what(letter)}, le ${when(letter)}. À bientôt\u202f!`,
      ...price(letter),
      `L’annulation est gratuite jusqu’au ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('Voir ou annuler le rendez-vous', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Rendez-vous annulé\u00a0: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Le rendez-vous${forWhom(letter)} a été annulé\u00a0: ${what(letter)}, le ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`Motif\u00a0: ${letter.reason}`]),
      ...(letter.returned ? [`Nous vous avons remboursé ${money(letter.returned)} de votre paiement.`] : []),
    ],
    ...button('Prendre un autre rendez-vous', letter),
  }),
  appointment_not_booked: (letter) => ({
    subject: `Pas de réservation\u00a0: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Nous n’avons pas pu réserver le rendez-vous${forWhom(letter)}\u00a0: ${what(letter)}, le ${when(letter)}.`,
      `Motif\u00a0: ${letter.reason}`,
      `Nous vous avons remboursé l’intégralité de votre paiement, soit ${money(letter.paid)}.`,
    ],
    ...button('Choisir une autre heure', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Rappel\u00a0: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Rappel de votre rendez-vous${forWhom(letter)}\u00a0: ${what(letter)}, le ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [
            `Un empêchement\u202f? L’annulation est gratuite jusqu’au ${formatInstant(letter.free_until, letter.timezone)}.`,
          ]),
    ],
    ...button('Voir ou annuler le rendez-vous', letter),
  }),
} satisfies Pick<
  Letters,
  'appointment_booked' | 'appointment_cancelled' | 'appointment_not_booked' | 'appointment_reminder'
>
