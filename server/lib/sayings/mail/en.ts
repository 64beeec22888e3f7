import { mailTroubles } from './troubles.ts'

export const en = mailTroubles((answer) => `The server said: “${answer}”`, {
  'mail.server_password': (host) =>
    `The email server ${host} doesn’t accept the user name or password. Correct them in the settings. Some providers require an app password.`,
  'mail.server_wants_login': (host) =>
    `The email server ${host} requires a user name and a password. Enter them in the settings.`,
  'mail.server_unknown': (host) =>
    `The email server ${host} can’t be found, or this computer is offline. Check the name in the settings.`,
  'mail.server_closed': (host) =>
    `The email server ${host} doesn’t respond on this port. Check the port in the settings.`,
  'mail.server_silent': (host) =>
    `The email server ${host} didn’t respond in time. Check its name and port in the settings, and your internet connection.`,
  'mail.server_certificate': (host) =>
    `The certificate of the email server ${host} isn’t valid for this name, so the connection may not be private. Use the name your provider gives.`,
  'mail.server_wants_encryption': (host) =>
    `The email server ${host} requires an encrypted connection. Choose STARTTLS or TLS in the settings.`,
  'mail.server_no_encryption': (host) =>
    `The email server ${host} doesn’t offer STARTTLS on this port. Choose TLS, or the port your provider gives.`,
  'mail.server_other_encryption': (host) =>
    `The email server ${host} expects different encryption on this port: usually TLS on 465 and STARTTLS on 587.`,
  'mail.server_broke_off': (host) => `The email server ${host} closed the connection.`,
  'mail.server_busy': (host) =>
    `The email server ${host} accepts no more emails for now: too many were sent in a short time. We’ll try again automatically.`,
  'mail.server_refuses_sender': (host) =>
    `The email server ${host} doesn’t allow this sender address. In the settings, use one that belongs to the account.`,
  'mail.server_not_now': (host) =>
    `The email server ${host} accepts no emails at the moment. We’ll try again automatically.`,
  'mail.server_refuses': (host) =>
    `The email server ${host} rejects this studio’s connection or account. Ask your provider why. We’ll try again automatically.`,
  'mail.server_no_relay': (host) =>
    `The email server ${host} doesn’t send to outside addresses for this studio. Use the server, user name and password your provider gives for sending.`,
  'mail.refused_address': () => 'The recipient’s email server doesn’t know this address.',
  'mail.refused_full': () => 'The recipient’s mailbox is full.',
  'mail.refused_for_now': () => 'The email server refused it for now. We’ll try again automatically.',
  'mail.refused_too_big': () => 'It is too large for the email server.',
  'mail.refused_as_spam': () => 'The email server considers it spam or blocks it.',
  'mail.refused_otherwise': () => 'The email server refused it.',
})
