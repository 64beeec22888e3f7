import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')
const hours = (n: number) => count(n, { one: `${figure(n)} heure`, other: `${figure(n)} heures` })

export const classTemplates: Messages['classTemplates'] = {
  title: 'Modèles de cours',
  lead: 'Ce que le studio enseigne. Les cours du planning sont faits à partir d’eux.',
  trail: 'Planning',
  create: 'Nouveau modèle',
  createIt: 'Créer le modèle',
  shown: 'Quels modèles',
  active: 'Actifs',
  all: 'Tous',
  table: 'Modèles de cours',
  name: 'Nom',
  duration: 'Durée',
  minutes: 'min',
  capacity: 'Places',
  instructor: 'Prof',
  nobody: 'Personne en particulier',
  windows: 'Réservation',
  opens: (n) => `Ouvre ${hours(n)} avant`,
  closes: (n) => `ferme ${hours(n)} avant`,
  free: (n) => (n === 0 ? 'annulation sans frais jusqu’au début' : `annulation sans frais jusqu’à ${hours(n)} avant`),
  studioRules: 'Les règles du studio',
  inactive: 'Inactif',
  edit: 'Modifier',
  deactivate: 'Désactiver',
  reactivate: 'Réactiver',
  deactivated: (name) => `${name} n’est plus proposé`,
  reactivated: (name) => `${name} est de nouveau proposé`,
  saved: 'Modèle enregistré',
  created: (name) => `${name} peut être mis au planning`,
  newTitle: 'Nouveau modèle de cours',
  editTitle: (name) => name,
  description: 'Description',
  descriptionHelp: 'Les clients la lisent au planning.',
  color: 'Couleur',
  ownColor: 'Autre couleur',
  colors: {
    green: 'Vert',
    teal: 'Sarcelle',
    blue: 'Bleu',
    indigo: 'Indigo',
    purple: 'Violet',
    pink: 'Rose',
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    grey: 'Gris',
  },
  photo: 'Photo',
  photoHelp:
    'Elle est recadrée d’elle-même en 16:9\u00a0: l’important doit être au milieu. Sans photo, un dessin s’affiche dans la couleur du cours.',
  photoOf: (name) => `Photo\u00a0: ${name}`,
  noPhoto: (name) => `${name} peut être mis au planning, mais sans la photo. Essayez une autre image.`,
  rules: 'Réservation et annulation',
  opensField: 'Ouverture des réservations',
  closesField: 'Fin des réservations',
  freeField: 'Annulation sans frais jusqu’à',
  hoursBefore: 'h avant',
  opensEmpty: 'Vide\u00a0: tout de suite',
  closesEmpty: 'Vide\u00a0: au début du cours',
  freeEmpty: (n) => (n === null ? 'Vide\u00a0: la règle du studio' : `Vide\u00a0: ${hours(n)} avant`),
  appliesNow:
    'Le nom, la description, la couleur et les règles changent aussitôt pour tous les cours. La durée, les places et le prof valent pour les cours prévus à partir de maintenant.',
  emptyTitle: 'Pas encore de modèles de cours',
  empty:
    'Un modèle dit ce qu’est un cours\u00a0: son nom, sa durée, ses places et sa couleur. Créez le premier, puis prévoyez sa semaine.',
  noneActive: 'Plus rien n’est proposé',
  noneActiveHelp: 'Tous les modèles sont désactivés. Affichez-les tous pour en proposer un de nouveau.',
  showAll: 'Tout afficher',
}

/** The room of a class, in its forms. */
export const roomChoice: Messages['roomChoice'] = {
  room: 'Plan de salle',
  none: 'Sans places attribuées',
}
