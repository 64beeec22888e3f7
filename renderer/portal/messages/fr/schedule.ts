import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

export const schedule: Messages['schedule'] = {
  title: 'Planning',
  days: 'Jour',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  withBooking: 'avec une de vos réservations',
  earlier: (n) => count(n, { one: 'Afficher un cours passé', other: `Afficher ${figure(n)} cours passés` }),
  none: 'Aucun cours ce jour-là',
  noneToday: 'Plus de cours aujourd’hui',
  nonePlanned: 'Aucun cours n’est encore prévu',
  noneMeans: 'Choisissez un autre jour ci-dessus.',
  next: (day) => `Prochain jour\u00a0: ${day}`,
  filter: 'Filtrer',
  noneLike: 'Rien de tel ce jour-là',
  showAll: 'Afficher tous les cours',

  left: (n) => (n === 1 ? 'Dernière place' : count(n, { one: `${figure(n)} place`, other: `${figure(n)} places` })),
  full: 'Complet',
  waiting: (n) => `${figure(n)} en attente`,
  opens: (when) => `Réservation dès ${when}`,
  closed: 'Réservations closes',
  over: 'Terminé',
  running: 'En cours',
  cancelled: 'Annulé',
  booked: 'Réservé',
  checkedIn: 'Vous y êtes',
  attended: 'Vous y étiez',
  noShow: 'Manqué',
  onWaitlist: (position) => (position === null ? 'Sur la liste d’attente' : `Liste d’attente, place ${position}`),
  offered: 'Une place pour vous',

  book: 'Réserver',
  bookClass: (name, time) => `Réserver ${name}, ${time}`,
  join: 'Liste d’attente',
  joinClass: (name, time) => `Liste d’attente\u00a0: ${name}, ${time}`,
  showClass: (name, time) => `${name}, ${time}`,
  notNow: 'Vous ne pouvez pas réserver maintenant',
  pays: (membership, left) =>
    left === null
      ? membership
      : `${membership} · ${count(left, { one: `${figure(left)} crédit`, other: `${figure(left)} crédits` })}`,
  payThere: (price) => `${price} au studio`,
  andMore: (n) => `et ${figure(n)} de plus`,
  bookedToast: (name, when) => `${name}, ${when}\u00a0: réservé`,
  joinedToast: (name, position) =>
    position === null ? `Liste d’attente\u00a0: ${name}` : `${name}\u00a0: place ${position} sur la liste d’attente`,
  undone: 'La réservation est retirée',
  cantBook: (name) => `${name}\u00a0: pas encore réservable`,
  signFor: (name) => `Signer pour ${name}`,
  couldNot: 'Cela n’a pas marché',
  ok: 'Compris',
}

export const fixes: Messages['fixes'] = {
  buy_membership: 'Voir les abonnements et les prix',
  pay_at_studio: 'Vous pouvez payer au studio.',
  cancel_other: 'Voir mes réservations',
  cancel_appointment: 'Voir mes rendez-vous',
  pay: 'Voir ce qui reste à payer',
  sign_waiver: 'Lire et signer',
  resume_membership: 'L’accueil peut mettre fin à la pause.',
}
