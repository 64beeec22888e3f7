import { formatInstant } from '../../../lib/phrases.ts'
import type { AppointmentLetter, LetterData, Letters } from '../letters.ts'
import { sayMoney } from './en-bookings.ts'
import { atPlace } from './where.ts'

type Booked = LetterData['appointment_booked']

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Hello ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` for ${for_name}`)
const what = (letter: AppointmentLetter) => `${letter.service_name} with ${letter.instructor_name}${atPlace(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

const money = ({ amount, currency }: { amount: number; currency: string }) => sayMoney(amount, currency)

/** The price and any payment in advance. */
function price(letter: Booked): string[] {
  if (letter.price === null) return []
  if (!letter.paid) return [`Price: ${sayMoney(letter.price.amount, letter.price.currency)}, payable at the studio.`]
  return [
    letter.left
      ? `You’ve paid ${money(letter.paid)} in advance. Please pay the remaining ${money(letter.left)} at the studio.`
      : `Paid: ${money(letter.paid)}.`,
  ]
}

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Booked: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${what(letter)} on ${when(letter)} is booked${forWhom(letter)}. See you there.`,
      ...price(letter),
      `Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('See or cancel the appointment', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Cancelled: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `The appointment${forWhom(letter)} was cancelled: ${what(letter)} on ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`Reason: ${letter.reason}`]),
      ...(letter.returned ? [`We’ve refunded ${money(letter.returned)} of your payment.`] : []),
    ],
    ...button('Book another time', letter),
  }),
  appointment_not_booked: (letter) => ({
    subject: `Not booked: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `We couldn’t book ${what(letter)} on ${when(letter)}${forWhom(letter)}.`,
      `Reason: ${letter.reason}`,
      `We’ve refunded the full ${money(letter.paid)} you paid.`,
    ],
    ...button('Choose another time', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Reminder: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `This is a reminder of the appointment${forWhom(letter)}: ${what(letter)} on ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [`Can’t come? Cancelling is free until ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('See or cancel the appointment', letter),
  }),
} satisfies Pick<
  Letters,
  'appointment_booked' | 'appointment_cancelled' | 'appointment_not_booked' | 'appointment_reminder'
>
