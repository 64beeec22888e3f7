import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byUrgency, type Urgency } from './urgency.ts'

test('the most urgent comes first, in the order given', () => {
  const one = (name: string, urgency: Urgency) => ({ name, urgency })
  const groups = byUrgency([one('a', 'soon'), one('b', 'now'), one('c', 'soon'), one('d', 'now')])
  assert.deepEqual(
    groups.map(({ urgency, needs }) => [urgency, needs.map(({ name }) => name).join('')]),
    [
      ['now', 'bd'],
      ['soon', 'ac'],
    ],
  )
  assert.deepEqual(byUrgency([]), [])
})
