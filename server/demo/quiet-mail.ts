import type { Mail } from '../ports/mail/port.ts'

/** The made-up studio's letters go nowhere; its outbox shows them as sent. */
export const quietMail: Mail = { send: () => Promise.resolve(), close: () => {} }
