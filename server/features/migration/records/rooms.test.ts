import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { csvOf, fatesOf, importFile, requireWhole, takeBack } from '../../../test/build/migration.ts'
import { makeRoom, seatingOf } from '../../../test/build/rooms.ts'
import { classesOf, makeTemplate } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const TIMETABLE = csvOf(
  'Class,Date,Time,Spots',
  'Reformer,2026-03-06,10:00,3',
  'Reformer,2026-03-06,12:00,4',
  'Reformer,2026-03-06,14:00,',
)
const BOOKINGS = csvOf(
  'Client,Email,Class,Class Date,Class Time,Status',
  'Ana,ana@example.com,Reformer,2026-03-06,10:00,Booked',
  'Ben,ben@example.com,Reformer,2026-03-06,10:00,Booked',
  'Ana,ana@example.com,Reformer,2026-02-27,10:00,Attended',
)

describe('a timetable of classes in rooms', () => {
  let studio: TestStudio
  let room: { id: number }
  const planned = async (day: string) =>
    (await classesOf(studio, day, day)).map(({ room_plan_id, capacity }) => [room_plan_id, capacity])
  before(async () => {
    studio = await startStudio()
    room = await makeRoom(studio, 3)
    await makeTemplate(studio, { name: 'Reformer', default_capacity: 3, room_plan_id: room.id })
  })
  after(() => studio.stop())

  it('is held in them where every place has a seat', async () => {
    assert.deepEqual(fatesOf(await importFile(studio, 'class_schedule', TIMETABLE)), { created: 3 })
    assert.deepEqual(await planned('2026-03-06'), [
      [room.id, 3],
      [null, 4],
      [room.id, 3],
    ])
  })

  it('gives who is booked a seat, and former visits none', async () => {
    const job = await importFile(studio, 'bookings', BOOKINGS, { future_bookings: 'book' })
    assert.deepEqual(fatesOf(job), { created: 3 })
    const [first] = await classesOf(studio, '2026-03-06', '2026-03-06')
    assert.deepEqual(await seatingOf(studio, first), { A1: 'Ana', A2: 'Ben' })
    assert.deepEqual(await planned('2026-02-27'), [[null, 3]])
    await requireWhole(studio)
    const { body } = await takeBack(studio, job.job_id)
    assert.deepEqual([body.removed, body.kept_total], [6, 0], JSON.stringify(body.kept))
    assert.deepEqual(await seatingOf(studio, first), {})
    await requireWhole(studio)
  })
})
