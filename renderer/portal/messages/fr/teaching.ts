import { payTypes } from '../../../../server/lib/sayings/fr/pay-types.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
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

export const pay: Messages['pay'] = {
  title: 'Ma paie',
  lead: 'Ce que vous avez gagné ici, une fois la période clôturée par le studio.',
  none: 'Aucune paie pour l’instant',
  noneMeans: 'Chaque période figure ici dès que le studio l’a clôturée, avec tout ce qui compte.',
  download: (period) => `Paie ${period} en PDF`,
  file: (day) => `paie-${day}.pdf`,
  paidOn: (day) => `Payé le ${day}`,
  nothing: 'Rien ne compte dans cette période.',
  note: (words) => `Note\u00a0: ${words}`,
  types: termsOf(payTypes, 'payroll.type'),
}

export const substitutes: Messages['substitutes'] = {
  title: 'Remplacements',
  lead: 'Les cours pour lesquels on cherche un remplacement.',
  hint: (n) =>
    count(n, {
      one: `${figure(n)} cours cherche un remplacement`,
      other: `${figure(n)} cours cherchent un remplacement`,
    }),
  hintMeans: 'Vous pourriez remplacer.',
  own: 'Vos demandes et vos propositions',

  toClaim: 'Vous pourriez remplacer',
  none: 'Aucun cours ne vous attend',
  noneMeans:
    'Les cours que vous avez déjà donnés, ou pour lesquels le studio vous a proposé, apparaissent ici tant que vous êtes libre.',
  insteadOf: (name) => `À la place de ${name}`,
  claim: 'Je le donne',
  claimNamed: (name, when) => `Je le donne\u00a0: ${name}, ${when}`,
  needsApproval: 'Le studio doit encore valider. Vous recevrez un e-mail.',
  atOnce: 'Le cours est aussitôt à vous, et les personnes inscrites sont prévenues.',
  claimedToast: (name) => `${name}\u00a0: proposition envoyée. Le studio doit encore valider.`,
  yoursToast: (name) => `${name} est à vous`,

  claims: 'Vous avez proposé',
  claimState: {
    claimed: 'Le studio doit encore valider.',
    filled: 'Ce cours est à vous.',
    withdrawn: (name) => `Finalement, ${name} donne le cours.`,
    closed: 'Plus besoin de personne\u00a0: le studio s’en est occupé.',
  },

  asked: 'Vous avez demandé',
  askedState: {
    open: 'Personne ne s’est encore proposé.',
    claimed: (name) => `${name} se propose. Le studio doit encore valider.`,
    filled: (name) => `${name} donne le cours.`,
    closed: 'Plus besoin de personne\u00a0: le studio s’en est occupé.',
  },
  looks: 'Remplacement cherché',
  offered: (name) => `${name} se propose`,

  ask: 'Chercher un remplacement',
  askTitle: (name) => `Chercher un remplacement pour ${name}\u00a0?`,
  note: 'Note',
  noteHelp: 'Les personnes contactées la lisent, par exemple «\u00a0Je suis malade\u00a0».',
  toldMeans:
    'Un e-mail part à toutes les personnes qui ont donné ce type de cours ces six derniers mois et qui sont libres à cette heure. Tant que personne ne le donne, le cours reste à vous.',
  askDo: 'Demander',
  askedToast: (name) => `${name} cherche un remplacement`,
  keep: 'Pas maintenant',
  withdraw: 'Le donner finalement',
  withdrawNamed: (name) => `Le donner finalement\u00a0: ${name}`,
  withdrawnToast: (name) => `${name} reste à vous`,

  notYours: 'Cela n’a pas marché',
  ok: 'Compris',
  refused: {
    SUBSTITUTE_TAKEN: 'Ce cours ne cherche plus personne\u00a0: quelqu’un a été plus rapide, ou c’est réglé autrement.',
    SCHEDULE_CONFLICT: 'Vous avez autre chose à cette heure\u00a0:',
    CLASS_CANCELLED: 'Le cours est annulé\u00a0: personne n’a à le donner.',
    CLASS_STARTED: 'Le cours a déjà commencé.',
    NOT_FOUND: 'Ce cours ne vous cherche plus.',
  },
  clash: {
    class: (when) => `Un cours, ${when}`,
    appointment: (when) => `Un rendez-vous, ${when}`,
    timeOff: (when) => `Une absence, ${when}`,
  },
}
