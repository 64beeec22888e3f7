import { inStudio } from '../bookings/fixtures/studio-life.ts'
import { OWNER_EMAIL } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async (life) => {
    const { owner, later, studio, as } = life
    const { made, client, instructor, manager, signedIn, pass, cls } = inStudio(life)
    const zed = await client('Zed')
    const bea = await made('POST /api/v1/clients', { full_name: 'bea', date_of_birth: '1990-03-05' })
    const cay = await made('POST /api/v1/clients', { full_name: 'Cay', date_of_birth: '1990-03-06' })
    const twin = await made('POST /api/v1/clients', { full_name: 'Cay', date_of_birth: '1992-02-29' })
    const wes = await client('Wes')
    const [ines, ivo] = [await instructor('Ines'), await instructor('Ivo')]
    const max = await manager('Max', ['schedule.view'])
    const mia = await manager('Mia', ['bookings.manage'])
    await pass({ type: 'class_pack', unlimited: false, credits_included: 3 }, zed)
    await pass({ type: 'class_pack', unlimited: false, credits_included: 1 }, bea)
    for (const who of [cay, twin, wes]) await pass({}, who)
    const before = await cls('2026-03-04T18:00', { duration_minutes: 30 })
    const after = await cls('2026-03-06T18:00')
    // In UTC it is the next day.
    const evening = await cls('2026-03-05T20:00', { capacity: 4, instructor_id: ines.id })
    const book = async (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
      (await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more }))
        .body
    await book(before, cay, { check_in: true })
    await book(before, zed)
    const [late, b, c, d] = [
      await book(evening, zed),
      await book(evening, bea),
      await book(evening, cay),
      await book(evening, twin),
    ]
    const later_on = await book(after, cay)
    await studio.asOwner('POST /api/v1/bookings/waitlist', { scheduled_class_id: evening.id, client_id: wes.id })
    await owner('POST /waivers', { title: 'Risk', body: 'My own.', requires_before_booking: true })
    await owner('POST /waivers', { title: 'Photos', body: 'Yes.' })
    await owner('POST /waivers', { title: 'House rules', body: 'Shoes off.', requires_before_booking: true })
    await signedIn(zed)('POST /waivers/1/sign', { signed_name: 'Zed' })
    for (const waiver of [1, 3]) await signedIn(wes)(`POST /waivers/${waiver}/sign`, { signed_name: 'Wes' })
    const roster = `/scheduled-classes/${evening.id}/roster`
    await owner(`GET ${roster}`)
    await owner(`GET /scheduled-classes/${after.id}/roster`)
    for (const who of [max, ivo, mia, zed]) await signedIn(who)(`GET ${roster}`)
    await as('stranger')(`GET ${roster}`)
    await owner('GET /scheduled-classes/99/roster')
    await owner(`DELETE /bookings/${b.id}`, { reason: 'Has a cold' })
    await owner(`GET ${roster}`)
    // The offer lapses without the jobs: every reader sees the true state.
    studio.clock.set('2026-03-05T02:00:01.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    await owner(`GET ${roster}`)
    studio.clock.set('2026-03-06T04:00:00.000Z')
    await later({ minutes: 0 })
    await owner(`GET ${roster}`)
    const checkIn = (...booking_ids: number[]) => owner(`POST ${roster}/check-in`, { booking_ids })
    await checkIn(99, later_on.id, c.id, b.id, c.id, d.id)
    await signedIn(ines)(`POST ${roster}/check-in`, { booking_ids: [late.id] })
    for (const who of [ivo, max, zed]) await signedIn(who)(`POST ${roster}/check-in`, { booking_ids: [late.id] })
    await owner(`POST ${roster}/check-in`, { booking_ids: [] })
    await owner('POST /scheduled-classes/99/roster/check-in', { booking_ids: [1] })
    await owner(`POST /bookings/${late.id}/undo`)
    await owner(`POST /bookings/${d.id}/undo`)
    await owner(`POST /bookings/${d.id}/no-show`)
    await owner(`POST /bookings/${d.id}/excuse`, { reason: 'Missed the train' })
    await owner(`GET ${roster}`)
    await later({ minutes: 59 })
    await owner(`GET ${roster}`)
    await later({ minutes: 1 })
    await owner(`GET ${roster}`)
  },
  { timezone: 'America/Los_Angeles', now: '2026-03-05T01:00:00.000Z' },
)
