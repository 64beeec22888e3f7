import { say, type Said, type SayingCode } from '../../lib/sayings/sayings.ts'

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

/** Whether it is the mail library's: it names each of its own. What else fails is a fault of ours. */
export function isMailFault(error: unknown): error is Error & MailFault {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string'
}

/** What keeps a letter from leaving: whether it is the server's affair as a whole, or this letter's, and whether for good. */
export interface Trouble {
  code: TroubleCode
  of: 'server' | 'letter'
  isForGood: boolean
}

export type TroubleCode = Extract<SayingCode, `mail.server_${string}` | `mail.refused_${string}`>

const server = (code: TroubleCode): Trouble => ({ code, of: 'server', isForGood: false })

/** What stands in the way, by what the library and the server say; of what neither is known to say it is the server's. */
export function troubleOf(fault: MailFault): Trouble {
  return loginTrouble(fault) ?? (fault.responseCode === undefined ? lineTrouble(fault) : answerTrouble(fault))
}

/** A trouble in words to be stored, with the mail server's name and what it said itself, where it said something. */
export function sayTrouble({ code }: Trouble, host: string, { response, responseCode }: MailFault): Said {
  const answer = responseCode === undefined ? null : (response ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  return say(code, { host, answer: answer || null })
}

/** What stands before the first letter: who the studio is, and that nobody listens in. */
function loginTrouble({ code, responseCode, response = '' }: MailFault): Trouble | undefined {
  if (responseCode === 530 || /authentication (is )?required/i.test(response)) {
    return server(/starttls|tls|encrypt/i.test(response) ? 'mail.server_wants_encryption' : 'mail.server_wants_login')
  }
  if (code === 'ETLS') return server('mail.server_no_encryption')
  if (code === 'EAUTH' && (responseCode === undefined || responseCode >= 500)) return server('mail.server_password')
  return undefined
}

/** Nobody answered, or what answered could not be spoken with. */
function lineTrouble({ code = '', message }: MailFault): Trouble {
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN|getaddrinfo/.test(message)) return server('mail.server_unknown')
  if (/ECONNREFUSED/.test(`${code} ${message}`)) return server('mail.server_closed')
  if (/certificate|altname|self.signed|CERT_/i.test(message)) return server('mail.server_certificate')
  if (/wrong version number|packet length|unknown protocol|ssl3|EPROTO/i.test(message)) {
    return server('mail.server_other_encryption')
  }
  if (code === 'ETIMEDOUT' || /timed? ?out|EHOSTUNREACH|ENETUNREACH/i.test(message)) return server('mail.server_silent')
  return server('mail.server_broke_off')
}

/** The letter was refused: the server says so by a number, and why by another (RFC 3463). */
function answerTrouble({ command = '', responseCode = 0, response = '' }: MailFault): Trouble {
  const isForGood = responseCode >= 500
  const [, detail = ''] = /\b[245]\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const of = (code: TroubleCode): Trouble => ({ code, of: 'letter', isForGood })
  if (/grey.?list/i.test(response)) return { ...of('mail.refused_for_now'), isForGood: false }
  if (responseCode === 421 || /rate|too many|limit exceeded|throttl|quota exceeded for sending/i.test(response)) {
    return server('mail.server_busy')
  }
  if (detail === '3.4' || /too (large|big)|exceeds.*size|size limit/i.test(response)) return of('mail.refused_too_big')
  if (command === 'MAIL FROM' && isForGood) return server('mail.server_refuses_sender')
  if (detail === '2.2' || responseCode === 552 || /mailbox.*full|over ?quota/i.test(response)) {
    return { ...of('mail.refused_full'), isForGood: false }
  }
  if (!isForGood) return of('mail.refused_for_now')
  if (/spam|blocked|blacklist|reputation|policy|dmarc|spf/i.test(response)) return of('mail.refused_as_spam')
  return of(command === 'RCPT TO' ? 'mail.refused_address' : 'mail.refused_otherwise')
}
