import { OWNER_EMAIL } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later, studio, as } = life
  const { made, client, instructor, manager, signedIn, pass, cls } = inStudio(life)
  await owner('PUT /studio', { waitlist_confirm_minutes: 30, tunnel_url: 'https://studio.test/' })
  const [hal, ana, ben, cleo] = [await client('Hal'), await client('Ana'), await client('Ben'), await client('Cleo')]
  const [ines, ivo] = [await instructor('Ines'), await instructor('Ivo')]
  const max = await manager('Max', ['bookings.view'])
  const boy = await made('POST /api/v1/clients', { full_name: 'Boy', guardian_id: ana.id })
  for (const who of [hal, ana, cleo, boy]) await pass({}, who)
  const windows = { name: 'Window', booking_open_hours_before: 48, booking_close_hours_before: 2 }
  const windowed = await made('POST /api/v1/class-templates', windows)

  const wanted = await cls('2026-03-05T18:00', { capacity: 1, instructor_id: ines.id })
  const same = await cls('2026-03-05T18:30', { capacity: 1 })
  const roomy = await cls('2026-03-06T10:00', { instructor_id: ivo.id })
  const begun = await cls('2026-03-04T12:00', { capacity: 1 })
  const closed = await cls('2026-03-04T13:59', { template_id: windowed.id, capacity: 1 })
  const unopened = await cls('2026-03-06T12:01', { template_id: windowed.id, capacity: 1 })
  const book = (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
    owner('POST /bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more })
  const join = (scheduled: { id: number }, who: { id: number }) =>
    owner('POST /bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })
  const hals = await book(wanted, hal)
  const cleos = await book(same, cleo)
  for (const scheduled of [begun, closed, unopened])
    await book(scheduled, hal, { force: true, check_in: scheduled.id === begun.id })

  for (const scheduled of [roomy, begun, closed, unopened]) await join(scheduled, ana)
  await join(wanted, hal)
  await join({ id: 99 }, ana)
  await join(wanted, { id: 99 })
  await owner('POST /bookings/waitlist', { scheduled_class_id: wanted.id })
  const anas = await signedIn(ana)('POST /bookings/waitlist', { scheduled_class_id: wanted.id })
  await signedIn(ana)('POST /bookings/waitlist', { scheduled_class_id: wanted.id })
  await signedIn(ana)('POST /bookings/waitlist', { scheduled_class_id: same.id, client_id: ben.id })
  await signedIn(ivo)('POST /bookings/waitlist', { scheduled_class_id: wanted.id, client_id: ben.id })
  await signedIn(max)('POST /bookings/waitlist', { scheduled_class_id: wanted.id, client_id: ben.id })
  await as('stranger')('POST /bookings/waitlist', { scheduled_class_id: wanted.id })
  const bens = await signedIn(ines)('POST /bookings/waitlist', {
    scheduled_class_id: wanted.id,
    client_id: ben.id,
  })
  const first = await join(wanted, cleo)
  const boys = await join(wanted, boy)
  const gone = await join(same, ana)

  for (const filter of ['', `?class_id=${wanted.id}`, `?client_id=${ana.id}`])
    await owner(`GET /bookings/waitlist${filter}`)
  for (const who of [ines, ivo, ben]) await signedIn(who)('GET /bookings/waitlist')
  await signedIn(ivo)(`GET /bookings/waitlist?class_id=${wanted.id}`)
  await signedIn(ben)(`GET /bookings/waitlist?client_id=${ana.id}`)
  await owner(`GET /scheduled-classes/${wanted.id}/eligibility?client_id=${cleo.id}`)
  const of = (entry: { id: number }) => `/bookings/waitlist/${entry.id}`
  await signedIn(ana)(`DELETE ${of(gone)}`)
  await signedIn(ana)(`DELETE ${of(gone)}`)
  await signedIn(ana)(`DELETE ${of(bens)}`)
  await signedIn(ivo)(`DELETE ${of(bens)}`)
  await signedIn(ana)(`POST ${of(anas)}/confirm`)
  await owner('DELETE /bookings/waitlist/99')
  await owner('POST /bookings/waitlist/99/confirm')

  await signedIn(hal)(`DELETE /bookings/${hals.id}`)
  await owner(`GET /scheduled-classes/${wanted.id}/eligibility?client_id=${ana.id}`)
  await owner(`GET /scheduled-classes/${wanted.id}/eligibility?client_id=${hal.id}`)
  await book(wanted, hal)
  // A client who declines is passed over, and so is one who has nothing to pay with.
  await signedIn(ana)(`DELETE ${of(anas)}`)
  await signedIn(ana)(`POST ${of(anas)}/confirm`)
  await later({ minutes: 29 })
  await owner(`DELETE /bookings/${cleos.id}`)
  await later({ minutes: 1 })
  await owner(`GET /bookings/waitlist?class_id=${wanted.id}`)
  // A moment later the offer has lapsed, though no job has run.
  studio.clock.advance({ milliseconds: 1 })
  studio.owner = await studio.login(OWNER_EMAIL)
  await owner(`POST ${of(first)}/confirm`)
  await owner(`GET /bookings/waitlist?client_id=${cleo.id}`)
  await owner(`DELETE ${of(boys)}`)
  await owner(`DELETE ${of(first)}`)
  await owner(`PUT /clients/${hal.id}`, { is_active: false })
  await join(same, hal)
})
