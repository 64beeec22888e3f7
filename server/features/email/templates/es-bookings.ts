import type { ClassLetter, LetterData, Letters, PaidPrice } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { atLocation } from './where.ts'

type BookingLetter = {
  [Kind in keyof Letters]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof Letters]

const sayings = sayingsIn('es')

/** A moment as letters say it. */
export function formatInstant(instant: string, timezone: string): string {
  const [day, time] = sayings.moment(instant, timezone)
  return `${day} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

const when = ({ starts_at, timezone }: ClassLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: ClassLetter) => `Hola, ${name}:`
const forWhom = ({ for_name }: ClassLetter) => (for_name === null ? '' : ` para ${for_name}`)
const withWhom = ({ instructor_name }: ClassLetter) => (instructor_name === null ? '' : ` con ${instructor_name}`)
const button = (label: string, { url }: ClassLetter) => (url === null ? {} : { action: { label, url } })
const onSeat = ({ seat_name }: ClassLetter) => (seat_name === undefined ? [] : [`Sitio: ${seat_name}.`])
const because = (reason: string | null) => (reason === null ? [] : [`Motivo: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `Si la aceptas, se cancela tu reserva a la misma hora: ${gives_up.class_name}, el ${formatInstant(gives_up.starts_at, timezone)}.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['Hemos devuelto el crédito a tu bono o suscripción.'] : [])
const freeUntil = ({ free_until, timezone }: ClassLetter & { free_until: string }) =>
  `Cancelar es gratis hasta el ${formatInstant(free_until, timezone)}.`
const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Paga ${sayings.money(to_pay.amount, to_pay.currency)} en el centro.`] : []

/** The refund decision for the spot's payment. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`Te hemos reembolsado ${sayings.money(price.amount, price.currency)} en tu forma de pago.`]
    : [`Es una cancelación tardía: lo que pagaste (${sayings.money(price.amount, price.currency)}) no se reembolsa.`]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['Es una cancelación tardía: el crédito no se devuelve.'] : []),
  ...(fee === null ? [] : [`Penalización por cancelación tardía: ${sayings.money(fee.amount, fee.currency)}.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['La cancelación es gratuita.'] : []),
]

/** The letters about bookings, classes and the waitlist. */
export const bookingLetters = {
  booking_confirmed: (letter) => ({
    subject: `Reserva confirmada: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La reserva${forWhom(letter)} está confirmada: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, el ${when(letter)}. ¡Nos vemos!`,
      ...onSeat(letter),
      ...toPay(letter),
      freeUntil(letter),
    ],
    ...button('Ver o cancelar la reserva', letter),
  }),
  booking_cancelled: (letter) => ({
    subject: `Reserva cancelada: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Se ha cancelado la reserva${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, el ${when(letter)}.`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Reservar otra clase', letter),
  }),
  booking_given_up: (letter) => ({
    subject: `Reserva cancelada: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Has cancelado la reserva${forWhom(letter)}: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, el ${when(letter)}.`,
      ...terms(letter),
    ],
    ...button('Reservar otra clase', letter),
  }),
  class_not_booked: (letter) => ({
    subject: `No hemos podido reservar: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `No hemos podido reservar la plaza${forWhom(letter)} en ${letter.class_name}${atLocation(letter)}, el ${when(letter)}.`,
      `Motivo: ${letter.reason}`,
      letter.paid === null
        ? 'Conservas tu bono o suscripción: úsalo para otra clase.'
        : `Te hemos reembolsado el importe completo: ${sayings.money(letter.paid.amount, letter.paid.currency)}.`,
    ],
    ...button('Elegir otra clase', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `Clase cancelada: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Lo sentimos: la clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)} se ha cancelado. ${letter.was_waiting ? 'Estabas en su lista de espera.' : `La reserva${forWhom(letter)} se ha cancelado sin coste.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Elegir otra clase', letter),
  }),
  class_moved: (letter) => ({
    subject: `Nueva hora: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `La clase de ${letter.class_name}${atLocation(letter)} cambia de hora: ${when(letter)}.`
        : `La clase de ${letter.class_name}${atLocation(letter)} del ${formatInstant(letter.former_starts_at, letter.timezone)} pasa al ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `El puesto en la lista de espera${forWhom(letter)} se mantiene. Si la nueva hora no te va bien, sal de la lista, porque podríamos reservarte una plaza libre.`
        : letter.is_held
          ? `La plaza${forWhom(letter)} está guardada. Si no te va bien, libérala. Una vez reservada, puedes cancelar gratis hasta que empiece la clase.`
          : `La reserva${forWhom(letter)} se mantiene. Si la nueva hora no te va bien, puedes cancelar gratis hasta que empiece la clase.`,
    ],
    ...button(letter.was_waiting ? 'Ver la lista de espera o salir de ella' : 'Ver o cancelar la reserva', letter),
  }),
  class_elsewhere: (letter) => ({
    subject: `Nuevo lugar: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La clase de ${letter.class_name} del ${when(letter)} será en ${letter.place}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `El puesto en la lista de espera${forWhom(letter)} se mantiene. Si el lugar no te va bien, sal de la lista, porque podríamos reservarte una plaza libre.`
        : letter.is_held
          ? `La plaza${forWhom(letter)} está guardada. Si no te va bien, libérala. Una vez reservada, puedes cancelar gratis hasta que empiece la clase.`
          : `La reserva${forWhom(letter)} se mantiene. Si el lugar no te va bien, puedes cancelar gratis hasta que empiece la clase.`,
    ],
    ...button(letter.was_waiting ? 'Ver la lista de espera o salir de ella' : 'Ver o cancelar la reserva', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Cambio: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)} será${withWhom(letter)}. ${letter.is_held ? `La plaza${forWhom(letter)} está guardada.` : `La reserva${forWhom(letter)} se mantiene.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free ? ['Si prefieres no venir, puedes cancelar gratis hasta que empiece la clase.'] : []),
    ],
    ...button('Ver o cancelar la reserva', letter),
  }),
  standing_started: (letter) => ({
    subject: `Cada semana: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} queda reservada cada semana${forWhom(letter)}: reservamos cada clase en cuanto se abren las reservas.`,
      ...(letter.booked.length === 0
        ? ['Todavía no hay clases abiertas a reservas.']
        : [`Ya reservadas: ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join('; ')}.`]),
    ],
    ...button('Ver las fechas', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'No hemos podido reservar algunas de tus clases semanales',
    lines: [
      greeting(letter),
      `No hemos podido reservar estas clases${forWhom(letter)}. Lo seguiremos intentando hasta el día anterior.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)}: ${reason}`,
      ),
    ],
    ...button('Ver las fechas', letter),
  }),
  standing_ended: (letter) => ({
    subject: `Tu reserva fija ha terminado: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} ya no se ofrece, así que la reserva fija${forWhom(letter)} ha terminado.`,
    ],
    ...button('Buscar otra clase', letter),
  }),
  seat_changed: (letter) => ({
    subject: `Nuevo sitio: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `El plano de la sala ha cambiado. En ${letter.class_name}${atLocation(letter)}, el ${when(letter)}, el sitio${forWhom(letter)} es ahora ${letter.seat_name} en lugar de ${letter.former_seat}.`,
    ],
    ...button('Ver o cancelar la reserva', letter),
  }),
  class_reminder: (letter) => ({
    subject: `Recordatorio: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La clase de ${letter.class_name}${withWhom(letter)}${atLocation(letter)} empieza el ${when(letter)}. Hay una plaza reservada${forWhom(letter)}.`,
      ...onSeat(letter),
      ...(letter.free_until === null
        ? []
        : [`¿No puedes venir? Cancelar es gratis hasta el ${formatInstant(letter.free_until, letter.timezone)}.`]),
    ],
    ...button('Ver o cancelar la reserva', letter),
  }),
  waitlist_offer: (letter) => ({
    subject: `Plaza libre, acéptala ya: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Ha quedado libre una plaza${forWhom(letter)}: ${letter.class_name}${atLocation(letter)}, el ${when(letter)}. La guardamos hasta el ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Acéptala antes de esa hora o pasará a la siguiente persona de la lista de espera.',
      ...givesUp(letter),
    ],
    ...button('Aceptar la plaza', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Plaza de última hora: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Ha quedado libre una plaza en ${letter.class_name}${atLocation(letter)}, el ${when(letter)}, poco antes de que se cierren las reservas. Es para quien reserve primero.`,
    ],
    ...button('Reservar la plaza', letter),
  }),
  waitlist_booked: (letter) => ({
    subject: `Ya tienes plaza: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Ha quedado libre una plaza y la reserva${forWhom(letter)} está confirmada: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, el ${when(letter)}.`,
      ...onSeat(letter),
      freeUntil(letter),
    ],
    ...button('Ver o cancelar la reserva', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `La plaza ha sido para otra persona: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Ha quedado libre una plaza${forWhom(letter)} en ${letter.class_name}${atLocation(letter)}, el ${when(letter)}, pero ha pasado a la siguiente persona de la lista de espera.`,
      `Motivo: ${letter.reason}`,
    ],
    ...button('Ver tus reservas', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
