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
const because = (reason: string | null) => (reason === null ? [] : [`Motif\u00a0: ${reason}`])
const givesUp = ({ gives_up, timezone }: LetterData['waitlist_offer']) =>
  gives_up === null
    ? []
    : [
        `Si vous l’acceptez, votre réservation à la même heure est annulée\u00a0: ${gives_up.class_name}, le ${formatInstant(gives_up.starts_at, timezone)}.`,
      ]
const creditBack = (isReturned: boolean) => (isReturned ? ['Votre crédit vous a été rendu.'] : [])
const freeUntil = ({ free_until, timezone }: ClassLetter & { free_until: string }) =>
  `L’annulation est gratuite jusqu’au ${formatInstant(free_until, timezone)}.`
const toPay = ({ to_pay }: LetterData['booking_confirmed']) =>
  to_pay ? [`Merci de payer ${sayings.money(to_pay.amount, to_pay.currency)} au studio.`] : []

/** The refund decision for the spot's payment. */
const priceBack = (price: PaidPrice | null | undefined) => {
  if (!price) return []
  return price.outcome === 'returned'
    ? [`Nous vous avons remboursé ${sayings.money(price.amount, price.currency)} sur votre moyen de paiement.`]
    : [`Annulation tardive\u00a0: les ${sayings.money(price.amount, price.currency)} payés ne sont pas remboursés.`]
}

const terms = ({ credit, fee, fee_because = null, price }: LetterData['booking_given_up']) => [
  ...creditBack(credit === 'returned'),
  ...(credit === 'kept' ? ['Annulation tardive\u00a0: votre crédit n’est pas rendu.'] : []),
  ...(fee === null ? [] : [`Frais d’annulation tardive\u00a0: ${sayings.money(fee.amount, fee.currency)}.`]),
  ...(fee === null || fee_because === null ? [] : [`${fee_because}.`]),
  ...priceBack(price),
  ...(credit === 'none' && fee === null && price?.outcome !== 'kept' ? ['L’annulation est gratuite.'] : []),
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
      `Motif\u00a0: ${letter.reason}`,
      letter.paid === null
        ? 'Vous gardez votre abonnement\u00a0: utilisez-le pour un autre cours.'
        : `Nous vous avons remboursé l’intégralité de votre paiement, soit ${sayings.money(letter.paid.amount, letter.paid.currency)}.`,
    ],
    ...button('Choisir un autre cours', letter),
  }),
  class_cancelled: (letter) => ({
    subject: `Cours annulé\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Nous sommes désolés, ce cours est annulé\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}. ${letter.was_waiting ? 'Vous étiez sur la liste d’attente.' : `La réservation${forWhom(letter)} est annulée sans frais.`}`,
      ...because(letter.reason),
      ...creditBack(letter.credit_returned),
      ...priceBack(letter.price),
    ],
    ...button('Choisir un autre cours', letter),
  }),
  class_moved: (letter) => ({
    subject: `Nouvel horaire\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.former_starts_at === null
        ? `Le cours ${letter.class_name}${atLocation(letter)} est déplacé. Nouvel horaire\u00a0: ${when(letter)}.`
        : `Le cours ${letter.class_name}${atLocation(letter)} est déplacé du ${formatInstant(letter.former_starts_at, letter.timezone)} au ${when(letter)}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `La place sur la liste d’attente${forWhom(letter)} est conservée. Si cet horaire ne vous convient pas, quittez la liste, car une place libérée pourrait être réservée pour vous.`
        : letter.is_held
          ? `La place${forWhom(letter)} vous est gardée. Si elle ne vous convient pas, libérez-la. Une fois la place réservée, vous pouvez annuler sans frais jusqu’au début du cours.`
          : `La réservation${forWhom(letter)} est maintenue. Si cet horaire ne vous convient pas, vous pouvez annuler sans frais jusqu’au début du cours.`,
    ],
    ...button(letter.was_waiting ? 'Voir ou quitter la liste d’attente' : 'Voir ou annuler la réservation', letter),
  }),
  class_elsewhere: (letter) => ({
    subject: `Nouveau lieu\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Nouveau lieu pour ${letter.class_name} du ${when(letter)}\u00a0: ${letter.place}.`,
      ...onSeat(letter),
      letter.was_waiting
        ? `La place sur la liste d’attente${forWhom(letter)} est conservée. Si le lieu ne vous convient pas, quittez la liste, car une place libérée pourrait être réservée pour vous.`
        : letter.is_held
          ? `La place${forWhom(letter)} vous est gardée. Si elle ne vous convient pas, libérez-la. Une fois la place réservée, vous pouvez annuler sans frais jusqu’au début du cours.`
          : `La réservation${forWhom(letter)} est maintenue. Si le lieu ne vous convient pas, vous pouvez annuler sans frais jusqu’au début du cours.`,
    ],
    ...button(letter.was_waiting ? 'Voir ou quitter la liste d’attente' : 'Voir ou annuler la réservation', letter),
  }),
  class_taught_by: (letter) => ({
    subject: `Changement\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `${letter.class_name}${atLocation(letter)} du ${when(letter)} aura lieu${withWhom(letter)}. ${letter.is_held ? `La place${forWhom(letter)} vous est gardée.` : `La réservation${forWhom(letter)} est maintenue.`}`,
      ...onSeat(letter),
      ...(letter.cancels_free
        ? ['Si vous préférez ne pas venir, vous pouvez annuler sans frais jusqu’au début du cours.']
        : []),
    ],
    ...button('Voir ou annuler la réservation', letter),
  }),
  standing_started: (letter) => ({
    subject: `Chaque semaine\u00a0: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `Le cours ${letter.class_name}${atLocation(letter)} est désormais réservé chaque semaine${forWhom(letter)}\u00a0: nous réservons chaque cours dès l’ouverture des réservations.`,
      ...(letter.booked.length === 0
        ? ['Aucun cours n’est encore ouvert à la réservation.']
        : [`Déjà réservés\u00a0: ${letter.booked.map((at) => formatInstant(at, letter.timezone)).join('\u202f; ')}.`]),
    ],
    ...button('Voir les dates', letter),
  }),
  standing_refused: (letter) => ({
    subject: 'Non réservés\u00a0: certains de vos cours hebdomadaires',
    lines: [
      greeting(letter),
      `Nous n’avons pas pu réserver ces cours${forWhom(letter)}. Nous continuerons d’essayer jusqu’à la veille.`,
      ...letter.refused.map(
        ({ reason, ...cls }) =>
          `${cls.class_name}${atLocation(cls)}, ${formatInstant(cls.starts_at, letter.timezone)}\u00a0: ${reason}`,
      ),
    ],
    ...button('Voir les dates', letter),
  }),
  standing_ended: (letter) => ({
    subject: `Votre réservation hebdomadaire est terminée\u00a0: ${letter.class_name}`,
    lines: [
      greeting(letter),
      `Le cours ${letter.class_name}${atLocation(letter)} n’est plus proposé\u00a0: la réservation hebdomadaire${forWhom(letter)} est donc terminée.`,
    ],
    ...button('Trouver un autre cours', letter),
  }),
  seat_changed: (letter) => ({
    subject: `Nouvelle place\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Le plan de salle a changé. Pour ${letter.class_name}${atLocation(letter)}, le ${when(letter)}, la place${forWhom(letter)} est désormais ${letter.seat_name} au lieu de ${letter.former_seat}.`,
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
    subject: `Place libre, à confirmer vite\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée${forWhom(letter)}\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}. Nous la gardons jusqu’au ${formatInstant(letter.expires_at, letter.timezone)}.`,
      ...onSeat(letter),
      'Confirmez-la d’ici là, sinon elle sera proposée à la personne suivante sur la liste d’attente.',
      ...givesUp(letter),
    ],
    ...button('Accepter la place', letter),
  }),
  waitlist_place_free: (letter) => ({
    subject: `Place de dernière minute\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée, peu avant la clôture des réservations\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}. Premier arrivé, premier servi.`,
    ],
    ...button('Réserver la place', letter),
  }),
  waitlist_booked: (letter) => ({
    subject: `Vous avez une place\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée et c’est réservé${forWhom(letter)}\u00a0: ${letter.class_name}${withWhom(letter)}${atLocation(letter)}, le ${when(letter)}.`,
      ...onSeat(letter),
      freeUntil(letter),
    ],
    ...button('Voir ou annuler la réservation', letter),
  }),
  waitlist_passed_over: (letter) => ({
    subject: `La place a été donnée à quelqu’un d’autre\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Une place s’est libérée${forWhom(letter)}\u00a0: ${letter.class_name}${atLocation(letter)}, le ${when(letter)}. Elle est allée à la personne suivante sur la liste d’attente.`,
      `Motif\u00a0: ${letter.reason}`,
    ],
    ...button('Voir vos réservations', letter),
  }),
} satisfies Pick<Letters, BookingLetter>
