import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cases } from './fixtures/by-hand/index.ts'
import { live } from './fixtures/by-hand/live.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('a run comes to what was worked out by hand', () => {
  for (const story of cases) {
    it(story.title, () =>
      live(story, async (studio, run, answer, nameOf) => {
        const lines = answer.line_items.map((line: Shown) => [
          nameOf(line.user_id),
          line.component_type,
          line.quantity,
          line.base,
          line.amount,
        ])
        const inOrder = (all: readonly unknown[]) => all.map((line) => JSON.stringify(line)).toSorted()
        assert.deepEqual(inOrder(lines), inOrder(run.lines))
        assert.equal(answer.total, run.total)
        const skipped: Record<string, number> = {}
        for (const { kind, reason, quantity } of answer.skipped) {
          if (reason === 'paid_before') skipped[kind] = (skipped[kind] ?? 0) + quantity
        }
        assert.deepEqual(skipped, run.skipped ?? {})
        const { body } = await studio.asOwner(`GET /api/v1/payroll-runs/${answer.id}`)
        assert.deepEqual(body, answer)
        assert.equal(body.status, run.finalize ? 'finalized' : 'draft')
      }),
    )
  }
})
