import type { AppointmentLetter, LetterData, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { formatInstant } from './de-bookings.ts'
import { atPlace } from './where.ts'

const { money: sayMoney } = sayingsIn('de')

type Booked = LetterData['appointment_booked']

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Hallo ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` für ${for_name}`)
const what = (letter: AppointmentLetter) => `${letter.service_name} mit ${letter.instructor_name}${atPlace(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

const money = ({ amount, currency }: { amount: number; currency: string }) => sayMoney(amount, currency)

/** The price and any payment in advance. */
function price(letter: Booked): string[] {
  if (letter.price === null) return []
  if (!letter.paid) return [`Preis: ${sayMoney(letter.price.amount, letter.price.currency)}, zahlbar im Studio.`]
  return [
    letter.left
      ? `${money(letter.paid)} hast du schon bezahlt. Den Rest von ${money(letter.left)} bezahlst du im Studio.`
      : `Der Termin ist bezahlt: ${money(letter.paid)}.`,
  ]
}

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Gebucht: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${what(letter)} am ${when(letter)} ist gebucht${forWhom(letter)}. Bis dann!`,
      ...price(letter),
      `Du kannst kostenlos stornieren bis ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('Termin ansehen oder stornieren', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Storniert: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `der Termin${forWhom(letter)} wurde storniert: ${what(letter)} am ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`Grund: ${letter.reason}`]),
      ...(letter.returned ? [`Wir haben dir ${money(letter.returned)} von deiner Zahlung erstattet.`] : []),
    ],
    ...button('Anderen Termin buchen', letter),
  }),
  appointment_not_booked: (letter) => ({
    subject: `Nicht gebucht: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `leider hat es mit dem Termin${forWhom(letter)} nicht geklappt: ${what(letter)} am ${when(letter)}.`,
      `Grund: ${letter.reason}`,
      `Wir haben dir die bezahlten ${money(letter.paid)} vollständig erstattet.`,
    ],
    ...button('Andere Zeit wählen', letter),
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
} satisfies Pick<
  Letters,
  'appointment_booked' | 'appointment_cancelled' | 'appointment_not_booked' | 'appointment_reminder'
>
