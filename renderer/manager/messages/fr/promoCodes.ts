import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type PromoCodes = Messages['promoCodes']

const count = plurals('fr')
const figure = figures('fr')
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
