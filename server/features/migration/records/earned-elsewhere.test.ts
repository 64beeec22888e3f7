import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../../db/build.ts'
import { makeAutomation } from '../../../test/build/automations.ts'
import { csvOf, fatesOf, importFile } from '../../../test/build/migration.ts'
import { draftRun, makeInstructor, payComponent } from '../../../test/build/staff.ts'
import { makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { makeWebhook } from '../../../test/build/webhooks.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const told = ['emails', 'notifications', 'automation_enrollments', 'webhook_deliveries', 'pushes'] as const

// It is noon of 4 March 2026; the class of Monday was held here, that of Tuesday by the former software.
const VISITS = csvOf(
  'Client,Email,Class,Class Date,Class Time,Instructor,Status',
  'Ana Prats,ana@example.com,Flow,2026-03-03,07:30,Ines García,Attended',
  'Ben Ruiz,ben@example.com,Flow,2026-03-03,07:30,Ines García,No Show',
  'Ana Prats,ana@example.com,Flow,2026-03-06,18:30,Ines García,Attended',
)
const SALES = csvOf(
  'Date,Customer,Customer Email,Item,Item type,Quantity,Total,Payment method',
  '2026-03-08 09:30,Ana Prats,ana@example.com,Yoga mat,Retail,1,39.00,Cash',
)

describe('what the former software earned', () => {
  let studio: TestStudio
  let cls: { id: number }
  before(async () => {
    studio = await startStudio()
    const ines = { full_name: 'Ines García', email: 'ines@studio.test', password: 'Correct-Horse-7' }
    const { id: instructor_id, user_id } = await makeInstructor(studio, ines)
    await payComponent(studio, { user_id })
    await payComponent(studio, { user_id, component_type: 'per_attendee', rate: 2 })
    await payComponent(studio, { user_id, component_type: 'class_revenue_percent', rate: 50 })
    await payComponent(studio, { user_id: 1, component_type: 'retail_commission_percent', rate: 10 })
    const template_id = (await makeTemplate(studio, { name: 'Flow', default_capacity: 10 })).id
    cls = await makeClass(studio, { template_id, instructor_id, starts_at: '2026-03-06T18:30' })
    for (const trigger_event of ['booking.created', 'booking.checked_in', 'booking.no_show', 'product.purchased'])
      await makeAutomation(studio, { trigger_event, status: 'active' })
    await makeWebhook(studio, { events: ['booking.created', 'booking.checked_in', 'product.purchased'] })
    await studio.advance({ days: 4 })
  })
  after(() => studio.stop())

  const countTold = () =>
    told.map(
      (table) => studio.running.app.db.one(db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n')))!.n,
    )

  it('tells nobody anything', async () => {
    const before = countTold()
    assert.deepEqual(fatesOf(await importFile(studio, 'bookings', VISITS)), { created: 3 })
    assert.deepEqual(fatesOf(await importFile(studio, 'sales', SALES)), { created: 1 })
    await studio.advance({ minutes: 30 })
    assert.deepEqual(countTold(), before)
  })

  it('is paid to nobody again, though a class that was held here is', async () => {
    const paid = async () => {
      const { line_items } = await draftRun(studio, { period_end: '2026-03-08' })
      return line_items.map(({ component_type, quantity, amount }: Record<string, unknown>) => [
        component_type,
        quantity,
        amount,
      ])
    }
    const lines = (attended: number) => [
      ['per_class', 1, 30],
      ['per_attendee', attended, 2 * attended],
      ['class_revenue_percent', attended, 0],
      ['retail_commission_percent', 0, 0],
    ]
    assert.deepEqual(await paid(), lines(0))
    const { body: client } = await studio.asOwner('POST /api/v1/clients', { full_name: 'Eva Vila' })
    const walk_in = { scheduled_class_id: cls.id, client_id: client.id, check_in: true, force: true }
    assert.equal((await studio.asOwner('POST /api/v1/bookings', walk_in)).status, 201)
    assert.deepEqual(await paid(), lines(1))
  })

  it('is in no day’s close, takings or revenue', async () => {
    const { body: open } = await studio.asOwner('GET /api/v1/day-closes/open')
    assert.ok(
      open.lines.every(({ expected }: { expected: number }) => expected === 0),
      JSON.stringify(open.lines),
    )
    const month = 'start_date=2026-03-01&end_date=2026-03-31'
    assert.deepEqual((await studio.asOwner(`GET /api/v1/reports/takings?${month}`)).body.rows, [])
    assert.equal((await studio.asOwner(`GET /api/v1/reports/revenue?${month}`)).body.revenue, 0)
    assert.equal((await studio.asOwner('GET /api/v1/today')).body.takings.today, 0)
  })

  it('stands in the reports and lists by its own date', async () => {
    const tuesday = 'start_date=2026-03-03&end_date=2026-03-03'
    const { body } = await studio.asOwner(`GET /api/v1/reports/instructors?${tuesday}`)
    const { name, classes, came, no_show, seats } = body.by_instructor[0]
    assert.deepEqual([name, classes, came, no_show, seats], ['Ines García', 1, 1, 1, 10])
    const { body: sales } = await studio.asOwner('GET /api/v1/product-sales?start_date=2026-03-08&end_date=2026-03-08')
    assert.deepEqual(
      sales.map(({ total_amount }: { total_amount: number }) => total_amount),
      [39],
    )
  })
})
