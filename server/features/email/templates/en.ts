import type { Letters } from '../letters.ts'

export const en: Letters = {
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
}
