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
    subject: `${studio}: a payment did not go through`,
    lines: [
      `Hello ${name},`,
      `${sayMoney(amount, currency)} for ${type_name}${client === name ? '' : ` of ${client}`} could not be collected. It is tried again by itself.`,
      days === 0
        ? 'Until it is paid, no more classes can be booked with it. What is booked stays booked.'
        : `You can book with it for ${days === 1 ? 'one more day' : `${days} more days`}. What is booked stays booked.`,
    ],
    ...(url !== null && { action: { label: 'Pay or use another card', url } }),
    closing: 'You can also pay at the studio, or just reply to this e-mail.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: your payment comes back`,
    lines: [
      `Hello ${name},`,
      `${type_name} was paid online${client === name ? '' : ` for ${client}`}, but an intro offer is once for ever, and one was sold at the studio meanwhile.`,
      `You get the ${sayMoney(amount, currency)} you paid back in full.`,
    ],
    closing: 'If you think that this is wrong, just answer or talk to us.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `A gift card over ${sayMoney(amount, currency)} from ${studio}`,
    lines: [
      name === null ? 'Hello,' : `Hello ${name},`,
      `here is a gift card over ${sayMoney(amount, currency)} for you, good for classes and everything else at ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Your code: ${code}`,
      ...(expires_on === null ? [] : [`It is good until ${formatDate(expires_on)}.`]),
      'The card to print and give away is attached.',
    ],
    closing: 'Show the code at the studio or enter it where you pay. Whoever has it can use it, so keep it like money.',
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
  registered: ({ studio, name, url }) => ({
    subject: `Welcome to ${studio}`,
    lines: [
      `Hello ${name},`,
      `your account at ${studio} is ready. Here you find the timetable, book and cancel, and see your memberships.`,
    ],
    ...(url !== null && { action: { label: 'See the timetable', url } }),
    closing: 'You did not register? Then tell the studio.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Signed: ${title}`,
    lines: [
      `Hello ${name},`,
      `“${title}” was signed on ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` for ${for_name}`}.`,
      `The text as it was signed is attached. Keep it with your papers.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Your e-mail at ${studio} was changed`,
    lines: [
      `Hello ${name},`,
      `From now on you sign in at ${studio} with another e-mail. You were signed out everywhere.`,
    ],
    closing: 'This was not your wish? Then talk to the studio at once.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Your account at ${studio} has a second factor`,
    lines: [`Hello ${name},`, 'from now on you sign in with your password and a code of your authenticator app.'],
    closing: 'This was not you? Change your password and talk to the owner of the studio at once.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Your account at ${studio} has no second factor any more`,
    lines: [
      `Hello ${name},`,
      'the second factor of your account was turned off. Your sessions have ended; your password is as it was.',
    ],
    closing: 'You did not ask for this? Change your password and talk to the owner of the studio at once.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `A recovery code was used at ${studio}`,
    lines: [
      `Hello ${name},`,
      `one of your recovery codes was used in place of a code of your app. ${left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`}`,
    ],
    closing:
      'Codes run out: turn your second factor off and on again for new ones. This was not you? Change your password at once.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `Mail from ${studio} works`,
    lines: [`Hello ${name},`, 'This is the test you asked for. Mail from the studio arrives.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Hello ${name},`,
      ...(for_name === null ? [] : [`About ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Open', url } }),
    closing: 'You get this by e-mail because you chose so. You can change it where your notifications are.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Refund' : 'Receipt'} ${number} from ${studio}`,
    lines: [
      `Hello${name === null ? '' : ` ${name}`},`,
      `this is your ${is_refund ? 'refund' : 'receipt'} number ${number} from ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Discount: ${discount}`]),
      `Total: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Thank you for your patience.' : 'Thank you for your visit.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
