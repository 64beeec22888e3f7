import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Compliance = Messages['compliance']

const count = plurals('fr')
const figure = figures('fr')
const list = lists('fr')

const waivers: Compliance['waivers'] = {
  title: 'Décharges',
  lead: 'Ce que les clients lisent et signent sur le portail, avec chaque version jamais signée.',
  create: 'Nouvelle décharge',
  shown: 'Quelles décharges',
  active: 'Actives',
  all: 'Toutes',
  showAll: 'Tout afficher',
  table: 'Décharges',
  versionOf: (n) => `Version ${figure(n)}`,
  isRequired: 'Nécessaire pour réserver',
  isNotRequired: 'Pas nécessaire pour réserver',
  missing: 'Reste à signer',
  nobodyMissing: 'Tout le monde a signé',
  missingCount: (n, capped) => (capped ? `Plus de ${figure(n)}` : figure(n)),
  missingNames: (names, others) =>
    `Reste à signer pour\u00a0: ${list(others > 0 ? [...names, count(others, { one: 'une autre personne', other: `${figure(others)} autres` })] : names)}`,
  signedOf: (n) => count(n, { one: `sur ${figure(n)} client a signé`, other: `sur ${figure(n)} clients ont signé` }),
  share: 'Signée par les clients actifs',
  inactive: 'Inactive',
  emptyTitle: 'Pas encore de décharges',
  empty: 'Rédigez ce que vos clients doivent signer\u00a0: participation à leurs risques, photos, règlement intérieur.',
  noneActive: 'Aucune décharge n’est active',
  noneActiveHelp: 'Toutes les décharges sont désactivées. Affichez-les toutes pour en faire signer une de nouveau.',
  actions: 'Autres actions',
  edit: 'Modifier',
  deactivate: 'Désactiver',
  reactivate: 'Réactiver',
  deactivated: (title) => `${title}\u00a0: désactivé\u202f; ce qui a été signé reste`,
  reactivated: (title) => `${title}\u00a0: de nouveau actif`,

  newTitle: 'Nouvelle décharge',
  newLead: 'Les clients la trouvent aussitôt sur le portail et l’y signent de leur nom.',
  editTitle: (title) => `Modifier ${title}`,
  titleField: 'Titre',
  body: 'Texte à signer',
  bodyHelp: 'Texte simple. Une ligne vide commence un nouveau paragraphe.',
  requires: 'Nécessaire pour réserver',
  requiresHelp:
    'Personne ne réserve un cours avant d’avoir signé la version actuelle. Les réservations existantes restent.',
  noNewVersion:
    'Seul un autre texte fait une nouvelle version. Le titre et les réglages changent sans nouvelle signature.',
  newVersion: (n) => `Cela fait la version ${figure(n)}`,
  signAgain: (n, capped) =>
    n === 0
      ? 'Personne n’a encore signé la version actuelle.'
      : capped
        ? `Tout le monde signe de nouveau\u00a0: plus de ${figure(n)} clients ont signé la version actuelle. Ce qu’ils ont signé est conservé.`
        : count(n, {
            one: `Il faut signer de nouveau\u00a0: ${figure(n)} client a signé la version actuelle. Ce qui est signé est conservé.`,
            other: `Tout le monde signe de nouveau\u00a0: ${figure(n)} clients ont signé la version actuelle. Ce qu’ils ont signé est conservé.`,
          }),
  blocks: 'Jusque-là, ils ne peuvent pas réserver.',
  saveVersion: (n) => `Enregistrer comme version ${figure(n)}`,
  write: 'Publier la décharge',
  created: (title) => `${title} est sur le portail`,
  saved: 'Enregistré',
  savedVersion: (n) => `La version ${figure(n)} est sur le portail`,

  parts: 'À propos de cette décharge',
  text: 'Texte',
  signed: 'Signé',
  unsigned: 'Non signé',
  textTitle: 'Le texte tel qu’il se signe maintenant',
  since: (date) => `Modifié le ${date}`,
}

const signatures: Compliance['signatures'] = {
  table: 'Signatures',
  client: 'Client',
  name: 'Signé au nom de',
  asGuardian: 'comme représentant légal',
  version: 'Version',
  current: 'Actuelle',
  when: 'Quand',
  address: 'Depuis',
  hidden: 'Masqué',
  copy: 'Copie',
  pdf: 'Copie signée en PDF',
  file: (title, name) => `${title} - ${name}.pdf`,
  versions: 'Quelles versions',
  everyVersion: 'Toutes les versions',
  onlyCurrent: 'La version actuelle seulement',
  none: 'Personne n’a encore signé',
  noneMeans: 'Les clients signent sur le portail. Chaque signature s’affiche ici avec son document.',
  noneOfVersion: 'Personne n’a encore signé la version actuelle',
}

const unsigned: Compliance['unsigned'] = {
  table: 'Clients qui n’ont pas signé',
  client: 'Client',
  contact: 'Contact',
  state: 'État',
  never: 'Jamais signé',
  outdated: (n) => `Version ${figure(n)} signée`,
  last: 'Dernière signature',
  none: 'Tout le monde a signé',
  noneMeans: 'Tous les clients actifs ont signé la version actuelle.',
  write: 'Écrire un e-mail',
  call: 'Appeler',
  noEmail: 'Pas d’e-mail',
  noPhone: 'Pas de téléphone',
}

const data: Compliance['data'] = {
  title: 'Données des clients',
  lead: 'Ce qu’un client a accepté, une copie de tout ce qui est conservé, et l’effacement définitif.',
  choose: 'Client',
  chooseHelp: 'Quelqu’un qui demande ses données, ou leur suppression.',
  forConsents: 'Ce que la personne a accepté ou retiré, et quand.',
  forExport: 'Tout ce qui est conservé d’elle, en un fichier à remettre.',
  forErasure: 'Tout ce qui est personnel part\u00a0; les reçus restent, sans nom.',
  openProfile: 'Ouvrir la fiche',
  fromProfile: 'Accords, export, effacement',

  requests: 'Demandes d’effacement',
  requestsMean: 'La loi demande de le faire en un mois.',
  requestsShown: 'Quelles demandes',
  open: 'À traiter',
  done: 'Traitées',
  table: 'Demandes d’effacement',
  client: 'Client',
  asked: 'Demandé',
  erasedOn: 'Effacé',
  toDo: 'À faire',
  erase: 'Effacer…',
  noneOpen: 'Aucune demande à traiter',
  noneOpenMeans: 'Les clients demandent sur le portail, sous «\u00a0Mes données\u00a0».',
  noneDone: 'Aucune traitée pour l’instant',
  noneDoneMeans: 'Les demandes traitées sont conservées ici, sans noms.',

  export: 'Copie de tout',
  exportMeans:
    'Fiche, réservations, abonnements, paiements, e-mails, notes et signatures. L’archive contient aussi chaque décharge signée en PDF.',
  zip: 'Archive (ZIP)',
  json: 'Les données seules (JSON)',
  zipFile: (id) => `client-${id}.zip`,
  jsonFile: (id) => `client-${id}.json`,

  consents: 'Journal des accords',
  consentsMean:
    'Chaque changement, du plus récent au plus ancien. Seul le client donne ou retire, sur le portail\u202f; rien ne se change ici.',
  consentTable: 'Journal des accords',
  kind: 'Pour quoi',
  answer: 'Réponse',
  granted: 'Accepté',
  withdrawn: 'Retiré',
  inForce: 'En vigueur',
  source: 'Par',
  sources: { client: 'Le client', import: 'Une importation' },
  when: 'Quand',
  noConsent: 'Rien d’accepté, rien de retiré',
  noConsentMeans: 'Sans indication, il n’y a pas d’accord\u00a0: aucune publicité ne part à ce client.',
  kinds: {
    terms: 'Conditions',
    privacy_policy: 'Politique de confidentialité',
    marketing_email: 'Publicité par e-mail',
    marketing_sms: 'Publicité par SMS',
    push_notifications: 'Notifications',
    photo_video: 'Photos et vidéos',
    health_data: 'Données de santé',
  },
}

const erase: Compliance['erase'] = {
  title: 'Effacer pour de bon',
  means: 'Remplace partout tout ce qui est personnel. On ne peut pas revenir en arrière, pas même depuis une copie.',
  ask: 'Effacer…',
  dialogTitle: (name) => `Effacer ${name}\u202f?`,
  goes: 'Perdu pour de bon',
  goesList: [
    'Nom, e-mail, téléphone, anniversaire, adresse et accès au portail',
    'Notes, étiquettes, e-mails et ce que disaient les fichiers importés',
    'Réservations à venir et listes d’attente, aussitôt annulées\u202f; les abonnements prennent fin',
  ],
  stays: 'Conservé, sans nom',
  staysList: [
    'Les paiements et les reçus, comme le droit fiscal le demande',
    'Les présences, pour que les cours passés restent justes',
    'Que des décharges ont été signées et des accords donnés, et quand, comme preuve',
  ],
  typeName: 'Tapez le nom pour confirmer',
  typeHelp: (name) => `Exactement\u00a0: ${name}`,
  notSame: 'Ce n’est pas le nom.',
  submit: 'Effacer pour de bon',
  erased: (pseudonym) => `Effacé. Le client s’appelle désormais «\u00a0${pseudonym}\u00a0».`,
  erasedTitle: 'Effacé',
  whatWent: 'Ce qui est perdu',
  whatStays: 'Ce qui est conservé, et pourquoi',
  nothingStays: 'Rien n’a été conservé.',
  close: 'Fermer',
}

export const compliance: Compliance = { pages: 'Pages de la conformité', waivers, signatures, unsigned, data, erase }
