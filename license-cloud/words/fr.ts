import type { PageWords } from './words.ts'

const UNITS = {
  day: ['par jour', 'jours'],
  week: ['par semaine', 'semaines'],
  month: ['par mois', 'mois'],
  year: ['par an', 'ans'],
}
const every = { day: 'tous les', week: 'toutes les', month: 'tous les', year: 'tous les' }

export const fr: PageWords = {
  plansTitle: 'Studio Desk\u00a0: formules',
  description:
    'Le logiciel qu’un studio de fitness ou de bien-être utilise sur son propre ordinateur. Choisissez une formule et recevez votre clé de licence.',
  hero: 'Votre studio, sur votre ordinateur',
  lead: 'Cours, clients, abonnements et caisse réunis dans un endroit calme. Vos données restent chez vous, avec ou sans licence.',
  noScriptToBuy: 'L’achat nécessite JavaScript. Activez-le et rechargez cette page.',
  plans: {
    base: {
      name: 'Base',
      line: 'Tout ce qu’il faut à un studio, du premier cours à la rémunération.',
      has: [
        'Planning, listes des participants, listes d’attente et pointage',
        'Clients, abonnements, crédits et décharges',
        'Caisse, boutique, cartes cadeaux et paiement en ligne',
        'Réservation sur téléphone et sur votre site',
        'Équipe, rémunération, rapports et marketing',
      ],
    },
    base_ai: {
      name: 'Base avec IA',
      line: 'Le même studio, avec un assistant à qui demander.',
      has: [
        'Tout ce que contient Base',
        'Un assistant qui répond avec vos chiffres et renvoie à leur source',
        'Il propose des changements\u202f; rien ne se fait sans votre accord',
        (tokens) => `${tokens} tokens d’IA par mois sans supplément`,
        'Ou votre propre compte chez un fournisseur d’IA',
      ],
    },
  },
  notForSale: 'Pas en vente pour le moment',
  priceAtCheckout: 'Le prix s’affiche au moment du paiement',
  rhythm: (count, unit) => (count === 1 ? UNITS[unit][0]! : `${every[unit]} ${count} ${UNITS[unit][1]}`),
  buy: (plan) => `Acheter ${plan}`,
  payNext: 'Vous payez à la page suivante.',
  next: 'Les étapes suivantes',
  steps: [
    ['Vous payez', ' sur la page de notre prestataire de paiement. Nous ne voyons jamais votre carte.'],
    ['Vous recevez une clé de licence', ', affichée une seule fois, avec les versions pour Mac, Windows et Linux.'],
    ['Vous la saisissez', ' dans Studio Desk, sous Réglages, Licence et IA.'],
  ],
  opening: 'Ouverture de la page de paiement…',
  tooMany: 'Trop de tentatives depuis cet endroit. Attendez une minute, puis réessayez.',
  noConnection: 'Pas de connexion. Rien n’a été payé\u00a0: réessayez une fois en ligne.',
  cannotOpen:
    'La page de paiement ne peut pas s’ouvrir pour le moment. Rien n’a été payé\u00a0: réessayez dans une minute.',
  successTitle: 'Votre achat\u00a0: Studio Desk',
  thanks: 'Merci',
  noScriptToShow:
    'L’affichage de votre clé nécessite JavaScript. Activez-le et rechargez cette page\u202f; votre clé n’est pas perdue.',
  key: 'Clé de licence',
  plan: 'Formule',
  date: 'Date',
  copy: 'Copier',
  copied: 'Copiée',
  selected: 'La clé est sélectionnée\u00a0: appuyez sur Ctrl+C, ou ⌘C sur un Mac.',
  print: 'Imprimer',
  once: 'Cette clé n’est affichée qu’une fois et n’est conservée nulle part',
  onceMeans: ', même pas par nous. Copiez-la ou imprimez-la avant de fermer cet onglet.',
  enter: 'Saisissez votre clé',
  enterWhere: 'Dans Studio Desk, collez-la sous',
  enterPath: 'Réglages, Licence et IA',
  download: 'Télécharger Studio Desk',
  downloadFor: (system) => `Pour ${system}`,
  subscription: 'Votre abonnement',
  manageMeans: 'Changez de carte, consultez les factures ou résiliez\u00a0:',
  manage: 'gérer l’abonnement',
  looking: 'Votre clé de licence arrive. Elle s’affiche ici dans un instant.',
  down: 'Le service ne peut pas vérifier votre paiement pour le moment. Cette page réessaie.',
  gone: 'Pas de connexion. Cette page réessaie\u00a0: laissez-la ouverte.',
  ready: 'Votre clé de licence est prête.',
  hereIsYourKey: 'Merci. Voici votre clé',
  keyTitle: 'Votre clé de licence\u00a0: Studio Desk',
  notHereYet: 'Votre clé n’est pas encore là',
  notHereYetMeans: 'Le service n’a pas pu vérifier votre paiement.',
  noKey: 'Aucune clé disponible',
  noKeyMeans: 'Aucune clé n’attend pour cet achat en ce moment.',
  twoReasons: 'Deux raisons sont possibles\u00a0:',
  reasons: [
    [
      'Le paiement est encore en cours.',
      ' Certains prennent quelques minutes, un virement prend des jours. Revenez alors sur cette page.',
    ],
    [
      'La clé a déjà été affichée',
      ', ici ou dans une autre fenêtre. Elle ne s’affiche qu’une fois, et personne ne l’a depuis.',
    ],
  ],
  nothingLost: 'Rien n’est perdu. Revenez sur cette page dans quelques minutes.',
  again: 'Réessayer',
  write: 'Si cela continue ou si vous avez perdu la clé, écrivez-nous sur',
  writeNumber: ' avec le numéro de votre achat\u00a0:',
  nothingTitle: 'Aucun achat\u00a0: Studio Desk',
  nothing: 'Aucun achat trouvé',
  nothingMeans:
    'Cette page affiche la clé de licence d’un achat, mais son adresse n’en indique aucun. Ouvrez-la depuis la page de paiement ou avec l’adresse complète.',
  seePlans: 'Voir les formules',
}
