import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { timeLeft } from './timeLeft.ts'

const count = plurals('fr')
const figure = figures('fr')

/** Settings, Copies: where they lie, what opens them, and what is printed for the day the computer is lost. */
export const copies: Messages['copies'] = {
  title: 'Copies du studio',
  titleMeans:
    'Une copie contient tout\u00a0: clients, réservations, argent, photos. Il s’en fait une chaque nuit, et une chaque heure tant que quelque chose change.',
  making: 'La copie est en cours',
  left: timeLeft,
  none: 'Il n’y a pas encore de copie. Si cet ordinateur tombe en panne, les données du studio sont perdues avec lui.',
  sameDisk:
    'Toutes les copies sont sur le disque de cet ordinateur\u00a0: ce qui l’emporte les emporte aussi. Choisissez un second emplacement ci-dessous.',
  onlyHere:
    'L’emplacement des copies, leur phrase secrète et les copies elles-mêmes ne sont accessibles que sur l’ordinateur du studio.',
  onlyOwner:
    'L’emplacement des copies, leur phrase secrète et les copies elles-mêmes sont réservés à la personne propriétaire.',

  list: {
    title: 'Sur cet ordinateur',
    titleMeans: (n) => count(n, { one: `${figure(n)} copie est gardée.`, other: `${figure(n)} copies sont gardées.` }),
    when: 'État du',
    why: 'Faite',
    size: 'Taille',
    kind: { 'by-itself': 'automatiquement', 'by-hand': 'à la main', 'before-update': 'avant une mise à jour' },
    download: 'Télécharger',
    restore: 'Restaurer celle-ci…',
    restoreFile: 'Restaurer depuis un fichier…',
    emptyTitle: 'Pas encore de copies',
    empty: 'La première se fait dix minutes après la configuration du studio.',
  },

  places: {
    folder: 'Second emplacement\u00a0: un dossier',
    folderMeans: 'Sur un autre disque, ou un dossier qu’un programme comme Dropbox ou Nextcloud envoie sur Internet.',
    bucket: 'Second emplacement\u00a0: un bucket',
    bucketMeans: 'Un stockage compatible S3, chez un fournisseur ou sur un ordinateur à vous.',
    bucketNeeds: 'Choisissez d’abord une phrase secrète\u00a0: une copie qui quitte la maison est chiffrée avec elle.',
    path: 'Chemin complet du dossier',
    pathExample: '/media/disque-copies ou D:\\Copies',
    unencrypted: 'Sans phrase secrète, quiconque trouve ce disque peut lire les copies du studio.',
    newest: (when) => `La copie la plus récente y est du ${when}.`,
    nothingYet: 'Aucune copie n’y est encore arrivée\u00a0: la prochaine y sera, d’ici quelques minutes.',
    save: 'Utiliser cet emplacement',
    saved: 'Les copies y vont désormais',
    stopped: 'Les copies restent désormais sur cet ordinateur',
    stop: 'Ne plus l’utiliser',
    test: 'L’essayer',
    testFirst: 'Enregistrez d’abord l’emplacement.',
  },

  bucket: {
    endpoint: 'Adresse du stockage',
    endpointExample: 'https://s3.eu-central-1.amazonaws.com',
    region: 'Région',
    bucket: 'Nom du bucket',
    prefix: 'Dossier dedans',
    keyId: 'Identifiant de clé',
    secret: 'Clé secrète',
    secretKept: 'Il y en a une. Laissez vide pour la garder.',
    secretNew: 'Gardée chiffrée sur cet ordinateur, plus jamais affichée.',
    show: 'Afficher la clé',
    hide: 'Masquer la clé',
  },

  passphrase: {
    title: 'Phrase secrète',
    titleMeans:
      'Sous elle, les clés du studio voyagent avec chaque copie, pour que les mots de passe enregistrés et les cartes cadeaux fonctionnent aussi sur un autre ordinateur. Les copies placées ailleurs sont chiffrées avec elle.',
    paper:
      'Notez-la sur papier\u00a0: personne ne peut ouvrir les copies sans elle, et personne ne peut vous la redire.',
    isSet: 'Une phrase secrète est choisie.',
    isNotSet:
      'Aucune phrase secrète n’est choisie\u00a0: les clés restent ici, et quiconque trouve les copies d’un dossier peut les lire.',
    set: 'Choisir une phrase secrète',
    change: 'La changer',
    remove: 'La retirer',
    new: 'Phrase secrète',
    again: 'Encore une fois',
    rule: 'Au moins 12 caractères. Quatre ou cinq mots sans rapport entre eux conviennent bien.',
    strengthLabel: 'Difficulté à deviner',
    strength: { short: 'Trop courte', weak: 'Facile à deviner', fair: 'Correcte', strong: 'Solide' },
    differs: 'Ce n’est pas la même que ci-dessus.',
    tooShort: 'Au moins 12 caractères.',
    changeMeans:
      'Les copies déjà faites s’ouvrent avec la phrase secrète d’alors\u00a0: gardez aussi le papier avec l’ancienne.',
    saved: 'La phrase secrète est choisie. Est-elle sur papier\u202f?',
    removed: 'Il n’y a plus de phrase secrète',
    removeTitle: 'Retirer la phrase secrète\u202f?',
    removeMeans:
      'Dès la prochaine copie, les clés restent ici et les copies d’un dossier ne sont pas chiffrées. Les copies déjà faites demandent toujours la phrase secrète.',
    removeFirst: 'Le bucket en a besoin. Choisissez d’abord un autre second emplacement.',
    show: 'Afficher la phrase secrète',
    hide: 'Masquer la phrase secrète',
  },

  paper: {
    print: 'Imprimer la page d’urgence',
    now: 'Imprimer',
    back: 'Retour aux copies',
    title: 'Que faire si cet ordinateur est perdu',
    of: (studio) => `Pour ${studio}`,
    reach: 'Le lien des clients',
    where: 'Où sont les copies',
    here: 'Sur l’ordinateur du studio, perdues avec lui si son disque ne survit pas\u00a0:',
    folder: 'Dans le dossier\u00a0:',
    bucket: (name) => `Dans le bucket «\u00a0${name}\u00a0» à l’adresse\u00a0:`,
    bucketFolder: (prefix) => `dans son dossier «\u00a0${prefix}\u00a0»`,
    region: (region) => `région ${region}`,
    keyId: (id) => `identifiant de clé ${id}`,
    nowhere:
      'Nulle part ailleurs\u202f! Choisissez un second emplacement sous Réglages, Copies de sauvegarde, et imprimez de nouveau cette page.',
    age: 'Leur âge\u00a0: une heure au plus tant que quelque chose changeait, sinon celui du dernier changement.',
    kept: 'Où ceci est gardé (écrivez-le à la main, jamais les secrets eux-mêmes)',
    passphrase: 'La phrase secrète des copies',
    noPassphrase: 'Aucune phrase secrète n’est choisie.',
    secret: 'La clé secrète du bucket',
    recovery: 'Le code de secours',
    steps: 'Pas à pas',
    install: 'Installez Studio Desk sur un autre ordinateur et ouvrez-le.',
    choose: 'Sur la première page, choisissez «\u00a0J’ai déjà un studio\u00a0».',
    place: 'Indiquez où sont les copies, comme ci-dessus. La plus récente est déjà choisie.',
    give: 'Saisissez la phrase secrète de son papier.',
    signIn:
      'Connectez-vous avec votre e-mail et votre mot de passe habituels. Mot de passe oublié\u202f? Utilisez le code de secours.',
    letters: 'Sous Aujourd’hui, dites si les e-mails en attente partent ou sont abandonnés.',
    printed: (date) => `Imprimé le ${date}`,
  },
}

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
