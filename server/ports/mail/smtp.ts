import type { SendMailOptions, default as nodemailer } from 'nodemailer'
import { connect as connectTo, type Socket } from 'node:net'
import { inAscii } from '../../lib/address-rules.ts'
import { MaybeSent, type Letter, type Mail, type SmtpSettings } from './port.ts'

/** Connections to the mail server at the same time, how many letters each carries, and when one without work is closed. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 100, idleTimeout: 20_000 } as const
/** The longest time to reach a server, and to send one email over an open connection, in milliseconds. */
const PATIENCE = { connection: 15_000, letter: 10 * 60_000 }
/** The most that is read of one answer from the server, in bytes. */
const LONGEST = 16_000

const optionsOf = (settings: SmtpSettings) => ({
  ...POOL,
  host: settings.host,
  port: settings.port,
  secure: settings.security === 'tls',
  requireTLS: settings.security === 'starttls',
  ignoreTLS: settings.security === 'none',
  connectionTimeout: PATIENCE.connection,
  socketTimeout: 30_000,
  maxResponseSize: LONGEST,
  ...(settings.username && { auth: { user: settings.username, pass: settings.password ?? '' } }),
})

const timedOut = () => Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' })

type Connected = (error: Error | null, socket?: { connection: Socket }) => void

/** Connects to the server whenever the mail library wants to; each socket is shown, so that it can be ended whatever it does. */
function connecting({ host, port }: SmtpSettings, show: (socket: Socket) => void) {
  return (_options: object, done: Connected) => {
    const opening = connectTo({ host, port })
    const timer = setTimeout(() => opening.destroy(timedOut()), PATIENCE.connection)
    show(opening)
    opening.once('close', () => clearTimeout(timer))
    opening.once('error', done)
    opening.once('connect', () => {
      clearTimeout(timer)
      opening.off('error', done)
      done(null, { connection: opening })
    })
  }
}

function connect({ createTransport }: typeof nodemailer, settings: SmtpSettings) {
  const sockets = new Set<Socket>()
  const getSocket = connecting(settings, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const transport = createTransport({ ...optionsOf(settings), getSocket })
  // The sender learns of a failed email; the end of an idle connection is nobody's news.
  transport.on('error', () => {})
  const send = async (letter: SendMailOptions, patience: number) => {
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy(timedOut())
    }, patience)
    await transport.sendMail(letter).finally(() => clearTimeout(timer))
  }
  return { send, close: () => transport.close() }
}

/**
 * Sends an email over a separate connection, which ends after `patienceMs`: nothing is sent once it was given up. MaybeSent
 * if the email was handed over and no answer came.
 */
async function sendInTime(
  { createTransport }: typeof nodemailer,
  settings: SmtpSettings,
  letter: SendMailOptions,
  patienceMs: number,
): Promise<void> {
  let socket: Socket | undefined
  const { pool: _, ...alone } = optionsOf(settings)
  const transport = createTransport({ ...alone, getSocket: connecting(settings, (opened) => (socket = opened)) })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    socket?.destroy(timedOut())
  }, patienceMs)
  try {
    await transport.sendMail(letter)
  } catch (error) {
    const wasAnswered = (error as { responseCode?: number }).responseCode !== undefined
    if (!wasAnswered && (socket?.bytesWritten ?? 0) > lengthOf(letter)) throw new MaybeSent('No answer to the letter')
    throw isLate ? timedOut() : error
  } finally {
    clearTimeout(timer)
    socket?.destroy()
  }
}

/** The least that is sent for an email once it was handed over, in bytes. */
const lengthOf = ({ html, text }: SendMailOptions): number =>
  [html, text].reduce((sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : 0), 0)

/** The headers that let a mail program unsubscribe: with one call for an https address. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {}
  const named = { 'List-Unsubscribe': `<${address}>` }
  return address.startsWith('https:') ? { ...named, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : named
}

/**
 * Mail over SMTP. Connections stay open between letters for as long as the settings are the same; none is waited for longer than
 * `longest`, in milliseconds.
 */
export function smtpMail(longest = PATIENCE.letter): Mail {
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
      if (patienceMs === undefined) await (await transportFor(settings)).send(written, longest)
      else await sendInTime((await import('nodemailer')).default, settings, written, patienceMs)
    },
  }
}
