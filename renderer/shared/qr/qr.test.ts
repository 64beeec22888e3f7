import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathOf, qrCode, type Squares } from './encode.ts'

const drawn = (squares: Squares | null) => squares?.map((line) => line.map((dark) => (dark ? '#' : '.')).join(''))

test('a text is the code that another encoder makes of it', () => {
  assert.deepEqual(drawn(qrCode('Zoë’s 瑜伽')), [
    '#######.....####..#######',
    '#.....#..#..#####.#.....#',
    '#.###.#.###..#.#..#.###.#',
    '#.###.#.#..#..##..#.###.#',
    '#.###.#.#####..##.#.###.#',
    '#.....#.#..##.....#.....#',
    '#######.#.#.#.#.#.#######',
    '........#..##.#.#........',
    '#.#####..#.#......#####..',
    '...#.#.##....###...###..#',
    '..##.##..#.#.######...##.',
    '##.....####.##.###...###.',
    '.#.#..#.#..##.#.#...####.',
    '##.#...#.........##..##..',
    '#.#...##.####.....###.###',
    '#.####..#..#..#####...#..',
    '#...#####.##....#######..',
    '........#.#.###.#...##.##',
    '#######..##..##.#.#.#####',
    '#.....#.###.##.##...####.',
    '#.###.#.#.#.#.#.######.#.',
    '#.###.#.#.#....#...###..#',
    '#.###.#.#.###....###.#..#',
    '#.....#...##..####.#.##.#',
    '#######.####....#.#.#..##',
  ])
})

test('a code has its finders, its timing and the same face every time', () => {
  const code = drawn(qrCode('https://studio.example/'))!
  assert.equal(code.length, 25)
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  const part = (row: number, column: number) => finder.map((_, at) => code[row + at]!.slice(column, column + 7))
  assert.deepEqual([part(0, 0), part(0, 18), part(18, 0)], [finder, finder, finder])
  assert.equal(code[6]!.slice(8, 17), '#.#.#.#.#')
  assert.deepEqual(drawn(qrCode('https://studio.example/')), code)
})

const sizes: [bytes: number, version: number | null][] = [
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
  test(`${bytes} bytes need version ${version}`, () => {
    const size = version === null ? undefined : 17 + 4 * version
    for (const text of ['x'.repeat(bytes), `ë${'x'.repeat(bytes - 2)}`]) assert.equal(qrCode(text)?.length, size)
  })
}

test('dark squares become one path', () => {
  assert.equal(
    pathOf([
      [true, true, false],
      [false, false, true],
    ]),
    'M0 0h2v1h-2zM2 1h1v1h-1z',
  )
})

test('a code read from near holds an address of the processor’s', () => {
  const address = 'https://checkout.stripe.com/c/pay/'.padEnd(600, 'aB#9')
  assert.equal(qrCode(address), null)
  assert.ok(qrCode(address, 'near')!.length <= 97)
  assert.equal(qrCode(address.padEnd(900, 'x'), 'near'), null)
})
