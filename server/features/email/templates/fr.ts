import type { Letters } from '../letters.ts'
import { appointmentLetters } from './fr-appointments.ts'
import { bookingLetters, formatInstant } from './fr-bookings.ts'
import { feeLetters } from './fr-fees.ts'
import { guestLetters } from './fr-guests.ts'
import { pauseLetters } from './fr-pauses.ts'
import { substituteLetters } from './fr-substitutes.ts'
import { weeklyLetters } from './fr-weekly.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date, money: sayMoney } = sayingsIn('fr')
const formatDate = (day: string) => date(day).replace(' 1 ', ' 1er ')

export const fr: Letters = {
  ...feeLetters,
  payment_failed: ({ studio, name, client, type_name, amount, currency, days, url }) => ({
    subject: `${studio} : un paiement n’a pas abouti`,
    lines: [
      `Bonjour ${name},`,
      `${sayMoney(amount, currency)} pour ${type_name}${client === name ? '' : ` de ${client}`} n’ont pas pu être prélevés. Un nouvel essai aura lieu automatiquement.`,
      days === 0
        ? 'Tant que ce n’est pas réglé, aucun nouveau cours ne peut être réservé avec cet abonnement. Ce qui est réservé le reste.'
        : `Vous pouvez encore réserver avec cet abonnement pendant ${days === 1 ? 'un jour' : `${days} jours`}. Ce qui est réservé le reste.`,
    ],
    ...(url !== null && { action: { label: 'Payer ou changer de carte', url } }),
    closing: 'Vous pouvez aussi payer au studio ou simplement répondre à cet e-mail.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}\u00a0: votre paiement vous est remboursé`,
    lines: [
      `Bonjour ${name},`,
      `${type_name} a été payé en ligne${client === name ? '' : ` pour ${client}`}, mais l’offre de découverte ne vaut qu’une fois, et une autre a été achetée au studio entre-temps.`,
      `Nous vous remboursons l’intégralité de votre paiement, soit ${sayMoney(amount, currency)}.`,
    ],
    closing: 'Une erreur\u00a0? Répondez à cet e-mail ou parlez-nous-en.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `Une carte cadeau de ${sayMoney(amount, currency)}, ${studio}`,
    lines: [
      name === null ? 'Bonjour,' : `Bonjour ${name},`,
      `Voici pour vous une carte cadeau de ${sayMoney(amount, currency)}, valable pour les cours et tout le reste\u00a0: ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Votre code\u00a0: ${code}`,
      ...(expires_on === null ? [] : [`Elle est valable jusqu’au ${formatDate(expires_on)}.`]),
      'La carte à imprimer et à offrir est jointe.',
    ],
    closing:
      'Montrez ce code sur place ou saisissez-le au moment de payer. Quiconque l’a peut l’utiliser\u00a0: gardez-le comme de l’argent.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Nouveau mot de passe, ${studio}`,
    lines: [
      `Bonjour ${name},`,
      'Ce lien vous permet de choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
    ],
    action: { label: 'Choisir un mot de passe', url },
    closing: 'Vous n’avez rien demandé\u202f? Alors il n’y a rien à faire.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Votre compte, ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `${studio} vous connaît déjà. Choisissez un mot de passe pour voir vos cours et vos abonnements.`,
    ],
    action: { label: 'Choisir un mot de passe', url },
    closing: 'Le lien fonctionne une seule fois, pendant une heure.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} vous invite à réserver en ligne`,
    lines: [
      `Bonjour ${name},`,
      'Vos abonnements et vos cours vous attendent. Choisissez un mot de passe et réservez depuis votre téléphone.',
    ],
    action: { label: 'Accepter l’invitation', url },
    closing: 'Le lien fonctionne une seule fois, pendant 14 jours.',
  }),
  registered: ({ studio, name, url }) => ({
    subject: `Bienvenue chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `Votre compte chez ${studio} est prêt. Vous y trouvez le planning, vous réservez et annulez, et vous voyez vos abonnements.`,
    ],
    ...(url !== null && { action: { label: 'Voir le planning', url } }),
    closing: 'Cette inscription ne vient pas de vous\u202f? Alors prévenez le studio.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Signé\u00a0: ${title}`,
    lines: [
      `Bonjour ${name},`,
      `«\u00a0${title}\u00a0» a été signé le ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` pour ${for_name}`}.`,
      `Le texte tel qu’il a été signé est joint. Conservez-le avec vos papiers.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Votre adresse e-mail chez ${studio} a été modifiée`,
    lines: [
      `Bonjour ${name},`,
      `Désormais, vous vous connectez chez ${studio} avec une autre adresse e-mail. Votre session a été fermée partout.`,
    ],
    closing: 'Ce n’était pas votre souhait ? Parlez-en tout de suite au studio.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Votre compte chez ${studio} a un second facteur`,
    lines: [
      `Bonjour ${name},`,
      'désormais, vous vous connectez avec votre mot de passe et un code de votre application d’authentification.',
    ],
    closing: 'Ce n’était pas vous ? Changez votre mot de passe et parlez-en tout de suite au studio.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Votre compte chez ${studio} n’a plus de second facteur`,
    lines: [
      `Bonjour ${name},`,
      'le second facteur de votre compte a été désactivé. Vos sessions sont fermées ; votre mot de passe reste le même.',
    ],
    closing: 'Vous ne l’avez pas demandé ? Changez votre mot de passe et parlez-en tout de suite au studio.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `Un code de secours a été utilisé chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `un de vos codes de secours a été utilisé à la place d’un code de votre application. ${left === 0 ? 'Il n’en reste aucun.' : left === 1 ? 'Il en reste un.' : `Il en reste ${left}.`}`,
    ],
    closing:
      'Pour de nouveaux codes, désactivez puis réactivez le second facteur. Ce n’était pas vous ? Changez tout de suite votre mot de passe.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `Les e-mails arrivent, ${studio}`,
    lines: [`Bonjour ${name},`, 'Voici le test que vous avez demandé. Les e-mails du studio arrivent.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Bonjour ${name},`,
      ...(for_name === null ? [] : [`À propos de ${for_name}\u00a0:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Ouvrir', url } }),
    closing:
      'Vous recevez ceci par e-mail parce que vous l’avez choisi. Vous pouvez le changer là où se trouvent vos notifications.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Remboursement' : 'Reçu'} ${number}, ${studio}`,
    lines: [
      `Bonjour${name === null ? '' : ` ${name}`},`,
      `Voici votre ${is_refund ? 'remboursement' : 'reçu'} numéro ${number}, ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Remise\u00a0: ${discount}`]),
      `Total\u00a0: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Merci de votre patience.' : 'Merci de votre visite.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
