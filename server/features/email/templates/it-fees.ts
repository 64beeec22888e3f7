import type { Letters } from '../letters.ts'
import { italian } from '../../../lib/sayings/it/joints.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate, money: sayMoney } = sayingsIn('it')

/** The letters about what is owed. */
export const feeLetters = {
  charge_due: ({ studio, name, client, description, amount, currency, because = null, url = null }) => ({
    subject: `Importo da pagare a ${studio}: ${sayMoney(amount, currency)}`,
    lines: [
      `Ciao ${name},`,
      `devi pagare ${sayMoney(amount, currency)} a ${studio}${client === name ? '' : ` (${client})`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
    ],
    ...(url !== null && { action: { label: 'Paga ora', url } }),
    closing:
      url === null
        ? 'Puoi pagare in studio. Se pensi che ci sia un errore, rispondi a questa e-mail o parla con noi.'
        : 'Puoi pagare anche in studio. Se pensi che ci sia un errore, rispondi a questa e-mail o parla con noi.',
  }),
  fee_forgiven: ({ studio, name, client, description, amount, currency, because, forgiven }) => ({
    subject: `${studio}: questa volta nessuna penale`,
    lines: [
      `Ciao ${name},`,
      `${description}${client === name ? '' : ` (${client})`}.`,
      `${because}.`,
      `Questa volta non devi pagare la penale di ${sayMoney(amount, currency)}. ${forgiven}.`,
    ],
    closing: 'Se la prossima volta disdici in tempo, il posto può andare a qualcun altro.',
  }),
  card_declined: ({ studio, name, client, description, amount, currency, because, next_on, url, card_url }) => ({
    subject: `${studio}: la tua carta è stata rifiutata`,
    lines: [
      `Ciao ${name},`,
      `non siamo riusciti ad addebitare ${sayMoney(amount, currency)} sulla tua carta${client === name ? '' : ` per ${client}`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
      next_on === null
        ? 'Non riproviamo più. L’importo resta da pagare.'
        : `Riproviamo ${italian.il(formatDate(next_on))}. Se paghi prima, non verrà addebitato nulla.`,
    ],
    ...(url !== null && { action: { label: 'Paga ora', url } }),
    closing: 'Puoi pagare anche in studio o rispondere a questa e-mail.',
    ...(card_url !== null && {
      ending: { text: 'La carta è scaduta o è stata sostituita?', label: 'Salva un’altra carta', url: card_url },
    }),
  }),
} satisfies Partial<Letters>
