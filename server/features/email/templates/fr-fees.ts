import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date, money: sayMoney } = sayingsIn('fr')
const formatDate = (day: string) => date(day).replace(' 1 ', ' 1er ')

/** The letters about what is owed. */
export const feeLetters = {
  charge_due: ({ studio, name, client, description, amount, currency, because = null, url = null }) => ({
    subject: `${sayMoney(amount, currency)} à régler, ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `Il reste ${sayMoney(amount, currency)} à régler, ${studio}${client === name ? '' : `, pour ${client}`}\u00a0: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
    ],
    ...(url !== null && { action: { label: 'Payer maintenant', url } }),
    closing:
      url === null
        ? 'Vous pouvez payer sur place. Si vous pensez à une erreur, répondez à cet e-mail ou parlez-nous.'
        : 'Vous pouvez aussi payer sur place. Si vous pensez à une erreur, répondez à cet e-mail ou parlez-nous.',
  }),
  fee_forgiven: ({ studio, name, client, description, amount, currency, because, forgiven }) => ({
    subject: `Pas de frais cette fois, ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `${description}${client === name ? '' : ` (${client})`}.`,
      `${because}.`,
      `Les frais de ${sayMoney(amount, currency)} ne sont pas à régler cette fois. ${forgiven}.`,
    ],
    closing: 'La prochaine fois, ils seront à régler. En annulant à temps, vous laissez la place à quelqu’un d’autre.',
  }),
  card_declined: ({ studio, name, client, description, amount, currency, because, next_on, url, card_url }) => ({
    subject: `${studio}\u00a0: votre carte a été refusée`,
    lines: [
      `Bonjour ${name},`,
      `Nous n’avons pas pu prélever ${sayMoney(amount, currency)} sur votre carte${client === name ? '' : ` pour ${client}`}\u00a0: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
      next_on === null
        ? 'Nous ne réessaierons pas. Le montant reste dû.'
        : `Nous réessaierons le ${formatDate(next_on)}. Si vous payez avant, rien ne sera prélevé.`,
    ],
    ...(url !== null && { action: { label: 'Payer maintenant', url } }),
    closing: 'Vous pouvez aussi payer sur place ou simplement répondre à cet e-mail.',
    ...(card_url !== null && {
      ending: {
        text: 'La carte a expiré ou a été remplacée\u00a0?',
        label: 'Enregistrer une autre carte',
        url: card_url,
      },
    }),
  }),
} satisfies Partial<Letters>
