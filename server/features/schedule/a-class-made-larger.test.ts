import { OWNER_EMAIL, PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later, studio }) => {
  const { id: ana } = await owner('POST /clients', { full_name: 'Ana' })
  const { id: bea } = await owner('POST /clients', { full_name: 'Bea' })
  const ines = { full_name: 'Ines', email: 'ines@studio.test', password: PASSWORD }
  const { id: teacher } = await owner('POST /instructors', ines)
  const quiet = { quiet_hours_start: '11:00', quiet_hours_end: '13:00', waitlist_confirm_minutes: 60 }
  await owner('PUT /studio', quiet)
  const pass = { name: 'All', type: 'time_pass', unlimited: true, price: 90, validity_days: 90 }
  const { id: membership_type_id } = await owner('POST /membership-types', pass)
  for (const client_id of [ana, bea]) {
    await owner('POST /memberships', { client_id, membership_type_id, starts_at: '2026-03-04' })
  }
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const fullAt = async (starts_at: string) => {
    const { id } = await owner('POST /scheduled-classes', { template_id: yoga, starts_at, capacity: 1 })
    const booking = await owner('POST /bookings', { scheduled_class_id: id, client_id: ana })
    await owner('POST /bookings/waitlist', { scheduled_class_id: id, client_id: bea })
    return { id, booking: booking.id }
  }
  // The clock alone moves on: no job has handed places out or closed a waitlist in the meantime.
  const wait = async (minutes: number) => {
    studio.clock.advance({ minutes })
    studio.owner = await studio.login(OWNER_EMAIL)
  }

  const soon = await fullAt('2026-03-04T12:30')
  const tomorrow = await fullAt('2026-03-05T18:00')
  await owner(`DELETE /bookings/${tomorrow.booking}`)

  // From its start on a class is not handed out any more, however large it becomes.
  await wait(30)
  await owner(`PUT /scheduled-classes/${soon.id}`, { capacity: 2 })
  await wait(1)
  await owner(`PUT /scheduled-classes/${soon.id}`, { capacity: 3 })

  // The job hands out spots that were held through the quiet hours, unless the class grows.
  await wait(40)
  await owner(`PUT /scheduled-classes/${tomorrow.id}`, { instructor_id: teacher })
  await owner(`PUT /scheduled-classes/${tomorrow.id}`, { duration_minutes: 50, capacity: 1 })
  await owner(`PUT /scheduled-classes/${tomorrow.id}`, { capacity: 2 })
  await later({ minutes: 1 })
})
