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
        ? 'You can pay at the studio. If this looks wrong, just reply or talk to us.'
        : 'You can also pay at the studio. If this looks wrong, just reply or talk to us.',
  }),
  fee_forgiven: ({ studio, name, client, description, amount, currency, because, forgiven }) => ({
    subject: `No fee this time at ${studio}`,
    lines: [
      `Hello ${name},`,
      `${description}${client === name ? '' : ` (${client})`}.`,
      `${because}.`,
      `You don’t have to pay the ${sayMoney(amount, currency)} fee this time. ${forgiven}.`,
    ],
    closing: 'If you cancel in time, someone else can have the spot.',
  }),
  card_declined: ({ studio, name, client, description, amount, currency, because, next_on, url, card_url }) => ({
    subject: `${studio}: your card was declined`,
    lines: [
      `Hello ${name},`,
      `We couldn’t charge ${sayMoney(amount, currency)} to your card${client === name ? '' : ` for ${client}`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
      next_on === null
        ? 'We won’t try again. The amount is still due.'
        : `We’ll try again on ${formatDate(next_on)}. If you pay before then, your card won’t be charged.`,
    ],
    ...(url !== null && { action: { label: 'Pay now', url } }),
    closing: 'You can also pay at the studio, or just reply to this email.',
    ...(card_url !== null && {
      ending: { text: 'Has the card expired or been replaced?', label: 'Save another card', url: card_url },
    }),
  }),
} satisfies Partial<Letters>
