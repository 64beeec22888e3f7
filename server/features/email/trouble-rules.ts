import { say, type Said, type SayingCode } from '../../lib/sayings/sayings.ts'
import { rowOf, type Answer, type Stage, type Whose } from './answer-rules.ts'

/** The parts of the mail library's errors that distinguish one trouble from another. */
export interface MailFault {
  message: string
  /** The library's name of it: EAUTH, EDNS, ETIMEDOUT … */
  code?: string | undefined
  /** The command that the server refused: `RCPT TO`. */
  command?: string | undefined
  /** The server's answer: 550, and its words. */
  responseCode?: number | undefined
  response?: string | undefined
}

/** Library errors about the email itself, before it asks any server. */
const OF_OURS = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])

/** True if the error is the mail library's, which names each of its errors. Other errors are our faults. */
export function isMailFault(error: unknown): error is Error & MailFault {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as MailFault
  return typeof code === 'string' && (responseCode !== undefined || !OF_OURS.has(code))
}

/** An obstacle to an email, its subject, and if it is permanent. */
export interface Trouble {
  code: TroubleCode
  of: Whose
  isForGood: boolean
}

export type TroubleCode = Extract<SayingCode, `mail.server_${string}` | `mail.refused_${string}`>

/** Returns the obstacle that the library and the server name. One that concerns more than this email is never permanent. */
export function troubleOf(fault: MailFault): Trouble {
  if (fault.responseCode === undefined) return lineTrouble(fault)
  const answer = answerOf(fault)
  const { is: code, whose: of, isPassing } = rowOf(answer)
  return { code, of, isForGood: of === 'letter' && answer.code >= 500 && !isPassing }
}

/** Describes a trouble for storage, with the mail server's name and its own words, if any. */
export function sayTrouble({ code }: Trouble, host: string, { response, responseCode }: MailFault): Said {
  const answer = responseCode === undefined ? null : (response ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  return say(code, { host, answer: answer || null })
}

/** A refusal taken apart: each line of an answer begins with its codes (RFC 5321, 4.2.1; RFC 2034). */
function answerOf({ code, command, response = '', responseCode = 0 }: MailFault): Answer {
  const words = response.replaceAll(/^\d{3}[ -]?(?:[245]\.\d{1,3}\.\d{1,3}\b)?[ :]*/gm, '').replaceAll(/\s+/g, ' ')
  const [, detail = ''] =
    /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? /\(#[245]\.(\d\.\d)\)/.exec(response) ?? []
  return { stage: stageOf(command, code), code: responseCode, detail, words: words.trim() }
}

function stageOf(command = '', code = ''): Stage {
  if (command.startsWith('AUTH')) return 'auth'
  if (command === 'STARTTLS' || code === 'ETLS') return 'starttls'
  if (command === 'MAIL FROM' || command === 'RSET') return 'mail'
  if (command === 'RCPT TO') return 'rcpt'
  return command === 'DATA' ? 'data' : 'greeting'
}

/** Trouble of the connection: no answer, or one that could not be understood. */
function lineTrouble({ code = '', message }: MailFault): Trouble {
  const line = (code: TroubleCode): Trouble => ({ code, of: 'connection', isForGood: false })
  if (code === 'EAUTH') return { ...line('mail.server_password'), of: 'account' }
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN|getaddrinfo/.test(message)) return line('mail.server_unknown')
  if (/ECONNREFUSED/.test(`${code} ${message}`)) return line('mail.server_closed')
  if (/certificate|altname|self.signed|CERT_/i.test(message)) return line('mail.server_certificate')
  if (/wrong version number|packet length|unknown protocol|ssl3|EPROTO/i.test(message)) {
    return line('mail.server_other_encryption')
  }
  if (code === 'ETIMEDOUT' || /timed? ?out|EHOSTUNREACH|ENETUNREACH/i.test(message)) return line('mail.server_silent')
  if (code === 'ETLS' && /STARTTLS/.test(message)) return line('mail.server_no_encryption')
  return line('mail.server_broke_off')
}
