import assert from 'node:assert/strict'
import { it } from 'node:test'
import { scrub } from './scrub.ts'

const cases: [text: string, left: string][] = [
  ['SQLITE_FULL: database or disk is full', 'SQLITE_FULL: database or disk is full'],
  ['jobs can’t run, and it isn’t so', 'jobs can’t run, and it isn’t so'],
  ['550 no such mailbox <ana.prats+yoga@example.com>', '550 no such mailbox <…>'],
  ['550 ana@xn--caf-dma.example:refused', '550 …:refused'],
  ['bad value "Knee trouble" for \'notes\', `x`', 'bad value … for …, …'],
  ['“Yin” ‘Rest’ «Ana» „Bea“ “Ivo', '… … … … …'],
  ["it's said: don't use 'a b'", "it's said: don't use …"],
  ['called +34 600 123 456, (93) 555-12-34 or 12345', 'called …, (… or …'],
  ['1234 rows of 20 took 9.5 ms', '1234 rows of 20 took 9.5 ms'],
  ['open /home/olga/.studio-desk/photos/a.webp failed', 'open … failed'],
  ['open C:\\Users\\Olga\\Documents\\x.sqlite failed', 'open … failed'],
  ['at save (/home/olga/app/server/save.ts:12:3)', 'at save (save.ts:12:3)'],
  ['at file:///home/olga/app/main.mjs:7:1', 'at main.mjs:7:1'],
  ['TypeError: Cannot read properties of undefined', 'TypeError: Cannot read properties of undefined'],
  ['Ana Prats has no login; nor has O’Hara', '… … has no login; nor has …'],
  ['zoë łukasz 王小明 مطاط', '… … … …'],
  ['membership 12 of client 7', 'membership 12 of client 7'],
]

for (const [text, left] of cases) it(`leaves of ${text}: ${left}`, () => assert.equal(scrub(text), left))

it('cuts what is very long', () => {
  assert.equal(scrub(`a${' b'.repeat(3000)}`).length, 4000)
  assert.equal(scrub(`said "${'x '.repeat(3000)}"`), 'said …')
})
