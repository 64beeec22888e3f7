import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roleName } from './role-name.ts'

for (const [name, isOwner, said] of [
  ['Owner', true, 'Inhaber/in'],
  ['Chefin', true, 'Chefin'],
  ['Owner', false, 'Owner'],
  ['Front desk', false, 'Front desk'],
] as const) {
  test(`${name}${isOwner ? ', the owner’s' : ''} is said as ${said}`, () =>
    assert.equal(roleName(name, isOwner, 'Inhaber/in'), said))
}
