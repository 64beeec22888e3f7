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
const because = (reason: string | null) => (reason === null ? [] : [`Il motivo: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `Chi lo prende rinuncia a ${gives_up.class_name}, ${formatInstant(gives_up.starts_at, timezone)}, che è prenotato alla stessa ora.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['Il credito è tornato sul tuo abbonamento.'] : [])
const freeUntil = ({ free_until, timezone }: ClassLetter & { free_until: string }) =>
  `Annullare è gratis fino a ${formatInstant(free_until, timezone)}.`
const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Paghi ${sayings.money(to_pay.amount, to_pay.currency)} in studio quando vieni.`] : []

/** What becomes of what was paid for the place. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`Ti rimborsiamo ${sayings.money(price.amount, price.currency)} con lo stesso metodo di pagamento.`]
    : [`Era troppo tardi per il rimborso di ${sayings.money(price.amount, price.currency)}.`]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['È stata annullata troppo tardi perché il credito torni.'] : []),
  ...(fee === null ? [] : [`Per l’annullamento tardivo saranno da pagare ${sayings.money(fee.amount, fee.currency)}.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['Non ti costa nulla.'] : []),
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
    ...button('Vedi o annulla la prenotazione', letter),
  }),
  booking_cancelled: (letter) => ({
    subject: `Prenotazione annullata: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la prenotazione${forWhom(letter)} è stata annullata: ${letter.class_name}${atLocation(letter)}, ${when(letter)}.`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Prenota un’altra lezione', letter),
  }),
  booking_given_up: (letter) => ({
    subject: `Prenotazione annullata: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `hai annullato la prenotazione${forWhom(letter)}: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, ${when(letter)}.`,
      ...terms(letter),
    ],
    ...button('Prenota un’altra lezione', letter),
  }),
  class_not_booked: (letter) => ({
    subject: `Non prenotata: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `non siamo riusciti a prenotare il posto${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, ${when(letter)}.`,
      `Il motivo: ${letter.reason}`,
      letter.paid === null
        ? 'Il tuo abbonamento resta valido: scegli un’altra lezione.'
        : `Ti rimborsiamo per intero quanto hai pagato: ${sayings.money(letter.paid.amount, letter.paid.currency)}.`,
    ],
    ...button('Scegli un’altra lezione', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `La lezione non si tiene: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `ci dispiace: la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)} è annullata. ${letter.was_waiting ? 'Eri nella sua lista d’attesa.' : `Con lei è annullata anche la prenotazione${forWhom(letter)}, senza costi.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Scegli un’altra lezione', letter),
  }),
  class_moved: (letter) => ({
    subject: `Nuovo orario: ${letter.class_name} inizia ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `la lezione di ${letter.class_name}${atLocation(letter)} ha un nuovo orario: ${when(letter)}.`
        : `la lezione di ${letter.class_name}${atLocation(letter)} di ${formatInstant(letter.former_starts_at, letter.timezone)} ha un nuovo orario: ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `Il posto in lista d’attesa${forWhom(letter)} resta. Se il nuovo orario non va bene, esci dalla lista: un posto che si libera può essere prenotato per te.`
        : letter.is_held
          ? `Il posto${forWhom(letter)} è tenuto per te. Se non va bene, lascia perdere. Una volta prenotato, annullalo gratis fino all’inizio della lezione.`
          : `La prenotazione${forWhom(letter)} resta valida. Se il nuovo orario non va bene, annullala gratis fino all’inizio della lezione.`,
    ],
    ...button(letter.was_waiting ? 'Vedi o lascia la lista d’attesa' : 'Vedi o annulla la prenotazione', letter),
  }),
  class_elsewhere: (letter) => ({
    subject: `Nuova sede: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la lezione di ${letter.class_name} di ${when(letter)} si tiene qui: ${letter.place}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `Il posto in lista d’attesa${forWhom(letter)} resta. Se la sede non va bene, esci dalla lista: un posto che si libera può essere prenotato per te.`
        : letter.is_held
          ? `Il posto${forWhom(letter)} è tenuto per te. Se non va bene, lascia perdere. Una volta prenotato, annullalo gratis fino all’inizio della lezione.`
          : `La prenotazione${forWhom(letter)} resta valida. Se la sede non va bene, annullala gratis fino all’inizio della lezione.`,
    ],
    ...button(letter.was_waiting ? 'Vedi o lascia la lista d’attesa' : 'Vedi o annulla la prenotazione', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Cambio: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)} sarà${withWhom(letter)}. ${letter.is_held ? `Il posto${forWhom(letter)} è tenuto per te.` : `La prenotazione${forWhom(letter)} resta valida.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free ? ['Se preferisci non venire, annullala gratis fino all’inizio della lezione.'] : []),
    ],
    ...button('Vedi o annulla la prenotazione', letter),
  }),
  standing_started: (letter) => ({
    subject: `Ogni settimana: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} è ora una prenotazione fissa${forWhom(letter)}: ogni lezione viene prenotata appena si apre.`,
      ...(letter.booked.length === 0
        ? ['Nessuna è ancora aperta.']
        : [`Già prenotate: ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join('; ')}.`]),
    ],
    ...button('Vedi le date', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'Non prenotato dalla tua prenotazione fissa',
    lines: [
      greeting(letter),
      `Non siamo riusciti a prenotare quanto segue${forWhom(letter)}. Continuiamo a provare fino al giorno prima.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)}: ${reason}`,
      ),
    ],
    ...button('Vedi le date', letter),
  }),
  standing_ended: (letter) => ({
    subject: `La tua prenotazione fissa di ${letter.class_name} è terminata`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} non continua, quindi la prenotazione fissa${forWhom(letter)} è terminata.`,
    ],
    ...button('Trova un’altra lezione', letter),
  }),
  seat_changed: (letter) => ({
    subject: `Nuovo posto: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la sala è disposta diversamente. Per ${letter.class_name}${atLocation(letter)}, ${when(letter)}, il posto${forWhom(letter)} è ora ${letter.seat_name} invece di ${letter.former_seat}.`,
    ],
    ...button('Vedi o annulla la prenotazione', letter),
  }),
  class_reminder: (letter) => ({
    subject: `Promemoria: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `la lezione di ${letter.class_name}${withWhom(letter)}${atLocation(letter)} inizia ${when(letter)}. Un posto è prenotato${forWhom(letter)}.`,
      ...onSeat(letter),
      ...(letter.free_until === null
        ? []
        : [`Non puoi venire? Annullare è gratis fino a ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Vedi o annulla la prenotazione', letter),
  }),
  waitlist_offer: (letter) => ({
    subject: `Un posto per ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `si è liberato un posto${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, ${when(letter)}. Lo teniamo fino a ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Confermalo entro allora; poi passa alla prossima persona in lista d’attesa.',
      ...givesUp(letter),
    ],
    ...button('Prendi il posto', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Presto: un posto per ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `si è liberato un posto poco prima della chiusura delle prenotazioni: ${letter.class_name}${atLocation(letter)}, ${when(letter)}. È di chi prenota per primo.`,
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
    ...button('Vedi o annulla la prenotazione', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `Lista d’attesa di ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `si è liberato un posto${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, ${when(letter)}. È però dovuto passare alla prossima persona in lista d’attesa.`,
      `Il motivo: ${letter.reason}`,
    ],
    ...button('Vedi le tue prenotazioni', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
