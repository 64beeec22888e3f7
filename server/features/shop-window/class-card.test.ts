import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardPath, cardPng, classCard, linesOf } from './class-card.ts'

const STUDIO = { studio_name: 'Sun & <Moon>', primary_color: '#0f766e', locale: 'en', timezone: 'Europe/Madrid' }
const CLASS = {
  name: 'Reformer "Power"</text><script>',
  color: null,
  starts_at: '2026-03-05T17:30:00.000Z',
  instructor_name: 'Lucía Roca',
  establishment_name: null,
} as unknown as Parameters<typeof classCard>[0]

test('a name is broken between words, into two lines at most', () => {
  const cases: [name: string, lines: string[]][] = [
    ['Vinyasa', ['Vinyasa']],
    ['Reformer Power for Runners', ['Reformer Power for', 'Runners']],
    ['A very long name of a class that nobody reads', ['A very long name of a', 'class that nobody reads']],
    [
      'One two three four five six seven eight nine ten eleven',
      ['One two three four five', 'six seven eight nine te…'],
    ],
    ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsg…']],
  ]
  for (const [name, lines] of cases) assert.deepEqual(linesOf(name), lines)
})

test('a card holds no markup of what somebody typed, and is a picture', async () => {
  const drawn = classCard(CLASS, STUDIO)
  assert.ok(!/<script|<Moon/.test(drawn) && drawn.includes('Sun &amp; &lt;Moon&gt;'))
  const png = await cardPng(drawn)
  assert.equal(Buffer.from(png).subarray(1, 4).toString(), 'PNG')
  assert.notEqual(cardPath(1, drawn), cardPath(1, classCard({ ...CLASS, color: '#aa3366' }, STUDIO)))
})
