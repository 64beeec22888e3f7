import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

export const login: Messages['login'] = {
  title: 'Connexion',
  lead: (studio) => `Pour gérer ${studio}`,
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Se connecter',
  restoredTitle: (studio, when) => `${studio} est de retour, dans son état du ${when}`,
  restored: 'Connectez-vous avec l’e-mail et le mot de passe que vous aviez alors.',
  restoredNewKey:
    'Le studio fonctionne avec de nouvelles clés. Sont perdus\u00a0: le mot de passe enregistré du serveur de messagerie, les cartes cadeaux par leur code, le code de secours et les seconds facteurs.',
  notStaffTitle: 'Ce compte n’est pas pour ici',
  notStaff: 'Les clients et les profs utilisent le portail du studio.',
  toPortal: 'Vers le portail',
  notHereTitle: 'La gérance ne peut pas se connecter ici',
  freeTunnel:
    'Cette adresse est celle d’un tunnel gratuit\u00a0: quelqu’un d’autre peut en prendre le nom, et ce qui y passe peut être lu. ' +
    'Connectez-vous sur l’ordinateur du studio, dans son réseau ou par une adresse bien à vous.',
  forgotten: 'Mot de passe oublié\u202f?',
  toSignIn: 'Retour à la connexion',
  newPassword: 'Nouveau mot de passe',
  passwordRule: 'Au moins 8 caractères.',
  setUpFirst: {
    title: 'D’abord un second facteur',
    lead: 'Votre mot de passe est juste. Depuis l’extérieur du studio, la gérance a aussi besoin d’un code de son téléphone.',
    here: 'Connectez-vous sur l’ordinateur du studio, là où tourne Studio Desk.',
    menu: (email) => `Ouvrez le menu à votre nom (${email}) et choisissez «\u00a0Second facteur\u00a0».`,
    scan: 'Scannez l’image avec une application d’authentification et saisissez le code qu’elle affiche.',
    back: 'Puis connectez-vous ici, avec votre mot de passe et un code.',
    whoElse: 'Les clients et les profs n’en ont pas besoin\u00a0: ils utilisent le portail du studio.',
  },
  forgot: {
    title: 'Mot de passe oublié\u202f?',
    lead: 'Nous vous envoyons un lien pour en choisir un nouveau, valable une heure.',
    submit: 'Envoyer le lien',
    sent: 'Regardez vos e-mails',
    sentMeans: (email) => `S’il y a ici un compte pour ${email}, le lien est en route. Il est valable une heure.`,
    again: 'Utiliser une autre adresse',
    noMail: 'Aucun e-mail n’arrive, ou le studio n’a pas encore de serveur de messagerie\u202f?',
    useCode: 'Utiliser le code de secours',
    askOwner:
      'Si le studio n’est pas à vous, demandez à la personne propriétaire de choisir un nouveau mot de passe sous Équipe.',
  },
  recover: {
    title: 'Utiliser le code de secours',
    lead: 'Le code de la première configuration donne un nouveau mot de passe à la personne propriétaire. Il sert une fois\u202f; vous en recevez un nouveau pour la prochaine.',
    code: 'Code de secours',
    codeExample: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX-X',
    submit: 'Choisir le mot de passe',
    byMail: 'Plutôt par e-mail',
    newTitle: 'Gardez votre nouveau code de secours',
    newLead: 'L’ancien ne sert plus. Celui-ci ne s’affiche que cette fois-ci.',
    go: 'Ouvrir le studio',
    signIn: 'Se connecter',
    factorStays: 'Votre second facteur n’a pas changé\u00a0: connectez-vous avec le nouveau mot de passe et un code.',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Vous serez aussitôt dans votre compte.',
    submit: 'Choisir le mot de passe',
    done: 'Votre nouveau mot de passe vaut dès maintenant',
    setTitle: 'Votre nouveau mot de passe est choisi',
    setMeans: 'Connectez-vous avec lui et un code de votre application d’authentification.',
    noToken: 'Ce lien est incomplet',
    noTokenMeans: 'Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un nouveau.',
    another: 'Envoyer un autre lien',
  },
}

const count = plurals('fr')
const figure = figures('fr')

export const secondFactor: Messages['secondFactor'] = {
  title: 'Second facteur',
  lead: 'Un code de votre téléphone en plus du mot de passe, pour qu’un mot de passe seul n’ouvre rien.',
  menu: 'Second facteur',
  offTitle: 'Votre compte n’a pas de second facteur',
  off: 'Depuis l’extérieur du studio, la gérance ne se connecte qu’avec un second facteur. Sur l’ordinateur du studio, il est demandé dès que vous en avez un.',
  setUp: 'Le configurer',
  what: 'Il vous faut sur votre téléphone une application d’authentification, par exemple Google Authenticator, Aegis, 2FAS ou celle de votre gestionnaire de mots de passe.',
  onTitle: 'Votre compte a un second facteur',
  on: 'Vous vous connectez avec votre mot de passe et un code de votre application d’authentification.',
  codesLeft: (n) =>
    n === 0
      ? 'Il ne reste aucun code de secours.'
      : count(n, { one: `Il reste ${figure(n)} code de secours.`, other: `Il reste ${figure(n)} codes de secours.` }),
  newCodes: 'Pour de nouveaux codes de secours, désactivez-le et configurez-le de nouveau.',

  scan: {
    title: 'Scannez avec votre application',
    lead: 'Dans l’application, choisissez d’ajouter un compte et visez l’image avec l’appareil photo.',
    picture: 'Code QR avec le secret pour votre application d’authentification',
    byHand: 'L’appareil photo ne marche pas\u202f? Saisissez ce secret dans l’application\u00a0:',
    copySecret: 'Copier le secret',
    copied: 'Le secret est copié',
    code: 'Code affiché par l’application',
    codeFor: 'Six chiffres. Ils montrent que l’application a bien compris.',
    turnOn: 'L’activer',
  },

  codes: {
    title: 'Gardez vos codes de secours',
    lead: 'Si vous perdez votre téléphone, chacun ouvre une fois votre compte à la place d’un code. Ils ne s’affichent que cette fois-ci.',
    of: (studio, name) => `Codes de secours de ${name} pour ${studio}`,
    list: 'Codes de secours',
    copy: 'Copier',
    copied: 'Les codes sont copiés',
    print: 'Imprimer',
    download: 'Télécharger',
    file: 'codes-de-secours.txt',
    made: (date) => `Créés le ${date}. Chacun sert une fois.`,
    kept: 'Je les ai mis là où je les retrouverai',
    keepFirst: 'Gardez d’abord les codes, puis cochez la case.',
    done: 'Terminé',
  },

  turnOff: {
    title: 'Le désactiver',
    lead: 'Toutes vos sessions prennent fin sauf celle-ci, et votre compte ne s’ouvre plus depuis l’extérieur.',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    code: 'Code, ou code de secours',
    submit: 'Le désactiver',
    done: 'Votre second facteur est désactivé',
  },
}
