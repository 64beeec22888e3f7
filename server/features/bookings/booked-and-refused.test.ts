import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

// Five in the afternoon of a Wednesday in Los Angeles, and Thursday already in UTC.
const options = { timezone: 'America/Los_Angeles', now: '2026-03-05T01:00:00.000Z' }

transcript(
  import.meta.filename,
  async (life) => {
    const { owner, later, as } = life
    const { made, client, instructor, manager, signedIn, pass, cls } = inStudio(life)
    const [ana, ben, cleo] = [await client('Ana'), await client('Ben'), await client('Cleo')]
    const [ines, ivo] = [await instructor('Ines'), await instructor('Ivo')]
    const [max, mia] = [
      await manager('Max', ['bookings.view', 'bookings.manage']),
      await manager('Mia', ['bookings.override', 'schedule.view']),
    ]
    const windows = { booking_open_hours_before: 48, booking_close_hours_before: 2 }
    const open = await made('POST /api/v1/class-templates', { name: 'Open', ...windows })
    const tonight = await cls('2026-03-04T20:00', { capacity: 2, instructor_id: ines.id })
    const closed = await cls('2026-03-04T18:59', { template_id: open.id, instructor_id: ivo.id })
    const closing = await cls('2026-03-04T19:00', { template_id: open.id })
    const opening = await cls('2026-03-06T17:00', { template_id: open.id })
    const unopened = await cls('2026-03-06T17:01', { template_id: open.id })
    const begun = await cls('2026-03-04T17:00')
    const early = await cls('2026-03-05T07:00', { duration_minutes: 90 })

    const asks = (scheduled: { id: number }, who: { id: number }) =>
      owner(`GET /scheduled-classes/${scheduled.id}/eligibility?client_id=${who.id}`)
    const book = (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
      owner('POST /bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more })

    await asks(tonight, ana)
    await book(tonight, ana)
    const pack = { type: 'class_pack', unlimited: false, credits_included: 2 }
    const today = await pass(pack, ana, { expires_at: '2026-03-04' })
    await pass(pack, ben, { expires_at: '2026-03-05' })
    const few = await pass({ ...pack, credits_included: 1, validity_days: 30 }, ana)
    const later30 = await pass({ unlimited: true, validity_days: 20 }, cleo)
    await pass({ unlimited: true, validity_days: 10 }, cleo)
    await asks(tonight, ana)
    for (const scheduled of [closed, closing, opening, unopened, begun]) await asks(scheduled, cleo)
    await owner(`GET /scheduled-classes/${tonight.id}/eligibility`)
    await signedIn(ana)(`GET /scheduled-classes/${tonight.id}/eligibility`)
    await signedIn(ana)(`GET /scheduled-classes/${tonight.id}/eligibility?client_id=${ben.id}`)
    await signedIn(ivo)(`GET /scheduled-classes/${tonight.id}/eligibility?client_id=${ben.id}`)
    await asks({ id: 99 }, ana)
    await asks(tonight, { id: 99 })

    const first = await signedIn(ana)('POST /bookings', { scheduled_class_id: tonight.id })
    await book(tonight, ana)
    await signedIn(ana)('POST /bookings', { scheduled_class_id: early.id, client_id: ben.id })
    await signedIn(ana)('POST /bookings', { scheduled_class_id: early.id, check_in: true })
    await signedIn(ana)('POST /bookings', { scheduled_class_id: early.id, force: true })
    await signedIn(max)('POST /bookings', { scheduled_class_id: early.id, client_id: ana.id, force: true })
    await signedIn(mia)('POST /bookings', { scheduled_class_id: early.id, client_id: ana.id })
    await signedIn(ivo)('POST /bookings', { scheduled_class_id: tonight.id, client_id: ben.id })
    await signedIn(ines)('POST /bookings', { scheduled_class_id: tonight.id, client_id: ben.id })
    await book(tonight, cleo, { membership_id: few.id })
    await asks(tonight, cleo)
    await book(tonight, cleo)
    await book(tonight, cleo, { force: true })
    await book(early, ben)
    // The membership that expires tonight pays for nothing tomorrow; the pack of one does, once.
    await book(early, ana, { membership_id: today.id })
    await book(early, ana)
    await book(opening, ana)
    await owner('POST /bookings', { scheduled_class_id: early.id })
    await as('stranger')('POST /bookings', { scheduled_class_id: early.id })

    await book(unopened, cleo)
    await book(unopened, cleo, { force: true, membership_id: later30.id })
    await book(opening, cleo)
    await book(opening, cleo, { force: true })
    await book(closed, cleo, { check_in: true })
    await book(begun, cleo, { check_in: true })
    await book(begun, ben, { check_in: true, force: true })
    await owner('POST /waivers', { title: 'Risk', body: 'My own.', requires_before_booking: true })
    await owner('POST /waivers', { title: 'Photos', body: 'Yes.', requires_before_booking: false })
    await asks(closing, ana)
    await signedIn(ana)('POST /waivers/1/sign', { signed_name: 'Ana' })
    await asks(closing, ana)
    await book(closing, ana, { force: true })
    const cancelled = await cls('2026-03-09T09:00')
    await owner(`POST /scheduled-classes/${cancelled.id}/cancel`)
    await book(cancelled, cleo, { force: true })

    for (const filter of [
      'page_size=2',
      'page_size=2&page=2',
      `client_id=${ana.id}&page_size=2`,
      `class_id=${tonight.id}`,
      'status=checked_in',
      'upcoming=true&page_size=3',
      'status=imagined',
    ])
      await owner(`GET /bookings?${filter}`)
    for (const who of [ines, ivo, mia]) await signedIn(who)('GET /bookings?page_size=2')
    for (const who of [ines, ivo]) await signedIn(who)(`GET /bookings?class_id=${tonight.id}&page_size=1`)
    await signedIn(cleo)('GET /bookings?upcoming=true&page_size=2')
    await signedIn(cleo)(`GET /bookings?client_id=${ana.id}`)
    for (const who of [max, mia, ines, ivo, ana, cleo]) await signedIn(who)(`GET /bookings/${first.id}`)
    await owner('GET /bookings/99')

    await later({ hours: 1 })
    await book(begun, cleo, { check_in: true })
    await owner('GET /bookings?needs_resolution=true')
    await owner('GET /bookings?upcoming=true&page_size=2')
    await later({ hours: 1, minutes: 59 })
    await signedIn(ana)(`DELETE /bookings/${first.id}`)
    await later({ hours: 1, minutes: 1 })
    await owner('GET /bookings?needs_resolution=true&page_size=2')
    await owner('GET /bookings?needs_resolution=true&page_size=2&page=2')
    await owner(`PUT /clients/${ben.id}`, { is_active: false })
    await book(closing, ben, { force: true })
  },
  options,
)
