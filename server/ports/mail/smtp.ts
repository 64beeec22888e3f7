import type { SendMailOptions, default as nodemailer } from 'nodemailer'
import { connect as connectTo, type Socket } from 'node:net'
import { inAscii } from '../../lib/address-rules.ts'
import { MaybeSent, type Letter, type Mail, type SmtpSettings } from './port.ts'

/** Connections to the mail server at the same time, how many letters each carries, and when one without work is closed. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 100, idleTimeout: 20_000 } as const

const optionsOf = (settings: SmtpSettings) => ({
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

function connect({ createTransport }: typeof nodemailer, settings: SmtpSettings) {
  const transport = createTransport(optionsOf(settings))
  // What fails a letter is told to who sends it; what ends a connection without work is nobody's news.
  transport.on('error', () => {})
  return transport
}

/**
 * Sends a letter over a connection of its own, which ends after `patienceMs`: nothing leaves any more once it was given up.
 * MaybeSent where the letter was handed over, and no answer came to it.
 */
async function sendInTime(
  { createTransport }: typeof nodemailer,
  settings: SmtpSettings,
  letter: SendMailOptions,
  patienceMs: number,
): Promise<void> {
  let socket: Socket | undefined
  const { pool: _, ...alone } = optionsOf(settings)
  const transport = createTransport({
    ...alone,
    getSocket: (_options: object, done: (error: Error | null, socket?: { connection: Socket }) => void) => {
      const opening = connectTo({ host: settings.host, port: settings.port })
      socket = opening
      opening.once('error', done)
      opening.once('connect', () => {
        opening.off('error', done)
        done(null, { connection: opening })
      })
    },
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    socket?.destroy(Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' }))
  }, patienceMs)
  try {
    await transport.sendMail(letter)
  } catch (error) {
    const wasAnswered = (error as { responseCode?: number }).responseCode !== undefined
    if (!wasAnswered && (socket?.bytesWritten ?? 0) > lengthOf(letter)) throw new MaybeSent('No answer to the letter')
    throw isLate ? Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' }) : error
  } finally {
    clearTimeout(timer)
    socket?.destroy()
  }
}

/** As much of a letter as is certainly sent once it was handed over, in bytes. */
const lengthOf = ({ html, text }: SendMailOptions): number =>
  [html, text].reduce((sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : 0), 0)

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
      const person = ({ name, address }: Letter['to']) => ({ name: name ?? '', address: inAscii(address) })
      const written = {
        from: person(from),
        to: person(to),
        ...(replyTo && { replyTo: inAscii(replyTo) }),
        ...(messageId && { messageId }),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
        attachments: attachments?.map((part) => ({ ...part, content: Buffer.from(part.content) })),
      }
      if (patienceMs === undefined) await (await transportFor(settings)).sendMail(written)
      else await sendInTime((await import('nodemailer')).default, settings, written, patienceMs)
    },
  }
}
