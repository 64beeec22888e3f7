import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureSlowness, slowness } from './yardstick.mjs'

const machines = [
  ['a quick machine', 100, 0, 2, 1],
  ['the reference', 190, 1, 2, 1],
  ['a slow one', 570, 0, 2, 3],
  ['one that others use too', 190, 5, 2, 2.5],
  ['one that is stuck', 60_000, 80, 2, 8],
] as const

for (const [name, ms, load, cores, expected] of machines) {
  test(`limits on ${name} grow ${expected} times`, () => assert.equal(slowness(ms, load, cores), expected))
}

test('this machine is measured', async () => {
  const measured = await measureSlowness(1)
  assert.ok(measured >= 1 && measured <= 8, String(measured))
})
