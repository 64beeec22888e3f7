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

/** The price and any payment in advance. */
function price(letter: Booked): string[] {
  if (letter.price === null) return []
  if (!letter.paid) return [`Prezzo: ${sayMoney(letter.price.amount, letter.price.currency)}, da pagare in studio.`]
  return [
    letter.left
      ? `Hai già pagato ${money(letter.paid)}. Paga il resto, ${money(letter.left)}, in studio.`
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
      `Puoi disdire gratis fino a ${formatInstant(letter.free_until, letter.timezone)}.`,
    ],
    ...button('Vedi o disdici l’appuntamento', letter),
  }),
  appointment_cancelled: (letter) => ({
    subject: `Appuntamento disdetto: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `l’appuntamento${forWhom(letter)} è stato disdetto: ${what(letter)}, ${when(letter)}.`,
      ...(letter.reason === null ? [] : [`Motivo: ${letter.reason}`]),
      ...(letter.returned ? [`Ti abbiamo rimborsato ${money(letter.returned)} del tuo pagamento.`] : []),
    ],
    ...button('Prenota un altro appuntamento', letter),
  }),
  appointment_not_booked: (letter) => ({
    subject: `Non prenotato: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `non è stato possibile prenotare l’appuntamento${forWhom(letter)}: ${what(letter)}, ${when(letter)}.`,
      `Motivo: ${letter.reason}`,
      `Ti abbiamo rimborsato l’intero importo: ${money(letter.paid)}.`,
    ],
    ...button('Scegli un altro orario', letter),
  }),
  appointment_reminder: (letter) => ({
    subject: `Promemoria: ${letter.service_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `ti ricordiamo l’appuntamento${forWhom(letter)}: ${what(letter)}, ${when(letter)}.`,
      ...(letter.free_until === null
        ? []
        : [`Non puoi venire? Puoi disdire gratis fino a ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Vedi o disdici l’appuntamento', letter),
  }),
} satisfies Pick<
  Letters,
  'appointment_booked' | 'appointment_cancelled' | 'appointment_not_booked' | 'appointment_reminder'
>
