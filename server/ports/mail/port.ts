export interface SmtpSettings {
  host: string
  port: number
  security: 'none' | 'starttls' | 'tls'
  username: string | null
  password: string | null
}

export interface Letter {
  from: { name: string | null; address: string }
  to: { name: string | null; address: string }
  subject: string
  text: string
  html: string
  /** Where a mail program ends letters of this kind by itself (RFC 8058 for an https address, RFC 2369 for a mailto). */
  unsubscribe?: string
  attachments?: { filename: string; content: Uint8Array; contentType: string }[]
}

/** Sends one letter through the studio's own mail server; rejects with the server's reason. */
export interface Mail {
  send(settings: SmtpSettings, letter: Letter): Promise<void>
  /** Closes the connections without work; a later letter opens new ones. */
  close(): void
}
