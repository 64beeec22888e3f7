import { figures } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const figure = figures('fr')

export const waivers: Messages['waivers'] = {
  title: 'Décharges',
  lead: 'Ce que le studio vous demande de lire et de signer.',
  none: 'Rien à signer',
  noneMeans: 'Quand le studio a quelque chose à vous faire lire et signer, c’est ici.',
  toSign: 'À signer',
  signed: 'Signé',
  states: { signed: 'Signé', outdated: 'Modifié, à signer de nouveau', unsigned: 'À signer' },
  required: 'Nécessaire avant de réserver',
  signedOn: (date) => `Signé le ${date}`,
  since: (date) => `Vous avez signé un texte antérieur le ${date}`,
  waiting: (n) => `${figure(n)} à signer`,
  allSigned: 'Tout est signé',
  nothing: 'Ce que le studio vous demande de signer',

  changedTitle: 'Le texte a changé',
  changedMeans: (date) => `Vous avez signé un texte antérieur le ${date}. Voici ce qui change\u00a0:`,
  changedWhileReading: 'Le texte a été modifié pendant votre lecture',
  readAgain: 'Rien n’est encore signé. Voici le texte tel qu’il est maintenant\u00a0: lisez-le, puis signez.',
  onlyLines: 'Seules des lignes vides changent.',
  added: 'Nouveau\u00a0:',
  removed: 'Supprimé\u00a0:',
  text: 'Le texte',
  textNow: 'Tout le texte actuel',
  version: (n) => `Version ${figure(n)}`,

  sign: 'Signer',
  signAgain: 'Signer le nouveau texte',
  name: 'Votre nom complet',
  nameMeans: (date) => `Saisir votre nom signe ce texte, aujourd’hui, ${date}. Le studio le conserve avec l’heure.`,
  done: (title) => `${title}\u00a0: signé`,
  youSigned: 'Vous avez signé ce texte',
  asWhom: (name, date) => `Au nom de ${name}, ${date}.`,
  download: 'Garder une copie (PDF)',
  file: (title) => `${title}.pdf`,
  next: (title) => `Suivant\u00a0: ${title}`,
  toSchedule: 'Réserver un cours',
  backToClass: 'Retour au cours',
  backToSchedule: 'Retour au planning',
  backToAll: 'Toutes les décharges',
  backToAppointment: 'Retour au rendez-vous',
  backToBookings: 'Retour à mes réservations',

  theirs: {
    of: (name) => `Pour ${name}`,
    since: (date) => `Un texte antérieur a été signé le ${date}`,
    changedMeans: (date) => `Un texte antérieur a été signé le ${date}. Voici ce qui change\u00a0:`,
    nameMeans: (name, date) =>
      `Saisir votre nom signe ce texte pour ${name}, aujourd’hui, ${date}. Le studio le conserve avec l’heure.`,
    done: (title, name) => `${title}\u00a0: signé pour ${name}`,
    signed: (name) => `Signé pour ${name}`,
    byWhom: (name, date) => `Par ${name}, ${date}.`,
  },
}

export const receipts: Messages['receipts'] = {
  title: 'Reçus',
  lead: 'Tout ce que vous avez payé ici, et ce qui vous a été rendu.',
  rowDetail: 'Pour ce que vous avez payé ici',
  none: 'Pas encore de reçu',
  noneMeans: 'Quand vous achetez quelque chose, le reçu est ici.',
  number: (n) => `N°\u00a0${n}`,
  refund: 'Remboursement',
  refundOf: (n) => `du n°\u00a0${n}`,
  more: (n) => `et ${figure(n)} de plus`,
  times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
  download: (n) => `Reçu ${n} en PDF`,
  file: (n) => `recu-${n}.pdf`,
}

export const ownData: Messages['ownData'] = {
  title: 'Mes données',
  rowDetail: 'Vos accords, une copie de tout, la suppression',

  consents: 'Ce que vous acceptez',
  consentsMean: 'Changez-le quand vous voulez. Chaque changement est conservé avec son heure.',
  reach: 'Comment nous pouvons vous écrire',
  reachMeans: 'Les confirmations et les rappels de réservation arrivent dans tous les cas.',
  about: 'À votre sujet',
  rules: 'Conditions',
  consent: {
    marketing_email: 'Nouvelles et offres par e-mail',
    marketing_sms: 'Nouvelles et offres par SMS',
    push_notifications: 'Notifications sur votre téléphone',
    photo_video: 'Photos et vidéos où l’on vous voit',
    health_data: 'Notes sur votre santé, pour vos profs',
    terms: 'Les conditions du studio',
    privacy_policy: 'La politique de confidentialité',
  },
  since: (date) => `Accepté le ${date}`,
  withdrawn: (date) => `Retiré le ${date}`,
  never: 'Pas accepté',

  export: 'Une copie de tout',
  exportMeans:
    'Tout ce que le studio conserve sur vous\u00a0: profil, réservations, abonnements, paiements, e-mails, signatures.',
  zip: 'Tout, avec les papiers signés (ZIP)',
  json: 'Les données seules (JSON)',
  zipFile: 'mes-donnees.zip',
  jsonFile: 'mes-donnees.json',

  erase: 'Tout supprimer',
  eraseMeans:
    'Le studio supprime vos données pour de bon. Reçus et paiements restent, sans votre nom, tant que la loi l’exige.',
  eraseAsk: 'Demander la suppression',
  eraseTitle: 'Demander au studio de tout supprimer\u202f?',
  eraseBefore: 'Une fois que le studio l’aura fait\u00a0:',
  eraseEffects: [
    'vous ne pourrez plus vous connecter',
    'vos abonnements et crédits prendront fin, sans remboursement automatique',
    'vos réservations et vos places sur les listes d’attente seront annulées',
    'votre nom, vos coordonnées, vos notes et vos e-mails seront effacés',
    'les paiements et les présences resteront, sans votre nom',
  ],
  eraseNot: 'Rien ne se passe tout de suite\u00a0: le studio reçoit votre demande et l’exécute.',
  eraseDo: 'Envoyer la demande',
  eraseAsked: 'Vous avez demandé la suppression',
  eraseAskedMeans: (when) =>
    `Votre demande est au studio (${when}). Jusque-là, tout continue comme avant. Vous avez changé d’avis\u202f? Dites-le au studio.`,
}

export const accessibility: Messages['accessibility'] = {
  title: 'Accessibilité',
  lead: (studio) =>
    `Tout le monde doit pouvoir réserver chez ${studio}, quelle que soit sa façon de voir, d’entendre ou de bouger.`,

  level: 'Ce que ces pages respectent',
  levelMeans:
    'Elles suivent les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Les textes, les signes et les contours importants gardent le contraste demandé, quelle que soit la couleur choisie par le studio.',

  tested: 'Ce qui est vérifié à chaque nouvelle version, et comment',
  tests: [
    [
      'Chaque page, en clair et en sombre',
      'Passée en revue par axe, un outil qui repère les manquements à ces règles.',
    ],
    [
      'Au clavier seul',
      'Réserver un cours, pointer les présents, vendre et payer un mois\u00a0: tout se fait sans souris.',
    ],
    ['Agrandies à 400\u00a0%', 'Rien n’est coupé et rien ne défile de côté.'],
    ['De droite à gauche', 'Les pages se lisent aussi dans ce sens.'],
    ['Couleurs forcées', 'Ce qui s’actionne reste visible dans les couleurs de contraste de votre appareil.'],
    ['Moins de mouvement', 'Si votre appareil le demande, rien ne glisse ni ne saute.'],
  ],

  known: 'Ce qui n’est pas parfait, à notre connaissance',
  limits: [
    'Les vérifications sont automatiques. Personne d’indépendant n’a encore examiné ces pages, et tous les lecteurs d’écran n’ont pas été essayés.',
    'Le paiement par carte et le plan s’ouvrent sur les pages d’autres entreprises, que nous ne faisons pas.',
    'Ce que le studio écrit lui-même, comme les décharges ou la description des cours, est aussi clair qu’il l’écrit.',
  ],

  write: 'Quelque chose vous en empêche\u202f?',
  writeMeans:
    'Dites au studio ce que vous vouliez faire et avec quoi, par exemple un lecteur d’écran. Il peut aussi réserver ou annuler pour vous, ou vous lire un texte.',
  atDesk: 'Adressez-vous à l’accueil du studio.',
}
