import { formatDate, formatInstant } from '../../../lib/phrases.ts'
import type { Letters } from '../letters.ts'
import { appointmentLetters } from './en-appointments.ts'
import { bookingLetters, sayMoney } from './en-bookings.ts'
import { feeLetters } from './en-fees.ts'
import { guestLetters } from './en-guests.ts'
import { pauseLetters } from './en-pauses.ts'
import { substituteLetters } from './en-substitutes.ts'
import { weeklyLetters } from './en-weekly.ts'

export const en: Letters = {
  ...feeLetters,
  payment_failed: ({ studio, name, client, type_name, amount, currency, days, url }) => ({
    subject: `${studio}: your payment didn’t go through`,
    lines: [
      `Hello ${name},`,
      `We couldn’t charge ${sayMoney(amount, currency)} for ${client === name ? type_name : `${client}’s ${type_name}`}. We’ll try again automatically.`,
      days === 0
        ? 'You can’t book more classes with it until it’s paid. Existing bookings stay as they are.'
        : `You can keep booking with it for ${days === 1 ? 'one more day' : `${days} more days`}. Existing bookings stay as they are.`,
    ],
    ...(url !== null && { action: { label: 'Pay or use another card', url } }),
    closing: 'You can also pay at the studio, or just reply to this email.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: your payment has been refunded`,
    lines: [
      `Hello ${name},`,
      `${type_name} was paid online${client === name ? '' : ` for ${client}`}, but intro offers are limited to one per client, and one had just been sold at the studio.`,
      `We’ve refunded the full ${sayMoney(amount, currency)} you paid.`,
    ],
    closing: 'If this looks wrong, just reply or talk to us.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `A ${sayMoney(amount, currency)} gift card from ${studio}`,
    lines: [
      name === null ? 'Hello,' : `Hello ${name},`,
      `Here is a ${sayMoney(amount, currency)} gift card for you. Use it for classes and anything else at ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Your code: ${code}`,
      ...(expires_on === null ? [] : [`Valid until ${formatDate(expires_on)}.`]),
      'A card to print is attached.',
    ],
    closing: 'Show the code at the studio or enter it at checkout. Anyone with the code can use it, so keep it safe.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Set a new password for ${studio}`,
    lines: [`Hello ${name},`, 'Use this link to set a new password. It works once, for one hour.'],
    action: { label: 'Set a new password', url },
    closing: 'Didn’t request this? You can ignore this email.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Your account at ${studio}`,
    lines: [
      `Hello ${name},`,
      `You already have a profile at ${studio}. Set a password to see your classes and memberships.`,
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
  registered: ({ studio, name, url }) => ({
    subject: `Welcome to ${studio}`,
    lines: [
      `Hello ${name},`,
      `Your account at ${studio} is ready. See the schedule, book and cancel classes, and check your memberships.`,
    ],
    ...(url !== null && { action: { label: 'See the schedule', url } }),
    closing: 'Didn’t sign up? Let the studio know.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Signed: ${title}`,
    lines: [
      `Hello ${name},`,
      `“${title}” was signed on ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` for ${for_name}`}.`,
      `A copy of the signed text is attached. Keep it for your records.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Your email at ${studio} was changed`,
    lines: [
      `Hello ${name},`,
      `From now on, sign in at ${studio} with your new email. You were signed out on all devices.`,
    ],
    closing: 'Wasn’t you? Contact the studio right away.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Two-step sign-in is on at ${studio}`,
    lines: [`Hello ${name},`, 'From now on, sign in with your password and a code from your authenticator app.'],
    closing: 'Wasn’t you? Change your password and contact the studio’s owner right away.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Two-step sign-in is off at ${studio}`,
    lines: [
      `Hello ${name},`,
      'Two-step sign-in was turned off for your account. You were signed out everywhere; your password hasn’t changed.',
    ],
    closing: 'Wasn’t you? Change your password and contact the studio’s owner right away.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `A recovery code was used at ${studio}`,
    lines: [
      `Hello ${name},`,
      `One of your recovery codes was used instead of a code from your app. ${left === 0 ? 'None are left.' : left === 1 ? 'One is left.' : `${left} are left.`}`,
    ],
    closing: 'To get new codes, turn two-step sign-in off and on again. Wasn’t you? Change your password right away.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `Email from ${studio} works`,
    lines: [`Hello ${name},`, 'This is the test email you asked for. Email from the studio works.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Hello ${name},`,
      ...(for_name === null ? [] : [`About ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Open', url } }),
    closing: 'You get these by email because of your notification settings. Change them any time.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Refund' : 'Receipt'} ${number} from ${studio}`,
    lines: [
      `Hello${name === null ? '' : ` ${name}`},`,
      `Here is your ${is_refund ? 'refund' : 'receipt'} ${number} from ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Discount: ${discount}`]),
      `Total: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Thank you for your patience.' : 'Thank you.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
