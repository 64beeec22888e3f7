import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later, studio } = life
  const { made, client, instructor, pass, cls, signedIn } = inStudio(life)
  await owner('PUT /studio', { reminder_hours_before: 4, cancellation_hours: 3 })
  const [ana, ben, cleo] = [await client('Ana'), await client('Ben'), await client('Cleo')]
  const mute = await made('POST /api/v1/clients', { full_name: 'Mute' })
  const ines = await instructor('Ines')
  for (const who of [ana, ben, cleo, mute]) await pass({}, who)
  const free = await made('POST /api/v1/class-templates', { name: 'Free', cancellation_window_hours: 0 })
  const soon = await cls('2026-03-04T15:59')
  const reminded = await cls('2026-03-04T17:00', { instructor_id: ines.id })
  const easy = await cls('2026-03-04T17:05', { template_id: free.id })
  const off = await cls('2026-03-04T17:10')
  const tomorrow = await cls('2026-03-05T13:00')
  const book = async (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
    (await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more }))
      .body
  // Booked when the time to remind was over already; and by somebody there before.
  await book(soon, ana)
  await book(reminded, ben)
  await book(reminded, mute)
  const gone = await book(reminded, cleo)
  await book(easy, ana)
  await book(easy, cleo, { check_in: true })
  await book(off, mute, { force: true })
  await book(tomorrow, ana)
  await book(tomorrow, ben)
  await owner('POST /waivers', { title: 'Risk', body: 'My own.', requires_before_booking: true })
  await owner('POST /waivers', { title: 'Photos', body: 'Yes.' })
  await (
    await signedIn(ben)
  )('POST /waivers/1/sign', { signed_name: 'Ben' })
  await owner(`DELETE /bookings/${gone.id}`)
  await owner(`POST /scheduled-classes/${off.id}/cancel`)
  await later({ minutes: 59 })
  await later({ minutes: 1 })
  await later({ minutes: 5 })
  await later({ hours: 3 })
  await owner('PUT /studio', { reminder_hours_before: 0 })
  await later({ hours: 7 })
  await owner('PUT /waivers/1', { body: 'All my own.' })
  await later({ hours: 1 })
  await later({ hours: 1 })
  await owner('PUT /studio', { reminder_hours_before: 168 })
  await owner('PUT /waivers/1', { is_active: false })
  const last = await cls('2026-03-12T01:05')
  await book(last, cleo)
  await later({ hours: 1 })
  await later({ hours: 9, minutes: 59 })
  // Within the last hour nobody is reminded of anything.
  const near = await cls('2026-03-05T13:04', { capacity: 3 })
  await book(near, cleo, { force: true })
  await later({ minutes: 5 })
})
