import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

/** Putting the studio of a copy in place: in the first run, and from the settings. */
export const restore: Messages['restore'] = {
  offerTitle: 'Vous changez d’ordinateur\u202f?',
  offer: 'Une copie de votre studio ramène tout, tel que c’était.',
  have: 'J’ai déjà un studio',

  title: 'Retrouver votre studio',
  lead: 'À partir d’une copie faite par Studio Desk. Tout ce qu’elle contient revient\u00a0: clients, réservations, argent, photos.',
  back: 'Configurer plutôt un nouveau studio',
  from: 'Où est la copie\u202f?',
  ways: {
    file: { label: 'Un fichier', detail: 'Sur cet ordinateur ou une clé USB\u202f; il finit par .studiobackup.' },
    folder: {
      label: 'Un dossier',
      detail: 'Un autre disque, ou un dossier que Dropbox, Nextcloud ou un autre amène ici.',
    },
    bucket: { label: 'Un bucket', detail: 'Un stockage compatible S3. La page d’urgence l’indique.' },
  },
  drop: 'Déposez la copie ici',
  dropHelp: 'Elle est lue là où elle se trouve, quelle que soit sa taille.',
  notACopy: 'Ce n’est pas une copie de Studio Desk\u00a0: son nom finit par .studiobackup.',
  folder: 'Chemin complet du dossier',
  folderExample: '/media/disque-copies ou D:\\Copies',
  look: 'Chercher des copies',
  found: (n) => count(n, { one: `${figure(n)} copie trouvée`, other: `${figure(n)} copies trouvées` }),
  foundNone: 'Il n’y a pas de copies de Studio Desk ici. Vérifiez que c’est le bon emplacement.',
  which: 'La copie à restaurer',
  whichMeans: 'La plus récente est choisie.',
  of: (studio) => `dans ${studio}`,

  passphrase: 'Phrase secrète des copies',
  passphraseNeeded: 'Cette copie est chiffrée. La phrase secrète est sur le papier où vous l’avez notée.',
  passphraseIfSet: 'Laissez vide s’il n’y en avait pas.',
  show: 'Afficher la phrase secrète',
  hide: 'Masquer la phrase secrète',
  lost: 'La phrase secrète est perdue',
  lostMeans:
    'Le studio revient sans ses clés. Sont alors perdus\u00a0: le mot de passe enregistré du serveur de messagerie, les cartes cadeaux par leur code, le code de secours et tous les seconds facteurs. Clients, réservations, argent et photos sont tous là.',
  without: 'Continuer sans les clés',
  submit: 'Restaurer le studio',

  file: 'Restaurer depuis un fichier',
  one: (when) => `Restaurer la copie du ${when}`,
  replaced: (when) => `Tout le studio est remplacé par celui du ${when}.`,
  replacedFile: 'Tout le studio est remplacé par celui du fichier.',
  lostAfter: (when) =>
    `Ce qui a été fait après le ${when} est perdu\u00a0: réservations, arrivées, paiements, modifications.`,
  lostAfterFile: 'Ce qui a été fait après la copie est perdu\u00a0: réservations, arrivées, paiements, modifications.',
  aside: 'Ce qui est ici maintenant n’est pas supprimé\u00a0: c’est mis de côté dans le dossier des données.',
  signedOut: 'Tout le monde est déconnecté.',
  password: 'Votre mot de passe',
  passwordFor: 'Pour que personne d’autre ne le fasse.',
  passwordWrong: 'Ce n’est pas votre mot de passe.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  confirm: 'Restaurer le studio',

  checking: 'La copie est en cours de vérification',
  checkingMeans:
    'Rien n’est touché avant qu’elle soit reconnue entière. Avec beaucoup de photos, cela prend quelques minutes\u202f; laissez cette page ouverte.',
  restarting: 'Le studio redémarre',
  restartingMeans: 'La copie était bonne. Vous pourrez vous connecter dans un instant.',
}
