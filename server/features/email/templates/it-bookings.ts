import type { ClassLetter, LetterData, Letters, PaidPrice } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { atLocation } from './where.ts'

type BookingLetter = {
  [Kind in keyof Letters]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof Letters]

const sayings = sayingsIn('it')

/** A moment as letters say it. */
export function formatInstant(instant: string, timezone: string): string {
  const [day, time] = sayings.moment(instant, timezone)
  return `${day} alle ${time}`
}

const when = ({ starts_at, timezone }: ClassLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: ClassLetter) => `Ciao ${name},`
const forWhom = ({ for_name }: ClassLetter) => (for_name === null ? '' : ` per ${for_name}`)
const withWhom = ({ instructor_name }: ClassLetter) => (instructor_name === null ? '' : ` con ${instructor_name}`)
const button = (label: string, { url }: ClassLetter) => (url === null ? {} : { action: { label, url } })
const onSeat = ({ seat_name }: ClassLetter) => (seat_name === undefined ? [] : [`Posto: ${seat_name}.`])
const because = (reason: string | null) => (reason === null ? [] : [`Motivo: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `Se lo accetti, la tua prenotazione alla stessa ora viene disdetta: ${gives_up.class_name}, ${formatInstant(gives_up.starts_at, timezone)}.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['Il tuo credito è stato restituito.'] : [])
const freeUntil = ({ free_until, timezone }: ClassLetter & { free_until: string }) =>
  `Puoi disdire gratis fino a ${formatInstant(free_until, timezone)}.`
const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Paga ${sayings.money(to_pay.amount, to_pay.currency)} in studio.`] : []

/** The refund decision for the spot's payment. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`Ti abbiamo rimborsato ${sayings.money(price.amount, price.currency)} sul tuo metodo di pagamento.`]
    : [
        `È una disdetta tardiva: l’importo pagato (${sayings.money(price.amount, price.currency)}) non viene rimborsato.`,
      ]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['È una disdetta tardiva: il credito non viene restituito.'] : []),
  ...(fee === null ? [] : [`Penale per disdetta tardiva: ${sayings.money(fee.amount, fee.currency)}.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['La disdetta è gratuita.'] : []),
]

/** The letters about bookings, classes and the waitlist. */
export const bookingLetters = {
  booking_confirmed: (letter) => ({
    subject: `Prenotazione confermata: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la prenotazione${forWhom(letter)} è confermata: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, ${when(letter)}. A presto!`,
      ...onSeat(letter),
      ...toPay(letter),
      freeUntil(letter),
    ],
    ...button('Vedi o disdici la prenotazione', letter),
  }),
  booking_cancelled: (letter) => ({
    subject: `Prenotazione disdetta: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la prenotazione${forWhom(letter)} è stata disdetta: ${letter.class_name}${atLocation(letter)}, ${when(letter)}.`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Prenota un’altra lezione', letter),
  }),
  booking_given_up: (letter) => ({
    subject: `Prenotazione disdetta: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `hai disdetto la prenotazione${forWhom(letter)}: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, ${when(letter)}.`,
      ...terms(letter),
    ],
    ...button('Prenota un’altra lezione', letter),
  }),
  class_not_booked: (letter) => ({
    subject: `Non prenotata: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `non siamo riusciti a prenotare il posto${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, ${when(letter)}.`,
      `Motivo: ${letter.reason}`,
      letter.paid === null
        ? 'Il tuo abbonamento resta valido: usalo per un’altra lezione.'
        : `Ti abbiamo rimborsato l’intero importo: ${sayings.money(letter.paid.amount, letter.paid.currency)}.`,
    ],
    ...button('Scegli un’altra lezione', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `Lezione annullata: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `ci dispiace: la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)} è annullata. ${letter.was_waiting ? 'Eri nella sua lista d’attesa.' : `La prenotazione${forWhom(letter)} è stata annullata senza costi.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Scegli un’altra lezione', letter),
  }),
  class_moved: (letter) => ({
    subject: `Nuovo orario: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `la lezione di ${letter.class_name}${atLocation(letter)} è stata spostata. Nuovo orario: ${when(letter)}.`
        : `la lezione di ${letter.class_name}${atLocation(letter)} di ${formatInstant(letter.former_starts_at, letter.timezone)} è stata spostata. Nuovo orario: ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `Il posto in lista d’attesa${forWhom(letter)} resta. Se il nuovo orario non ti va bene, esci dalla lista, altrimenti un posto libero potrebbe essere prenotato per te.`
        : letter.is_held
          ? `Il posto${forWhom(letter)} è tenuto per te. Se non ti va bene, liberalo. Una volta prenotato, puoi disdire gratis fino all’inizio della lezione.`
          : `La prenotazione${forWhom(letter)} resta valida. Se il nuovo orario non ti va bene, puoi disdire gratis fino all’inizio della lezione.`,
    ],
    ...button(letter.was_waiting ? 'Vedi o lascia la lista d’attesa' : 'Vedi o disdici la prenotazione', letter),
  }),
  class_elsewhere: (letter) => ({
    subject: `Nuova sede: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la lezione di ${letter.class_name} di ${when(letter)} si tiene qui: ${letter.place}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `Il posto in lista d’attesa${forWhom(letter)} resta. Se la sede non ti va bene, esci dalla lista, altrimenti un posto libero potrebbe essere prenotato per te.`
        : letter.is_held
          ? `Il posto${forWhom(letter)} è tenuto per te. Se non ti va bene, liberalo. Una volta prenotato, puoi disdire gratis fino all’inizio della lezione.`
          : `La prenotazione${forWhom(letter)} resta valida. Se la sede non ti va bene, puoi disdire gratis fino all’inizio della lezione.`,
    ],
    ...button(letter.was_waiting ? 'Vedi o lascia la lista d’attesa' : 'Vedi o disdici la prenotazione', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Cambio di insegnante: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)} sarà${withWhom(letter)}. ${letter.is_held ? `Il posto${forWhom(letter)} è tenuto per te.` : `La prenotazione${forWhom(letter)} resta valida.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free ? ['Se preferisci non venire, puoi disdire gratis fino all’inizio della lezione.'] : []),
    ],
    ...button('Vedi o disdici la prenotazione', letter),
  }),
  standing_started: (letter) => ({
    subject: `Ogni settimana: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} è ora prenotata ogni settimana${forWhom(letter)}: prenotiamo ogni lezione appena aprono le prenotazioni.`,
      ...(letter.booked.length === 0
        ? ['Nessuna lezione è ancora prenotabile.']
        : [`Già prenotate: ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join('; ')}.`]),
    ],
    ...button('Vedi le date', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'Non prenotate: alcune tue lezioni settimanali',
    lines: [
      greeting(letter),
      `non siamo riusciti a prenotare queste lezioni${forWhom(letter)}. Continueremo a provare fino al giorno prima.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)}: ${reason}`,
      ),
    ],
    ...button('Vedi le date', letter),
  }),
  standing_ended: (letter) => ({
    subject: `La tua prenotazione settimanale è terminata: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} non è più disponibile, quindi la prenotazione settimanale${forWhom(letter)} è terminata.`,
    ],
    ...button('Trova un’altra lezione', letter),
  }),
  seat_changed: (letter) => ({
    subject: `Nuovo posto: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la pianta della sala è cambiata. Per ${letter.class_name}${atLocation(letter)}, ${when(letter)}, il posto${forWhom(letter)} è ora ${letter.seat_name} invece di ${letter.former_seat}.`,
    ],
    ...button('Vedi o disdici la prenotazione', letter),
  }),
  class_reminder: (letter) => ({
    subject: `Promemoria: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la lezione di ${letter.class_name}${withWhom(letter)}${atLocation(letter)} inizia ${when(letter)}. Un posto è prenotato${forWhom(letter)}.`,
      ...onSeat(letter),
      ...(letter.free_until === null
        ? []
        : [`Non puoi venire? Puoi disdire gratis fino a ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Vedi o disdici la prenotazione', letter),
  }),
  waitlist_offer: (letter) => ({
    subject: `Posto libero, conferma subito: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `si è liberato un posto${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, ${when(letter)}. Lo teniamo fino a ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Confermalo in tempo, altrimenti passa alla persona successiva in lista d’attesa.',
      ...givesUp(letter),
    ],
    ...button('Accetta il posto', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Posto libero, prenota subito: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `si è liberato un posto poco prima della chiusura delle prenotazioni: ${letter.class_name}${atLocation(letter)}, ${when(letter)}. Lo ottiene chi prenota per primo.`,
    ],
    ...button('Prenota il posto', letter),
  }),
  waitlist_booked: (letter) => ({
    subject: `Hai il posto: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `si è liberato un posto e la prenotazione${forWhom(letter)} è fatta: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, ${when(letter)}.`,
      ...onSeat(letter),
      freeUntil(letter),
    ],
    ...button('Vedi o disdici la prenotazione', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `Il posto è andato a un’altra persona: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `si è liberato un posto${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, ${when(letter)}. È passato alla persona successiva in lista d’attesa.`,
      `Motivo: ${letter.reason}`,
    ],
    ...button('Vedi le tue prenotazioni', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
