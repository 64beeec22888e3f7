import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decidePause, endPause, isPausedOn, pausedDays, type Pause, type PauseRequest } from './pause-rules.ts'

function pause(starts_on: string, planned_until_on: string, ended_on: string | null = null): Pause {
  return { starts_on, planned_until_on, ended_on }
}

const base: PauseRequest = {
  status: 'active',
  can_pause: true,
  max_pause_days: 30,
  pauses: [],
  pause_days: 10,
  today: '2026-03-25',
  starts_on: '2026-03-25',
}
const tenDays = pause('2026-01-01', '2026-01-21', '2026-01-11')

const cases: [request: Partial<PauseRequest>, codes: string[]][] = [
  [{}, []],
  [{ pause_days: 30 }, []],
  [{ pause_days: 31 }, ['MEMBERSHIP_PAUSE_LIMIT']],
  [{ pause_days: 20, pauses: [tenDays] }, []],
  [{ pause_days: 21, pauses: [tenDays] }, ['MEMBERSHIP_PAUSE_LIMIT']],
  [{ pause_days: 1, pauses: [tenDays, tenDays, tenDays] }, ['MEMBERSHIP_PAUSE_LIMIT']],
  [{ pause_days: 400, max_pause_days: null }, []],
  [{ pause_days: 1, max_pause_days: 0 }, ['MEMBERSHIP_PAUSE_LIMIT']],
  [{ can_pause: false }, ['MEMBERSHIP_CANNOT_PAUSE']],
  [{ status: 'paused' }, ['MEMBERSHIP_INVALID_TRANSITION']],
  [{ pauses: [pause('2026-04-01', '2026-04-05')] }, ['MEMBERSHIP_PAUSE_PLANNED']],
  [{ starts_on: '2026-05-01', pauses: [pause('2026-04-01', '2026-04-05')] }, ['MEMBERSHIP_PAUSE_PLANNED']],
  [{ starts_on: '2026-05-01', pauses: [pause('2026-04-01', '2026-04-05', '2026-04-01')] }, []],
  [
    { starts_on: '2026-05-01', status: 'paused', pauses: [pause('2026-03-20', '2026-04-05')] },
    ['MEMBERSHIP_PAUSE_PLANNED'],
  ],
  [{ starts_on: '2026-05-01', pause_days: 31 }, ['MEMBERSHIP_PAUSE_LIMIT']],
  [{ status: 'pending', can_pause: false }, ['MEMBERSHIP_CANNOT_PAUSE', 'MEMBERSHIP_INVALID_TRANSITION']],
]

test('a pause needs the right type, an active membership and days left over its life', () => {
  for (const [request, codes] of cases) {
    const decision = decidePause({ ...base, ...request })
    assert.deepEqual(
      decision.kind === 'refuse' ? decision.reasons.map(({ code }) => code) : [],
      codes,
      JSON.stringify(request),
    )
  }
  assert.deepEqual(decidePause(base), { kind: 'pause', starts_on: '2026-03-25', planned_until_on: '2026-04-04' })
  const refused = decidePause({ ...base, pause_days: 21, pauses: [tenDays] })
  assert.deepEqual(refused.kind === 'refuse' && refused.reasons[0]?.value, { max_pause_days: 30, used: 10, left: 20 })
})

test('a limit lowered since leaves no days, not fewer than none', () => {
  const refused = decidePause({ ...base, max_pause_days: 5, pauses: [tenDays] })
  const value = { max_pause_days: 5, used: 10, left: 0 }
  assert.deepEqual(refused.kind === 'refuse' && refused.reasons[0]?.value, value)
})

test('the expiry moves by the days really paused, never by more than planned', () => {
  const running = pause('2026-03-25', '2026-04-04')
  const ends: [today: string, ended: string, days: number, expires: string][] = [
    ['2026-03-25', '2026-03-25', 0, '2026-04-30'],
    ['2026-03-26', '2026-03-26', 1, '2026-05-01'],
    ['2026-04-04', '2026-04-04', 10, '2026-05-10'],
    ['2026-04-20', '2026-04-04', 10, '2026-05-10'],
  ]
  for (const [today, ended_on, days, expires_on] of ends) {
    assert.deepEqual(endPause(running, '2026-04-30', today), { ended_on, days, expires_on })
  }
  assert.equal(endPause(running, null, '2026-04-04').expires_on, null)
})

test('a pause holds from its first day to the day before use again', () => {
  const running = pause('2026-03-25', '2026-04-04')
  assert.equal(pausedDays(running), 10)
  const inside = ['2026-03-24', '2026-03-25', '2026-04-03', '2026-04-04'].map((day) => isPausedOn(running, day))
  assert.deepEqual(inside, [false, true, true, false])
  assert.equal(isPausedOn({ ...running, ended_on: '2026-03-30' }, '2026-03-30'), false)
})
