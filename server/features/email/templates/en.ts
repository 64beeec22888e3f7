import type { Letters } from '../letters.ts'
import { bookingLetters } from './en-bookings.ts'

function sayMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount)
}

export const en: Letters = {
  charge_due: ({ studio, name, client, description, amount, currency }) => ({
    subject: `${sayMoney(amount, currency)} due at ${studio}`,
    lines: [
      `Hello ${name},`,
      `${sayMoney(amount, currency)} is due at ${studio}${client === name ? '' : ` for ${client}`}: ${description}.`,
    ],
    closing: 'You can pay at the studio. If you think that this is wrong, just answer or talk to us.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Set a new password for ${studio}`,
    lines: [`Hello ${name},`, 'With this link you can set a new password. It works once, for one hour.'],
    action: { label: 'Set a new password', url },
    closing: 'You did not ask for this? Then there is nothing to do.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Your account at ${studio}`,
    lines: [
      `Hello ${name},`,
      `${studio} has a place for you already. Set a password to see your classes and memberships.`,
    ],
    action: { label: 'Set a password', url },
    closing: 'The link works once, for one hour.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} invites you to book online`,
    lines: [
      `Hello ${name},`,
      'Your memberships and classes are ready for you. Set a password and book from your phone.',
    ],
    action: { label: 'Accept the invitation', url },
    closing: 'The link works once, for 14 days.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `Mail from ${studio} works`,
    lines: [`Hello ${name},`, 'This is the test you asked for. Mail from the studio arrives.'],
  }),
  ...bookingLetters,
}
