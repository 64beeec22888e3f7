import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUnsaved } from '../../ui/overlay/unsaved.ts'
import { isLost } from './is-lost.ts'

const at = (pathname: string, search = '') => ({ pathname, search })
const page = { page: true, overlay: false }
const cases: [name: string, ...given: Parameters<typeof isLost>, lost: boolean][] = [
  ['another page', at('/a'), at('/b'), page, true],
  ['another part of the page', at('/a', '?part=x'), at('/a', '?part=y'), page, true],
  ['a filter beside the form', at('/a'), at('/a', '?tab=x'), page, false],
  ['a step back out of a drawer', at('/a', '?class=7'), at('/a'), { page: false, overlay: true }, true],
  ['nothing changed', at('/a'), at('/b'), { page: false, overlay: false }, false],
]
for (const [name, from, to, changed, lost] of cases) {
  test(`${name}: ${lost ? 'asked' : 'not asked'}`, () => assert.equal(isLost(from, to, changed), lost))
}

test('what is held inside is held around it, until it is let go or dropped', () => {
  const around = createUnsaved()
  const [one, other] = [createUnsaved(around), createUnsaved(around)]
  one.hold('name')
  other.hold('price')
  assert.deepEqual([one.isAny(), around.isAny()], [true, true])
  one.release('name')
  assert.deepEqual([one.isAny(), around.isAny()], [false, true])
  other.clear()
  assert.equal(around.isAny(), false)
})
