import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
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

type PromoCodes = Messages['promoCodes']
const list = lists('fr')

/** What a code does, in plain sentences; the page puts those together that apply. */
const sentences: PromoCodes['sentences'] = {
  takes: (discount, what) => `${discount} de remise sur ${what}.`,
  anyType: 'tous les abonnements',
  types: (names) => list(names),
  moreTypes: (names, more) =>
    list([...names, count(more, { one: `${figure(more)} autre`, other: `${figure(more)} autres` })]),
  between: (from, until) => `Valable du ${from} au ${until}.`,
  from: (from) => `Valable à partir du ${from}.`,
  until: (until) => `Valable jusqu’au ${until}.`,
  always: 'Valable sans date de fin.',
  onceEach: 'Une fois par client.',
  uses: (n) => (n === 1 ? 'Peut servir une fois.' : `Peut servir ${figure(n)} fois.`),
  onceEachUses: (n) => (n === 1 ? 'Peut servir une fois.' : `Une fois par client, ${figure(n)} fois en tout.`),
  unlimited: 'Aussi souvent qu’on veut.',
}

const form: PromoCodes['form'] = {
  newTitle: 'Nouveau code promo',
  editTitle: (code) => `Modifier ${code}`,
  keeps: 'Ce qui a été vendu avec lui garde sa remise.',
  code: 'Code',
  codeHelp: 'Lettres, chiffres et tirets, par exemple PRINTEMPS-20.',
  kind: 'Remise',
  kinds: { percentage: 'Un pourcentage', fixed_amount: 'Un montant' },
  percentage: 'Pourcentage',
  amount: 'Montant',
  percent: '%',
  tooMuch: '100\u00a0% au plus.',
  notZero: 'Plus de 0.',
  for: 'Pour',
  allTypes: 'Tous les types d’abonnement',
  someTypes: 'Certains seulement',
  types: 'Types d’abonnement',
  noType: 'Choisissez-en au moins un.',
  offSale: 'plus en vente',
  from: 'Du',
  until: 'Au',
  untilHelp: 'Dernier jour compris. Vide\u00a0: sans fin.',
  order: 'La fin vient avant le début.',
  maxUses: 'Utilisations en tout',
  maxUsesHelp: 'Vide\u00a0: sans limite.',
  once: 'Une fois par client',
  does: 'Ce qu’il fait',
  create: 'Créer le code',
  created: (code) => `${code}\u00a0: créé`,
  saved: (code) => `${code}\u00a0: enregistré`,
}

export const promoCodes: PromoCodes = {
  title: 'Codes promo',
  lead: 'Une remise sur les abonnements, pour qui connaît le mot.',
  total: (n, capped) =>
    capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} code`, other: `${figure(n)} codes` }),
  table: 'Codes promo',
  create: 'Nouveau code',
  shown: 'Quels codes',
  shownAs: { active: 'Actifs', all: 'Tous' },
  code: 'Code',
  does: 'Ce qu’il fait',
  uses: 'Utilisations',
  used: (n) => `Utilisé ${figure(n)} fois`,
  usedOf: (n, most) => `${figure(n)} sur ${figure(most)}`,
  neverUsed: 'Pas encore utilisé',
  states: {
    active: 'Valable aujourd’hui',
    coming: 'Pas encore',
    over: 'Terminé',
    usedUp: 'Épuisé',
    deactivated: 'Désactivé',
  },
  state: 'État',
  edit: 'Modifier',
  copy: 'Copier le code',
  copied: 'Code copié',
  deactivate: 'Désactiver',
  reactivate: 'Réactiver',
  deactivated: (code) => `${code}\u00a0: désactivé`,
  reactivated: (code) => `${code}\u00a0: de nouveau actif`,
  none: 'Pas encore de codes promo',
  noneHelp: 'Vingt pour cent au printemps, dix euros pour un ami\u00a0: créez le premier.',
  noneActive: 'Aucun code n’est actif',
  noneActiveHelp: 'Affichez-les tous pour en réactiver un.',
  showAll: 'Tout afficher',
  sentences,
  form,
}
