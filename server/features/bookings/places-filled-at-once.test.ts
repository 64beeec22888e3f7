import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(
  import.meta.filename,
  async (life) => {
    const { owner, later, studio } = life
    const { client, instructor, pass, cls } = inStudio(life)
    await owner('PUT /studio', { waitlist_confirm_minutes: 0, cancellation_hours: 16 })
    const [hal, ana, ben, cleo] = [await client('Hal'), await client('Ana'), await client('Ben'), await client('Cleo')]
    const ines = await instructor('Ines')
    for (const who of [hal, ana, ben, cleo]) await pass({}, who)
    const book = (scheduled: { id: number }, who: { id: number }) =>
      owner('POST /bookings', { scheduled_class_id: scheduled.id, client_id: who.id })
    const join = (scheduled: { id: number }, who: { id: number }) =>
      owner('POST /bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })
    // At once, where a place is filled without being offered; by an offer of half an hour where cancelling costs already.
    const at = async (instant: string) => {
      studio.clock.set(instant)
      await later({ minutes: 0 })
    }
    const saturday = await cls('2026-03-07T12:00', { capacity: 1, instructor_id: ines.id })
    const tonight = await cls('2026-03-06T22:30', { capacity: 1 })
    const hals = [await book(saturday, hal), await book(tonight, hal)]
    for (const who of [ben, cleo, ana]) await join(saturday, who)
    for (const who of [cleo, ben]) await join(tonight, who)
    await later({ minutes: 15 })
    await owner(`DELETE /bookings/${hals[0]!.id}`)
    await owner(`PUT /scheduled-classes/${saturday.id}`, { capacity: 2 })
    await owner(`DELETE /bookings/${hals[1]!.id}`)
    await later({ minutes: 30 })
    await later({ minutes: 1 })

    // Booked in the night, when it is too late for free before anybody wakes; the one of Sunday is not.
    const evening = await cls('2026-03-07T20:00', { capacity: 1 })
    const sunday = await cls('2026-03-08T18:00', { capacity: 1 })
    const nights = [await book(evening, hal), await book(sunday, hal)]
    await join(evening, cleo)
    await join(sunday, cleo)
    await at('2026-03-07T06:30:00.000Z')
    for (const { id } of nights) await owner(`DELETE /bookings/${id}`)
  },
  { timezone: 'America/Los_Angeles', now: '2026-03-06T15:31:00.000Z' },
)
