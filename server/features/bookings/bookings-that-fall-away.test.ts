import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(import.meta.filename, async (life) => {
  const { owner } = life
  const { made, client, pass, cls } = inStudio(life)
  const [ana, ben, cleo] = [await client('Ana'), await client('Ben'), await client('Cleo')]
  const boy = await made('POST /api/v1/clients', { full_name: 'Boy', guardian_id: ana.id })
  const bens = await pass({ can_pause: true }, ben)
  await pass({}, ben, { starts_at: '2026-03-04', expires_at: '2026-03-20' })
  for (const who of [cleo, boy]) await pass({}, who)
  const book = (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
    owner('POST /bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more })
  const join = (scheduled: { id: number }, who: { id: number }) =>
    owner('POST /bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })

  // A pause takes out what lies inside it alone, and only what that membership pays for.
  const second = (await made('POST /api/v1/class-templates', { name: 'Yin' })).id
  const days = [
    await cls('2026-03-05T09:00', { capacity: 1 }),
    await cls('2026-03-06T09:00'),
    await cls('2026-03-06T23:00', { template_id: second }),
    await cls('2026-03-07T00:00', { template_id: second }),
    await cls('2026-03-06T12:00', { template_id: second }),
  ]
  for (const day of days.slice(0, 4)) await book(day, ben, { membership_id: bens.id })
  await book(days[4]!, ben, { membership_id: bens.id + 1 })
  await book(days[1]!, cleo)
  await join(days[0]!, boy)
  await owner(`POST /memberships/${bens.id}/pause`, { pause_days: 3 })
  await owner(`GET /bookings?client_id=${ben.id}&upcoming=true`)
  await owner(`GET /bookings/waitlist?class_id=${days[0]!.id}`)
  await owner(`DELETE /memberships/${bens.id + 1}`)

  // Erased: nobody is notified, and the spot is passed on.
  await owner(`GET /bookings?client_id=${cleo.id}&upcoming=true`)
  await owner(`POST /gdpr/delete/${cleo.id}`)
  await owner(`POST /gdpr/delete/${cleo.id}`)
  await owner(`GET /bookings?class_id=${days[1]!.id}`)

  // Class by class as they begin, whatever was planned or booked first.
  const anas = await pass({ can_pause: true }, ana)
  const planned = [await cls('2026-03-11T09:00'), await cls('2026-03-10T09:00'), await cls('2026-03-10T09:00')]
  for (const day of planned) await book(day, ana, { membership_id: anas.id, force: true })
  await owner(`POST /memberships/${anas.id}/pause`, { pause_days: 8 })
})
