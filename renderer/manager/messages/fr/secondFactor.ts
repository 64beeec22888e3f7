import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

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
