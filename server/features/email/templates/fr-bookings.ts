import type { ClassLetter, LetterData, Letters, PaidPrice } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import { atLocation } from './where.ts'

type BookingLetter = {
  [Kind in keyof Letters]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof Letters]

const sayings = sayingsIn('fr')
/** A moment as letters say it. */
export const formatInstant = (instant: string, timezone: string) =>
  sayings.moment(instant, timezone).join(' à ').replace(' 1 ', ' 1er ')

const when = ({ starts_at, timezone }: ClassLetter) => formatInstant(starts_at, timezone)
const greeting = ({ name }: ClassLetter) => `Bonjour ${name},`
const forWhom = ({ for_name }: ClassLetter) => (for_name === null ? '' : ` pour ${for_name}`)
const withWhom = ({ instructor_name }: ClassLetter) => (instructor_name === null ? '' : ` avec ${instructor_name}`)
const button = (label: string, { url }: ClassLetter) => (url === null ? {} : { action: { label, url } })
const onSeat = ({ seat_name }: ClassLetter) => (seat_name === undefined ? [] : [`Place\u00a0: ${seat_name}.`])
const because = (reason: string | null) => (reason === null ? [] : [`La raison\u00a0: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `La prendre annule ${gives_up.class_name}, le ${formatInstant(gives_up.starts_at, timezone)}, qui est réservé à la même heure.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['Le crédit est de retour sur votre abonnement.'] : [])
const freeUntil = ({ free_until, timezone }: ClassLetter & { free_until: string }) =>
  `L’annulation est gratuite jusqu’au ${formatInstant(free_until, timezone)}.`
const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Vous payez ${sayings.money(to_pay.amount, to_pay.currency)} au studio en venant.`] : []

/** What becomes of what was paid for the place. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`Nous vous remboursons ${sayings.money(price.amount, price.currency)} par le moyen de paiement utilisé.`]
    : [`Il était trop tard pour un remboursement de ${sayings.money(price.amount, price.currency)}.`]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['L’annulation est arrivée trop tard pour rendre le crédit.'] : []),
  ...(fee === null
    ? []
    : [`Pour cette annulation tardive, ${sayings.money(fee.amount, fee.currency)} seront à payer.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['Cela ne vous coûte rien.'] : []),
]

/** The letters about bookings, classes and the waitlist. */
export const bookingLetters = {
  booking_confirmed: (letter) => ({
    subject: `Réservé\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `C’est réservé${forWhom(letter)}\u00a0: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, le ${when(letter)}. À bientôt\u202f!`,
      ...onSeat(letter),
      ...toPay(letter),
      freeUntil(letter),
    ],
    ...button('Voir ou annuler la réservation', letter),
  }),
  booking_cancelled: (letter) => ({
    subject: `Annulé\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La réservation${forWhom(letter)} a été annulée\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}.`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Réserver un autre cours', letter),
  }),
  booking_given_up: (letter) => ({
    subject: `Annulé\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Vous avez annulé la réservation${forWhom(letter)}\u00a0: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, le ${when(letter)}.`,
      ...terms(letter),
    ],
    ...button('Réserver un autre cours', letter),
  }),
  class_not_booked: (letter) => ({
    subject: `Pas de réservation\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Nous n’avons pas pu réserver la place${forWhom(letter)}\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}.`,
      `La raison\u00a0: ${letter.reason}`,
      letter.paid === null
        ? 'Votre abonnement reste valable\u00a0: choisissez un autre cours.'
        : `Nous vous remboursons l’intégralité de votre paiement, soit ${sayings.money(letter.paid.amount, letter.paid.currency)}.`,
    ],
    ...button('Choisir un autre cours', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `${letter.class_name} du ${when(letter)} n’a pas lieu`,
    lines: [
      greeting(letter),
      `Nous sommes désolés\u00a0: ${letter.class_name}${atLocation(letter)} du ${when(letter)} est annulé. ${letter.was_waiting ? 'Vous étiez sur la liste d’attente.' : `La réservation${forWhom(letter)} est annulée avec lui, sans frais.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Choisir un autre cours', letter),
  }),
  class_moved: (letter) => ({
    subject: `Nouvel horaire\u00a0: ${letter.class_name} commence le ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `${letter.class_name}${atLocation(letter)} a un nouvel horaire\u00a0: ${when(letter)}.`
        : `${letter.class_name}${atLocation(letter)} du ${formatInstant(letter.former_starts_at, letter.timezone)} a un nouvel horaire\u00a0: ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `La place sur la liste d’attente${forWhom(letter)} est conservée. Si cet horaire ne convient pas, quittez la liste\u00a0: une place qui se libère peut être réservée pour vous.`
        : letter.is_held
          ? `La place${forWhom(letter)} vous est gardée. Si cela ne convient pas, n’y donnez pas suite. Une fois la place réservée, annulez sans frais jusqu’au début du cours.`
          : `La réservation${forWhom(letter)} est maintenue. Si cet horaire ne convient pas, annulez sans frais jusqu’au début du cours.`,
    ],
    ...button(letter.was_waiting ? 'Voir ou quitter la liste d’attente' : 'Voir ou annuler la réservation', letter),
  }),
  class_elsewhere: (letter) => ({
    subject: `Nouveau lieu\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name} du ${when(letter)} a lieu ici\u00a0: ${letter.place}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `La place sur la liste d’attente${forWhom(letter)} est gardée. Si le lieu ne vous convient pas, quittez la liste\u00a0: une place qui se libère peut être réservée pour vous.`
        : letter.is_held
          ? `La place${forWhom(letter)} vous est gardée. Si cela ne convient pas, n’y donnez pas suite. Une fois la place réservée, annulez sans frais jusqu’au début du cours.`
          : `La réservation${forWhom(letter)} est maintenue. Si le lieu ne vous convient pas, annulez sans frais jusqu’au début du cours.`,
    ],
    ...button(letter.was_waiting ? 'Voir ou quitter la liste d’attente' : 'Voir ou annuler la réservation', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Changement\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} du ${when(letter)} aura lieu${withWhom(letter)}. ${letter.is_held ? `La place${forWhom(letter)} vous est gardée.` : `La réservation${forWhom(letter)} est maintenue.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free ? ['Si vous préférez ne pas venir, annulez sans frais jusqu’au début du cours.'] : []),
    ],
    ...button('Voir ou annuler la réservation', letter),
  }),
  standing_started: (letter) => ({
    subject: `Chaque semaine : ${letter.class_name}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} est maintenant une réservation récurrente${forWhom(letter)} : chaque cours est réservé dès l’ouverture des réservations.`,
      ...(letter.booked.length === 0
        ? ['Aucun cours n’est encore ouvert.']
        : [`Déjà réservés : ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join(' ; ')}.`]),
    ],
    ...button('Voir les dates', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'Non réservé dans votre réservation récurrente',
    lines: [
      greeting(letter),
      `Nous n’avons pas pu réserver ce qui suit${forWhom(letter)}. Nous continuons d’essayer jusqu’à la veille.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)} : ${reason}`,
      ),
    ],
    ...button('Voir les dates', letter),
  }),
  standing_ended: (letter) => ({
    subject: `Votre réservation récurrente de ${letter.class_name} est terminée`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} ne continue pas : la réservation récurrente${forWhom(letter)} est donc terminée.`,
    ],
    ...button('Trouver un autre cours', letter),
  }),
  seat_changed: (letter) => ({
    subject: `Nouvelle place\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `La salle est disposée autrement. Pour ${letter.class_name}${atLocation(letter)}, le ${when(letter)}, la place${forWhom(letter)} est désormais ${letter.seat_name} au lieu de ${letter.former_seat}.`,
    ],
    ...button('Voir ou annuler la réservation', letter),
  }),
  class_reminder: (letter) => ({
    subject: `Rappel\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${withWhom(letter)}${atLocation(letter)} commence le ${when(letter)}. Une place est réservée${forWhom(letter)}.`,
      ...onSeat(letter),
      ...(letter.free_until === null
        ? []
        : [
            `Un empêchement\u202f? L’annulation est gratuite jusqu’au ${formatInstant(letter.free_until, letter.timezone)}.`,
          ]),
    ],
    ...button('Voir ou annuler la réservation', letter),
  }),
  waitlist_offer: (letter) => ({
    subject: `Une place\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée${forWhom(letter)}\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}. Nous la gardons jusqu’au ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Confirmez-la d’ici là\u202f; ensuite elle revient à la personne suivante sur la liste d’attente.',
      ...givesUp(letter),
    ],
    ...button('Prendre la place', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Vite\u00a0: une place, ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée, peu avant la clôture des réservations\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}. Elle est à qui réserve en premier.`,
    ],
    ...button('Réserver la place', letter),
  }),
  waitlist_booked: (letter) => ({
    subject: `Vous y êtes\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée et c’est réservé${forWhom(letter)}\u00a0: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, le ${when(letter)}.`,
      ...onSeat(letter),
      freeUntil(letter),
    ],
    ...button('Voir ou annuler la réservation', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `Liste d’attente\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée${forWhom(letter)}\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}. Mais elle a dû revenir à la personne suivante sur la liste d’attente.`,
      `La raison\u00a0: ${letter.reason}`,
    ],
    ...button('Voir vos réservations', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
