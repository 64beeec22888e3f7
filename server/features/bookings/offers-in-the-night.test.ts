import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(
  import.meta.filename,
  async (life) => {
    const { owner, later } = life
    const { client, instructor, pass, cls } = inStudio(life)
    await owner('PUT /studio', { waitlist_confirm_minutes: 60 })
    const [hal, ana, ben, cleo] = [await client('Hal'), await client('Ana'), await client('Ben'), await client('Cleo')]
    const ines = await instructor('Ines')
    for (const who of [hal, ana, ben, cleo]) await pass({}, who)
    const book = (scheduled: { id: number }, who: { id: number }) =>
      owner('POST /bookings', { scheduled_class_id: scheduled.id, client_id: who.id })
    const join = (scheduled: { id: number }, who: { id: number }) =>
      owner('POST /bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })
    const night = await cls('2026-03-05T23:30', { capacity: 1, instructor_id: ines.id })
    const noon = await cls('2026-03-06T12:00', { capacity: 1 })
    const early = await cls('2026-03-06T06:30', { capacity: 1 })
    const held = [await book(night, hal), await book(noon, hal), await book(early, hal)]
    await join(night, ana)
    await join(night, ben)
    await join(noon, cleo)
    await join(noon, ana)
    await join(early, ben)
    await join(early, cleo)

    // Half past nine in the evening: what does not run out before ten runs on from seven.
    await later({ hours: 4, minutes: 30 })
    await owner(`DELETE /bookings/${held[1]!.id}`)
    await later({ minutes: 30 })
    await owner(`DELETE /bookings/${held[2]!.id}`)
    await owner('GET /bookings/waitlist')
    await later({ hours: 8, minutes: 30 })
    await later({ minutes: 30 })
    await later({ minutes: 30 })
    await later({ minutes: 1 })
  },
  { timezone: 'America/Los_Angeles', now: '2026-03-06T01:00:00.000Z' },
)
