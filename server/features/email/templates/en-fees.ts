import type { Letters } from '../letters.ts'
import { formatDate } from '../../../lib/phrases.ts'
import { sayMoney } from './en-bookings.ts'

/** The letters about what is owed. */
export const feeLetters = {
  charge_due: ({ studio, name, client, description, amount, currency, because = null, url = null }) => ({
    subject: `${sayMoney(amount, currency)} due at ${studio}`,
    lines: [
      `Hello ${name},`,
      `${sayMoney(amount, currency)} is due at ${studio}${client === name ? '' : ` for ${client}`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
    ],
    ...(url !== null && { action: { label: 'Pay now', url } }),
    closing:
      url === null
        ? 'You can pay at the studio. If you think that this is wrong, just answer or talk to us.'
        : 'You can also pay at the studio. If you think that this is wrong, just answer or talk to us.',
  }),
  fee_forgiven: ({ studio, name, client, description, amount, currency, because, forgiven }) => ({
    subject: `No fee this time at ${studio}`,
    lines: [
      `Hello ${name},`,
      `${description}${client === name ? '' : ` (${client})`}.`,
      `${because}.`,
      `The fee of ${sayMoney(amount, currency)} is not to be paid this time. ${forgiven}.`,
    ],
    closing: 'The next time the fee is due. Cancel in time, and somebody else can have the place.',
  }),
  card_declined: ({ studio, name, client, description, amount, currency, because, next_on, url, card_url }) => ({
    subject: `${studio}: your card was declined`,
    lines: [
      `Hello ${name},`,
      `We could not take ${sayMoney(amount, currency)} from your card${client === name ? '' : ` for ${client}`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
      next_on === null
        ? 'We do not try it again. The amount stays due.'
        : `We try again on ${formatDate(next_on)}. If you pay before, nothing is taken.`,
    ],
    ...(url !== null && { action: { label: 'Pay now', url } }),
    closing: 'You can also pay at the studio, or just reply to this e-mail.',
    ...(card_url !== null && {
      ending: { text: 'Has the card expired or been replaced?', label: 'Save another card', url: card_url },
    }),
  }),
} satisfies Partial<Letters>
