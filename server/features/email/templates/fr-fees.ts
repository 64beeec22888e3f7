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
      `Montant dû chez ${studio}${client === name ? '' : ` pour ${client}`}\u00a0: ${sayMoney(amount, currency)} (${description}).`,
      ...(because === null ? [] : [`${because}.`]),
    ],
    ...(url !== null && { action: { label: 'Payer maintenant', url } }),
    closing:
      url === null
        ? 'Vous pouvez payer sur place. S’il y a une erreur, répondez à cet e-mail ou parlez-nous.'
        : 'Vous pouvez aussi payer sur place. S’il y a une erreur, répondez à cet e-mail ou parlez-nous.',
  }),
  fee_forgiven: ({ studio, name, client, description, amount, currency, because, forgiven }) => ({
    subject: `Pas de frais cette fois chez ${studio}`,
    lines: [
      `Bonjour ${name},`,
      `${description}${client === name ? '' : ` (${client})`}.`,
      `${because}.`,
      `Vous n’avez pas à payer les frais de ${sayMoney(amount, currency)} cette fois. ${forgiven}.`,
    ],
    closing: 'En annulant à temps, vous laissez la place à quelqu’un d’autre.',
  }),
  card_declined: ({ studio, name, client, description, amount, currency, because, next_on, url, card_url }) => ({
    subject: `${studio}\u00a0: votre carte a été refusée`,
    lines: [
      `Bonjour ${name},`,
      `Nous n’avons pas pu débiter ${sayMoney(amount, currency)} de votre carte${client === name ? '' : ` pour ${client}`}\u00a0: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
      next_on === null
        ? 'Nous ne réessaierons pas. Le montant reste dû.'
        : `Nous réessaierons le ${formatDate(next_on)}. Si vous payez avant, votre carte ne sera pas débitée.`,
    ],
    ...(url !== null && { action: { label: 'Payer maintenant', url } }),
    closing: 'Vous pouvez aussi payer sur place ou simplement répondre à cet e-mail.',
    ...(card_url !== null && {
      ending: {
        text: 'La carte a expiré ou a été remplacée\u202f?',
        label: 'Enregistrer une autre carte',
        url: card_url,
      },
    }),
  }),
} satisfies Partial<Letters>
