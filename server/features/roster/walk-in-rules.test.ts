import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesWalkIns, walkInHint } from './walk-in-rules.ts'

const cls = { opens_at: '2026-03-05T22:40:00.000Z', ends_at: '2026-03-06T00:10:00.000Z' }

for (const [now, expected] of [
  ['2026-03-04T22:59:59.999Z', false],
  ['2026-03-04T23:00:00.000Z', true],
  ['2026-03-06T02:10:00.000Z', true],
  ['2026-03-06T02:10:00.001Z', false],
] as const) {
  test(`at ${now} people ${expected ? 'can' : 'can’t'} be added`, () => {
    assert.equal(takesWalkIns(cls, 'Europe/Madrid', now), expected)
  })
}

test('hints tell people apart and give no address away', () => {
  assert.equal(walkInHint({ email: 'ana.prats@mail.test', date_of_birth: '1990-01-02' }), 'a…@mail.test')
  assert.equal(walkInHint({ email: 'ß@mail.test', date_of_birth: null }), 'ß…@mail.test')
  assert.equal(walkInHint({ email: null, date_of_birth: '1990-01-02' }), '1990')
  assert.equal(walkInHint({ email: null, date_of_birth: null }), null)
})
