import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { csvOf, importFile, requireWhole } from '../build/migration.ts'
import { makeCategory } from '../build/schedule.ts'
import { startStudio, type TestStudio } from '../studio.ts'
import type { Books } from './books.ts'
import { compareAll, readBooks } from './reading.ts'

/** Names that contain a category, as studios name what they sell. */
const TYPES = csvOf(
  'Name,Type,Price,Credits,Valid days',
  'Reformer 10er,class_pack,190,10,90',
  'Mat Flat monatlich,subscription,89,unlimited,',
  'Einzelstunde Mat,drop_in,16,1,30',
  'Alles 5er,class_pack,80,5,60',
)
/** Four kinds of classes, in one file. */
const TIMETABLE = csvOf(
  'Class,Day,Time,End time,Spots,Start date',
  'Mat Flow,"Mon, Wed",07:30,08:30,14,2026-03-02',
  'Reformer Basics,Tue,18:00,19:00,8,2026-03-02',
  'Barre,Thu,12:00,12:45,10,2026-03-02',
  'Back care workshop,Sat,10:00,13:00,2,2026-03-02',
)
/** Passes with few credits, an end, and a day from which they are good. */
const MEMBERSHIPS = csvOf(
  'Name,Email,Membership,Start,End,Price,Credits left,Total credits',
  'Ana Prats,ana@list.test,Reformer 10er,2026-02-20,2026-03-10,190,1,10',
  'Ben Ott,ben@list.test,Alles 5er,2026-02-01,2026-04-30,80,4,5',
  'Cleo Marx,cleo@list.test,Alles 5er,2026-01-05,2026-02-28,80,0,5',
  'Dora Lind,dora@list.test,Reformer 10er,2026-03-09,2026-05-30,190,10,10',
  'Emil Roth,emil@list.test,Mat twice a week,2026-03-01,2026-06-30,70,,',
)
const CATEGORY_OF = { 'Mat Flow': 'Mat', 'Reformer Basics': 'Reformer', 'Back care workshop': 'Workshop' } as const

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('a studio that comes from elsewhere with several kinds of classes', () => {
  let studio: TestStudio
  const categories: Record<string, number> = {}
  before(async () => {
    studio = await startStudio()
    for (const name of ['Mat', 'Reformer', 'Workshop'])
      categories[name] = ((await makeCategory(studio, { name })) as Shown).id
  })
  after(() => studio.stop())

  const read = async (path: string) => {
    const { status, body } = await studio.asOwner(`GET /api/v1${path}`)
    assert.equal(status, 200, `${path} ${JSON.stringify(body)}`)
    return body
  }
  const put = async (path: string, body: object) =>
    assert.equal((await studio.asOwner(`PUT /api/v1${path}`, body)).status, 200, path)
  const typeNamed = async (name: string) =>
    (await read('/membership-types?page_size=200')).items.find((type: Shown) => type.name === name)
  let books: Books | undefined
  const compared = async () => {
    const span = { from: '2026-03-04', until: '2026-03-15', clients: 50 }
    books = await readBooks(read, studio.clock.now(), { ...span, ...(books && { before: books }) })
    return compareAll(read, books)
  }

  it('takes over kinds of classes from a timetable', async () => {
    assert.equal((await importFile(studio, 'class_schedule', TIMETABLE)).status, 'completed')
    const { items } = await read('/class-templates')
    assert.equal(items.length, 4)
    for (const { id, name } of items)
      await put(`/class-templates/${id}`, {
        category_id: categories[CATEGORY_OF[name as keyof typeof CATEGORY_OF]] ?? null,
        ...(name === 'Back care workshop' && { price: 45, covered_by_all: false }),
        ...(name === 'Reformer Basics' && { credit_cost: 2 }),
      })
  })

  it('takes over what is on sale, by the categories in its names', async () => {
    const covers = {
      'Reformer 10er': `${categories['Reformer']}`,
      'Mat Flat monatlich': `${categories['Mat']}`,
      'Einzelstunde Mat': `${categories['Mat']}`,
      'Alles 5er': 'all',
    }
    assert.equal((await importFile(studio, 'membership_types', TYPES, { covers })).status, 'completed')
    assert.deepEqual((await typeNamed('Reformer 10er')).coverage.category_ids, [categories['Reformer']])
  })

  it('answers as the oracle for everybody whom a list of memberships brings', async () => {
    const answers = {
      covers: { 'Mat twice a week': `${categories['Mat']}` },
      membership_types: { 'Mat twice a week': { type: 'time_pass', price: 70, validity_days: 120 } },
    }
    assert.equal((await importFile(studio, 'memberships', MEMBERSHIPS, answers)).status, 'completed')
    const { asked, bookable } = await compared()
    assert.equal(asked, 5 * 7)
    assert.ok(bookable >= 8, `${bookable} places could be booked`)
    await requireWhole(studio)
  })

  it('answers as the oracle once limits and hours are added and places are booked', async () => {
    const twice = await typeNamed('Mat twice a week')
    await put(`/membership-types/${twice.id}`, { max_per_week: 1, apply_to_existing: true })
    const anything = await typeNamed('Alles 5er')
    const usable_times = [{ weekdays: [1, 2, 3, 4, 5], from: '00:00', until: '12:00' }]
    await put(`/membership-types/${anything.id}`, { usable_times, apply_to_existing: true })
    const { items: clients } = await read('/clients?page_size=50')
    const classes = await read('/scheduled-classes?start_date=2026-03-09&end_date=2026-03-14')
    const idOf = (list: Shown[], field: string, value: string) => list.find((one) => one[field] === value).id
    const booked = await studio.asOwner('POST /api/v1/bookings', {
      scheduled_class_id: idOf(classes, 'name', 'Mat Flow'),
      client_id: idOf(clients, 'full_name', 'Emil Roth'),
    })
    assert.equal(booked.status, 201)
    const full = idOf(classes, 'name', 'Back care workshop')
    for (const name of ['Ana Prats', 'Ben Ott']) {
      const body = { scheduled_class_id: full, client_id: idOf(clients, 'full_name', name), force: true }
      assert.equal((await studio.asOwner('POST /api/v1/bookings', body)).status, 201)
    }
    const { bookable } = await compared()
    assert.ok(bookable > 0)
    const mat = await studio.asOwner(
      `GET /api/v1/scheduled-classes/${idOf(classes.slice(1), 'name', 'Mat Flow')}/eligibility?client_id=${idOf(clients, 'full_name', 'Emil Roth')}`,
    )
    assert.deepEqual(
      mat.body.reasons.map(({ code }: Shown) => code),
      ['MEMBERSHIP_WEEK_LIMIT'],
    )
  })
})
