import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const ines = { full_name: 'Ines', email: 'ines@studio.test', password: PASSWORD }
  const { id: teacher } = await owner('POST /instructors', ines)
  const { id: attic } = await owner('POST /establishments', { name: 'Attic' })
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga', default_capacity: 7 })
  const { id: flow } = await owner('POST /class-templates', { name: 'Flow' })
  const { id: barre } = await owner('POST /class-templates', { name: 'Barre', duration_minutes: 45 })
  await owner('POST /closures', { starts_on: '2026-03-11', ends_on: '2026-03-12', reason: 'Floor' })
  await owner('POST /closures', { starts_on: '2026-03-17', ends_on: '2026-03-18' })
  const plan = (template_id: number, starts_at: string, recurrence: object, more: object = {}) =>
    owner('POST /scheduled-classes', { template_id, starts_at, recurrence: { freq: 'weekly', ...recurrence }, ...more })

  // By the day it ends, by how many, with no end; on its own weekday or on others; every week or every second.
  await plan(yoga, '2026-03-04T18:00', { until: '2026-03-25' })
  await plan(
    yoga,
    '2026-03-05T18:30',
    { weekdays: [5, 1, 5], count: 3 },
    { instructor_id: teacher, establishment_id: attic },
  )
  await plan(barre, '2026-03-04T19:15', { interval: 6, weekdays: [1, 3] })
  await plan(flow, '2026-03-04T07:00', { interval: 2, weekdays: [2, 4], until: '2026-03-19' }, { capacity: 3 })
  await plan(flow, '2026-03-05T23:30', { until: '2026-03-05' }, { duration_minutes: 90 })
  await plan(flow, '2026-08-05T20:00', {})
  await plan(flow, '2026-03-05T20:00', { until: '2026-03-04' })
  await plan(flow, '2026-03-05T20:00', { weekdays: [5], until: '2026-03-05' })
  await plan(flow, '2026-03-05T20:00', { until: '2026-03-30', count: 2 })
  await plan(flow, '2026-03-05T20:00', { weekdays: [] })
  await plan(flow, '2026-03-05T20:00', { weekdays: [8] })
  await plan(flow, '2026-03-05T20:00', { interval: 0 })
  // Several of its classes clash: all are named. Where the closure has it, nobody is in the way.
  await plan(
    flow,
    '2026-03-06T19:00',
    { weekdays: [1, 5], count: 4 },
    { instructor_id: teacher, establishment_id: attic },
  )
  await plan(flow, '2026-03-06T19:00', { weekdays: [1, 5], count: 4 }, { instructor_id: teacher, force: true })
  // A class just after midnight belongs to its day; one that clashes only on a closed day is no clash.
  await plan(flow, '2026-03-17T00:30', { until: '2026-03-17' })
  await owner('POST /scheduled-classes', {
    template_id: flow,
    starts_at: '2026-03-11T20:30',
    instructor_id: teacher,
    force: true,
  })
  await plan(flow, '2026-03-04T20:30', { count: 2 }, { instructor_id: teacher })
  await plan(flow, '2026-03-05T06:00', { interval: 3, weekdays: [1], count: 1 })
  await plan(flow, '2026-03-04T12:00', { interval: 12, until: '2026-05-27' })
  // None begins in the past; where its first weekday is still to come it is none.
  await plan(flow, '2026-03-04T06:00', { until: '2026-05-27' })
  await plan(flow, '2026-03-04T06:00', { weekdays: [3, 5], count: 1 })
  await plan(flow, '2026-03-04T06:00', { weekdays: [5], count: 1 })
  await owner('GET /scheduled-classes?end_date=2026-03-12')

  // Made twelve weeks ahead, day by day, each once; not those of a template put away.
  await later({ days: 1 })
  await later({ hours: 1 })
  await owner(`DELETE /class-templates/${barre}`)
  await later({ days: 12 })
  await later({ days: 7 })
  await owner(`PUT /class-templates/${barre}`, { is_active: true })
  await owner('POST /closures', { starts_on: '2026-10-14', ends_on: '2026-10-14', reason: 'Autumn' })
  await later({ days: 128 })
  await later({ days: 1 })
  // Half an hour after midnight the twelfth week ends a day later than by UTC.
  await later({ hours: 10, minutes: 30 })
  await plan(barre, '2026-08-01T06:00', { interval: 12 })
  await plan(barre, '2026-08-01T07:00', { interval: 4 })
  await later({ days: 1 })
})
