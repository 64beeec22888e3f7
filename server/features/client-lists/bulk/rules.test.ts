import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Allowed } from '../../marketing/allowed.ts'
import type { Way } from './reason-values.ts'
import { decideMessage, type Reachable } from './rules.ts'

const to = { id: 1, name: 'Ana', address: 'ana@mail.test', locale: 'en' }
const now: Allowed = { kind: 'now', to }
const never = (reason: 'no_consent' | 'no_address' | 'no_mail_server'): Allowed => ({ kind: 'never', reason })
const later = (put_off: 'quiet_hours' | 'one_a_day'): Allowed => ({ kind: 'later', until: '', put_off })

const cases: [way: Way, email: Allowed, push: Allowed, whyNoPush: Reachable['whyNoPush'], decision: string][] = [
  ['email', now, now, null, 'email'],
  ['email', never('no_consent'), now, null, 'no_consent'],
  ['email', never('no_address'), now, null, 'no_address'],
  ['email', never('no_mail_server'), now, null, 'no_mail_server'],
  ['email', later('one_a_day'), now, null, 'one_a_day'],
  ['push', now, now, null, 'push'],
  ['push', now, now, 'NO_DEVICE', 'no_device'],
  ['push', now, now, 'NO_CONSENT', 'no_consent'],
  ['push', now, now, 'CHOSE_EMAIL', 'chose_email'],
  ['push', now, later('quiet_hours'), null, 'quiet_hours'],
  ['push_or_email', now, now, null, 'push'],
  ['push_or_email', now, now, 'NO_DEVICE', 'email'],
  ['push_or_email', now, never('no_consent'), null, 'email'],
  ['push_or_email', never('no_consent'), now, 'NO_DEVICE', 'no_consent'],
  ['push_or_email', now, later('one_a_day'), null, 'one_a_day'],
  ['push_or_email', now, later('quiet_hours'), null, 'quiet_hours'],
]

for (const [way, email, push, whyNoPush, decision] of cases) {
  const given = [email, push].map((one) =>
    one.kind === 'now' ? 'now' : one.kind === 'never' ? one.reason : one.put_off,
  )
  test(`${way}, by e-mail ${given[0]}, to devices ${whyNoPush ?? given[1]}: ${decision}`, () => {
    const decided = decideMessage(way, { email: () => email, push: () => push, whyNoPush })
    assert.equal(decided.kind === 'send' ? decided.channel : decided.reason, decision)
  })
}
