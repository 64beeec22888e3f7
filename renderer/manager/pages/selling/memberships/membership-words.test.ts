import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../../messages/memberships/card.ts'
import { formatDates, formatPause, isLive, type Membership } from './membership-words.ts'

const words = en()
const speaker = { words, date: (day: string) => `<${day}>` }

test('what is over or cancelled counts no more', () => {
  const states = ['pending', 'active', 'paused', 'expired', 'cancelled'] as const
  assert.deepEqual(
    states.map((status) => isLive({ status })),
    [true, true, true, false, false],
  )
})

test('a pause has a day of return, or lasts until somebody ends it', () => {
  assert.match(formatPause('9999-12-30', speaker), /<9999-12-30>/)
  assert.equal(formatPause('9999-12-31', speaker), words.card.pausedUntilResumed)
  assert.equal(formatPause('2026-03-05', speaker), words.card.pausedUntil('<2026-03-05>'))
})

const dates: [what: string, Pick<Membership, 'expires_at' | 'status'>, said: string][] = [
  ['with an end', { expires_at: '2026-04-04', status: 'active' }, words.card.dates('<2026-03-05>', '<2026-04-04>')],
  ['to come', { expires_at: null, status: 'pending' }, `${words.card.starts('<2026-03-05>')}, ${words.card.noEnd}`],
  ['begun', { expires_at: null, status: 'active' }, `${words.card.started('<2026-03-05>')}, ${words.card.noEnd}`],
]
for (const [what, more, said] of dates)
  test(`from when to when: ${what}`, () =>
    assert.equal(formatDates({ starts_at: '2026-03-05', ...more } as Membership, speaker), said))
