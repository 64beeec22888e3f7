export interface SmtpSettings {
  host: string
  port: number
  security: 'none' | 'starttls' | 'tls'
  username: string | null
  password: string | null
}

export interface Letter {
  from: { name: string | null; address: string }
  /** Where answers go, where that is not to the sender. */
  replyTo?: string | null
  to: { name: string | null; address: string }
  subject: string
  text: string
  html: string
  /** What tells it from every other letter; without it the mail program makes one. */
  messageId?: string
  /** Where a mail program ends letters of this kind by itself (RFC 8058 for an https address, RFC 2369 for a mailto). */
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
