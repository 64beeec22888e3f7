import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partNameOf, told } from './size.mjs'

for (const [path, part] of [
  ['node_modules/argon2/prebuilds/linux-x64/argon2.node', 'node_modules/argon2'],
  ['node_modules/@img/colour/index.cjs', 'node_modules/@img/colour'],
  ['dist/pages/manager/index.html', 'dist/pages'],
  ['package.json', 'package.json'],
] as const) {
  test(`${path} belongs to ${part}`, () => assert.equal(partNameOf(path), part))
}

test('the eight largest parts are told, and how much the others are together', () => {
  const parts = Array.from({ length: 10 }, (_, index) => ({ name: `part ${index}`, bytes: (10 - index) * 1_000_000 }))
  const lines = told(parts, 'all').split('\n')
  assert.equal(lines.length, 10)
  assert.deepEqual(
    [lines[0], lines[1], lines.at(-1)],
    ['    55.0 MB  all', '    10.0 MB  part 0', '     3.0 MB  2 more'],
  )
})
