import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../../db/build.ts'
import {
  csvOf,
  ended,
  fatesByRow,
  fatesOf,
  importFile,
  requireWhole,
  takeBack,
  upload,
} from '../../../test/build/migration.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const lastVisits = db.selectFrom('clients').select(['full_name', 'last_visit_at']).orderBy('full_name')
const countOf = (table: 'credit_entries' | 'charges') =>
  db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))

const VISITS = csvOf(
  'Client,Email,Class,Class Date,Class Time,Instructor,Status',
  '"Müller, Zoë",ZOE@example.com,Morning Flow,25/11/2025,7:30 AM,Ines,Signed In',
  'Zoë Müller,zoe@example.com,Morning flow,"26/11/2025",7:30 AM,,No Show',
  'Zoë Müller,zoe@example.com,Morning Flow,27/11/2025,7:30 AM,,Late Cancel',
  'Ben Ruiz,zoe@example.com,Morning Flow,25/11/2025,7:30 AM,,Attended',
  'Zoë Müller,zoe@example.com,Morning Flow,25/11/2025,07:30,,Attended',
  'Zoë Müller,zoe@example.com,Morning Flow,28/11/2025,7:30 AM,,Reserved',
  'Zoë Müller,zoe@example.com,Morning Flow,29/11/2025,7:30 AM,,',
  'No Mail,,Morning Flow,25/11/2025,7:30 AM,,Attended',
  'Zoë Müller,zoe@example.com,Morning Flow,29/11/2025,,,Attended',
  'Zoë Müller,zoe@example.com,Morning Flow,31/12/2099,7:30 AM,,Reserved',
  'Total for Ines,,,,,,4',
)
const ANSWERS = {
  booking_statuses: { reserved: 'no_show' },
  missing_status: 'checked_in',
  future_bookings: 'leave_out',
}

describe('a history of bookings', () => {
  let studio: TestStudio
  before(async () => void (studio = await startStudio()))
  after(() => studio.stop())

  it('asks what the file leaves open', async () => {
    const { body } = await upload(studio, 'bookings', VISITS)
    assert.deepEqual(
      body.questions.map(({ id }: { id: string }) => id),
      ['booking_statuses', 'missing_status', 'future_bookings'],
    )
  })

  it('becomes visits that cost nothing and tell nobody', async () => {
    const mails = (await studio.asOwner('GET /api/v1/emails?page_size=1')).body.total
    const job = await importFile(studio, 'bookings', VISITS, ANSWERS)
    assert.deepEqual(
      fatesOf(job),
      { created: 6, skipped: 3, rejected: 2 },
      JSON.stringify(await fatesByRow(studio, job.job_id)),
    )
    const visits = studio.running.app.db.all(lastVisits)
    assert.deepEqual(
      visits.map(({ full_name, last_visit_at }) => [full_name, last_visit_at]),
      [
        ['Ben Ruiz', '2025-11-25T06:30:00.000Z'],
        ['Zoë Müller', '2025-11-29T06:30:00.000Z'],
      ],
    )
    assert.equal(studio.running.app.db.one(countOf('credit_entries'))?.count, 0)
    assert.equal(studio.running.app.db.one(countOf('charges'))?.count, 0)
    const events = studio.running.app.db.all(db.selectFrom('events').select('event as type').distinct())
    assert.deepEqual(
      events.filter(({ type }) => type !== 'client.imported'),
      [],
    )
    assert.equal((await studio.asOwner('GET /api/v1/emails?page_size=1')).body.total, mails)
    const again = await importFile(studio, 'bookings', VISITS, ANSWERS)
    assert.deepEqual(fatesOf(again), { matched: 6, skipped: 3, rejected: 2 })
    await requireWhole(studio)
  })

  it('is taken back to nothing', async () => {
    const { body } = await takeBack(studio, 2)
    assert.deepEqual([body.kept_total, body.status], [0, 'rolled_back'], JSON.stringify(body.kept))
    assert.equal((await studio.asOwner('GET /api/v1/clients')).body.items.length, 0)
    assert.equal((await studio.asOwner('GET /api/v1/class-templates')).body.items.length, 0)
    await requireWhole(studio)
  })
})

describe('bookings of classes that are here', () => {
  let studio: TestStudio
  let cls: { id: number; starts_at: string }
  before(async () => {
    studio = await startStudio()
    cls = await makeClass(studio, { capacity: 1 })
  })
  after(() => studio.stop())
  const list = (...people: string[]) =>
    csvOf('Client,Email,Class Date,Status', ...people.map((person) => `${person},${cls.starts_at},Booked`))

  it('to come are made if the owner says so, while there is a place', async () => {
    const file = list('Ana,ana@example.com', 'Ben,ben@example.com')
    const left = await importFile(studio, 'bookings', file, { future_bookings: 'leave_out' })
    assert.deepEqual(fatesOf(left), { skipped: 2 })
    const job = await importFile(studio, 'bookings', file, { future_bookings: 'book' })
    assert.deepEqual(
      (await fatesByRow(studio, job.job_id)).map(([, fate, reason]) => [fate, reason]),
      [
        ['created', null],
        ['rejected', 'The class has no free spots.'],
      ],
    )
    const { items } = (await studio.asOwner('GET /api/v1/clients')).body
    assert.deepEqual(
      items.map(({ full_name }: { full_name: string }) => full_name),
      ['Ana'],
    )
    await requireWhole(studio)
  })

  it('are not made of those who only wait, whatever the owner says of the others', async () => {
    const { starts_at } = await makeClass(studio, { starts_at: '2026-03-20T18:00' })
    const words = ['Waitlisted', 'auf Warteliste', 'En lista de espera', 'Liste d’attente', 'In attesa', 'On wait list']
    const rows = words.map((word, at) => `Wanda ${at},wanda${at}@example.com,${starts_at},${word}`)
    const file = csvOf('Client,Email,Class Date,Status', ...rows, `Past,past@example.com,2025-11-25 07:30,Waiting`)
    const job = await importFile(studio, 'bookings', file, { future_bookings: 'book', missing_status: 'checked_in' })
    assert.deepEqual(fatesOf(job), { skipped: 7 })
    const [[, , reason]] = (await fatesByRow(studio, job.job_id)) as [[number, string, string]]
    assert.equal(reason, 'The client was only on the waitlist. Waitlists aren’t imported.')
  })

  it('stay where something became of them since', async () => {
    const { items } = (await studio.asOwner(`GET /api/v1/bookings?class_id=${cls.id}`)).body
    assert.equal(items.length, 1)
    await studio.asOwner(`DELETE /api/v1/bookings/${items[0].id}`)
    const { body } = await takeBack(studio, 2)
    assert.deepEqual(
      body.kept.map(({ record, name }: { record: string; name: string }) => [record, name]),
      [
        ['client', 'Ana'],
        ['booking', 'Ana'],
      ],
    )
    await requireWhole(studio)
  })
})

it('of Mindbody’s payroll detail names no class: the one at that time is meant', async () => {
  const studio = await startStudio()
  try {
    const cls = await makeClass(studio)
    assert.equal((await studio.asOwner('POST /api/v1/clients', { full_name: 'Solo Sol' })).status, 201)
    await studio.advance({ days: 2 })
    const file = csvOf(
      'Instructors,Class Date,Class Time,Client Name,Series Used,,Revenue,Rev. per Session,Earnings per Client,Earnings',
      'Tina Teach,3/5/2026,6:30 PM,Solo Sol,10 Pack,,15.00,15.00,5.00,5.00',
      ',3/5/2026,6:30 PM,"Body, Some",10 Pack,,15.00,15.00,5.00,5.00',
      ',3/5/2026,9:00 PM,Solo Sol,10 Pack,,15.00,15.00,5.00,5.00',
      'Total for Tina Teach,,,,,,45.00,,,15.00',
    )
    const { body } = await upload(studio, 'bookings', file)
    assert.equal(body.product, 'Mindbody (payroll detail)')
    const answers = { date_order: 'month_day', people_without_email: 'same_person', missing_status: 'checked_in' }
    const job = await importFile(studio, 'bookings', file, answers)
    assert.deepEqual(
      (await fatesByRow(studio, job.job_id)).map(([, fate]) => fate),
      ['created', 'rejected', 'rejected', 'skipped'],
    )
    const { items } = (await studio.asOwner(`GET /api/v1/bookings?class_id=${cls.id}`)).body
    assert.deepEqual(
      items.map(({ status, source }: Record<string, unknown>) => [status, source]),
      [['checked_in', 'import']],
    )
    await requireWhole(studio)
  } finally {
    await studio.stop()
  }
})

describe('ten thousand rows', () => {
  it('come through a kill, each once', async () => {
    const studio = await startStudio()
    try {
      const lines = Array.from({ length: 10_000 }, (_, at) => {
        const [day, who] = [
          `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
          at % 500,
        ]
        return `Person ${who},p${who}@example.com,Class ${at % 7},${day},0${at % 9}:00,Attended`
      })
      const { body } = await upload(
        studio,
        'bookings',
        csvOf('Client,Email,Class,Class Date,Class Time,Status', ...lines),
      )
      const { job_id, column_mapping } = body
      assert.equal(body.counts.created + body.counts.skipped, 10_000)
      await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
      await studio.restart()
      await studio.advance({ minutes: 1 })
      const done = await ended(studio, job_id)
      assert.deepEqual(done.counts, body.counts)
      assert.equal((await studio.asOwner('GET /api/v1/migration/summary')).body.bookings, body.counts.created)
      await requireWhole(studio)
    } finally {
      await studio.stop()
    }
  })
})
