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
    subject: `${studio}\u00a0: votre paiement n’a pas abouti`,
    lines: [
      `Bonjour ${name},`,
      `Nous n’avons pas pu débiter ${sayMoney(amount, currency)} pour ${type_name}${client === name ? '' : ` (${client})`}. Nous réessaierons automatiquement.`,
      days === 0
        ? 'Tant que ce montant n’est pas payé, vous ne pouvez plus réserver avec cet abonnement. Vos réservations actuelles sont conservées.'
        : `Vous pouvez encore réserver avec cet abonnement pendant ${days === 1 ? 'un jour' : `${days} jours`}. Vos réservations actuelles sont conservées.`,
    ],
    ...(url !== null && { action: { label: 'Payer ou changer de carte', url } }),
    closing: 'Vous pouvez aussi payer au studio ou simplement répondre à cet e-mail.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}\u00a0: votre paiement a été remboursé`,
    lines: [
      `Bonjour ${name},`,
      `L’offre ${type_name} a été payée en ligne${client === name ? '' : ` pour ${client}`}, mais l’offre découverte est limitée à une par client, et une autre venait d’être vendue au studio.`,
      `Nous vous avons remboursé l’intégralité de votre paiement, soit ${sayMoney(amount, currency)}.`,
    ],
    closing: 'Une erreur\u00a0? Répondez à cet e-mail ou parlez-nous-en.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `Une carte cadeau de ${sayMoney(amount, currency)} chez ${studio}`,
    lines: [
      name === null ? 'Bonjour,' : `Bonjour ${name},`,
      `Voici pour vous une carte cadeau de ${sayMoney(amount, currency)}, valable pour les cours et tout le reste chez ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Votre code\u00a0: ${code}`,
      ...(expires_on === null ? [] : [`Elle est valable jusqu’au ${formatDate(expires_on)}.`]),
      'Une carte à imprimer est jointe à cet e-mail.',
    ],
    closing:
      'Montrez ce code au studio ou saisissez-le au moment de payer. Toute personne qui a ce code peut l’utiliser\u00a0: gardez-le en lieu sûr.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Nouveau mot de passe chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      'Ce lien vous permet de choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
    ],
    action: { label: 'Choisir un mot de passe', url },
    closing: 'Vous n’êtes pas à l’origine de cette demande\u202f? Ignorez cet e-mail.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Votre compte chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `Vous avez déjà un profil chez ${studio}. Choisissez un mot de passe pour voir vos cours et vos abonnements.`,
    ],
    action: { label: 'Choisir un mot de passe', url },
    closing: 'Le lien fonctionne une seule fois, pendant une heure.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} vous invite à réserver en ligne`,
    lines: [
      `Bonjour ${name},`,
      'Vos abonnements et vos cours sont prêts. Choisissez un mot de passe et réservez depuis votre téléphone.',
    ],
    action: { label: 'Accepter l’invitation', url },
    closing: 'Le lien fonctionne une seule fois, pendant 14 jours.',
  }),
  registered: ({ studio, name, url }) => ({
    subject: `Bienvenue chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `Votre compte chez ${studio} est prêt. Consultez le planning, réservez et annulez vos cours, et retrouvez vos abonnements.`,
    ],
    ...(url !== null && { action: { label: 'Voir le planning', url } }),
    closing: 'Vous n’êtes pas à l’origine de cette inscription\u202f? Prévenez le studio.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Signé\u00a0: ${title}`,
    lines: [
      `Bonjour ${name},`,
      `«\u00a0${title}\u00a0» a été signé le ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` pour ${for_name}`}.`,
      `Une copie du texte signé est jointe. Conservez-la avec vos documents.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Votre adresse e-mail chez ${studio} a été modifiée`,
    lines: [
      `Bonjour ${name},`,
      `Désormais, connectez-vous chez ${studio} avec votre nouvelle adresse e-mail. Votre session a été fermée sur tous vos appareils.`,
    ],
    closing: 'Ce n’était pas vous\u202f? Contactez le studio immédiatement.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Second facteur activé chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      'Désormais, vous vous connectez avec votre mot de passe et un code de votre application d’authentification.',
    ],
    closing: 'Ce n’était pas vous\u202f? Changez votre mot de passe et contactez le studio immédiatement.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Second facteur désactivé chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      'Le second facteur de votre compte a été désactivé. Vos sessions sont fermées\u202f; votre mot de passe n’a pas changé.',
    ],
    closing: 'Ce n’était pas vous\u202f? Changez votre mot de passe et contactez le studio immédiatement.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `Un code de secours a été utilisé chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `Un de vos codes de secours a été utilisé à la place d’un code de votre application. ${left === 0 ? 'Il n’en reste aucun.' : left === 1 ? 'Il en reste un.' : `Il en reste ${left}.`}`,
    ],
    closing:
      'Pour obtenir de nouveaux codes, désactivez puis réactivez le second facteur. Ce n’était pas vous\u202f? Changez immédiatement votre mot de passe.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `Les e-mails fonctionnent chez ${studio}`,
    lines: [`Bonjour ${name},`, 'Voici l’e-mail de test que vous avez demandé. L’envoi fonctionne.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Bonjour ${name},`,
      ...(for_name === null ? [] : [`À propos de ${for_name}\u00a0:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Ouvrir', url } }),
    closing: 'Vous recevez ces e-mails d’après vos réglages de notifications. Vous pouvez les modifier à tout moment.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Remboursement' : 'Reçu'} ${number}, ${studio}`,
    lines: [
      `Bonjour${name === null ? '' : ` ${name}`},`,
      `Voici votre ${is_refund ? 'remboursement' : 'reçu'} n°\u00a0${number} (${studio}).`,
      ...lines,
      ...(discount === null ? [] : [`Remise\u00a0: ${discount}`]),
      `Total\u00a0: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Merci de votre patience.' : 'Merci.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
