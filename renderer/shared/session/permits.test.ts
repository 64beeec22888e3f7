import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permits } from './permits.ts'

const cases: [held: string[] | undefined, permitted: boolean][] = [
  [['clients.view', 'clients.manage'], true],
  [['clients.view'], false],
  [[], false],
  [undefined, true],
]
for (const [held, permitted] of cases) {
  test(`holding ${held?.join(' and ') ?? 'what is not known yet'}: ${permitted ? 'permitted' : 'refused'}`, () =>
    assert.equal(permits(held, 'clients.manage'), permitted))
}
