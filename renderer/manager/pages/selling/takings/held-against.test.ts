import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldAgainst, outcomeOf, type Typed } from './held-against.ts'

const nothing: Typed = { cash: null, card_terminal: null, opening_float: 50 }
const cases: [
  method: string,
  expected: number,
  typed: Partial<Typed>,
  found: [number, number | null, number | null],
][] = [
  ['cash', 80.1, {}, [80.1, null, null]],
  ['cash', 80.1, { cash: 80.1 }, [80.1, 80.1, 0]],
  // 100.1 + (50.2 - 50) is 100.30000000000001 in floating point.
  ['cash', 100.1, { opening_float: 50.2, cash: 100.3 }, [100.3, 100.3, 0]],
  ['cash', 80, { opening_float: null, cash: 30 }, [30, 30, 0]],
  ['cash', 80, { cash: 79.5 }, [80, 79.5, -0.5]],
  ['card_terminal', 119, { opening_float: 20, card_terminal: 119.2 }, [119, 119.2, 0.2]],
  ['online', 16, { cash: 1, card_terminal: 1 }, [16, null, null]],
]

for (const [method, expected, typed, found] of cases) {
  test(`${method}: ${expected} expected, ${JSON.stringify(typed)} typed`, () => {
    const [line] = heldAgainst([{ method, expected }], 50, { ...nothing, ...typed }, 'EUR')
    assert.deepEqual([line!.expected, line!.counted, line!.difference], found)
  })
}

test('a close is exact where every method is', () => {
  const outcome = (...differences: (number | null)[]) =>
    outcomeOf({
      difference: differences.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      lines: differences.map((difference) => ({ difference })),
    })
  assert.deepEqual(
    [outcome(0, 0), outcome(0, null), outcome(-10, 10), outcome(-10, 0), outcome(null)],
    ['exact', 'exact', 'between', 'off', 'exact'],
  )
})
