import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Finding } from './findings.ts'
import { ofPayments, type PaymentFacts } from './payments-rules.ts'

const NOW = '2026-03-04T11:00:00.000Z'
const HOUR = 3_600_000
/** So long before now, in hours; a little less where so said. */
const ago = (hours: number, less = 0) => new Date(Date.parse(NOW) - hours * HOUR + less).toISOString()

type Account = NonNullable<PaymentFacts['account']>
const account: Account = {
  connected_at: ago(99),
  caught_up_at: ago(1),
  heard_at: ago(0.5),
  last_error: null,
  isTold: true,
}
const look = (own: Partial<Account> | null, facts: Partial<PaymentFacts> = {}): Finding => {
  const connected = own === null ? undefined : { ...account, ...own }
  return ofPayments(
    { account: connected, undelivered: 0, notHere: undefined, untold: null, learned: ago(0.5), ...facts },
    NOW,
  )
}

const rows: [says: string, found: Finding, state: Finding['state'], code: Finding['code'], values?: object][] = [
  ['no account', look(null), 'off', 'payments.none'],
  ['one that was never asked', look({ caught_up_at: null }), 'off', 'payments.not_yet'],
  ['one that calls', look({}), 'ok', 'payments.fine', { at: ago(0.5) }],
  ['one that is asked', look({ heard_at: null }, { learned: null }), 'ok', 'payments.fine', { at: ago(1) }],
  ['another amount', look({}, { undelivered: 2 }), 'failing', 'payments.undelivered', { undelivered: 2 }],
  ['another amount, no account', look(null, { undelivered: 1 }), 'failing', 'payments.undelivered', { undelivered: 1 }],
  [
    'a payment that the copy has not',
    look({}, { notHere: { total_minor: 12_050, currency: 'EUR', created_at: ago(9) } }),
    'failing',
    'payments.not_here',
    { amount: 120.5, currency: 'EUR', at: ago(9) },
  ],
  ['an end not told for under an hour', look({}, { untold: ago(1, 1) }), 'ok', 'payments.fine', { at: ago(0.5) }],
  ['an end not told for an hour', look({}, { untold: ago(1) }), 'failing', 'payments.untold', { since: ago(1) }],
  ['an end that nobody can tell', look(null, { untold: ago(1) }), 'failing', 'payments.untold', { since: ago(1) }],
  ['a key refused', look({ last_error: 'key' }), 'failing', 'payments.key_refused', { since: ago(1) }],
  ['its rights refused', look({ last_error: 'permission' }), 'failing', 'payments.key_refused', { since: ago(1) }],
  [
    'a first key refused',
    look({ last_error: 'key', caught_up_at: null }),
    'failing',
    'payments.key_refused',
    { since: ago(99) },
  ],
  [
    'no answer for under two hours',
    look({ last_error: 'unavailable', caught_up_at: ago(2, 1) }),
    'ok',
    'payments.fine',
    { at: ago(0.5) },
  ],
  [
    'no answer for two hours',
    look({ last_error: 'unavailable', caught_up_at: ago(2) }),
    'warning',
    'payments.not_reached',
    { since: ago(2) },
  ],
  [
    'no answer for a day',
    look({ last_error: 'unavailable', caught_up_at: ago(24) }),
    'failing',
    'payments.not_reached',
    { since: ago(24) },
  ],
  [
    'learned within an hour of the last call',
    look({ heard_at: ago(5) }, { learned: ago(4, -1) }),
    'ok',
    'payments.fine',
    { at: ago(1) },
  ],
  [
    'learned an hour after the last call',
    look({ heard_at: ago(5) }, { learned: ago(4) }),
    'warning',
    'payments.silent',
    { since: ago(5) },
  ],
  ['never called', look({ heard_at: null }, { learned: ago(2) }), 'warning', 'payments.silent', { since: ago(99) }],
  [
    'never called, with no address to call at',
    look({ heard_at: null, isTold: false }, { learned: ago(2) }),
    'ok',
    'payments.fine',
    { at: ago(1) },
  ],
]

describe('payments online', () => {
  for (const [says, found, state, code, values = {}] of rows) {
    it(`${says}: ${state}, ${code}`, () => assert.deepEqual(found, { state, code, values }))
  }
})
