import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kioskNames } from './name-rules.ts'

const cases: [why: string, names: string[], shown: string[]][] = [
  ['first name and initial', ['Anna Martín'], ['Anna M.']],
  ['of several names the first and the last', ['Ana María López Cruz'], ['Ana C.']],
  ['one name alone', ['Cher'], ['Cher']],
  ['as much as tells two apart', ['Anna Martin', 'Anna Muñoz', 'Ben Martin'], ['Anna Ma.', 'Anna Mu.', 'Ben M.']],
  ['whatever their case and accents', ['Ánna Martin', 'anna muñoz'], ['Ánna Ma.', 'anna mu.']],
  ['three letters at the most', ['Anna Martin', 'Anna Marten'], ['Anna Mar.', 'Anna Mar.']],
  ['never the whole last name', ['Lin Li', 'Lin Lu'], ['Lin L.', 'Lin L.']],
  ['letters of two halves', ['Jo 𝒳abc', 'Jo 𝒳ab'], ['Jo 𝒳ab.', 'Jo 𝒳a.']],
  ['spaces around', ['  Eva   Roth '], ['Eva R.']],
]

test('a kiosk shows as little of a name as tells people apart', () => {
  for (const [why, names, shown] of cases) {
    const told = kioskNames(names).map(({ first_name, initial }) => `${first_name} ${initial}`.trim())
    assert.deepEqual(told, shown, why)
  }
})
