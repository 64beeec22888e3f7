import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

export const teaching: Messages['teaching'] = {
  title: 'Mes cours',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  none: 'Aucun cours cette semaine',
  noneMeans: 'Les cours que vous donnez dans les sept prochains jours se trouvent ici.',
  noneToday: 'Aucun cours à donner aujourd’hui.',
  noProfile: 'Vous n’enseignez pas ici',
  noProfileMeans: 'Ce compte n’a pas de profil de prof. Les pages du studio sont à une autre adresse.',
  toDesk: 'Vers les pages du studio',
  booked: (n, capacity) => `${figure(n)} sur ${figure(capacity)}`,
  bookedLabel: 'Réservé',
  waiting: (n) => `${figure(n)} en attente`,
  cancelled: 'Annulé',
  now: 'En cours',
  over: 'Terminé',

  roster: 'Liste des participants',
  here: (n, of) => `${figure(n)} sur ${figure(of)} sur place`,
  hereLabel: 'Arrivées',
  empty: 'Personne n’a encore réservé',
  emptyMeans: 'Toute réservation apparaît ici aussitôt.',
  checkIn: 'Arrivée',
  checkInNamed: (name) => `Arrivée\u00a0: ${name}`,
  isIn: 'Sur place',
  undoNamed: (name) => `Sur place\u00a0: ${name}. Revenir en arrière`,
  noShow: 'Absence',
  noShowNamed: (name) => `Absence\u00a0: ${name}`,
  missed: 'Manqué',
  feeKept: (amount) =>
    `Les frais de ${amount} sont déjà payés. Une note demande au studio de décider s’ils sont remboursés.`,
  undoMissedNamed: (name) => `Manqué\u00a0: ${name}. Revenir en arrière`,
  firstVisit: 'Première visite',
  birthday: 'Anniversaire',
  unpaid: 'Impayé',
  waiver: (title) => `Non signé\u00a0: ${title}`,
  credits: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
  waitlist: 'Liste d’attente',
  cancelledSection: 'Annulations',
  cancelledStatus: { cancelled: 'À temps', late_cancelled: 'Tard', class_cancelled: 'Par le studio' },
  cancelledClass: 'Ce cours est annulé.',
}
