import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { presentSaying } from '../../lib/sayings/format.ts'
import { isMailFault, sayTrouble, troubleOf, type MailFault, type TroubleCode } from './trouble-rules.ts'

const answered = (response: string, command = 'RCPT TO', code = 'EENVELOPE'): MailFault => ({
  message: `Can't send mail - all recipients were rejected: ${response}`,
  code,
  command,
  response,
  responseCode: Number.parseInt(response, 10),
})
const broken = (message: string, code: string): MailFault => ({ message, code, command: 'CONN' })

const CASES: [fault: MailFault, code: TroubleCode, of: 'server' | 'letter', isForGood: boolean][] = [
  [broken('getaddrinfo ENOTFOUND smtp.tset', 'EDNS'), 'mail.server_unknown', 'server', false],
  [broken('getaddrinfo EAI_AGAIN smtp.test', 'EDNS'), 'mail.server_unknown', 'server', false],
  [broken('connect ECONNREFUSED 127.0.0.1:1', 'ESOCKET'), 'mail.server_closed', 'server', false],
  [broken('Connection timeout', 'ETIMEDOUT'), 'mail.server_silent', 'server', false],
  [broken('connect EHOSTUNREACH 10.0.0.1:25', 'ESOCKET'), 'mail.server_silent', 'server', false],
  [
    broken('self-signed certificate; if the root CA is installed locally, try running Node.js with …', 'ESOCKET'),
    'mail.server_certificate',
    'server',
    false,
  ],
  [broken("Hostname/IP does not match certificate's altnames", 'ESOCKET'), 'mail.server_certificate', 'server', false],
  [
    broken('SSL routines:ssl3_get_record:wrong version number', 'ESOCKET'),
    'mail.server_other_encryption',
    'server',
    false,
  ],
  [broken('Error upgrading connection with STARTTLS', 'ETLS'), 'mail.server_no_encryption', 'server', false],
  [broken('Connection closed unexpectedly', 'ECONNECTION'), 'mail.server_broke_off', 'server', false],
  [answered('535 5.7.8 Bad credentials', 'AUTH PLAIN', 'EAUTH'), 'mail.server_password', 'server', false],
  [
    answered('530 5.7.0 Must issue a STARTTLS command first', 'MAIL FROM'),
    'mail.server_wants_encryption',
    'server',
    false,
  ],
  [answered('530 5.7.0 Authentication required', 'MAIL FROM'), 'mail.server_wants_login', 'server', false],
  [answered('553 5.7.1 Sender address rejected', 'MAIL FROM'), 'mail.server_refuses_sender', 'server', false],
  [answered('421 4.7.0 Try again later, closing connection'), 'mail.server_busy', 'server', false],
  [answered('450 4.2.1 The user is receiving mail at a rate that is too high'), 'mail.server_busy', 'server', false],
  [answered('550 5.4.5 Daily sending limit exceeded', 'DATA'), 'mail.server_busy', 'server', false],
  [answered('451 4.7.1 Greylisting in action, please come back later'), 'mail.refused_for_now', 'letter', false],
  [answered('550 5.7.1 Greylisted, try again'), 'mail.refused_for_now', 'letter', false],
  [answered('451 4.3.0 Temporary lookup failure'), 'mail.refused_for_now', 'letter', false],
  [answered('552 5.2.2 Mailbox full'), 'mail.refused_full', 'letter', false],
  [answered('452 4.2.2 The recipient is over quota'), 'mail.refused_full', 'letter', false],
  [answered('552 5.3.4 Message size exceeds fixed limit', 'MAIL FROM'), 'mail.refused_too_big', 'letter', true],
  [answered('550 5.1.1 No such user'), 'mail.refused_address', 'letter', true],
  [answered('554 5.7.1 Message rejected as spam', 'DATA', 'EMESSAGE'), 'mail.refused_as_spam', 'letter', true],
  [answered('554 5.6.0 Malformed', 'DATA', 'EMESSAGE'), 'mail.refused_otherwise', 'letter', true],
]

describe('what keeps a letter from leaving', () => {
  for (const [fault, code, of, isForGood] of CASES) {
    it(`is ${code} where it says: ${fault.response ?? fault.message}`, () => {
      assert.deepEqual(troubleOf(fault), { code, of, isForGood })
    })
  }

  it('is kept with the server’s own words, never with the library’s', () => {
    const fault = answered(`550 5.1.1 ${'x'.repeat(400)}\r\n550 more`)
    const { params } = presentSaying(sayTrouble(troubleOf(fault), 'smtp.test', fault))!
    assert.deepEqual([params['host'], params['answer']], ['smtp.test', `550 5.1.1 ${'x'.repeat(290)}`])
    const silent = broken('Connection timeout', 'ETIMEDOUT')
    assert.equal(presentSaying(sayTrouble(troubleOf(silent), 'smtp.test', silent))!.params['answer'], null)
  })

  it('is a fault of ours where the library gives it no name', () => {
    assert.equal(isMailFault(new TypeError('x is not a function')), false)
    assert.equal(isMailFault(Object.assign(new Error('no'), { code: 'EAUTH' })), true)
  })
})
