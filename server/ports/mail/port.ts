export interface SmtpSettings {
  host: string
  port: number
  security: 'none' | 'starttls' | 'tls'
  username: string | null
  password: string | null
}

export interface Letter {
  from: { name: string | null; address: string }
  /** The address for replies, if it is not the sender's. */
  replyTo?: string | null
  to: { name: string | null; address: string }
  subject: string
  text: string
  html: string
  /** The id of an email; without it the mail program makes one. */
  messageId?: string
  /** The address where a mail program unsubscribes (RFC 8058 for an https address, RFC 2369 for a mailto). */
  unsubscribe?: string
  /** The files it brings along; one with a `cid` is shown inside it, by that name. */
  attachments?: { filename: string; content: Uint8Array; contentType: string; cid?: string }[]
}

/** The server was given the letter, and did not say whether it took it. */
export class MaybeSent extends Error {}

export interface Mail {
  /** Sends one letter through the studio's own mail server; rejects with the server's reason. With `patienceMs` it is given up for good after that, and with MaybeSent where it may have gone out all the same. */
  send(settings: SmtpSettings, letter: Letter, patienceMs?: number): Promise<void>
  /** Closes the connections without work; a later letter opens new ones. */
  close(): void
}
