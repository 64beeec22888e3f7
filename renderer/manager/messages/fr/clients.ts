import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Clients = Messages['clients']

const count = plurals('fr')
const figure = figures('fr')

const filters: Clients['filters'] = {
  status: 'Abonnement',
  anyStatus: 'Tout abonnement',
  statuses: {
    active: 'Abonnement actif',
    paused: 'Abonnement en pause',
    pending: 'Abonnement pas commencé',
    expired: 'Abonnement expiré',
    cancelled: 'Abonnement résilié',
    none: 'Jamais eu d’abonnement',
  },
  visits: 'Dernière visite',
  anyVisit: 'Toute visite',
  notSince: (n) => `Aucune visite depuis ${figure(n)} jours`,
  more: 'Autres filtres',
  some: 'Filtres',
  someOn: (n) => `Filtres\u00a0: ${figure(n)}`,
  moreOn: (n) => `Autres filtres\u00a0: ${figure(n)}`,
  each: {
    owes: 'Doit de l’argent',
    few: 'Deux cours restants ou moins',
    unsigned: 'Décharge à signer',
    birthday: 'Anniversaire ce mois-ci',
    fresh: 'Client depuis ce mois-ci',
  },
  clear: 'Effacer les filtres',
}

const form: Clients['form'] = {
  newTitle: 'Nouveau client',
  newLead: 'Pas encore d’accès au portail\u00a0: une invitation en donne un.',
  editTitle: (name) => `Modifier ${name}`,
  name: 'Nom complet',
  email: 'E-mail',
  emailHelp: 'Pour se connecter et recevoir les e-mails.',
  emailIsLogin: 'Sert à se connecter. Votre rôle ne permet pas de le changer.',
  phone: 'Téléphone',
  born: 'Date de naissance',
  address: 'Adresse',
  emergency: 'Contact d’urgence',
  emergencyHelp: 'Qui appeler, et à quel numéro.',
  language: 'Langue des e-mails',
  languages: { en: 'Anglais', de: 'Allemand', es: 'Espagnol', fr: 'Français', it: 'Italien' },
  studioLanguage: 'Celle du studio',
  since: 'Client depuis',
  sinceHelp: 'Vide\u00a0: aujourd’hui.',
  guardian: 'Représentant légal',
  guardianHelp: 'Un autre client qui réserve et signe à sa place, comme un parent.',
  create: 'Ajouter le client',
  created: (name) => `${name}\u00a0: fiche ajoutée`,
  saved: 'Enregistré',
}

const picker: Clients['picker'] = {
  placeholder: 'Nom ou e-mail',
  clear: 'Choisir quelqu’un d’autre',
}

const tell: Clients['tell'] = {
  title: (name) => `Écrire à ${name}`,
  lead: 'Pour ce qui concerne cette personne, comme on l’appellerait\u00a0: une écharpe oubliée, une autre salle. Les offres et les nouvelles pour beaucoup passent par les automatisations, pour qui les a acceptées.',
  subject: 'En quelques mots',
  text: 'Message',
  send: 'Envoyer',
  done: 'Le message est dans ses notifications',
  pushed: 'Ses appareils l’afficheront.',
  mailed: 'Il part aussi par e-mail.',
  both: 'Ses appareils l’afficheront, et il part par e-mail.',
  listed: 'Il s’affichera à l’ouverture du portail.',
  noLogin: 'Cette personne n’a pas encore d’accès\u00a0: invitez-la pour qu’elle puisse le lire.',
  why: {
    CHOSE_EMAIL: 'L’e-mail a été choisi plutôt que les appareils.',
    NO_CONSENT: 'Les notifications sur appareil n’ont pas été acceptées.',
    NO_DEVICE: 'Aucun appareil n’est activé pour cela.',
    TOO_LATE: 'Les heures calmes durent trop longtemps pour une notification.',
    HELD: 'Après la restauration, les notifications attendent votre accord.',
  },
}

const actions: Clients['actions'] = {
  tell: 'Envoyer une notification',
  pause: 'Mettre en pause',
  pauseOf: (name) => `Mettre en pause\u00a0: ${name}…`,
  nothingToPause: 'Rien à mettre en pause actuellement',
  sell: 'Vendre un abonnement',
  book: 'Réserver un cours',
  invite: 'Inviter',
  resetMail: 'Envoyer un lien de mot de passe',
  resetMailed: (email) => `Un lien pour un nouveau mot de passe part à ${email}`,
  edit: 'Modifier',
  deactivate: 'Désactiver',
  reactivate: 'Réactiver',
  more: 'Autres actions',
  deactivated: (name) => `${name}\u00a0: compte désactivé`,
  reactivated: (name) => `${name}\u00a0: compte réactivé`,
  isInactive: 'Compte désactivé. Réactivez-le d’abord.',
  noEmail: 'Donnez d’abord un e-mail à cette personne\u00a0: il sert à se connecter.',
  hasGuardian: 'Un représentant légal agit à sa place. Retirez-le d’abord.',
}

const invite: Clients['invite'] = {
  title: (name) => `Inviter ${name}`,
  lead: 'Un lien pour choisir un mot de passe et voir le planning, les réservations et ce qui reste.',
  make: 'Créer le lien et l’envoyer',
  link: 'Lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  until: (date) => `Sert une fois, jusqu’au ${date}. Les liens précédents ne valent plus.`,
  queued: (email) => `Un e-mail à ${email} attend dans la boîte d’envoi.`,
  sent: (email, when) => `Envoyé à ${email}\u00a0: ${when}.`,
  failed: (email) => `L’e-mail à ${email} n’a pas pu partir. Donnez le lien autrement.`,
  done: 'Terminé',
}

const columns: Clients['columns'] = {
  name: 'Nom',
  membership: 'Abonnement',
  credits: 'Cours restants',
  last_visit: 'Dernière visite',
  next_class: 'Prochain cours',
  owed: 'Doit',
  tags: 'Étiquettes',
  email: 'E-mail',
  phone: 'Téléphone',
  client_since: 'Client depuis',
  birthday: 'Date de naissance',
}

const columnsChoice: Clients['columnsChoice'] = {
  open: 'Colonnes',
  title: 'Colonnes et leur ordre',
  nameStays: 'Nom, toujours en premier',
  up: (name) => `Avancer\u00a0: ${name}`,
  down: (name) => `Reculer\u00a0: ${name}`,
  usual: 'Comme au début',
}

const signs: Clients['signs'] = {
  pastDue: 'Paiement en retard',
  hasToSign: 'Décharge à signer',
  birthday: 'Anniversaire aujourd’hui',
  noLogin: 'Pas encore d’accès',
  noEmail: 'Ni e-mail ni accès',
}

const standing: Clients['standing'] = {
  until: (date) => `jusqu’au ${date}`,
  statuses: { pending: 'Pas commencé', paused: 'En pause' },
  pastDue: 'En retard',
  more: (n) => `+${figure(n)}`,
  ended: 'Terminé',
  never: 'Pas encore',
  unlimited: 'Illimité',
  neverHere: 'Jamais',
  next: (day, time) => `${day}, ${time}`,
  left: 'à utiliser',
}

const views: Clients['views'] = {
  label: 'Listes de clients',
  builtIn: {
    all: 'Tout le monde',
    owing: 'Doit de l’argent',
    away: 'Pas de visite depuis 30 jours',
    few: 'Bientôt à court de cours',
    fresh: 'Depuis ce mois-ci',
    unsigned: 'Décharge à signer',
    birthday: 'Anniversaire ce mois-ci',
  },
  shared: 'Partagées avec l’équipe',
  save: 'Enregistrer cette liste',
  saveTitle: 'Enregistrer cette liste',
  saveLead: 'La recherche, les filtres, les colonnes et l’ordre, tels qu’ils sont.',
  name: 'Nom de la liste',
  share: 'Visible de toute l’équipe',
  saveSubmit: 'Enregistrer',
  saved: (name) => `Liste «\u00a0${name}\u00a0» enregistrée`,
  remove: (name) => `Supprimer la liste «\u00a0${name}\u00a0»`,
  removed: (name) => `Liste «\u00a0${name}\u00a0» supprimée`,
}

const people = (n: number) => count(n, { one: `${figure(n)} client`, other: `${figure(n)} clients` })

const bulk: Clients['bulk'] = {
  label: 'Pour la sélection',
  select: (name) => `Sélectionner ${name}`,
  chosen: (n) => count(n, { one: `${figure(n)} sélectionné`, other: `${figure(n)} sélectionnés` }),
  chooseAll: (n, isPart) => (isPart ? `Sélectionner les ${figure(n)} premiers` : `Tout sélectionner (${figure(n)})`),
  tag: 'Donner une étiquette',
  untag: 'Retirer une étiquette',
  noTags: 'Pas encore d’étiquettes. Créez-en sous Marketing.',
  write: 'Écrire',
  export: 'Exporter',
  clear: 'Tout désélectionner',
  progress: (done, of) => `${figure(done)} sur ${figure(of)}…`,
  done: {
    tag: (n, name) => `Étiquette «\u00a0${name}\u00a0» donnée à ${people(n)}.`,
    untag: (n, name) => `Étiquette «\u00a0${name}\u00a0» retirée à ${people(n)}.`,
    message: (n, name) => `«\u00a0${name}\u00a0» part à ${people(n)}.`,
  },
  leftOut: (n) =>
    count(n, {
      one: 'Une personne a été laissée de côté.',
      other: `${figure(n)} personnes ont été laissées de côté.`,
    }),
  leftOutTitle: (n) =>
    count(n, {
      one: 'Une personne laissée de côté',
      other: `${figure(n)} personnes laissées de côté`,
    }),
  why: 'Qui et pourquoi',
  undo: 'Revenir en arrière',
  close: 'Terminé',
  gone: 'Quelqu’un qui n’est plus là',
  reasons: {
    gone: () => 'N’existe plus',
    has_tag: (n) => count(n, { one: 'A déjà l’étiquette', other: 'Ont déjà l’étiquette' }),
    has_no_tag: (n) => count(n, { one: 'N’a pas l’étiquette', other: 'N’ont pas l’étiquette' }),
    inactive: (n) => count(n, { one: 'Compte désactivé', other: 'Comptes désactivés' }),
    no_consent: (n) => count(n, { one: 'N’a pas accepté ces messages', other: 'N’ont pas accepté ces messages' }),
    no_address: (n) => count(n, { one: 'N’a pas d’e-mail', other: 'N’ont pas d’e-mail' }),
    no_mail_server: () => 'Le studio ne peut pas encore envoyer d’e-mails\u00a0: configurez-le sous Réglages',
    chose_email: (n) => count(n, { one: 'Préfère l’e-mail', other: 'Préfèrent l’e-mail' }),
    no_device: (n) =>
      count(n, { one: 'N’a activé aucun appareil pour cela', other: 'N’ont activé aucun appareil pour cela' }),
    one_a_day: () => 'Déjà un message aujourd’hui\u00a0: un par jour au plus',
    quiet_hours: () => 'Heures calmes\u00a0: rien ne part pour le moment',
  },
  message: {
    title: (n) => `Écrire à ${people(n)}`,
    lead: 'Le message part à qui a accepté ce genre de messages, une fois par jour au plus et hors des heures calmes. Les personnes laissées de côté s’affichent ensuite.',
    way: 'Par où',
    ways: {
      email: 'Par e-mail',
      push_or_email: 'Sur les appareils, sinon par e-mail',
      push: 'Sur les appareils seulement',
    },
    subject: 'Objet',
    body: 'Message',
    bodyHelp: 'Chaque ligne est un paragraphe. Les e-mails se terminent par le moyen de se désabonner.',
    send: (n) => `Envoyer à ${people(n)}`,
  },
}

export const clients: Clients = {
  title: 'Clients',
  total: (n, capped) => (capped ? `Plus de ${figure(n)}` : people(n)),
  create: 'Nouveau client',
  search: 'Chercher par nom, e-mail ou téléphone',
  shown: 'Quels clients',
  active: 'Actifs',
  all: 'Tous',
  table: 'Clients',
  inactive: 'Inactif',
  noLogin: 'Sans accès',
  copyEmail: 'Copier l’e-mail',
  copied: 'Copié',
  noEmail: 'Pas d’e-mail',
  writeEmail: 'Écrire un e-mail',
  call: 'Appeler',
  noPhone: 'Pas de téléphone',
  emptyTitle: 'Pas encore de clients',
  empty: 'Reprenez-les de votre logiciel actuel, ajoutez-en un à la main, ou laissez-les s’inscrire sur le portail.',
  toImport: 'Importer des clients',
  nothingTitle: 'Aucun résultat',
  nothing: (search) => `Aucun nom, e-mail ou téléphone ne contient «\u00a0${search}\u00a0».`,
  nothingFiltered: 'Personne ne correspond aux filtres.',
  nothingBoth: (search) =>
    `Parmi les personnes qui correspondent aux filtres, aucun nom, e-mail ou téléphone ne contient «\u00a0${search}\u00a0».`,
  clearSearch: 'Effacer la recherche',
  filters,
  columns,
  columnsChoice,
  signs,
  standing,
  views,
  bulk,
  form,
  picker,
  tell,
  actions,
  invite,
}
