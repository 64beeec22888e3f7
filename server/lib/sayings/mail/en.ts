import { mailTroubles } from './troubles.ts'

export const en = mailTroubles((answer) => `The server said: “${answer}”`, {
  'mail.server_password': (host) =>
    `The mail server ${host} does not accept the user name or the password. Correct them in the settings; some providers ask for a password made for this program alone.`,
  'mail.server_wants_login': (host) =>
    `The mail server ${host} wants a user name and a password. Enter them in the settings.`,
  'mail.server_unknown': (host) =>
    `There is no mail server called ${host}, or this computer is not on the internet. Check the name in the settings.`,
  'mail.server_closed': (host) =>
    `The mail server ${host} does not answer on this port. Check the port in the settings.`,
  'mail.server_silent': (host) =>
    `The mail server ${host} did not answer in time. Check its name and port in the settings, and the internet connection.`,
  'mail.server_certificate': (host) =>
    `The certificate of the mail server ${host} is not valid for this name, so that somebody else might listen in. Use the name that the provider gives.`,
  'mail.server_wants_encryption': (host) =>
    `The mail server ${host} wants an encrypted connection. Choose STARTTLS or TLS in the settings.`,
  'mail.server_no_encryption': (host) =>
    `The mail server ${host} offers no STARTTLS on this port. Choose TLS, or the port that the provider gives.`,
  'mail.server_other_encryption': (host) =>
    `The mail server ${host} expects another encryption on this port: usually TLS on 465 and STARTTLS on 587.`,
  'mail.server_broke_off': (host) => `The mail server ${host} broke off the connection.`,
  'mail.server_busy': (host) =>
    `The mail server ${host} takes no more e-mails for the moment: too many have left in a short time. It is tried again by itself.`,
  'mail.server_refuses_sender': (host) =>
    `The mail server ${host} does not let this sender’s address send. Use one in the settings that belongs to the account.`,
  'mail.server_not_now': (host) =>
    `The mail server ${host} takes no e-mails for the moment. It is tried again by itself.`,
  'mail.server_refuses': (host) =>
    `The mail server ${host} takes nothing from this studio’s connection or account. Ask its provider why; it is tried again by itself.`,
  'mail.server_no_relay': (host) =>
    `The mail server ${host} passes on nothing to others’ addresses for this studio. Use the server, user name and password that the provider gives for sending.`,
  'mail.refused_address': () => 'The recipient’s mail server does not know this address.',
  'mail.refused_full': () => 'The recipient’s mailbox is full.',
  'mail.refused_for_now': () => 'The mail server refused it for now. It is tried again by itself.',
  'mail.refused_too_big': () => 'It is too large for the mail server.',
  'mail.refused_as_spam': () => 'The mail server takes it for spam or does not allow it.',
  'mail.refused_otherwise': () => 'The mail server refused it.',
})
