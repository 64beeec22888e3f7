import type { ClassLetter, LetterData, Letters, PaidPrice } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { atLocation } from './where.ts'

type BookingLetter = {
  [Kind in keyof Letters]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof Letters]

const sayings = sayingsIn('de')

/** A moment as letters say it. */
export function formatInstant(instant: string, timezone: string): string {
  const [day, time] = sayings.moment(instant, timezone)
  return `${day} um ${time} Uhr`
}

const when = ({ starts_at, timezone }: ClassLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: ClassLetter) => `Hallo ${name},`
const forWhom = ({ for_name }: ClassLetter) => (for_name === null ? '' : ` für ${for_name}`)
const withWhom = ({ instructor_name }: ClassLetter) => (instructor_name === null ? '' : ` mit ${instructor_name}`)
const button = (label: string, { url }: ClassLetter) => (url === null ? {} : { action: { label, url } })
const onSeat = ({ seat_name }: ClassLetter) => (seat_name === undefined ? [] : [`Platz: ${seat_name}.`])
const because = (reason: string | null) => (reason === null ? [] : [`Grund: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `Wenn du annimmst, wird deine Buchung zur gleichen Zeit storniert: ${gives_up.class_name} am ${formatInstant(gives_up.starts_at, timezone)}.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['Dein Credit wurde zurückgebucht.'] : [])
const freeUntil = ({ free_until, timezone }: ClassLetter & { free_until: string }) =>
  `Du kannst kostenlos stornieren bis ${formatInstant(free_until, timezone)}.`
const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Bitte bezahle ${sayings.money(to_pay.amount, to_pay.currency)} im Studio.`] : []

/** The refund decision for the spot's payment. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`Wir haben dir ${sayings.money(price.amount, price.currency)} auf deine Zahlungsart erstattet.`]
    : [
        `Die Stornierung war zu spät: Die bezahlten ${sayings.money(price.amount, price.currency)} werden nicht erstattet.`,
      ]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['Die Stornierung war zu spät: Dein Credit wurde nicht zurückgebucht.'] : []),
  ...(fee === null ? [] : [`Gebühr für die späte Stornierung: ${sayings.money(fee.amount, fee.currency)}.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['Die Stornierung ist kostenlos.'] : []),
]

/** The letters about bookings, classes and the waitlist. */
export const bookingLetters = {
  booking_confirmed: (letter) => ({
    subject: `Gebucht: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${withWhom(letter)}${atLocation(letter)} am ${when(letter)} ist gebucht${forWhom(letter)}. Bis dann!`,
      ...onSeat(letter),
      ...toPay(letter),
      freeUntil(letter),
    ],
    ...button('Buchung ansehen oder stornieren', letter),
  }),
  booking_cancelled: (letter) => ({
    subject: `Storniert: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `die Buchung${forWhom(letter)} wurde storniert: ${letter.class_name}${atLocation(letter)} am ${when(letter)}.`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Einen anderen Kurs buchen', letter),
  }),
  booking_given_up: (letter) => ({
    subject: `Storniert: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `du hast${forWhom(letter)} storniert: ${letter.class_name}${withWhom(letter)}${atLocation(letter)} am ${when(letter)}.`,
      ...terms(letter),
    ],
    ...button('Einen anderen Kurs buchen', letter),
  }),
  class_not_booked: (letter) => ({
    subject: `Nicht gebucht: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `leider hat es mit dem Platz${forWhom(letter)} in ${letter.class_name}${atLocation(letter)} am ${when(letter)} nicht geklappt.`,
      `Grund: ${letter.reason}`,
      letter.paid === null
        ? 'Deine Mitgliedschaft bleibt dir: Nutze sie für einen anderen Kurs.'
        : `Wir haben dir die bezahlten ${sayings.money(letter.paid.amount, letter.paid.currency)} vollständig erstattet.`,
    ],
    ...button('Einen anderen Kurs wählen', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `Abgesagt: ${letter.class_name} am ${when(letter)}`,
    lines: [
      greeting(letter),
      `leider fällt ${letter.class_name}${atLocation(letter)} am ${when(letter)} aus. ${letter.was_waiting ? 'Du standst auf der Warteliste.' : `Die Buchung${forWhom(letter)} ist damit kostenlos storniert.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Einen anderen Kurs aussuchen', letter),
  }),
  class_moved: (letter) => ({
    subject: `Neue Zeit: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `${letter.class_name}${atLocation(letter)} wurde verschoben. Neue Zeit: ${when(letter)}.`
        : `${letter.class_name}${atLocation(letter)} wurde verschoben: von ${formatInstant(letter.former_starts_at, letter.timezone)} auf ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `Der Platz auf der Warteliste${forWhom(letter)} bleibt. Passt dir die neue Zeit nicht, dann verlasse die Warteliste, sonst kann ein freier Platz für dich gebucht werden.`
        : letter.is_held
          ? `Der Platz${forWhom(letter)} ist reserviert. Passt er dir nicht, dann gib ihn frei. Nach der Buchung kannst du bis zum Kursbeginn kostenlos stornieren.`
          : `Die Buchung${forWhom(letter)} bleibt bestehen. Passt dir die neue Zeit nicht, kannst du bis zum Kursbeginn kostenlos stornieren.`,
    ],
    ...button(letter.was_waiting ? 'Warteliste ansehen oder verlassen' : 'Buchung ansehen oder stornieren', letter),
  }),
  class_elsewhere: (letter) => ({
    subject: `Neuer Ort: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name} am ${when(letter)} ist jetzt hier: ${letter.place}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `Der Platz auf der Warteliste${forWhom(letter)} bleibt. Passt dir der Ort nicht, dann verlasse die Warteliste, sonst kann ein freier Platz für dich gebucht werden.`
        : letter.is_held
          ? `Der Platz${forWhom(letter)} ist reserviert. Passt er dir nicht, dann gib ihn frei. Nach der Buchung kannst du bis zum Kursbeginn kostenlos stornieren.`
          : `Die Buchung${forWhom(letter)} bleibt bestehen. Passt dir der Ort nicht, kannst du bis zum Kursbeginn kostenlos stornieren.`,
    ],
    ...button(letter.was_waiting ? 'Warteliste ansehen oder verlassen' : 'Buchung ansehen oder stornieren', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Änderung: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} am ${when(letter)} findet jetzt${withWhom(letter)} statt. ${letter.is_held ? `Der Platz${forWhom(letter)} ist reserviert.` : `Die Buchung${forWhom(letter)} bleibt bestehen.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free
        ? ['Wenn du lieber nicht kommen möchtest, kannst du bis zum Kursbeginn kostenlos stornieren.']
        : []),
    ],
    ...button('Buchung ansehen oder stornieren', letter),
  }),
  standing_started: (letter) => ({
    subject: `Jede Woche: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} ist jetzt jede Woche gebucht${forWhom(letter)}: Wir buchen jeden Kurs, sobald er buchbar ist.`,
      ...(letter.booked.length === 0
        ? ['Noch ist kein Kurs buchbar.']
        : [`Schon gebucht: ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join('; ')}.`]),
    ],
    ...button('Termine ansehen', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'Nicht gebucht: einige deiner wöchentlichen Kurse',
    lines: [
      greeting(letter),
      `diese Kurse konnten wir${forWhom(letter)} nicht buchen. Wir versuchen es weiter bis zum Vortag.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)}: ${reason}`,
      ),
    ],
    ...button('Termine ansehen', letter),
  }),
  standing_ended: (letter) => ({
    subject: `Deine Dauerbuchung ist beendet: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} wird nicht mehr angeboten, deshalb ist die Dauerbuchung${forWhom(letter)} beendet.`,
    ],
    ...button('Einen anderen Kurs finden', letter),
  }),
  seat_changed: (letter) => ({
    subject: `Neuer Platz: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `der Raumplan hat sich geändert. Bei ${letter.class_name}${atLocation(letter)} am ${when(letter)} ist der Platz${forWhom(letter)} jetzt ${letter.seat_name} statt ${letter.former_seat}.`,
    ],
    ...button('Buchung ansehen oder stornieren', letter),
  }),
  class_reminder: (letter) => ({
    subject: `Erinnerung: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${withWhom(letter)}${atLocation(letter)} beginnt am ${when(letter)}. Ein Platz${forWhom(letter)} ist gebucht.`,
      ...onSeat(letter),
      ...(letter.free_until === null
        ? []
        : [`Keine Zeit? Du kannst kostenlos stornieren bis ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Buchung ansehen oder stornieren', letter),
  }),
  waitlist_offer: (letter) => ({
    subject: `Platz frei, jetzt bestätigen: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `in ${letter.class_name}${atLocation(letter)} am ${when(letter)} ist ein Platz${forWhom(letter)} frei geworden. Wir halten ihn bis ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Bestätige ihn bis dahin, sonst geht er an die nächste Person auf der Warteliste.',
      ...givesUp(letter),
    ],
    ...button('Platz annehmen', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Kurzfristig frei: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `in ${letter.class_name}${atLocation(letter)} am ${when(letter)} ist ein Platz frei geworden, kurz vor Buchungsschluss. Wer zuerst bucht, bekommt ihn.`,
    ],
    ...button('Platz buchen', letter),
  }),
  waitlist_booked: (letter) => ({
    subject: `Du bist dabei: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `ein Platz ist frei geworden, und ${letter.class_name}${withWhom(letter)}${atLocation(letter)} am ${when(letter)} ist jetzt gebucht${forWhom(letter)}.`,
      ...onSeat(letter),
      freeUntil(letter),
    ],
    ...button('Buchung ansehen oder stornieren', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `Der Platz ging an jemand anderen: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `in ${letter.class_name}${atLocation(letter)} am ${when(letter)} ist ein Platz${forWhom(letter)} frei geworden, ging aber an die nächste Person auf der Warteliste.`,
      `Grund: ${letter.reason}`,
    ],
    ...button('Deine Buchungen ansehen', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
