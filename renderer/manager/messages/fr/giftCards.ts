import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GiftCards = Messages['giftCards']

const count = plurals('fr')
const figure = figures('fr')

const issue: GiftCards['issue'] = {
  title: 'Nouvelle carte cadeau',
  lead: 'Le code est créé ici. Il vaut pour tout ce qui se vend à l’accueil et en ligne.',
  way: 'Comment',
  ways: { sell: 'La vendre', give: 'L’offrir' },
  wayDetail: {
    sell: 'Elle est payée maintenant\u202f; le reçu est sans TVA, elle compte à l’utilisation.',
    give: 'Rien n’est payé et il n’y a pas de reçu.',
  },
  value: 'Valeur',
  noValue: 'Une valeur supérieure à zéro.',
  method: 'Payé par',
  recipient: 'Pour qui',
  email: 'E-mail de cette personne',
  noEmail: 'Ce n’est pas une adresse e-mail.',
  emailHelp: 'Avec elle, le code part aussitôt par e-mail\u202f; sans elle, imprimez la carte.',
  message: 'Message',
  messageHelp: 'Il figure sur la carte.',
  expires: 'Valable jusqu’au',
  expiresHelp: 'Dernier jour compris. Vide\u00a0: sans fin.',
  sell: (amount) => `Vendre pour ${amount}`,
  give: (amount) => `Offrir ${amount}`,
  plain: 'Créer la carte',
  done: (amount) => `La carte cadeau de ${amount} est prête`,
}

const check: GiftCards['check'] = {
  title: 'Vérifier un code',
  lead: 'Ce qu’il reste sur une carte. Rien n’est débité.',
  code: 'Code',
  submit: 'Vérifier',
  left: (amount) => `Reste ${amount}`,
  empty: 'Il ne reste rien dessus.',
  ending: (last4) => `La carte finissant par ${last4}`,
  until: (date) => `valable jusqu’au ${date}`,
  open: 'Ouvrir la carte',
}

const code: GiftCards['code'] = {
  title: 'Code',
  help: 'Il vaut l’argent qui est dessus. Qui le regarde est noté dans le journal.',
  show: 'Afficher le code',
  hide: 'Masquer',
  copy: 'Copier',
  copied: 'Code copié',
}

const uses: GiftCards['uses'] = {
  title: 'Utilisations',
  table: 'Utilisations de la carte',
  when: 'Quand',
  what: 'Quoi',
  change: 'Mouvement',
  left: 'Reste',
  kinds: {
    payment: 'Payé avec',
    refund: 'Remboursé',
    hold: 'Réservé pour un paiement en ligne',
    release: 'Libéré par un paiement en ligne',
    opening: 'Dépensé avant d’arriver ici',
  },
  none: 'Pas encore utilisée',
  noneHelp: 'Ce qui est payé avec elle apparaît ici.',
}

export const giftCards: GiftCards = {
  title: 'Cartes cadeaux',
  lead: 'Vendues ou offertes, et ce qu’il en reste.',
  total: (n, capped) =>
    capped
      ? `Plus de ${figure(n)}`
      : count(n, { one: `${figure(n)} carte cadeau`, other: `${figure(n)} cartes cadeaux` }),
  table: 'Cartes cadeaux',
  create: 'Nouvelle carte cadeau',
  shown: 'Quelles cartes',
  shownAs: { active: 'Valables aujourd’hui', all: 'Toutes' },
  card: 'Carte',
  ending: (last4) => `•••• ${last4}`,
  endingIn: (last4) => `Carte cadeau finissant par ${last4}`,
  recipient: 'Pour',
  state: 'État',
  states: { active: 'Active', redeemed: 'Utilisée', expired: 'Expirée', deactivated: 'Désactivée' },
  expires: 'Valable jusqu’au',
  noEnd: 'Sans fin',
  left: 'Reste',
  of: (value) => `sur ${value}`,
  made: 'Créée',
  value: 'Valeur',
  message: 'Message',
  email: 'E-mail',
  receipt: 'Reçu',
  receiptNumber: 'De sa vente',
  free: 'Offerte',
  buyer: 'Achetée en ligne',
  buyerLink: 'Par ce client',
  boughtBy: (name) => `Achetée en ligne par ${name}`,
  print: 'Imprimer (PDF)',
  printedBySeller: 'Le code figure dessus. Qui a vendu une carte peut l’imprimer pendant un quart d’heure.',
  deactivate: 'Désactiver',
  reactivate: 'Réactiver',
  deactivated: 'Carte cadeau désactivée',
  reactivated: 'La carte cadeau est de nouveau active',
  none: 'Pas encore de cartes cadeaux',
  noneHelp: 'Vendez la première, et imprimez-la aux couleurs du studio.',
  noneActive: 'Aucune carte n’est valable aujourd’hui',
  noneActiveHelp: 'Toutes sont utilisées, expirées ou désactivées.',
  showAll: 'Tout afficher',
  issue,
  check,
  code,
  uses,
}
