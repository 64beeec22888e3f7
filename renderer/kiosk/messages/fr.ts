import { shared } from '../../shared/messages/fr/index.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'
import type { Words } from './en.ts'

const count = plurals('fr')
const figure = figures('fr')

const kiosk: Words['kiosk'] = {
  title: 'Enregistrement',
  pairTitle: 'Faire de cet appareil une borne',
  pairMeans: 'Ajoutez une borne dans les réglages du studio, sous Bornes, et saisissez le code qui s’affiche.',
  code: 'Code',
  pair: 'Commencer',
  codeWrong: 'Ce code est faux, déjà utilisé ou expiré. Ajoutez de nouveau la borne pour en obtenir un autre.',
  who: 'Touchez votre nom',
  search: 'Votre prénom',
  none: (text) => `Personne du nom de «\u00a0${text}\u00a0» n’est attendu. Adressez-vous à l’accueil.`,
  nobody: 'Personne n’a encore réservé.',
  with: (name) => `avec ${name}`,
  here: (n: number, all: number) => `${figure(n)} sur ${figure(all)} déjà là`,
  checkedIn: 'Arrivée notée',
  scan: 'Scanner le code de votre téléphone',
  scanning: 'Présentez le code de votre téléphone devant la caméra',
  noCamera: 'La caméra ne peut pas être utilisée. Touchez votre nom.',
  noClass: 'Pas d’enregistrement en ce moment',
  next: (name, opens) => `L’enregistrement pour ${name} ouvre à ${opens}.`,
  nextTomorrow: (name, opens) => `L’enregistrement pour ${name} ouvre demain à ${opens}.`,
  welcome: (name) => `Bienvenue, ${name}`,
  seat: (name) => `Place ${name}`,
  creditsLeft: (n) => count(n, { one: `Il reste ${figure(n)} crédit`, other: `Il reste ${figure(n)} crédits` }),
  unpaid: 'Merci de payer à l’accueil.',
  sign: 'Merci de signer d’abord',
  signHow: 'Scannez ceci avec votre téléphone\u00a0: ce qu’il faut signer s’ouvre.',
  signAsk: 'Demandez à l’accueil où signer.',
  signCode: 'Mène à ce qu’il faut signer',
  done: 'Terminé',
  refused: 'Cela n’a pas marché',
  reasons: {
    CHECK_IN_NOT_OPEN: 'L’enregistrement pour ce cours n’est pas encore ouvert.',
    CHECK_IN_CLOSED: 'L’enregistrement pour ce cours est fermé. Adressez-vous à l’accueil.',
    CHECK_IN_CODE_INVALID: 'Ce code a expiré ou n’est pas bon. Ouvrez-le de nouveau sur votre téléphone.',
    CLASS_CANCELLED: 'Ce cours a été annulé.',
    BOOKING_INVALID_TRANSITION: 'Cette place a été rendue. Adressez-vous à l’accueil.',
    NOT_FOUND: 'Aucune place n’est réservée pour vous dans ces cours. Adressez-vous à l’accueil.',
  },
  askDesk: 'Adressez-vous à l’accueil.',
  gone: 'L’ordinateur du studio est injoignable',
  goneMeans: 'Merci de vous enregistrer à l’accueil. Tout reprend ici dès que l’ordinateur répond.',
}

export const words = { shared, kiosk } satisfies Words
