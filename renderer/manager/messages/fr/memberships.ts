import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Memberships = Messages['memberships']

const count = plurals('fr')
const figure = figures('fr')
const days = (n: number) => count(n, { one: `${figure(n)} jour`, other: `${figure(n)} jours` })
const classes = (n: number) => `${figure(n)} cours`

const kinds: Memberships['kinds'] = {
  subscription: 'Abonnement',
  class_pack: 'Carnet',
  time_pass: 'Forfait',
  drop_in: 'Cours à l’unité',
}

const intervals: Memberships['intervals'] = {
  weekly: 'Chaque semaine',
  four_weekly: 'Toutes les 4 semaines',
  monthly: 'Chaque mois',
  quarterly: 'Chaque trimestre',
  half_yearly: 'Chaque semestre',
  yearly: 'Chaque année',
}

const statuses: Memberships['statuses'] = {
  pending: 'Pas commencé',
  active: 'Actif',
  paused: 'En pause',
  expired: 'Expiré',
  cancelled: 'Résilié',
}

/** How somebody paid; the last two are the studio's own. */
const methods: Memberships['methods'] = {
  cash: 'Espèces',
  card_terminal: 'Carte',
  bank_transfer: 'Virement',
  gift_card: 'Carte cadeau',
  complimentary: 'Offert',
  other: 'Autrement',
  online: 'En ligne',
  imported: 'Dans l’ancien logiciel',
}

const card: Memberships['card'] = {
  none: 'Pas encore d’abonnement',
  noneHelp: 'Vendez-en un, ou reprenez-les par une importation.',
  sell: 'Vendre un abonnement',
  total: 'Abonnements',
  past: (n) => count(n, { one: `${figure(n)} abonnement terminé`, other: `${figure(n)} abonnements terminés` }),
  unlimited: 'Illimité',
  left: (n) => count(n, { one: `${figure(n)} cours restant`, other: `${figure(n)} cours restants` }),
  credits: 'Cours restants',
  until: (date) => `jusqu’au ${date}`,
  noEnd: 'sans fin',
  starts: (date) => `à partir du ${date}`,
  started: (date) => `depuis le ${date}`,
  dates: (from, to) => `du ${from} au ${to}`,
  daysLeft: (n) => (n === 1 ? 'dernier jour' : `encore ${days(n)}`),
  renews: (date) => `Renouvelé le ${date}`,
  pausedUntil: (date) => `En pause\u202f; de nouveau utilisable le ${date}`,
  pausedUntilResumed: 'En pause jusqu’à la reprise',
  pausesLeft: (n) => `encore ${days(n)} de pause`,
  pastDue: (date) => `Paiement dû depuis le ${date}`,
  endedEarly: (date) => `Terminé avant l’heure\u202f; il valait jusqu’au ${date}`,
  endedOpen: 'Terminé avant l’heure\u202f; il n’avait pas de dernier jour',
  intro: 'Offre de découverte',
  free: 'Offert',
  paid: (price, method) => `${price}, ${method}`,
  notUsable: 'Pas utilisable aujourd’hui',
  statement: 'Relevé',
  menu: (name) => `Actions\u00a0: ${name}`,
}

const act: Memberships['act'] = {
  pause: 'Mettre en pause…',
  resume: 'Finir la pause',
  adjust: 'Corriger les cours…',
  change: 'Dernier jour et notes…',
  cancel: 'Résilier pour de bon…',
  statement: 'Relevé des crédits',
  pauseTitle: (name) => `Mettre en pause\u00a0: ${name}`,
  pauseDays: 'Nombre de jours',
  pauseHelp:
    'À partir d’aujourd’hui. Le dernier jour et le renouvellement reculent des jours de pause réels\u202f; les réservations pendant la pause sont annulées sans frais.',
  pauseLimit: (left) => `Encore ${days(left)} au plus.`,
  pauseUntil: (date) => `De nouveau utilisable le ${date}.`,
  pauseSubmit: 'Mettre en pause',
  paused: 'En pause',
  resumed: 'La pause est finie',
  cannotPause: 'Ce genre d’abonnement ne peut pas être mis en pause.',
  noPauseLeft: 'Tous ses jours de pause sont pris.',
  notActive: 'Seul un abonnement actif peut être mis en pause.',
  isUnlimited: 'Il est illimité.',
  isCancelled: 'Il est résilié, et c’est définitif.',
  adjustTitle: (name) => `Cours de ${name}`,
  adjustTo: 'Cours restants',
  adjustNow: (n) => `Actuellement ${classes(n)}.`,
  adjustBy: (n) => (n > 0 ? `Ajoute ${classes(n)}.` : `Retire ${classes(-n)}.`),
  reason: 'Motif',
  reasonHelp: 'Le client le voit sur son relevé.',
  adjustSame: 'C’est déjà le cas.',
  adjustSubmit: 'Corriger',
  adjusted: 'Corrigé',
  changeTitle: (name) => `Modifier ${name}`,
  lastDay: 'Dernier jour',
  lastDayHelp: 'Vide\u00a0: sans fin. Un jour plus tardif rend un abonnement expiré de nouveau valable.',
  notes: 'Notes pour l’équipe',
  saved: 'Enregistré',
  cancelTitle: (name) => `Résilier ${name}\u202f?`,
  cancelHelp: 'Les réservations à venir sont annulées sans frais et les cours restants sont perdus.',
  cancelRefund: 'Rien n’est remboursé automatiquement. On ne peut pas revenir en arrière.',
  cancelSubmit: 'Résilier',
  cancelled: 'Résilié',
}

const statement: Memberships['statement'] = {
  title: (name) => `Relevé\u00a0: ${name}`,
  lead: 'Tous les mouvements, du plus ancien au plus récent\u202f; le solde est leur somme.',
  none: 'Aucun mouvement',
  noneHelp: 'Un abonnement illimité ne prend pas de crédits.',
  when: 'Quand',
  what: 'Quoi',
  change: 'Mouvement',
  balance: 'Solde',
  by: (name) => `par ${name}`,
  goodUntil: (date) => `valable jusqu’au ${date}`,
  kinds: {
    grant: 'Crédité',
    rollover: 'Reporté',
    spend: 'Pris pour un cours',
    return: 'Rendu',
    lapse: 'Expiré',
    adjust: 'Corrigé',
  },
}

const sell: Memberships['sell'] = {
  title: 'Vendre un abonnement',
  to: (name) => `À ${name}`,
  client: 'Client',
  type: 'Abonnement',
  typePlaceholder: 'Choisir',
  noTypes: 'Aucun type d’abonnement n’est en vente',
  noTypesHelp: 'Créez-en d’abord un\u202f; vous pourrez alors le vendre ici.',
  toTypes: 'Types d’abonnement',
  starts: 'Commence le',
  ends: (date) => `Valable jusqu’au ${date}.`,
  noEnd: 'Sans fin.',
  payment: 'Paiement',
  give: 'L’offrir',
  giveHelp: 'Aucun paiement n’est noté',
  complimentaryHelp: 'Noté comme un cadeau du studio',
  price: 'Prix',
  regular: (price) => `au lieu de ${price}`,
  thenEach: (price, interval) => `puis ${price} ${interval.toLowerCase()}`,
  nothingToPay: 'Rien à payer',
  notes: 'Notes pour l’équipe',
  introTaken: 'Une offre de découverte ne vaut qu’une fois par client',
  introTakenHelp: (name) =>
    `${name} en a déjà eu une. Ne l’accordez de nouveau qu’avec un motif\u202f; il est gardé dans le journal.`,
  override: 'Motif pour l’accorder de nouveau',
  submit: (price) => `Vendre pour ${price}`,
  submitFree: 'Offrir l’abonnement',
  done: (name) => `${name}\u00a0: vendu`,
}

/** Selling by a link that the client pays at. */
const link: Memberships['link'] = {
  method: 'Envoyer un lien de paiement',
  methodHelp: 'Le client paie en ligne',
  starts: 'Il commence une fois payé.',
  noAddress: 'Après le paiement, le client revient à l’adresse du studio, qui n’en a pas encore.',
  toOnline: 'Mettre en ligne',
  make: 'Créer le lien',
  lead: 'Envoyez ce lien au client, ou faites-lui scanner le code. Une fois payé, l’abonnement est à lui.',
  label: 'Lien de paiement',
  until: 'On peut payer pendant la prochaine demi-heure.',
  copy: 'Copier le lien',
  copied: 'Le lien est copié',
  qr: 'Code QR du lien de paiement',
  seenLater: 'Une fois payé, l’abonnement figure sur la fiche.',
  status: {
    pending: 'En attente du paiement',
    completed: 'C’est payé, l’abonnement est à lui',
    expired: 'Le lien a expiré. Créez-en un nouveau.',
    failed: 'Le paiement a échoué. Créez un nouveau lien.',
    refunded: 'Payé, puis remboursé',
    disputed: 'Le paiement est contesté',
  },
  done: 'Terminé',
}

export const memberships: Memberships = {
  kinds,
  intervals,
  statuses,
  methods,
  days,
  classes,
  card,
  act,
  statement,
  sell,
  link,
}
