import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { finalizedRun, makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const COMPONENTS = '/api/v1/staff-pay-components'

describe('who may do payroll and nothing else', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('finds everybody who can be paid, agrees, works it out, freezes and notes it paid', async () => {
    const { token } = await makeManager(studio, ['payroll.manage'])
    const ask = (operation: string, body?: object) => studio.send(operation, { token, ...(body && { body }) })
    const desk = await makeManager(studio, ['bookings.view'])
    const gone = await makeManager(studio, ['bookings.view'])
    const owed = await makeManager(studio, ['bookings.view'])
    const teacher = await makeInstructor(studio)
    const salary = { component_type: 'fixed_salary', rate: 100, salary_period: 'weekly' }
    await studio.asOwner(`POST ${COMPONENTS}`, { user_id: owed.id, ...salary })
    for (const { id } of [gone, owed]) await studio.asOwner(`POST /api/v1/staff/${id}/deactivate`)
    const people: { user_id: number; full_name: string; is_active: boolean }[] = (
      await ask('GET /api/v1/payroll/people')
    ).body
    const isThere = (id: number) => people.find(({ user_id }) => user_id === id)?.is_active
    const found = [1, desk.id, teacher['user_id'], owed.id, gone.id].map(isThere)
    assert.deepEqual(found, [true, true, true, false, undefined])
    assert.deepEqual(Object.keys(people[0]!), ['user_id', 'full_name', 'is_active'])

    assert.equal((await ask(`POST ${COMPONENTS}`, { user_id: desk.id, ...salary })).status, 201)
    const asPayer = { ...studio, asOwner: ask } as TestStudio
    const run = await finalizedRun(asPayer, { period_start: '2026-03-04', period_end: '2026-03-04' })
    const paid = await ask(`POST /api/v1/payroll-line-items/${run.line_items[0].id}/mark-paid`)
    assert.deepEqual([run.status, paid.status], ['finalized', 200])
    for (const denied of ['staff', 'roles', 'clients', 'studio', 'reports/instructors', 'bookings'])
      assert.equal((await ask(`GET /api/v1/${denied}`)).status, 403, denied)
    assert.equal((await studio.send('GET /api/v1/payroll/people', { token: desk.token })).status, 403)
  })
})
