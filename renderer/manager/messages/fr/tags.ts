import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

const clients = (n: number) => count(n, { one: `${figure(n)} client`, other: `${figure(n)} clients` })

export const tags: Messages['tags'] = {
  pages: 'Pages du marketing',
  title: 'Étiquettes',
  lead: 'Vos propres mots pour les clients\u00a0: pour les retrouver et leur écrire.',
  create: 'Nouvelle étiquette',
  table: 'Étiquettes',
  name: 'Nom',
  color: 'Couleur',
  clients: 'Clients',
  byHand: 'Donnée à la main',
  byRule: (event, condition) => (condition === '' ? `Quand ${event}` : `Quand ${event} et ${condition}`),
  moreRules: (n) => count(n, { one: `+ ${figure(n)} règle`, other: `+ ${figure(n)} règles` }),
  changed: 'Depuis',
  show: 'Voir les clients',
  edit: 'Modifier',
  delete: 'Supprimer',
  emptyTitle: 'Pas encore d’étiquettes',
  empty: 'Donnez-en à la main sur la fiche d’un client, ou laissez faire une règle.',
  newTitle: 'Nouvelle étiquette',
  editTitle: (name) => `Modifier ${name}`,
  created: (name) => `${name}\u00a0: étiquette créée`,
  saved: 'Enregistré',
  submit: 'Créer l’étiquette',
  deleteTitle: (name) => `Supprimer ${name}\u202f?`,
  deleteMeans: (n) =>
    n === 0
      ? 'Personne ne l’a.'
      : `${count(n, { one: `${clients(n)} la perdra`, other: `${clients(n)} la perdront` })}. On ne peut pas revenir en arrière.`,
  deleted: (name) => `${name}\u00a0: étiquette supprimée`,
  filter: 'Étiquette',
  anyTag: 'Toute étiquette',
}

export const tagRules: Messages['tagRules'] = {
  title: 'Règles d’étiquettes',
  lead: 'Quand quelque chose se passe, les bons clients reçoivent automatiquement une étiquette.',
  create: 'Nouvelle règle',
  list: 'Règles',
  when: 'Quand',
  and: 'et',
  gives: 'donner l’étiquette',
  isOn: (tag) => `Règle pour ${tag}`,
  on: 'Activée',
  off: 'Désactivée',
  turnedOn: 'La règle est activée',
  turnedOff: 'La règle est désactivée\u202f; les étiquettes données restent',
  has: (n) => count(n, { one: `${figure(n)} client a l’étiquette`, other: `${figure(n)} clients ont l’étiquette` }),
  fired: (n) => (n === 0 ? 'Jamais appliquée' : `Appliquée ${figure(n)} fois`),
  last: (when) => `dernière fois\u00a0: ${when}`,
  emptyTitle: 'Pas encore de règles',
  empty:
    'Par exemple\u00a0: quand quelqu’un vient pour la première fois, donner l’étiquette «\u00a0Première fois\u00a0».',
  ideas: {
    title: 'Des règles pour commencer',
    lead: 'Ce que beaucoup de studios étiquettent automatiquement. Regardez-en une et choisissez votre étiquette.',
    newHere: 'Nouveau ici',
    away: 'Ne vient plus',
    nearlyUsedUp: 'Presque épuisé',
    missed: 'A manqué un cours',
  },
  more: 'Autres actions',
  edit: 'Modifier',
  delete: 'Supprimer la règle',
  deleteTitle: 'Supprimer cette règle\u202f?',
  deleteMeans: 'Les étiquettes données restent. La désactiver la garde pour plus tard.',
  deleted: 'Règle supprimée',

  newTitle: 'Nouvelle règle',
  editTitle: 'Modifier la règle',
  event: 'Quand',
  eventHelp: 'La règle regarde tous les événements à partir de maintenant.',
  chooseEvent: 'Choisir ce qui se passe',
  conditions: 'Et',
  conditionsHelp: 'Sans condition, ce sont tous les clients à qui cela arrive.',
  tag: 'Donner l’étiquette',
  chooseTag: 'Choisir une étiquette',
  noTags: 'Créez d’abord une étiquette',
  active: 'La règle est activée',
  activeHelp: 'Elle vaut pour ce qui se passe à partir de maintenant, pas pour le passé.',
  submit: 'Créer la règle',
  created: 'La règle est créée',
  saved: 'Enregistré',
  incomplete: 'Remplissez chaque condition, ou retirez-la.',
  reads: 'En clair',

  preview: 'L’essayer sur les 90 derniers jours',
  previewMeans: 'Montre qui la règle aurait touché. Rien ne change.',
  run: 'Essayer',
  runAgain: 'Essayer de nouveau',
  noEvent: 'Choisissez d’abord ce qui se passe.',
  outdated: 'La règle a changé depuis.',
  nobody: 'Elle n’aurait touché personne.',
  looked: (n, capped) =>
    capped
      ? `Elle a regardé les ${figure(n)} événements les plus récents\u202f; il y en avait d’autres.`
      : count(n, {
          one: `Elle a regardé ${figure(n)} événement.`,
          other: `Elle a regardé ${figure(n)} événements.`,
        }),
  would: (people, times) => `${clients(people)}, ${figure(times)} fois en tout`,
  fresh: (n) =>
    n === 0
      ? 'Tous ont déjà l’étiquette.'
      : count(n, {
          one: `${clients(n)} recevrait l’étiquette pour la première fois.`,
          other: `${clients(n)} recevraient l’étiquette pour la première fois.`,
        }),
  times: (n) => `${figure(n)} fois`,
  hasTag: 'a l’étiquette',
  shownOf: (shown, all) => `Les ${figure(shown)} derniers sur ${figure(all)}.`,
}
