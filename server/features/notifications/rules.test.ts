import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextAttempt, stillDue, type Due } from './deliver-rules.ts'
import { cut } from './notify.ts'
import { pushTime, whyNoPush, type AtNight, type Reachable } from './push-rules.ts'
import { sayWhatFollows } from './sentence-rules.ts'

const NOW = '2026-03-04T22:00:00.000Z'
const MORNING = '2026-03-05T07:00:00.000Z'
const NOON = '2026-03-05T12:00:00.000Z'

describe('whether somebody is pushed to', () => {
  const able: Reachable = { deliver_by: 'push', has_consent: true, devices: 1 }
  const cases: [Partial<Reachable>, string | null][] = [
    [{}, null],
    [{ deliver_by: 'both' }, null],
    [{ deliver_by: 'email' }, 'CHOSE_EMAIL'],
    [{ has_consent: false }, 'NO_CONSENT'],
    [{ has_consent: null }, 'NO_CONSENT'],
    [{ devices: 0 }, 'NO_DEVICE'],
    [{ devices: 0, has_consent: false }, 'NO_CONSENT'],
  ]
  for (const [what, why] of cases)
    it(`${JSON.stringify(what)}: ${why}`, () => assert.equal(whyNoPush({ ...able, ...what }), why))
})

describe('when a push leaves', () => {
  const cases: [quietUntil: string | null, atNight: AtNight, expiresAt: string, at: string | null][] = [
    [null, 'wait', NOON, NOW],
    [null, 'skip', NOON, NOW],
    [null, 'send', NOW, null],
    [MORNING, 'send', NOON, NOW],
    [MORNING, 'wait', NOON, MORNING],
    [MORNING, 'skip', NOON, MORNING],
    [MORNING, 'wait', MORNING, NOW],
    [MORNING, 'skip', MORNING, null],
    [MORNING, 'wait', NOW, null],
  ]
  for (const [quietUntil, atNight, expiresAt, at] of cases)
    it(`${atNight}, quiet until ${quietUntil}, good until ${expiresAt}: ${at}`, () =>
      assert.equal(pushTime(NOW, quietUntil, { atNight, expiresAt }), at))
})

describe('a push whose turn has come', () => {
  const due: Due = {
    expires_at: NOON,
    read_at: null,
    told_client_id: 1,
    client_id: 1,
    token_version: 3,
    account_version: 3,
    is_active: true,
    has_consent: true,
    deliver_by: null,
  }
  const cases: [Partial<Due>, string][] = [
    [{}, 'send'],
    [{ deliver_by: 'both' }, 'send'],
    [{ deliver_by: 'email' }, 'drop'],
    [{ expires_at: NOW }, 'drop'],
    [{ read_at: NOW }, 'drop'],
    [{ client_id: 2 }, 'drop'],
    [{ is_active: false }, 'drop'],
    [{ has_consent: false }, 'drop'],
    [{ has_consent: null }, 'drop'],
    [{ account_version: 4 }, 'forget'],
  ]
  for (const [what, verdict] of cases)
    it(`${JSON.stringify(what)}: ${verdict}`, () => assert.equal(stillDue({ ...due, ...what }, NOW), verdict))

  const waits: [attempts: number, seconds: number | null, at: string | null][] = [
    [1, null, '2026-03-04T22:01:00.000Z'],
    [2, null, '2026-03-04T22:05:00.000Z'],
    [1, 90, '2026-03-04T22:01:30.000Z'],
    [1, 30, '2026-03-04T22:01:00.000Z'],
    [5, null, '2026-03-05T02:00:00.000Z'],
    [6, null, '2026-03-05T02:00:00.000Z'],
    [1, 14 * 3600, null],
  ]
  for (const [attempts, seconds, at] of waits)
    it(`that failed ${attempts} times (${seconds} s asked for) is tried again at ${at}`, () =>
      assert.equal(nextAttempt(attempts, NOW, { seconds, expires_at: NOON }), at))
})

describe('what becomes of a notification', () => {
  const cases: [Parameters<typeof sayWhatFollows>[0], string][] = [
    [{ pushes: 1, why: null, isMailed: false, canSignIn: true }, 'It leaves to one device.'],
    [{ pushes: 2, why: null, isMailed: true, canSignIn: true }, 'It leaves to 2 devices and by e-mail.'],
    [
      { pushes: 0, why: 'NO_CONSENT', isMailed: false, canSignIn: true },
      'It only stands in their list. No push: they have not agreed to push notifications.',
    ],
    [
      { pushes: 0, why: 'CHOSE_EMAIL', isMailed: true, canSignIn: false },
      'It leaves by e-mail. No push: they chose e-mail instead. They have no login yet: an invitation lets them read it.',
    ],
  ]
  for (const [what, said] of cases) it(said, () => assert.equal(sayWhatFollows(what), said))

  it('is cut where it is too long, between characters', () => {
    assert.equal(cut('🧘🧘🧘', 3), '🧘🧘🧘')
    assert.equal(cut('🧘🧘🧘🧘', 3), '🧘🧘…')
    assert.equal(cut('ab cd', 4), 'ab…')
  })
})
