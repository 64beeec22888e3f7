import type { AppointmentLetter, LetterData, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { formatInstant } from './it-bookings.ts'
import { atPlace } from './where.ts'

const { money: sayMoney } = sayingsIn('it')

type Booked = LetterData['appointment_booked']

const when = ({ starts_at, timezone }: AppointmentLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: AppointmentLetter) => `Ciao ${name},`
const forWhom = ({ for_name }: AppointmentLetter) => (for_name === null ? '' : ` per ${for_name}`)
const what = (letter: AppointmentLetter) => `${letter.service_name} con ${letter.instructor_name}${atPlace(letter)}`
const button = (label: string, { url }: AppointmentLetter) => (url === null ? {} : { action: { label, url } })

const money = ({ amount, currency }: { amount: number; currency: string }) => sayMoney(amount, currency)

/** What it costs, and what of it is paid already. */
function price(letter: Booked): string[] {
  if (letter.price === null) return []
  if (!letter.paid) return [`Costa ${sayMoney(letter.price.amount, letter.price.currency)}: si paga in studio.`]
  return [
    letter.left
      ? `Hai già pagato ${money(letter.paid)}. Il resto, ${money(letter.left)}, si paga in studio.`
      : `È pagato: ${money(letter.paid)}.`,
  ]
}

/** The letters about appointments. */
export const appointmentLetters = {
  appointment_booked: (letter) => ({
    subject: `Appuntamento confermato: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `l’appuntamento${forWhom(letter)} è confermato: ${what(letter)}, ${when(letter)}. A presto!`,
      ...price(letter),
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
      ...(letter.returned ? [`Ti rimborsiamo ${money(letter.returned)} di quanto hai pagato.`] : []),
    ],
    ...button('Prenota un altro appuntamento', letter),
  }),
  appointment_not_booked: (letter) => ({
    subject: `Non prenotato: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `non è stato possibile prenotare l’appuntamento${forWhom(letter)}: ${what(letter)}, ${when(letter)}.`,
      `Il motivo: ${letter.reason}`,
      `Ti rimborsiamo per intero quanto hai pagato: ${money(letter.paid)}.`,
    ],
    ...button('Scegli un altro orario', letter),
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
} satisfies Pick<
  Letters,
  'appointment_booked' | 'appointment_cancelled' | 'appointment_not_booked' | 'appointment_reminder'
>
