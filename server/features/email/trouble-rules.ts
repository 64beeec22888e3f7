import { say, type Said, type SayingCode } from '../../lib/sayings/sayings.ts'
import { rowOf, type Answer, type Stage, type Whose } from './answer-rules.ts'

/** As much of what the mail library throws as tells one trouble from another. */
export interface MailFault {
  message: string
  /** The library's name of it: EAUTH, EDNS, ETIMEDOUT … */
  code?: string | undefined
  /** What was asked of the server when it refused: `RCPT TO`. */
  command?: string | undefined
  /** The server's answer: 550, and its words. */
  responseCode?: number | undefined
  response?: string | undefined
}

/** Of the library’s faults those that it finds in a letter itself, before any server is asked. */
const OF_OURS = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])

/** Whether it is the mail library's: it names each of its own. What else fails is a fault of ours. */
export function isMailFault(error: unknown): error is Error & MailFault {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as MailFault
  return typeof code === 'string' && (responseCode !== undefined || !OF_OURS.has(code))
}

/** What keeps a letter from leaving, whose affair that is, and whether it is for good. */
export interface Trouble {
  code: TroubleCode
  of: Whose
  isForGood: boolean
}

export type TroubleCode = Extract<SayingCode, `mail.server_${string}` | `mail.refused_${string}`>

/** What stands in the way, by what the library and the server say. What is not this letter’s affair is never for good. */
export function troubleOf(fault: MailFault): Trouble {
  if (fault.responseCode === undefined) return lineTrouble(fault)
  const answer = answerOf(fault)
  const { is: code, whose: of, isPassing } = rowOf(answer)
  return { code, of, isForGood: of === 'letter' && answer.code >= 500 && !isPassing }
}

/** A trouble in words to be stored, with the mail server's name and what it said itself, where it said something. */
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

/** Nobody answered, or what answered could not be spoken with. */
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
