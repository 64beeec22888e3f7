import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, chargesTo, creditsOf, registerClient, setRules, type TestClient } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { csvOf, fatesOf, importFile } from '../../test/build/migration.ts'
import { draftRun, makeInstructor, payComponent } from '../../test/build/staff.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

// Of the last month in the former software: its fees don't concern this one.
const FORMER = csvOf(
  'Client,Email,Class,Class Date,Class Time,Instructor,Status',
  'Ana Prats,ana@example.com,Flow,2026-03-02,18:00,Ines García,No Show',
  'Ben Ruiz,ben@example.com,Flow,2026-03-02,18:00,Ines García,Late cancel',
  'Eva Vila,eva@example.com,Flow,2026-03-02,18:00,Ines García,Attended',
)

describe('rules that stay as they are', () => {
  let studio: TestStudio
  let clients: TestClient[]
  let packs: { id: number }[]
  before(async () => {
    studio = await startStudio({ timezone: 'America/Los_Angeles' })
    await setRules(studio, { cancellation_hours: 12, late_cancel_fee: 5, no_show_fee: 8, default_vat_rate: 25 })
    const ines = { full_name: 'Ines García', email: 'ines@studio.test', password: 'Correct-Horse-7' }
    const { id: instructor_id, user_id } = await makeInstructor(studio, ines)
    await payComponent(studio, { user_id, component_type: 'per_class', rate: 30 })
    await payComponent(studio, { user_id, component_type: 'per_attendee', rate: 2 })
    await payComponent(studio, { user_id, component_type: 'class_revenue_percent', rate: 50 })
    const template_id = (await makeTemplate(studio, { name: 'Flow', default_capacity: 10 })).id
    assert.deepEqual(fatesOf(await importFile(studio, 'bookings', FORMER)), { created: 3 })
    clients = []
    for (let n = 0; n < 6; n += 1) clients.push(await registerClient(studio))
    const pack = await makeMembershipType(studio, { credits_included: 4, price: 50 })
    const sale = { membership_type_id: pack.id, payment_method: 'cash' }
    packs = []
    for (const { id: client_id } of clients) packs.push(await sellMembership(studio, { ...sale, client_id }))
    // 31 March in the evening there, April in UTC.
    const cls = await makeClass(studio, { template_id, instructor_id, starts_at: '2026-03-31T18:00', capacity: 10 })
    const places = []
    for (const client of clients) places.push(await book(studio, cls, client))
    const goTo = (hours: number) =>
      studio.advance({
        milliseconds: Date.parse(cls.starts_at) + hours * 3_600_000 - Date.parse(studio.clock.now()),
      })
    const done = async (operation: string, body: object = {}) => {
      const reply = await studio.asOwner(operation, body)
      assert.equal(reply.status, 200, JSON.stringify(reply.body))
    }
    // In time, late, late and let off, missed, missed and let off, come.
    await goTo(-12)
    await done(`DELETE /api/v1/bookings/${places[0].id}`)
    await goTo(-2)
    for (const n of [1, 2]) await done(`DELETE /api/v1/bookings/${places[n].id}`)
    await goTo(1)
    for (const n of [3, 4]) await done(`POST /api/v1/bookings/${places[n].id}/no-show`)
    for (const n of [2, 4]) await done(`POST /api/v1/bookings/${places[n].id}/excuse`)
    await done(`POST /api/v1/bookings/${places[5].id}/check-in`)
    await goTo(8 * 24)
  })
  after(() => studio.stop())

  const ask = async (which: string, body: object) => {
    const { status, body: answer } = await studio.asOwner(`POST /api/v1/simulations/${which}`, body)
    assert.equal(status, 200, JSON.stringify(answer))
    return answer
  }

  it('would have done what was done: the same bookings, fees and credits', async () => {
    const { before: was, after: same } = await ask('policy', { late_cancel_fee: 5 })
    assert.deepEqual(same, was)
    const charges = (await Promise.all(clients.map((client) => chargesTo(studio, client)))).flat()
    const asked = (of: string) =>
      charges.reduce((sum, [kind, amount, status]) => sum + (kind === of && status !== 'waived' ? amount : 0), 0)
    assert.deepEqual([asked('late_cancel'), asked('no_show')], [5, 8])
    assert.deepEqual([was.late_fees, was.no_show_fees], [asked('late_cancel'), asked('no_show')])
    const { items } = (await studio.asOwner('GET /api/v1/bookings?page_size=200')).body
    const bookings = items.filter(({ source }: { source: string }) => source !== 'import')
    const count = (of: string) => bookings.filter(({ status }: { status: string }) => status === of).length
    assert.deepEqual(
      [was.in_time, was.late, was.no_shows],
      [count('cancelled'), count('late_cancelled'), count('no_show')],
    )
    // Of six credits taken one was for a visit; what was not given back of the others was kept.
    const left = await Promise.all(packs.map((pack) => creditsOf(studio, pack)))
    assert.equal(was.credits_kept, 6 * 4 - left.reduce((sum, credits) => sum + credits, 0) - 1)
    assert.equal(was.credits_kept, 2)
  })

  it('refuse days in the wrong order, as reports do', async () => {
    const days = { start_date: '2026-03-02', end_date: '2026-03-01' }
    const { status, body } = await studio.asOwner('POST /api/v1/simulations/policy', days)
    assert.deepEqual([status, body.errors[0].path], [422, 'end_date'])
  })

  it('play the weeks as reports tell of them', async () => {
    const { before: was, start_date, end_date } = await ask('schedule', {})
    const days = `start_date=${start_date}&end_date=${end_date}`
    const { body: told } = await studio.asOwner(`GET /api/v1/reports/instructors?${days}`)
    assert.deepEqual(
      [was.classes, was.seats, was.booked, was.came, was.fill, was.income],
      [told.classes, told.seats, told.booked, told.came, told.fill, told.visits_worth],
    )
    assert.deepEqual([was.classes, was.came], [2, 2])
  })

  it('pay for classes what payroll does, percentages without VAT, and nothing for those of the former software', async () => {
    const { before: was, classes } = await ask('schedule', {})
    const { line_items } = await draftRun(studio, { period_end: '2026-04-05' })
    const paid = line_items.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
    // A visit of four for 50.00 is worth 12.50, without VAT 10.00.
    assert.deepEqual([was.income, was.pay, paid], [12.5, 30 + 2 + 5, 30 + 2 + 5])
    const former = classes.find(({ weekday }: { weekday: number }) => weekday === 1)
    assert.deepEqual([former.before.came, former.before.pay, former.before.break_even], [1, 0, null])
  })
})
