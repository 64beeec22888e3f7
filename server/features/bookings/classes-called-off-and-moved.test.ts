import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later } = life
  const { made, client, instructor, pass, cls } = inStudio(life)
  await owner('PUT /studio', { reminder_hours_before: 24, no_show_fee: 5, late_cancel_fee: 3 })
  const [ana, ben, cleo] = [await client('Ana'), await client('Ben'), await client('Cleo')]
  const boy = await made('POST /api/v1/clients', { full_name: 'Boy', guardian_id: ana.id })
  const ines = await instructor('Ines')
  const ended = { expires_at: '2026-03-05' }
  const pack = await pass({ type: 'class_pack', unlimited: false, credits_included: 9 }, ana, ended)
  const bens = await pass({ can_pause: true }, ben)
  await pass({}, ben, { starts_at: '2026-03-04', expires_at: '2026-03-20' })
  for (const who of [cleo, boy]) await pass({}, who)
  const windowed = await made('POST /api/v1/class-templates', { name: 'Window', booking_close_hours_before: 1 })
  const book = (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
    owner('POST /bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more })
  const join = (scheduled: { id: number }, who: { id: number }) =>
    owner('POST /bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })

  // Called off with somebody there, somebody missed, somebody waiting; and once more without a word of why.
  const today = await cls('2026-03-04T12:30', { capacity: 3, instructor_id: ines.id })
  const late = await cls('2026-03-05T23:30', { capacity: 1 })
  const here = await book(today, ana, { check_in: true })
  await book(today, boy)
  const missed = await book(today, cleo)
  await join(today, ben)
  await book(late, ana)
  await join(late, cleo)
  await later({ minutes: 30 })
  await owner(`POST /bookings/${missed.id}/no-show`)
  await owner(`POST /scheduled-classes/${today.id}/cancel`, { reason: 'The heating is out' })
  for (const act of ['check-in', 'no-show', 'undo', 'excuse']) await owner(`POST /bookings/${here.id}/${act}`)
  await owner(`DELETE /bookings/${here.id}`)
  await owner(`POST /scheduled-classes/${late.id}/cancel`)

  // Moved: clients who were reminded are reminded again, and an offer ends with booking at the latest.
  const moved = await cls('2026-03-05T18:00', { template_id: windowed.id, capacity: 2, instructor_id: ines.id })
  const still = await cls('2026-03-05T13:00')
  await book(moved, ben, { membership_id: bens.id })
  const left = await book(moved, cleo)
  await book(still, cleo)
  await join(moved, boy)
  await owner(`DELETE /bookings/${left.id}`)
  await owner(`PUT /scheduled-classes/${moved.id}`, { starts_at: '2026-03-04T14:00' })
  await owner(`GET /bookings/waitlist?class_id=${moved.id}`)
  await later({ minutes: 29 })
  await owner(`PUT /scheduled-classes/${moved.id}`, { starts_at: '2026-03-06T14:00' })
  await owner(`GET /bookings?client_id=${ben.id}`)
  await later({ hours: 23, minutes: 1 })
  await later({ hours: 1 })
  await later({ minutes: 1 })
  await owner(`GET /memberships/${pack.id}`)
})
