import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later, studio } = life
  const { client, signedIn, pass, cls } = inStudio(life)
  const [hal, ana, ben, cleo] = [await client('Hal'), await client('Ana'), await client('Ben'), await client('Cleo')]
  for (const who of [hal, ana, cleo]) await pass({}, who)
  const bens = await pass({ can_pause: true }, ben)
  const at = async (instant: string) => {
    studio.clock.set(instant)
    await later({ minutes: 0 })
  }
  const join = (scheduled: { id: number }, who: { id: number }) =>
    owner('POST /bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })
  const evening = await cls('2026-03-05T20:00', { capacity: 1 })
  const cleos = await owner('POST /bookings', { scheduled_class_id: evening.id, client_id: cleo.id })
  await join(evening, hal)
  await join(evening, ben)
  await join(evening, ana)
  await owner(`POST /memberships/${bens.id}/pause`, { pause_days: 14 })
  await at('2026-03-05T18:55:00.001Z')
  await signedIn(cleo)(`DELETE /bookings/${cleos.id}`)
  await later({ minutes: 1 })
  await owner(`GET /bookings/waitlist?class_id=${evening.id}`)
  await signedIn(ana)('POST /bookings', { scheduled_class_id: evening.id })
  await at('2026-03-05T19:00:00.000Z')
  await owner(`GET /bookings/waitlist?class_id=${evening.id}`)
})
