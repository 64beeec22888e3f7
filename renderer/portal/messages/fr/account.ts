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
