import type { Messages } from '../en/index.ts'

export const account: Messages['account'] = {
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordRule: 'Au moins 8 caractères. Quelques mots se retiennent bien et se devinent mal.',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  toSignIn: 'Retour à la connexion',

  notReady: {
    title: 'Ce studio n’est pas encore prêt',
    means: 'Il faut d’abord le configurer sur son propre ordinateur. Revenez un peu plus tard.',
  },

  register: {
    title: 'Créez votre compte',
    lead: (studio) => `Réservez vos cours en quelques secondes\u00a0: ${studio}`,
    name: 'Votre nom',
    phone: 'Téléphone',
    phoneWhy: 'Si un cours est annulé au dernier moment.',
    pickFirst: 'Choisissez votre premier cours.',
    submit: 'Créer le compte',
    known: 'Vous avez déjà un compte\u202f?',
    signIn: 'Se connecter',
    taken: 'Nous vous connaissons déjà',
    takenMeans: (email) =>
      `Il existe une fiche pour ${email}. Si elle n’a pas encore de mot de passe, nous venons d’envoyer à cette adresse un lien pour en choisir un. Sinon, connectez-vous.`,
  },

  forgot: {
    title: 'Mot de passe oublié\u202f?',
    lead: 'Donnez-nous votre e-mail et nous vous enverrons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sent: 'Regardez vos e-mails',
    sentMeans: (email) =>
      `Si nous connaissons ${email}, un lien est en route. Il fonctionne une seule fois, pendant une heure. Cela peut prendre une minute, et il est peut-être dans les indésirables.`,
    again: 'Essayer un autre e-mail',
  },

  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Vous serez tout de suite connecté.',
    submit: 'Valider et se connecter',
    done: 'Votre nouveau mot de passe est en place.',
    noToken: 'Ce lien est incomplet',
    noTokenMeans: 'Ouvrez-le encore une fois depuis l’e-mail, ou demandez-en un nouveau.',
    another: 'Demander un nouveau lien',
  },

  invite: {
    invitation: 'Votre invitation',
    title: (name) => `Bonjour ${name}`,
    lead: (studio) => `${studio} a préparé votre compte. Choisissez un mot de passe et c’est parti.`,
    for: (email) => `Pour ${email}`,
    submit: 'C’est parti',
    welcome: (name) => `Bienvenue, ${name}`,
    gone: 'Cette invitation n’est plus valable',
    goneMeans:
      'Elle a déjà servi, ou elle est trop ancienne. Si vous avez choisi un mot de passe, connectez-vous\u202f; sinon, demandez un nouveau lien.',
    signIn: 'Se connecter',
  },
}

export const guest: Messages['guest'] = {
  confirmTitle: 'Réserver cette place\u202f?',
  confirm: 'Réserver ma place',
  payThere: 'Vous payez au studio.',
  heldUntil: (when) => `La place vous est gardée jusqu’à\u00a0: ${when}.`,
  lapsed: 'La place n’est plus gardée. Elle est à vous s’il en reste.',
  bookedTitle: 'Votre place est réservée',
  bookedMeans: 'Nous vous avons envoyé un e-mail, avec un lien pour annuler si vous ne pouvez pas venir.',
  freeUntil: (when) => `L’annulation est gratuite jusqu’à\u00a0: ${when}.`,
  sign: 'Avant le cours, merci de signer au studio\u00a0:',
  cancelTitle: 'Annuler cette place\u202f?',
  cancel: 'Annuler ma place',
  cancelFor: (fee) => `Annuler pour ${fee}`,
  late: (when, fee) => `L’annulation gratuite a pris fin\u00a0: ${when}. Annuler coûte maintenant ${fee}.`,
  cancelledTitle: 'Votre place est annulée',
  cancelledMeans: 'Elle peut maintenant revenir à quelqu’un d’autre. Merci de nous avoir prévenus.',
  tooLate: 'L’annulation n’est plus possible. Parlez-en au studio.',
  place: 'Votre place',
  goneTitle: 'Ce lien n’est plus valable',
  goneMeans: 'Redemandez une place sur le site du studio.',
  timetable: 'Voir le planning',
  with: (name) => `avec ${name}`,
}

export const profile: Messages['profile'] = {
  title: 'Profil',
  install: {
    title: 'Sur votre écran d’accueil',
    means: 'Le planning et vos réservations y sont à portée de doigt, et s’ouvrent aussi sans connexion.',
    action: 'Ajouter à l’écran d’accueil',
    byHand:
      'Touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0»\u00a0: le planning et vos réservations y sont à portée de doigt, et s’ouvrent aussi sans connexion.',
  },
  details: 'Vos coordonnées',
  edit: 'Modifier',
  name: 'Nom',
  email: 'E-mail',
  emailFixed: 'Elle sert à vous connecter. Le studio peut la changer pour vous.',
  phone: 'Téléphone',
  birthday: 'Date de naissance',
  address: 'Adresse',
  emergency: 'En cas d’urgence, appeler',
  emergencyHelp: 'Un nom et un numéro.',
  since: 'Chez nous depuis',
  portrait: 'Votre photo',
  portraitMeans: 'Les clients la voient à côté de vos cours.',
  portraitChoose: 'Choisir une photo',
  portraitChange: 'Changer de photo',
  portraitRemove: 'Retirer',
  portraitRemoved: 'Votre photo est retirée',
  display: 'Affichage',
  editTitle: 'Modifier vos coordonnées',
  saved: 'Vos coordonnées sont enregistrées',
  changePassword: 'Changer de mot de passe',
  passwordMeans: 'Il faudra se reconnecter sur les autres appareils.',
  oldPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  passwordRule: 'Au moins 8 caractères. Quelques mots se retiennent bien et se devinent mal.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
  passwordChanged: 'Votre nouveau mot de passe est en place',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
}

export const notifications: Messages['notifications'] = {
  title: 'Notifications',
  lead: 'Ce que le studio vous a annoncé sur vos cours et le reste.',
  rowDetail: 'Ce qui vous a été annoncé, et comment vous voulez l’apprendre',
  none: 'Rien pour le moment',
  noneMeans: 'Les nouvelles de vos cours et les messages du studio s’afficheront ici.',
  count: (unread) =>
    unread === 0 ? 'Tout est lu' : unread === 1 ? '1 nouvelle notification' : `${unread} nouvelles notifications`,
  new: 'Nouveau',
  open: 'Ouvrir',
  openOf: (title) => `Ouvrir\u00a0: ${title}`,
  markRead: 'Marquer comme lue',
  markReadOf: (title) => `Marquer comme lue\u00a0: ${title}`,
  markAll: 'Tout marquer comme lu',
  device: {
    title: 'Sur cet appareil',
    turnOn: 'M’avertir sur cet appareil',
    turnOff: 'Désactiver sur cet appareil',
    turnedOn: 'Cet appareil vous avertira',
    turnedOff: 'Cet appareil ne vous avertira plus',
    failed: 'Cela n’a pas fonctionné',
    failedMeans:
      'Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard, ou choisissez l’e-mail ci-dessous.',
    means: {
      on: 'Cet appareil vous avertit aussitôt qu’une place se libère pour vous, qu’un cours change ou est annulé, ou que le studio vous écrit. Les rappels attendent la fin des heures calmes du studio.',
      off: 'Apprenez aussitôt qu’une place se libère pour vous, qu’un cours change ou est annulé, ou que le studio vous écrit. Pas de publicité. Votre navigateur va vous poser la question\u00a0; vous pouvez désactiver ici à tout moment.',
      blocked:
        'Les notifications de cette page sont bloquées dans votre navigateur. Autorisez-les dans ses réglages pour cette page, puis revenez.',
      homeScreen:
        'Sur un iPhone ou un iPad, ajoutez d’abord cette page à votre écran d’accueil\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0». Ouvrez-la depuis là et activez les notifications.',
      insecure:
        'Les notifications ont besoin de l’adresse sécurisée (https) du studio. Ouvrez la page là-bas\u00a0; le lien des e-mails du studio y mène.',
      unknown:
        'Ce navigateur ne peut pas afficher de notifications. Essayez-en un autre, ou choisissez l’e-mail ci-dessous.',
    },
  },
  how: {
    title: 'Comment vous l’apprenez',
    label: 'Les messages du studio arrivent',
    lettersStay: 'Les e-mails sur les réservations, les paiements et votre compte arrivent dans tous les cas.',
    ways: { push: 'Sur mes appareils', email: 'Par e-mail', both: 'Sur mes appareils et par e-mail' },
  },
}
