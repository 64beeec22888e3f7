import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startStudio } from '../../test/studio.ts'
import { anotherWay } from './fixtures/another-way.ts'
import { liveQuarter } from './fixtures/quarter.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const PERIODS = [
  ['2026-03-01', '2026-05-31'],
  ['2026-03-16', '2026-03-29'],
  ['2026-04-20', '2026-05-10'],
] as const

it('a quarter comes to the same, worked out from the rows in another way', async () => {
  // A Monday in winter; the clocks go forward on 29 March.
  const studio = await startStudio({ now: '2026-02-23T06:00:00.000Z' })
  try {
    await liveQuarter(studio, 7)
    const runs = []
    for (const [period_start, period_end] of PERIODS) {
      runs.push((await studio.asOwner('POST /api/v1/payroll-runs', { period_start, period_end })).body)
    }
    const counts = new Set<string>()
    for (const { period_start, period_end, line_items } of runs) {
      const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100))
      const lines = Object.fromEntries(
        line_items.map((line: Shown) => [
          `${line.user_id} ${line.component_type}`,
          [line.quantity, cents(line.base), cents(line.amount)],
        ]),
      )
      assert.deepEqual(lines, anotherWay(studio.database, period_start, period_end), `${period_start} to ${period_end}`)
      for (const { component_type, amount } of line_items) if (amount > 0) counts.add(component_type)
    }
    assert.equal(counts.size, 8, 'every kind of component has paid something')
    for (const { period_start, period_end, line_items } of runs) {
      const days = `start_date=${period_start}&end_date=${period_end}`
      const { by_instructor } = (await studio.asOwner(`GET /api/v1/reports/instructors?${days}`)).body
      const paid = line_items.filter((line: Shown) => line.component_type === 'class_revenue_percent')
      const worth = new Map(by_instructor.map((row: Shown) => [row.name, row.visits_worth]))
      for (const line of paid) {
        assert.equal(
          worth.get(line.user_name),
          line.gross,
          `${line.user_name} from ${period_start}, as the report says`,
        )
      }
      assert.ok(paid.some((line: Shown) => line.gross > 0))
    }
  } finally {
    await studio.stop()
  }
})
