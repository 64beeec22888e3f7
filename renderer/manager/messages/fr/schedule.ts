import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import { calendar as link } from '../../../shared/messages/fr/calendar.ts'
import type { Messages } from '../en/index.ts'

type Schedule = Messages['schedule']

const count = plurals('fr')
const figure = figures('fr')
const list = lists('fr')

const classCount = (n: number) => `${figure(n)} cours`
const bookings = (n: number) => count(n, { one: `${figure(n)} réservation`, other: `${figure(n)} réservations` })
const waitingPeople = (n: number) =>
  count(n, { one: `${figure(n)} personne en attente`, other: `${figure(n)} personnes en attente` })

const links: Schedule['links'] = {
  title: 'Liens de calendrier',
  lead: 'Abonnez-vous une fois\u00a0: le planning, et ce qui est déplacé ou annulé, apparaît tout seul dans ce calendrier.',
  whose: 'Cours de',
  studio: 'Tout le studio',
}

const toolbar: Schedule['toolbar'] = {
  today: 'Aujourd’hui',
  before: { month: 'Mois précédent', week: 'Semaine précédente', day: 'Jour précédent' },
  after: { month: 'Mois suivant', week: 'Semaine suivante', day: 'Jour suivant' },
  view: 'Vue',
  views: { month: 'Mois', week: 'Semaine', day: 'Jour' },
  instructor: 'Prof',
  everyone: 'Tous les profs',
  location: 'Lieu',
  everywhere: 'Tous les lieux',
  template: 'Type de cours',
  everything: 'Tous les cours',
  days: 'Jours de la semaine',
  keys: 'Raccourcis',
  keysTitle: 'Clavier',
  keyList: [
    ['T', 'Aujourd’hui'],
    ['← →', 'Avant et après'],
    ['M', 'Mois'],
    ['W', 'Semaine'],
    ['D', 'Jour'],
    ['N', 'Prévoir un cours'],
    ['Entrée', 'Ouvrir le cours sélectionné'],
    ['Alt ↑ ↓', 'Le déplacer de 15 minutes'],
    ['Alt ← →', 'Le déplacer d’un jour'],
    ['Alt Maj ↑ ↓', 'Le raccourcir ou l’allonger'],
  ],
}

const scopes: Schedule['scopes'] = {
  label: 'Quels cours',
  this: 'Ce cours seulement',
  thisMeans: 'Il restera tel quel quand la série sera modifiée.',
  this_and_following: 'Celui-ci et les suivants',
  this_and_followingMeans: 'Ce cours, les suivants et ceux qui restent à créer.',
  all: 'Toute la série',
  allMeans: 'Tous les cours à venir.',
  includeEdited: 'Aussi les cours modifiés à la main',
}

const move: Schedule['move'] = {
  title: (name) => `Déplacer ${name}\u202f?`,
  resizeTitle: (name) => `Changer la durée de ${name}\u202f?`,
  fromTo: (from, to) => `Avant\u00a0: ${from}. Après\u00a0: ${to}`,
  told: (n) =>
    count(n, {
      one: `${figure(n)} personne a réservé. Elle apprend le nouvel horaire et peut annuler sans frais.`,
      other: `${figure(n)} personnes ont réservé. Elles apprennent le nouvel horaire et peuvent annuler sans frais.`,
    }),
  toldSeries: 'Toutes les personnes inscrites apprennent le nouvel horaire et peuvent annuler sans frais.',
  submit: 'Déplacer',
  submitAnyway: 'Déplacer quand même',
  resize: 'Changer',
  resizeAnyway: 'Changer quand même',
  done: (name, when) => `${name}\u00a0: désormais ${when}`,
  at: (name, when) => `${name}\u00a0: ${when}, pas encore enregistré`,
}

const clash: Schedule['clash'] = {
  title: (n) => (n === 1 ? 'Cela tombe en même temps' : `${figure(n)} fois en même temps`),
  more: (n) => `et ${figure(n)} de plus`,
}

const plan: Schedule['plan'] = {
  title: 'Prévoir un cours',
  template: 'Cours',
  chooseTemplate: 'Choisir un cours',
  day: 'Date',
  firstDay: 'À partir du',
  start: 'Début',
  duration: 'Durée',
  minutes: 'min',
  capacity: 'Places',
  instructor: 'Prof',
  nobody: 'Encore personne',
  location: 'Lieu',
  noLocation: 'Aucun',
  repeats: 'Répétition',
  once: 'Une fois',
  weekly: 'Chaque semaine',
  weekdays: 'Ces jours-là',
  noWeekday: 'Choisissez au moins un jour.',
  interval: 'Intervalle',
  weeks: (n) => count(n, { one: 'semaine', other: 'semaines' }),
  ends: 'Fin',
  endings: { never: 'Jamais', until: 'À une date', count: 'Après un nombre de cours' },
  until: 'Dernier jour',
  count: 'Cours en tout',
  seriesMeans:
    'Les cours sont créés 12 semaines à l’avance\u202f; les suivants s’ajoutent d’eux-mêmes. Les jours de fermeture sont laissés de côté.',
  submit: 'Prévoir le cours',
  submitSeries: 'Prévoir la série',
  anyway: 'Prévoir quand même',
  done: (name, when) => `${name} est au planning\u00a0: ${when}`,
  doneSeries: (name, when) => `${name} est au planning, première fois\u00a0: ${when}`,
  noTemplates: 'Pas encore de modèles de cours',
  noTemplatesMeans:
    'Un modèle dit ce qu’est un cours\u00a0: son nom, sa durée, ses places et sa couleur. Créez-en un, puis prévoyez ses cours.',
  newTemplate: 'Nouveau modèle',
}

const details: Schedule['details'] = {
  loading: 'Cours',
  roster: 'Liste des participants',
  edit: 'Modifier',
  substitute: 'Remplacer',
  cancel: 'Annuler le cours',
  planAgain: 'Prévoir de nouveau',
  instructor: 'Prof',
  nobody: 'Encore personne',
  insteadOf: (name) => `à la place de ${name}`,
  location: 'Lieu',
  repeats: 'Répétition',
  editedByHand: 'Modifié à la main',
  editedMeans: 'Reste tel quel quand la série est modifiée.',
  opens: 'Ouverture des réservations',
  closes: 'Fin des réservations',
  freeUntil: 'Annulation sans frais jusqu’au',
  cancelledAt: 'Annulé',
  seats: 'Places',
  booked: (booked, capacity) =>
    count(booked, {
      one: `${figure(booked)} réservée sur ${figure(capacity)}`,
      other: `${figure(booked)} réservées sur ${figure(capacity)}`,
    }),
  held: (n) => count(n, { one: `${figure(n)} place gardée`, other: `${figure(n)} places gardées` }),
  waiting: waitingPeople,
  notCancelled: 'Ce cours a été annulé.',
  begun: 'Le cours a commencé\u00a0: l’heure ne change plus.',
  over: 'Le cours est terminé.',
}

const substitute: Schedule['substitute'] = {
  choose: 'Qui donne le cours à la place\u202f?',
  planned: 'Était prévu',
  nobodyElse: 'Il n’y a pas d’autre prof',
  done: (name) => `${name} donne ce cours`,
  title: (name) => `${name} a un autre cours à cette heure`,
  anyway: 'Remplacer quand même',
}

const edit: Schedule['edit'] = {
  submit: 'Enregistrer',
  anyway: 'Enregistrer quand même',
  done: 'Cours enregistré',
  seriesDone: 'Série enregistrée',
}

const cancelling: Schedule['cancelling'] = {
  title: (name) => `Annuler ${name}\u202f?`,
  reason: 'Motif',
  reasonHelp: 'Toutes les personnes inscrites le lisent dans leur message.',
  counting: 'Recherche des réservations…',
  nobody: 'Personne n’a réservé.',
  means: (n) =>
    `Seront annulés\u00a0: ${list([classCount(n.classes), n.booked > 0 ? bookings(n.booked) : ''].filter(Boolean))}.${
      n.waiting > 0
        ? ` ${count(n.waiting, {
            one: `${figure(n.waiting)} personne sur liste d’attente est prévenue`,
            other: `${figure(n.waiting)} personnes sur liste d’attente sont prévenues`,
          })}.`
        : ''
    }`,
  credits: 'Tous les crédits sont rendus, rien n’est facturé, et toutes les personnes inscrites sont prévenues.',
  seriesEnds: 'La série s’arrête là\u00a0: plus aucun cours n’est créé.',
  noUndo: 'On ne peut pas revenir en arrière.',
  keep: 'Garder le cours',
  submit: (n) => count(n, { one: 'Annuler le cours', other: `Annuler ${figure(n)} cours` }),
  done: (name) => `${name} est annulé`,
}

const closures: Schedule['closures'] = {
  title: 'Fermetures',
  lead: 'Les jours où le studio est fermé. Leurs cours sont annulés et tous les crédits rendus.',
  none: 'Aucune fermeture',
  noneMeans: 'Ajoutez des congés ou des travaux, et voyez à l’avance ce qu’ils annulent.',
  list: 'Jours de fermeture',
  add: 'Ajouter une fermeture',
  first: 'Premier jour',
  last: 'Dernier jour',
  order: 'Vient avant le premier jour.',
  reason: 'Motif',
  reasonHelp: 'Les clients le lisent, par exemple «\u00a0Noël\u00a0».',
  extend: 'Prolonger carnets, cours à l’unité et forfaits du nombre de jours fermés',
  preview: 'Ce que cela entraîne',
  previewMeans: (n) =>
    n.classes === 0
      ? 'Il n’y a pas de cours ces jours-là.'
      : `${count(n.classes, {
          one: `${classCount(n.classes)} annulé`,
          other: `${classCount(n.classes)} annulés`,
        })}, ${n.bookings > 0 ? `${bookings(n.bookings)} avec tous les crédits rendus` : 'aucune réservation'}${
          n.waiting > 0
            ? `, ${count(n.waiting, {
                one: `${figure(n.waiting)} personne sur liste d’attente prévenue`,
                other: `${figure(n.waiting)} personnes sur liste d’attente prévenues`,
              })}`
            : ''
        }.`,
  packs: (n) =>
    count(n, {
      one: `${figure(n)} carnet ou forfait durerait plus longtemps.`,
      other: `${figure(n)} carnets et forfaits dureraient plus longtemps.`,
    }),
  submit: 'Fermer ces jours-là',
  done: (n) =>
    count(n, { one: `Fermé\u00a0: ${figure(n)} cours annulé`, other: `Fermé\u00a0: ${figure(n)} cours annulés` }),
  extended: 'Carnets prolongés',
  remove: 'Rouvrir',
  removeTitle: 'Rouvrir ces jours-là\u202f?',
  removeMeans:
    'Les cours à venir qu’elle avait annulés reviennent au planning, sans leurs anciennes réservations. Les carnets gardent leur prolongation.',
  removed: 'Studio rouvert',
  past: 'Passées',
}

const month: Schedule['month'] = {
  grid: (month) => `Cours\u00a0: ${month}`,
  none: 'aucun cours',
  classes: (n) => classCount(n),
  /** Of a day to come: how many classes there are and how full they are. */
  ahead: (n, booked, places) => `${classCount(n)}, places réservées\u00a0: ${figure(booked)} sur ${figure(places)}`,
  /** Of a day that is over. */
  over: (n, came, booked) => `${classCount(n)}, présences\u00a0: ${figure(came)} sur ${figure(booked)}`,
  off: (n) => count(n, { one: `${figure(n)} annulé`, other: `${figure(n)} annulés` }),
  waiting: waitingPeople,
  closed: (reason) => (reason === null ? 'fermé' : `fermé\u00a0: ${reason}`),
  more: (n) => `${figure(n)} de plus`,
}

export const schedule: Schedule = {
  links,
  link,
  title: 'Planning',
  templates: 'Modèles',
  planClass: 'Prévoir un cours',
  calendar: 'Calendrier',
  came: (came, booked) => `présents\u00a0: ${figure(came)}/${figure(booked)}`,
  print: 'Imprimer',
  printed: (when) => `Imprimé\u00a0: ${when}`,
  moreOf: (n) => `+${figure(n)}`,
  moreHint: (n) => `Voir la journée, avec ${classCount(n)} de plus`,
  fill: ({ booked, capacity }) => `${figure(booked)}/${figure(capacity)}`,
  waiting: waitingPeople,
  state: { scheduled: 'Prévu', in_progress: 'En cours', finished: 'Terminé', cancelled: 'Annulé' },
  closed: 'Fermé',
  emptyTitle: { month: 'Aucun cours ce mois-ci', week: 'Aucun cours cette semaine', day: 'Aucun cours ce jour-là' },
  empty: 'Dessinez-en un dans le calendrier, ou prévoyez-le ici.',
  emptyMonth: 'Prévoyez-en un ici, ou dessinez-le dans une semaine.',
  emptyFiltered: 'Aucun ne correspond aux filtres.',
  clearFilters: 'Effacer les filtres',
  everyWeek: (days) => `Chaque semaine\u00a0: ${list(days)}`,
  everyWeeks: (n, days) => `Toutes les ${figure(n)} semaines\u00a0: ${list(days)}`,
  untilDay: (rule, day) => `${rule}, jusqu’au ${day}`,
  times: (rule, n) => `${rule}, ${figure(n)} fois`,
  month,
  toolbar,
  scopes,
  move,
  clash,
  plan,
  details,
  substitute,
  edit,
  cancelling,
  closures,
}

export const substitutes: Messages['substitutes'] = {
  find: 'Chercher un remplacement…',
  findTitle: (name) => `Chercher un remplacement pour ${name}\u202f?`,
  findMore: 'Demander à d’autres',
  moreTitle: (name) => `Demander à d’autres de donner ${name}\u202f?`,
  told: 'Un e-mail part à toutes les personnes qui ont donné ce type de cours ces six derniers mois et qui sont libres à cette heure.',
  toldMore: 'Les personnes que vous nommez reçoivent un e-mail, si elles sont libres à cette heure.',
  until: (name) => `${name} garde le cours tant que personne d’autre ne le donne.`,
  named: 'Demander aussi à',
  namedMore: 'Demander à',
  note: 'Note',
  noteHelp: 'Les personnes contactées la lisent.',
  ask: 'Demander',
  nameSomebody: 'Choisissez à qui demander.',
  notNow: 'Pas maintenant',
  asked: (name) => `${name} cherche un remplacement`,

  looks: 'Remplacement cherché',
  nobody: (name) => `${name} demande un remplacement. Personne ne s’est encore proposé.`,
  offers: (name) => `${name} se propose`,
  waits: (asker) => `À la place de ${asker}. Validez, et les personnes inscrites sont prévenues.`,
  claim: 'Je le donne',
  claimed: (name) => `Vous proposez de donner ${name}`,
  approve: 'Valider',
  approved: (name) => `${name} donne ce cours`,
  decline: 'Refuser',
  declined: (name) => `${name} est au courant\u202f; le cours cherche quelqu’un d’autre`,
  withdraw: 'Ne plus chercher',
  withdrawn: (name) => `Finalement, ${name} donne le cours`,
}
