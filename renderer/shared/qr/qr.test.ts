import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codewords, versionFor } from './codewords.ts'
import { pathOf, qrCode } from './encode.ts'
import { formatBits, versionBits } from './grid.ts'
import { checkBytes, multiply, power } from './reed-solomon.ts'

test('the format of each mask at level M, as the standard prints it', () => {
  const printed = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0]
  assert.deepEqual(
    printed.map((_, mask) => formatBits(mask)),
    printed,
  )
})

test('the numbers of the versions that carry one, as the standard prints them', () => {
  assert.deepEqual([7, 8, 9, 10].map(versionBits), [0x07c94, 0x085bc, 0x09a99, 0x0a4d3])
})

test('a block with its check bytes is zero at every root', () => {
  const block = [0x40, 0xd2, 0x75, 0x47, 0x76, 0x17, 0x32, 0x06, 0x27, 0x26, 0x96, 0xc6, 0xc6, 0x96, 0x70, 0xec]
  const whole = [...block, ...checkBytes(block, 10)]
  for (let root = 0; root < 10; root++) {
    assert.equal(
      whole.reduce((sum, byte) => multiply(sum, power(root)) ^ byte, 0),
      0,
    )
  }
  assert.notEqual(
    whole.with(3, 1).reduce((sum, byte) => sum ^ byte, 0),
    0,
  )
})

const sizes: [bytes: number, version: number | null][] = [
  [0, 1],
  [14, 1],
  [15, 2],
  [62, 4],
  [63, 5],
  [180, 9],
  [181, 10],
  [213, 10],
  [214, null],
]

for (const [bytes, version] of sizes) {
  test(`${bytes} bytes need version ${version}`, () => assert.equal(versionFor(bytes), version))
}

test('every version is filled to its last byte', () => {
  const totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
  assert.deepEqual(
    totals.map((_, at) => codewords(new Uint8Array([65]), at + 1).length),
    totals,
  )
})

test('a code has its finders, its timing and the same face every time', () => {
  const code = qrCode('https://studio.example/')!
  assert.equal(code.length, 25)
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const part = (row: number, column: number) =>
    finder.map((_, at) =>
      code[row + at]!.slice(column, column + 7)
        .map((dark) => (dark ? '1' : '0'))
        .join(''),
    )
  assert.deepEqual([part(0, 0), part(0, 18), part(18, 0)], [finder, finder, finder])
  assert.deepEqual(
    code[6]!.slice(8, 17),
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => at % 2 === 0),
  )
  assert.deepEqual(qrCode('https://studio.example/'), code)
})

test('dark squares become one path; a text that is too long has no code', () => {
  assert.equal(
    pathOf([
      [true, true, false],
      [false, false, true],
    ]),
    'M0 0h2v1h-2zM2 1h1v1h-1z',
  )
  assert.equal(qrCode('x'.repeat(214)), null)
})
