import type nodemailer from 'nodemailer'
import type { Letter, Mail, SmtpSettings } from './port.ts'

/** Connections to the mail server at the same time, how many letters each carries, and when one without work is closed. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 100, idleTimeout: 20_000 } as const

function connect({ createTransport }: typeof nodemailer, settings: SmtpSettings) {
  const transport = createTransport({
    ...POOL,
    host: settings.host,
    port: settings.port,
    secure: settings.security === 'tls',
    requireTLS: settings.security === 'starttls',
    ignoreTLS: settings.security === 'none',
    connectionTimeout: 15_000,
    socketTimeout: 30_000,
    ...(settings.username && { auth: { user: settings.username, pass: settings.password ?? '' } }),
  })
  // What fails a letter is told to who sends it; what ends a connection without work is nobody's news.
  transport.on('error', () => {})
  return transport
}

/** What was sent, or what the library says of a server that is silent. */
async function inTime(sent: Promise<unknown>, patienceMs: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' })), patienceMs)
  // It may still fail when nobody waits any more.
  sent.catch(() => {})
  await Promise.race([sent, late.promise]).finally(() => clearTimeout(timer))
}

/** What lets a mail program end letters of a kind: with one call where it is an https address. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {}
  const named = { 'List-Unsubscribe': `<${address}>` }
  return address.startsWith('https:') ? { ...named, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : named
}

/** Mail over SMTP. Connections stay open between letters for as long as the settings are the same. */
export function smtpMail(): Mail {
  let open: { by: string; transport: ReturnType<typeof connect> } | undefined
  const close = () => {
    open?.transport.close()
    open = undefined
  }
  const transportFor = async (settings: SmtpSettings) => {
    // Loaded with the first letter: the start does not wait for it.
    const { default: mailer } = await import('nodemailer')
    const by = JSON.stringify(settings)
    if (open?.by !== by) {
      close()
      open = { by, transport: connect(mailer, settings) }
    }
    return open.transport
  }
  return {
    close,
    send: async (settings, letter, patienceMs) => {
      const { from, replyTo, to, subject, text, html, messageId, attachments, unsubscribe } = letter
      const person = ({ name, address }: Letter['to']) => ({ name: name ?? '', address })
      const transport = await transportFor(settings)
      const sent = transport.sendMail({
        from: person(from),
        to: person(to),
        ...(replyTo && { replyTo }),
        ...(messageId && { messageId }),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
        attachments: attachments?.map((part) => ({ ...part, content: Buffer.from(part.content) })),
      })
      await (patienceMs === undefined ? sent : inTime(sent, patienceMs))
    },
  }
}
