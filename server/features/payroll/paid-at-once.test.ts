import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { draftRun, makeInstructor, payComponent } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Line {
  amount: number
  paid_at: string | null
  paid_notes: string | null
}

describe('a run that is paid at once', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('has each line that comes to something marked, and those alone', async () => {
    const salary = { component_type: 'fixed_salary', salary_period: 'weekly', rate: 700 }
    const people = []
    for (const _ of [1, 2, 3]) people.push((await makeInstructor(studio))['user_id'])
    for (const user_id of people) await payComponent(studio, { ...salary, user_id })
    await payComponent(studio, { user_id: people[0], component_type: 'per_class', rate: 10 })
    const { id } = await draftRun(studio)
    const path = `POST /api/v1/payroll-runs/${id}/mark-paid`
    assert.equal((await studio.asOwner(path)).body.code, 'PAYROLL_RUN_NOT_FINALIZED')
    const run = (await studio.asOwner(`POST /api/v1/payroll-runs/${id}/finalize`)).body
    const first = run.line_items.find(({ amount }: Line) => amount > 0)
    await studio.asOwner(`POST /api/v1/payroll-line-items/${first.id}/mark-paid`, { paid_notes: 'In cash' })
    const { status, body } = await studio.asOwner(path, { paid_notes: 'Bank transfer' })
    assert.equal(status, 200)
    assert.deepEqual(
      body.line_items.map(({ amount, paid_at, paid_notes }: Line) => [amount > 0, paid_at !== null, paid_notes]),
      run.line_items.map(({ id: line_id, amount }: Line & { id: number }) =>
        amount > 0 ? [true, true, line_id === first.id ? 'In cash' : 'Bank transfer'] : [false, false, null],
      ),
    )
    assert.equal(body.unpaid, 0)
    const { items } = (await studio.asOwner('GET /api/v1/audit-log?page_size=3')).body
    assert.deepEqual(
      items.map(({ action }: { action: string }) => action),
      Array.from({ length: 3 }, () => 'payroll_line_item.mark_paid'),
    )
    assert.equal((await studio.asOwner(path)).body.code, 'PAYROLL_ITEM_PAID')
  })
})
