import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

// Classes are planned and booked in the opposite order to their start, so that the orders differ visibly.
transcript(import.meta.filename, async (life) => {
  const { owner, later, studio } = life
  const { client, pass, cls } = inStudio(life)
  await owner('PUT /studio', { no_show_fee: 5, reminder_hours_before: 4, cancellation_hours: 4 })
  const [ana, ben, cleo, dan] = [await client('Ana'), await client('Ben'), await client('Cleo'), await client('Dan')]
  for (const who of [ana, ben, cleo, dan]) await pass({}, who)
  const at = async (instant: string) => {
    studio.clock.set(instant)
    await later({ minutes: 0 })
  }
  const book = async (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
    (await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more }))
      .body
  const second = await cls('2026-03-04T18:00')
  const first = await cls('2026-03-04T17:00')
  for (const scheduled of [second, first]) {
    await book(scheduled, dan, { check_in: true })
    for (const who of scheduled === second ? [ben, cleo] : [cleo, ben]) await book(scheduled, who)
  }
  await later({ hours: 2 })
  // Booked in the very minute in which it is to be reminded of.
  await book(second, ana)
  await later({ minutes: 5 })
  await at('2026-03-04T19:00:00.000Z')

  // A month without the studio's computer: what is longer ago is left as it was.
  const long = [await cls('2026-03-05T20:01', { duration_minutes: 30 }), await cls('2026-03-05T20:00')]
  const [spring, soon] = [await cls('2026-04-05T09:00'), await cls('2026-04-05T08:59')]
  for (const scheduled of long) {
    await book(scheduled, dan, { check_in: true, force: true })
    await book(scheduled, ben, { force: true })
  }
  await book(spring, ben)
  await book(soon, cleo)
  await at('2026-04-04T19:01:00.000Z')
  await owner('GET /bookings?needs_resolution=true')
  // To the minute an hour before one is still reminded of it.
  await at('2026-04-05T06:00:00.000Z')
  await owner(`GET /bookings?client_id=${ben.id}&page_size=1`)
})
