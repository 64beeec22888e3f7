import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const person = (name: string) => ({ full_name: name, email: `${name.toLowerCase()}@studio.test`, password: PASSWORD })
  const { id: ines } = await owner('POST /instructors', person('Ines'))
  const { id: paul } = await owner('POST /instructors', person('Paul'))
  const { id: gone } = await owner('POST /instructors', person('Gina'))
  await owner(`DELETE /instructors/${gone}`)
  const { id: attic } = await owner('POST /establishments', { name: 'Attic' })
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const { id: flow } = await owner('POST /class-templates', {
    name: 'Flow',
    duration_minutes: 75,
    default_capacity: 8,
    default_instructor_id: ines,
    cancellation_window_hours: 5,
    booking_open_hours_before: 200,
    booking_close_hours_before: 2,
  })
  const { id: old } = await owner('POST /class-templates', { name: 'Old' })
  await owner(`DELETE /class-templates/${old}`)
  const plan = (template_id: number, starts_at: string, more: object = {}) =>
    owner('POST /scheduled-classes', { template_id, starts_at, ...more })

  // Absent fields are the template's; given ones are the class's.
  await plan(flow, '2026-03-06T10:00')
  await plan(flow, '2026-03-06T14:00', {
    duration_minutes: 30,
    capacity: 3,
    instructor_id: null,
    establishment_id: attic,
  })
  await plan(yoga, '2026-03-06T15:30:00+02:00', { instructor_id: paul, establishment_id: null })
  await plan(yoga, '2026-03-06T11:30Z')

  await plan(yoga, 'tomorrow')
  await plan(99, '2026-03-06T20:00')
  await plan(old, '2026-03-06T20:00')
  await plan(yoga, '2026-03-06T20:00', { instructor_id: gone })
  await plan(yoga, '2026-03-06T20:00', { instructor_id: 99 })
  await plan(yoga, '2026-03-06T20:00', { establishment_id: 99 })
  await plan(yoga, '2026-03-06T20:00', { capacity: 0 })

  // Beside another class to the minute, and a minute into it; by instructor, by room, by both.
  await later({ minutes: 1 })
  await plan(yoga, '2026-03-06T09:00', { instructor_id: ines })
  await plan(yoga, '2026-03-06T11:15', { instructor_id: ines, duration_minutes: 15 })
  await plan(yoga, '2026-03-06T08:59', { instructor_id: ines, duration_minutes: 15, force: true })
  await plan(yoga, '2026-03-06T11:14', { instructor_id: ines })
  await plan(yoga, '2026-03-06T13:01', { establishment_id: attic })
  await plan(yoga, '2026-03-06T14:29', { establishment_id: attic, instructor_id: paul })
  await plan(yoga, '2026-03-06T14:05', { establishment_id: attic, instructor_id: paul, duration_minutes: 120 })
  await plan(yoga, '2026-03-06T14:05', { establishment_id: 1, instructor_id: null })
  const twice = { establishment_id: attic, force: true }
  await plan(yoga, '2026-03-06T17:00', twice)
  await plan(yoga, '2026-03-06T16:30', twice)
  await plan(flow, '2026-03-06T17:00', { ...twice, instructor_id: paul })
  await plan(yoga, '2026-03-06T17:10', { establishment_id: attic, instructor_id: paul })
  await plan(flow, '2026-03-06T10:10', { establishment_id: attic, instructor_id: null })
  // A class of a whole day is in the way until its last minute, and a cancelled one never.
  const { id: retreat } = await plan(yoga, '2026-03-09T12:00', { instructor_id: paul, duration_minutes: 1440 })
  await plan(yoga, '2026-03-10T11:59', { instructor_id: paul })
  await plan(yoga, '2026-03-10T12:00', { instructor_id: paul })
  await owner(`POST /scheduled-classes/${retreat}/cancel`)
  await plan(yoga, '2026-03-10T11:00', { instructor_id: paul })

  // The first and the last day of a closure by the studio's clock, and the days beside it.
  await owner('POST /closures', { starts_on: '2026-03-20', ends_on: '2026-03-21', reason: 'Floor' })
  await owner('POST /closures', { starts_on: '2026-03-23', ends_on: '2026-03-23' })
  await plan(yoga, '2026-03-19T23:30')
  await plan(yoga, '2026-03-20T00:30')
  await plan(yoga, '2026-03-21T23:30')
  await plan(yoga, '2026-03-22T00:30')
  await plan(yoga, '2026-03-23T10:00')
  await plan(yoga, '2026-03-23T10:00', { force: true, instructor_id: ines })
  await plan(yoga, '2026-03-23T10:30', { instructor_id: ines })
  // A past class can't be planned, one that begins this minute can; an hour that the clock skips becomes the next.
  await plan(yoga, '2026-03-03T10:00')
  await plan(yoga, '2026-03-04T12:00')
  await plan(yoga, '2026-03-04T12:01')
  await plan(yoga, '2026-03-29T02:30')

  const { id: role } = await owner('POST /roles', { name: 'Looks', permissions: ['schedule.view'] })
  await owner('POST /staff', { ...person('Mara'), role_id: role })
  const mara = as('mara', await studio.login('mara@studio.test'))
  await mara('POST /scheduled-classes', { template_id: yoga, starts_at: '2026-03-06T20:00' })
  await mara('GET /scheduled-classes/1')
  await mara('GET /scheduled-classes/99')
})
