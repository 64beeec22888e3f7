import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const person = (name: string) => ({ full_name: name, email: `${name.toLowerCase()}@studio.test`, password: PASSWORD })
  const { id: ines } = await owner('POST /instructors', person('Ines'))
  const { id: paul } = await owner('POST /instructors', person('Paul'))
  const { id: nora } = await owner('POST /instructors', person('Nora'))
  const { id: attic } = await owner('POST /establishments', { name: 'Attic' })
  const { id: ana } = await owner('POST /clients', { full_name: 'Ana', email: 'ana@studio.test' })
  const { id: bea } = await owner('POST /clients', { full_name: 'Bea' })
  const { id: cleo } = await owner('POST /clients', { full_name: 'Cleo', email: 'cleo@studio.test' })
  const { id: dana } = await owner('POST /clients', { full_name: 'Dana' })
  await owner('PUT /studio', { waitlist_confirm_minutes: 60 })
  const pass = { name: 'All', type: 'time_pass', unlimited: true, price: 90, validity_days: 90 }
  const { id: membership_type_id } = await owner('POST /membership-types', pass)
  for (const client_id of [ana, bea, cleo, dana]) {
    await owner('POST /memberships', { client_id, membership_type_id, starts_at: '2026-03-04' })
  }
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const plan = async (starts_at: string, more: object = {}): Promise<number> =>
    (await owner('POST /scheduled-classes', { template_id: yoga, starts_at, ...more })).id
  const change = (id: number, changes: object) => owner(`PUT /scheduled-classes/${id}`, changes)

  const cls = await plan('2026-03-06T10:00', { capacity: 2, instructor_id: ines, establishment_id: attic })
  const other = await plan('2026-03-06T12:00', { instructor_id: paul, establishment_id: attic })
  const off = await plan('2026-03-06T15:00')
  await owner(`POST /scheduled-classes/${off}/cancel`)
  await owner('POST /closures', { starts_on: '2026-03-10', ends_on: '2026-03-11', reason: 'Floor' })
  await owner('POST /bookings', { scheduled_class_id: cls, client_id: ana })
  const { id: seat } = await owner('POST /bookings', { scheduled_class_id: cls, client_id: bea })
  await owner('POST /bookings/waitlist', { scheduled_class_id: cls, client_id: cleo })
  await owner('POST /bookings/waitlist', { scheduled_class_id: cls, client_id: dana })

  await later({ minutes: 1 })
  await change(cls, {})
  await change(cls, { capacity: 2, instructor_id: ines, establishment_id: attic, duration_minutes: 60 })
  await change(cls, { starts_at: '2026-03-06T10:00' })
  await change(cls, { starts_at: 'later' })
  await change(cls, { instructor_id: 99 })
  await change(cls, { establishment_id: 99 })
  await change(off, { capacity: 3 })
  await change(99, { capacity: 3 })

  // Places: not fewer than are booked or offered, more go to those who wait.
  await change(cls, { capacity: 1 })
  await owner(`DELETE /bookings/${seat}`)
  await change(cls, { capacity: 1 })
  await change(cls, { capacity: 3 })
  await change(cls, { capacity: 2 })
  await change(cls, { capacity: 4 })
  await later({ minutes: 1 })

  // Elsewhere: beside another class to the minute, then into it; by teacher, by room, onto closed days.
  await change(cls, { starts_at: '2026-03-06T11:00' })
  await change(cls, { duration_minutes: 61 })
  await change(cls, { instructor_id: paul, starts_at: '2026-03-06T12:30', establishment_id: null })
  await change(cls, { instructor_id: paul, starts_at: '2026-03-06T12:30' })
  await change(cls, { instructor_id: paul, force: true, starts_at: '2026-03-06T12:30', establishment_id: 1 })
  await change(cls, { capacity: 5 })
  await change(cls, { starts_at: '2026-03-09T23:30' })
  await change(cls, { starts_at: '2026-03-10T00:30' })
  await change(cls, { starts_at: '2026-03-11T23:30' })
  await change(cls, { starts_at: '2026-03-11T23:30', force: true, instructor_id: null, duration_minutes: 45 })
  await change(cls, { starts_at: '2026-03-11T22:00' })
  await change(cls, { starts_at: '2026-03-11T00:30', force: true })
  await change(cls, { starts_at: '2026-03-11T10:00' })
  await change(cls, { starts_at: '2026-03-12T00:30', instructor_id: ines })

  // With a substitute: a new teacher takes the place of both.
  await owner(`POST /scheduled-classes/${other}/substitute`, { instructor_id: nora })
  await change(other, { instructor_id: nora, capacity: 11 })
  await change(other, { instructor_id: ines })
  await owner(`DELETE /instructors/${ines}`, { force: true })
  await change(other, { instructor_id: ines, capacity: 10 })
  await change(other, { instructor_id: null })
  await change(other, { instructor_id: ines })

  // It begins on Friday at noon: until then it can move, from then on only the rest of it changes.
  await later({ days: 1, hours: 23, minutes: 58 })
  await change(other, { starts_at: '2026-03-06T12:05' })
  await change(other, { duration_minutes: 90, capacity: 20 })
  const soon = await plan('2026-03-06T12:01')
  await change(soon, { starts_at: '2026-03-06T12:02' })
  await later({ minutes: 2 })
  await change(soon, { starts_at: '2026-03-06T11:00' })
  await change(soon, { starts_at: '2026-03-06T12:03' })
  await change(soon, { duration_minutes: 30, capacity: 30 })
})
