import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { presentSaying } from '../../lib/sayings/format.ts'
import type { Whose } from './answer-rules.ts'
import { isMailFault, sayTrouble, troubleOf, type MailFault, type TroubleCode } from './trouble-rules.ts'

const answered = (response: string, command = 'RCPT TO', code = 'EENVELOPE'): MailFault => ({
  message: `Can't send mail - all recipients were rejected: ${response}`,
  code,
  command,
  response,
  responseCode: Number.parseInt(response, 10),
})
const broken = (message: string, code: string): MailFault => ({ message, code, command: 'CONN' })

const LINES: [fault: MailFault, code: TroubleCode][] = [
  [broken('getaddrinfo ENOTFOUND smtp.tset', 'EDNS'), 'mail.server_unknown'],
  [broken('getaddrinfo EAI_AGAIN smtp.test', 'EDNS'), 'mail.server_unknown'],
  [broken('connect ECONNREFUSED 127.0.0.1:1', 'ESOCKET'), 'mail.server_closed'],
  [broken('Connection timeout', 'ETIMEDOUT'), 'mail.server_silent'],
  [broken('connect EHOSTUNREACH 10.0.0.1:25', 'ESOCKET'), 'mail.server_silent'],
  [
    broken('self-signed certificate; if the root CA is installed locally, try running Node.js with …', 'ESOCKET'),
    'mail.server_certificate',
  ],
  [broken("Hostname/IP does not match certificate's altnames", 'ESOCKET'), 'mail.server_certificate'],
  [broken('SSL routines:ssl3_get_record:wrong version number', 'ESOCKET'), 'mail.server_other_encryption'],
  [broken('Error upgrading connection with STARTTLS', 'ETLS'), 'mail.server_no_encryption'],
  [broken('Connection closed unexpectedly', 'ECONNECTION'), 'mail.server_broke_off'],
]

/** `now`: the email is tried again automatically; `ever`: it is not. */
type Ends = 'now' | 'ever'
type Case = [answer: string, code: string, of: Exclude<Whose, 'connection'>, ends?: Ends]

const ANSWERS: Readonly<Record<string, readonly Case[]>> = {
  CONN: [
    [
      '554 5.7.1 Service unavailable; Client host [203.0.113.7] blocked using zen.spamhaus.org',
      'server_refuses',
      'server',
    ],
    ['554 mx.example ESMTP not accepting messages', 'server_refuses', 'server'],
    ['421 4.3.2 Service not available', 'server_not_now', 'server'],
    ['421 4.7.0 Try again later, closing connection', 'server_not_now', 'server'],
    ['220 surprise', 'server_broke_off', 'server'],
  ],
  EHLO: [
    ['550 5.7.1 Access denied', 'server_refuses', 'server'],
    ['421 4.4.2 Too many connections from your host', 'server_not_now', 'server'],
  ],
  STARTTLS: [
    ['454 4.7.0 TLS not available due to local problem', 'server_not_now', 'server'],
    ['502 5.5.1 Command not implemented', 'server_no_encryption', 'server'],
  ],
  'AUTH PLAIN': [
    ['535 5.7.8 Bad credentials', 'server_password', 'account'],
    [
      '535-5.7.8 Username and Password not accepted. For more information\n535 5.7.8 go to',
      'server_password',
      'account',
    ],
    ['534-5.7.9 Application-specific password required.', 'server_password', 'account'],
    ['535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled', 'server_password', 'account'],
    ['432 4.7.12 A password transition is needed', 'server_password', 'account'],
    ['538 5.7.11 Encryption required for requested authentication mechanism', 'server_wants_encryption', 'account'],
    ['530 5.7.0 Must issue a STARTTLS command first', 'server_wants_encryption', 'account'],
    ['454 4.7.0 Temporary authentication failure', 'server_not_now', 'server'],
    ['421 4.7.0 Too many login attempts, closing connection', 'server_not_now', 'server'],
    ['432 4.3.2 Concurrent connections limit exceeded', 'server_not_now', 'server'],
  ],
  'MAIL FROM': [
    ['530 5.7.0 Must issue a STARTTLS command first', 'server_wants_encryption', 'account'],
    ['530 5.7.0 Authentication required', 'server_wants_login', 'account'],
    ['530-5.5.1 Authentication Required. Learn more at', 'server_wants_login', 'account'],
    ['503 5.5.4 Error: send AUTH command first', 'server_wants_login', 'account'],
    ['530 5.7.57 Client not authenticated to send mail', 'server_wants_login', 'account'],
    ['553 5.7.1 Sender address rejected: not owned by user desk', 'server_refuses_sender', 'account'],
    ['550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'server_refuses_sender', 'account'],
    ['501 5.1.7 Bad sender address syntax', 'server_refuses_sender', 'account'],
    ['550 Sender address is not allowed', 'server_refuses_sender', 'account'],
    ['550 5.7.501 Access denied, spam abuse detected', 'server_refuses', 'server'],
    ['450 4.1.8 <desk@x.example>: Sender address rejected: Domain not found', 'server_not_now', 'server'],
    ['452 4.3.1 Insufficient system storage', 'server_not_now', 'server'],
    ['450 4.7.1 Error: too much mail from 203.0.113.7', 'server_busy', 'account'],
    ['552 5.3.4 Message size exceeds fixed limit', 'refused_too_big', 'letter', 'ever'],
    ['552 Message size exceeds maximum permitted', 'refused_too_big', 'letter', 'ever'],
  ],
  'RCPT TO': [
    // The recipient’s, whatever words stand inside of words.
    [
      '550 5.1.1 <bad@x.example>: Recipient address rejected: User unknown in corporate directory',
      'refused_address',
      'letter',
      'ever',
    ],
    ['550 5.1.1 mailbox was migrated', 'refused_address', 'letter', 'ever'],
    ['550 5.1.1 No such user', 'refused_address', 'letter', 'ever'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', 'refused_address', 'letter', 'ever'],
    ['550 No such mailbox here', 'refused_address', 'letter', 'ever'],
    ['553 5.1.3 The recipient address is not a valid RFC 5321 address', 'refused_address', 'letter', 'ever'],
    ['551 User not local; please try <other@x.example>', 'refused_address', 'letter', 'ever'],
    ['550 5.7.1 Message rejected by our corporate policy', 'refused_as_spam', 'letter', 'ever'],
    ['550 5.7.1 illegal: separate HELO', 'refused_as_spam', 'letter', 'ever'],
    ['550 5.7.1 Our policy: sender authentication is required (SPF)', 'refused_as_spam', 'letter', 'ever'],
    ['550 5.7.1 RESOLVER.RST.AuthRequired; authentication required', 'refused_as_spam', 'letter', 'ever'],
    [
      '550 5.7.26 This mail has been blocked because the sender is unauthenticated',
      'refused_as_spam',
      'letter',
      'ever',
    ],
    ['554 5.4.6 Too many hops', 'refused_otherwise', 'letter', 'ever'],
    ['550 5.2.1 The user you are trying to contact is disabled', 'refused_otherwise', 'letter', 'ever'],
    [
      '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
      'refused_for_now',
      'letter',
      'now',
    ],
    ['450 4.2.1 <bad@x.example>: rate limited for this recipient', 'refused_for_now', 'letter', 'now'],
    ['421 4.2.1 This recipient gets too much mail', 'refused_for_now', 'letter', 'now'],
    ['452 4.5.3 Error: too many recipients', 'refused_for_now', 'letter', 'now'],
    ['451 4.7.1 Greylisting in action, please come back later', 'refused_for_now', 'letter', 'now'],
    ['450 4.2.0 <a@x.example>: Recipient address rejected: Greylisted', 'refused_for_now', 'letter', 'now'],
    ['550 5.7.1 Greylisted, try again', 'refused_for_now', 'letter', 'now'],
    ['451 4.3.0 Temporary lookup failure', 'refused_for_now', 'letter', 'now'],
    ['451 4.4.1 No answer from host', 'refused_for_now', 'letter', 'now'],
    ['451 come back', 'refused_for_now', 'letter', 'now'],
    ['552 5.2.2 Mailbox full', 'refused_full', 'letter', 'now'],
    ['452 4.2.2 The recipient is over quota', 'refused_full', 'letter', 'now'],
    // The fault of the studio’s server, account or connection, though the answer names an address.
    ['554 5.7.1 <z4@x.example>: Relay access denied', 'server_no_relay', 'account'],
    ['454 4.7.1 <z4@x.example>: Relay access denied', 'server_no_relay', 'account'],
    ['550 5.7.1 Relaying denied', 'server_no_relay', 'account'],
    ['550 relay not permitted', 'server_no_relay', 'account'],
    ['550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain', 'server_no_relay', 'account'],
    ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", 'server_no_relay', 'account'],
    ['550 5.7.1 Authentication required', 'server_wants_login', 'account'],
    ['553 5.7.1 <desk@x.example>: Sender address rejected: not logged in', 'server_refuses_sender', 'account'],
    [
      '554 5.7.1 Service unavailable; Client host [203.0.113.7] blocked using zen.spamhaus.org',
      'server_refuses',
      'server',
    ],
    ['554 5.7.1 <unknown[203.0.113.7]>: Client host rejected: Access denied', 'server_refuses', 'server'],
    ['504 5.5.2 <desk>: Helo command rejected: need fully-qualified hostname', 'server_refuses', 'server'],
    ['450 4.7.1 Client host rejected: cannot find your hostname', 'server_not_now', 'server'],
    ['550 5.7.606 Access denied, banned sending IP [203.0.113.7]', 'server_refuses', 'server'],
    ['451 4.7.500 Server busy. Please try again later from [203.0.113.7]', 'server_not_now', 'server'],
    ['421 4.7.0 Try again later, closing connection', 'server_not_now', 'server'],
    ['451 4.3.5 Server configuration problem', 'server_not_now', 'server'],
    ['452 4.3.1 Insufficient system storage', 'server_not_now', 'server'],
    ['550 5.1.90 You have reached your daily limit for message recipients', 'server_busy', 'account'],
    ['550 Domain x.example has exceeded the max emails per hour (114/100 (114%)) allowed.', 'server_busy', 'account'],
  ],
  DATA: [
    ['550 5.4.5 Daily user sending limit exceeded', 'server_busy', 'account'],
    ['550 5.4.5 Daily sending quota exceeded', 'server_busy', 'account'],
    [
      '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; Failed to process message',
      'server_busy',
      'account',
    ],
    ['454 Throttling failure: Maximum sending rate exceeded.', 'server_busy', 'account'],
    ['550 5.4.6 Unusual sending activity detected', 'server_busy', 'account'],
    ['421 4.7.28 Our system has detected an unusual rate of mail', 'server_busy', 'account'],
    ['550 5.7.705 Access denied, tenant has exceeded threshold', 'server_busy', 'account'],
    ['550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP.', 'server_refuses', 'server'],
    ['554 5.2.252 SendAsDenied; desk@x not allowed to send as info@x', 'server_refuses_sender', 'account'],
    ['550 5.7.30 Basic authentication is not supported for Client Submission.', 'server_password', 'account'],
    ['421 4.4.5 Server busy', 'server_not_now', 'server'],
    ['554 5.7.1 Message rejected as spam', 'refused_as_spam', 'letter', 'ever'],
    [
      '552-5.7.0 This message was blocked because its content presents a potential',
      'refused_as_spam',
      'letter',
      'ever',
    ],
    ['554 5.7.9 Message not accepted for policy reasons', 'refused_as_spam', 'letter', 'ever'],
    ['554 Message refused: it looks like spam', 'refused_as_spam', 'letter', 'ever'],
    ['552 5.3.4 Message too big for system', 'refused_too_big', 'letter', 'ever'],
    ['554 5.6.0 Malformed', 'refused_otherwise', 'letter', 'ever'],
    ['554 Transaction failed', 'refused_otherwise', 'letter', 'ever'],
    ['451 4.7.1 Please try again later', 'refused_for_now', 'letter', 'now'],
  ],
}

describe('what keeps a letter from leaving', () => {
  for (const [fault, code] of LINES) {
    it(`is ${code} where nobody answers: ${fault.message}`, () => {
      assert.deepEqual(troubleOf(fault), { code, of: 'connection', isForGood: false })
    })
  }
  for (const [command, cases] of Object.entries(ANSWERS)) {
    for (const [answer, code, of, ends = 'now'] of cases) {
      it(`is the ${of}’s, ${code}, where it says to ${command}: ${answer}`, () => {
        const expected = { code: `mail.${code}`, of, isForGood: ends === 'ever' }
        assert.deepEqual(
          troubleOf(answered(answer, command, command.startsWith('AUTH') ? 'EAUTH' : 'EENVELOPE')),
          expected,
        )
      })
    }
  }

  it('is kept with the server’s own words, never with the library’s', () => {
    const fault = answered(`550 5.1.1 ${'x'.repeat(400)}\r\n550 more`)
    const { params } = presentSaying(sayTrouble(troubleOf(fault), 'smtp.test', fault))!
    assert.deepEqual([params['host'], params['answer']], ['smtp.test', `550 5.1.1 ${'x'.repeat(290)}`])
    const silent = broken('Connection timeout', 'ETIMEDOUT')
    assert.equal(presentSaying(sayTrouble(troubleOf(silent), 'smtp.test', silent))!.params['answer'], null)
  })

  it('is a fault of ours where the library gives it no name, or finds it in the letter before it asks', () => {
    assert.equal(isMailFault(new TypeError('x is not a function')), false)
    assert.equal(isMailFault(Object.assign(new Error('no'), { code: 'EAUTH' })), true)
    assert.equal(isMailFault(Object.assign(new Error('Invalid recipient'), { code: 'EENVELOPE' })), false)
  })
})
