import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

export const prices: Messages['prices'] = {
  title: 'Tarifs',
  all: 'Tous les tarifs',
  groups: {
    intro: 'Pour essayer',
    drop_in: 'Cours à l’unité',
    class_pack: 'Carnets',
    time_pass: 'Forfaits',
    subscription: 'Abonnements',
  },
  offer: {
    perInterval: {
      weekly: 'par semaine',
      four_weekly: 'toutes les quatre semaines',
      monthly: 'par mois',
      quarterly: 'par trimestre',
      half_yearly: 'par semestre',
      yearly: 'par an',
    },
    credits: (n) => `${figure(n)} cours`,
    unlimited: 'Cours illimités',
    validFor: (days) => count(days, { one: `valable ${figure(days)} jour`, other: `valable ${figure(days)} jours` }),
    intro: 'Pour une première fois',
  },
  perClass: (amount) => `${amount} le cours`,
  insteadOf: (amount) => `au lieu de ${amount}`,
  buy: 'Acheter en ligne',
  buyThis: (name) => `Acheter en ligne\u00a0: ${name}`,
  notOnline: 'Le studio ne vend pas encore en ligne\u00a0; demandez à l’accueil.',
  whatFits: 'De quoi réserver',
  shelf: 'En rayon',
  shelfMeans: 'À retirer à l’accueil.',
  none: 'Pas encore de tarifs ici',
  noneMeans: 'Le studio n’a pas mis de tarifs en ligne. Demandez à l’accueil, ou regardez quels cours il y a.',
  toSchedule: 'Voir le planning',
}

export const studio: Messages['studio'] = {
  week: 'La semaine en un coup d’œil',
  noClasses: 'Pas de cours',
  more: (n) => `${figure(n)} de plus`,
  next: 'Vos prochains cours',
  nextNone: 'Rien de réservé pour l’instant. Vos prochains cours s’afficheront ici.',
  alsoThatDay: 'Ce jour-là aussi',
  share: 'Partager',
  linkCopied: 'Le lien est copié',
  map: 'Voir sur une carte',
  prices: 'Tarifs',
  allPrices: 'Tous les tarifs',
  signInFirst: 'Il faut d’abord se connecter ou créer un compte\u00a0; ensuite, un geste suffit.',
  notShown: 'Ce cours n’est pas au planning',
  notShownMeans:
    'Il est terminé, annulé, ou dans plus de deux semaines. Si vous venez déjà ici, connectez-vous pour voir plus loin.',
  toSchedule: 'Voir le planning',
}

export const filters: Messages['filters'] = {
  named: { kind: 'Cours', instructor: 'Qui enseigne', place: 'Lieu' },
  any: { kind: 'Tous les cours', instructor: 'Toute l’équipe', place: 'Tous les lieux' },
}

export const login: Messages['login'] = {
  title: 'Se connecter',
  lead: (studio) => `Pour réserver\u00a0: ${studio}`,
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié\u202f?',
  newHere: 'Première visite\u202f?',
  register: 'Créer un compte',
}
