import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate, money: sayMoney } = sayingsIn('es')

/** The letters about what is owed. */
export const feeLetters = {
  charge_due: ({ studio, name, client, description, amount, currency, because = null, url = null }) => ({
    subject: `Importe pendiente en ${studio}: ${sayMoney(amount, currency)}`,
    lines: [
      `Hola, ${name}:`,
      `Hay un importe pendiente de ${sayMoney(amount, currency)} en ${studio}${client === name ? '' : ` (${client})`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
    ],
    ...(url !== null && { action: { label: 'Pagar ahora', url } }),
    closing:
      url === null
        ? 'Puedes pagar en el centro. Si crees que hay un error, responde a este correo o habla con nosotros.'
        : 'También puedes pagar en el centro. Si crees que hay un error, responde a este correo o habla con nosotros.',
  }),
  fee_forgiven: ({ studio, name, client, description, amount, currency, because, forgiven }) => ({
    subject: `Esta vez sin penalización en ${studio}`,
    lines: [
      `Hola, ${name}:`,
      `${description}${client === name ? '' : ` (${client})`}.`,
      `${because}.`,
      `Esta vez no tienes que pagar la penalización de ${sayMoney(amount, currency)}. ${forgiven}.`,
    ],
    closing: 'Si cancelas a tiempo, otra persona puede aprovechar la plaza.',
  }),
  card_declined: ({ studio, name, client, description, amount, currency, because, next_on, url, card_url }) => ({
    subject: `${studio}: tu tarjeta ha sido rechazada`,
    lines: [
      `Hola, ${name}:`,
      `No hemos podido cobrar ${sayMoney(amount, currency)} en tu tarjeta${client === name ? '' : ` (${client})`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
      next_on === null
        ? 'No lo volveremos a intentar. El importe sigue pendiente.'
        : `Lo volveremos a intentar el ${formatDate(next_on)}. Si pagas antes, no se cobrará nada.`,
    ],
    ...(url !== null && { action: { label: 'Pagar ahora', url } }),
    closing: 'También puedes pagar en el centro o responder a este correo.',
    ...(card_url !== null && {
      ending: { text: '¿La tarjeta ha caducado o tienes otra?', label: 'Guardar otra tarjeta', url: card_url },
    }),
  }),
} satisfies Partial<Letters>
