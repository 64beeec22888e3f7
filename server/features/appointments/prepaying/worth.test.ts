import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { makeAppointment, offer } from '../../../test/build/appointments.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

let studio: TestStudio
before(async () => {
  studio = await startStudio()
})
after(() => studio.stop())

const ask = async (operation: string, body?: object): Promise<Shown> => {
  const answer = await studio.asOwner(operation, body)
  assert.ok(answer.status < 300, `${operation}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

it('is worth its deposit and the rest to who holds it; a kept deposit of one that was cancelled is nobody’s', async () => {
  await ask('PUT /api/v1/studio', { cancellation_hours: 48, late_cancel_fee: 5 })
  const { service, instructor } = await offer(studio, { price: 60, prepayment: 'deposit', deposit_amount: 20 })
  const of = { service_id: service.id, instructor_id: instructor.id }
  for (const component_type of ['per_appointment', 'appointment_revenue_percent']) {
    const rate = component_type === 'per_appointment' ? { rate: 7 } : { rate: 50 }
    await ask('POST /api/v1/staff-pay-components', { user_id: instructor.user_id, component_type, ...rate })
  }
  const take = (appointment: Shown, part: string, amount: number) =>
    ask('POST /api/v1/till', {
      client_id: appointment.client_id,
      items: [{ kind: 'appointment', appointment_id: appointment.id, part }],
      payments: [{ method: 'cash', amount }],
    })
  const held = await makeAppointment(studio, { ...of, starts_at: '2026-03-05T10:00' })
  await take(held, 'deposit', 20)
  await ask(`PATCH /api/v1/appointments/${held.id}/complete`, { status: 'completed' })
  await take(held, 'rest', 40)
  const cancelled = await makeAppointment(studio, { ...of, starts_at: '2026-03-05T14:00' })
  await take(cancelled, 'deposit', 20)
  await studio.advance({ minutes: 16 })
  const { status, paid } = await ask(`PATCH /api/v1/appointments/${cancelled.id}/cancel`)
  assert.deepEqual([status, paid], ['late_cancelled', 20])
  await studio.advance({ days: 3 })
  const period = { period_start: '2026-03-05', period_end: '2026-03-05' }
  const run = await ask('POST /api/v1/payroll-runs', period)
  const lines = (await ask(`GET /api/v1/payroll-runs/${run.id}`)).line_items
  const shown = lines.map(({ component_type, quantity, amount }: Shown) => [component_type, quantity, amount])
  assert.deepEqual(shown.toSorted(), [['appointment_revenue_percent', 1, 30], ['per_appointment', 1, 7]]) // prettier-ignore
})
