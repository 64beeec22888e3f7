import type { TroubleCode } from './trouble-rules.ts'

/**
 * The point of the conversation at which a mail server refused. At `greeting` (also EHLO) and `starttls` no email has been named,
 * at `auth` the account, at `mail` the studio as the sender, at `rcpt` the recipient, at `data` the content.
 */
export type Stage = 'greeting' | 'starttls' | 'auth' | 'mail' | 'rcpt' | 'data'

/** The subject of a refusal; all but those of a single email make the whole outbox wait. */
export type Whose = 'connection' | 'server' | 'account' | 'letter'

/** A mail server's answer, taken apart. */
export interface Answer {
  stage: Stage
  /** The reply code (RFC 5321, 4.2): 4yz for now, 5yz for good. */
  code: number
  /** Subject and detail of the enhanced code (RFC 3463): `1.1` of `5.1.1`; none: ''. */
  detail: string
  /** Its words, without codes. */
  words: string
}

export interface Row {
  stages?: readonly Stage[]
  /** Digits that the reply code begins with: `4`, `55`, `421`. */
  codes?: readonly string[]
  /** The enhanced code’s subject and detail. */
  detail?: RegExp
  /** Asked last, and whole phrases alone: only where stage and code leave it open. */
  words?: RegExp
  whose: Exclude<Whose, 'connection'>
  is: TroubleCode
  /** Tried again although the code is 5yz. */
  isPassing?: true
}

const EARLY = ['greeting', 'starttls', 'auth', 'mail'] as const
const OF_LETTER = ['rcpt', 'data'] as const
const FROM_SENDER_ON = ['mail', ...OF_LETTER] as const

/** Codes that say nothing of the subject: none, `x.0.0`, `x.7.0`, `x.7.1`, and those that vendors give to what has no other. */
const OPEN = /^$|^[0-7]\.0$|^7\.1$/
const SENDS_TOO_MUCH =
  /\b(?:(?:sending|submission|message|messages|messaging|hourly|daily|outbound|mailing|sender) ?(?:rate|quota|limits?)(?: is| was| has been)? ?(?:exceeded|reached)|exceeded (?:the |your )?(?:max(?:imum)? (?:emails|messages|mails) per (?:hour|day)|(?:daily|hourly|sending|messaging)(?: sending| message)? (?:quota|limits?))|daily user sending limit|submissionquotaexceeded(?:exception)?|throttling failure|too (?:many (?:messages|emails|e-mails|mails|recipients)|much mail) (?:from|sent)|unusual sending activity|sending rate exceeded)\b/i
const RELAY =
  /\b(?:relay(?:ing)? (?:access )?(?:is )?(?:denied|not permitted|not allowed|prohibited)|unable to relay|not (?:permitted|allowed) to relay|(?:do|does) not relay|list of allowed rcpthosts)\b/i
const WANTS_LOGIN =
  /^(?:(?:smtp |client )?authentication (?:is )?required\b|authentication needed\b|must (?:be authenticated|authenticate)\b|(?:error: )?(?:send )?auth (?:command )?first\b|(?:client |you )?(?:was|is|are|were) not authenticated\b)/i
const WANTS_ENCRYPTION =
  /\b(?:starttls|tls|ssl|encryption)\b.*\b(?:first|required|needed|must|use)\b|\b(?:must|require[sd]?|use)\b.*\b(?:starttls|tls|ssl|encryption)\b/i
const OF_SENDER =
  /\b(?:sender address rejected|sender rejected|sender address is not allowed|senda(?:s)denied|not (?:allowed|permitted|authorized) to send (?:as|from)|not owned by user)\b/i
const OF_HOST = /\b(?:client host (?:rejected|\[[^\]]*\] blocked)|helo command rejected|client host blocked)\b/i
const GREYLISTED = /\bgr[ea]y-?list(?:ed|ing)\b/i
const UNWANTED = /\b(?:spam|blocked|block ?list(?:ed)?|blacklist(?:ed)?|reputation|policy|dmarc|spf|dkim|virus)\b/i
const FULL = /\b(?:mailbox (?:is )?full|full mailbox|over ?quota|quota exceeded|out of storage)\b/i
const TOO_BIG =
  /\b(?:too (?:large|big)|size (?:exceeds|limit)|exceeds? (?:the )?(?:maximum |fixed )?(?:message )?size)\b/i

/**
 * Meanings of a mail server’s answers: the first row that fits. By stage, reply code and enhanced code, from RFC 5321 (4.2,
 * 4.3.2), RFC 3463 and the registry it began (RFC 5248), RFC 4954 for AUTH, and vendors' documents:
 * Gmail’s SMTP errors (4.2.1 one recipient gets too much, 5.4.5 and 4.7.28 this account sends too much), Exchange Online’s NDRs
 * (5.2.0 submission quota, 5.1.90 daily recipients, 5.7.57 no login, 5.7.60 and 5.2.252 not this sender, 5.7.501 to 5.7.511,
 * 5.7.606 to 5.7.649 and 5.7.705 to 5.7.708 this tenant or address), Postfix’s access tables, whose refusals of client, HELO and
 * sender come at RCPT (smtpd_delay_reject), and block lists, which refuse at the greeting.
 */
export const ROWS: readonly Row[] = [
  // Failures of the conversation itself at any command: no proper answer, no service (421), an unknown command, a wrong order.
  { codes: ['1', '2', '3'], whose: 'server', is: 'mail.server_broke_off' },
  { stages: OF_LETTER, codes: ['421'], detail: /^[12]\./, whose: 'letter', is: 'mail.refused_for_now' },

  // Login and encryption (RFC 4954, RFC 3207).
  { codes: ['538'], whose: 'account', is: 'mail.server_wants_encryption' },
  { codes: ['530'], words: WANTS_ENCRYPTION, whose: 'account', is: 'mail.server_wants_encryption' },
  { codes: ['530'], whose: 'account', is: 'mail.server_wants_login' },
  { codes: ['5'], detail: /^7\.57$/, whose: 'account', is: 'mail.server_wants_login' },
  { codes: ['534', '535'], whose: 'account', is: 'mail.server_password' },
  { codes: ['5'], detail: /^7\.(?:30|139)$/, whose: 'account', is: 'mail.server_password' },
  { codes: ['432', '5'], stages: ['auth'], detail: /^(?!3\.2$)/, whose: 'account', is: 'mail.server_password' },
  { codes: ['500', '502', '503'], words: WANTS_LOGIN, whose: 'account', is: 'mail.server_wants_login' },
  {
    stages: FROM_SENDER_ON,
    codes: ['5'],
    detail: OPEN,
    words: WANTS_LOGIN,
    whose: 'account',
    is: 'mail.server_wants_login',
  },
  { stages: ['starttls'], codes: ['5'], whose: 'server', is: 'mail.server_no_encryption' },

  // The studio sends too much: this is about its account or its server, never the email that got the answer.
  { codes: ['5'], detail: /^4\.5$/, stages: FROM_SENDER_ON, whose: 'account', is: 'mail.server_busy' },
  {
    detail: /^(?:1\.90|7\.28|7\.23[23]|7\.705)$/,
    stages: FROM_SENDER_ON,
    whose: 'account',
    is: 'mail.server_busy',
  },
  {
    stages: FROM_SENDER_ON,
    detail: /^$|^[0-7]\.0$|^7\.1$|^4\.6$/,
    words: SENDS_TOO_MUCH,
    whose: 'account',
    is: 'mail.server_busy',
  },
  { codes: ['4'], stages: ['mail'], words: SENDS_TOO_MUCH, whose: 'account', is: 'mail.server_busy' },

  // The studio’s address, tenant or connection is let send nothing.
  {
    codes: ['5'],
    detail: /^7\.(?:50[12368]|511|60[6-9]|6[1-4]\d|7[0-4]\d|750)$/,
    whose: 'server',
    is: 'mail.server_refuses',
  },
  { codes: ['5'], detail: /^7\.(?:54|64)$/, whose: 'account', is: 'mail.server_no_relay' },
  { stages: OF_LETTER, detail: OPEN, words: RELAY, whose: 'account', is: 'mail.server_no_relay' },
  { codes: ['5'], detail: /^(?:1\.[78]|7\.60|2\.252)$/, whose: 'account', is: 'mail.server_refuses_sender' },
  {
    stages: OF_LETTER,
    codes: ['5'],
    detail: OPEN,
    words: OF_SENDER,
    whose: 'account',
    is: 'mail.server_refuses_sender',
  },
  {
    stages: OF_LETTER,
    codes: ['5'],
    detail: /^$|^[0-7]\.0$|^7\.1$|^5\.2$/,
    words: OF_HOST,
    whose: 'server',
    is: 'mail.server_refuses',
  },
  {
    stages: OF_LETTER,
    codes: ['4'],
    detail: /^$|^[0-7]\.0$|^7\.1$|^5\.2$|^1\.[78]$/,
    words: OF_HOST,
    whose: 'server',
    is: 'mail.server_not_now',
  },
  { stages: OF_LETTER, codes: ['4'], detail: /^1\.[78]$/, whose: 'server', is: 'mail.server_not_now' },

  // The client announces the size with the sender (RFC 1870).
  { detail: /^(?:3\.4|2\.3)$/, whose: 'letter', is: 'mail.refused_too_big' },
  { stages: ['mail'], codes: ['552'], whose: 'letter', is: 'mail.refused_too_big' },

  // Before a recipient was named: the server’s affair, or the account’s.
  { stages: EARLY, codes: ['4'], whose: 'server', is: 'mail.server_not_now' },
  { stages: ['greeting', 'auth'], codes: ['5'], whose: 'server', is: 'mail.server_refuses' },
  { stages: ['mail'], codes: ['50'], whose: 'server', is: 'mail.server_refuses' },
  { stages: ['mail'], codes: ['5'], whose: 'account', is: 'mail.server_refuses_sender' },

  // After it: no service, no room or no order at the server; all else is this recipient’s and this letter’s.
  { stages: OF_LETTER, codes: ['421'], whose: 'server', is: 'mail.server_not_now' },
  {
    stages: OF_LETTER,
    codes: ['4'],
    detail: /^(?:3\.[125]|4\.5|7\.[56]\d\d)$/,
    whose: 'server',
    is: 'mail.server_not_now',
  },
  {
    stages: OF_LETTER,
    codes: ['500', '502', '503'],
    detail: /^(?:|5\.\d)$/,
    whose: 'server',
    is: 'mail.server_refuses',
  },
  { detail: OPEN, words: GREYLISTED, whose: 'letter', is: 'mail.refused_for_now', isPassing: true },
  { detail: /^2\.2$/, whose: 'letter', is: 'mail.refused_full', isPassing: true },
  { codes: ['4'], detail: OPEN, words: FULL, whose: 'letter', is: 'mail.refused_full' },
  { codes: ['4'], whose: 'letter', is: 'mail.refused_for_now' },
  { detail: /^1\./, whose: 'letter', is: 'mail.refused_address' },
  { detail: /^7\./, whose: 'letter', is: 'mail.refused_as_spam' },
  { detail: OPEN, words: TOO_BIG, whose: 'letter', is: 'mail.refused_too_big' },
  { detail: OPEN, words: FULL, whose: 'letter', is: 'mail.refused_full', isPassing: true },
  { codes: ['552'], detail: OPEN, whose: 'letter', is: 'mail.refused_full', isPassing: true },
  { detail: OPEN, words: UNWANTED, whose: 'letter', is: 'mail.refused_as_spam' },
  { stages: ['rcpt'], codes: ['550', '551', '553'], detail: OPEN, whose: 'letter', is: 'mail.refused_address' },
  { whose: 'letter', is: 'mail.refused_otherwise' },
]

/** The row that an answer falls under. */
export function rowOf({ stage, code, detail, words }: Answer): Row {
  const fits = (row: Row) =>
    (row.stages?.includes(stage) ?? true) &&
    (row.codes?.some((digits) => String(code).startsWith(digits)) ?? true) &&
    (row.detail?.test(detail) ?? true) &&
    (row.words?.test(words) ?? true)
  return ROWS.find(fits)!
}
