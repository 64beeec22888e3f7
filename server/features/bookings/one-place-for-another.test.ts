import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later } = life
  const { client, signedIn, pass, cls } = inStudio(life)
  await owner('PUT /studio', { late_cancel_fee: 6 })
  const [hal, ana, cleo] = [await client('Hal'), await client('Ana'), await client('Cleo')]
  const passes = [await pass({}, hal), await pass({}, ana)]
  const pack = await pass({ type: 'class_pack', unlimited: false, credits_included: 2 }, cleo)
  await pass({}, cleo)
  const wanted = await cls('2026-03-05T18:00', { capacity: 1 })
  const same = await cls('2026-03-05T18:30', { capacity: 1 })
  const near = await cls('2026-03-04T20:00', { capacity: 2 })
  const book = (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
    owner('POST /bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more })
  const join = (scheduled: { id: number }, who: { id: number }) =>
    owner('POST /bookings/waitlist', { scheduled_class_id: scheduled.id, client_id: who.id })

  const hals = await book(wanted, hal)
  const other = await book(near, hal)
  const entry = await join(wanted, cleo)
  await owner(`DELETE /bookings/${hals.id}`)
  const given = await book(same, cleo, { membership_id: pack.id })
  await join(same, ana)
  await join(same, hal)
  const confirm = async (body: object) => signedIn(cleo)(`POST /bookings/waitlist/${entry.id}/confirm`, body)
  await confirm({})
  await confirm({ swap_booking_id: 99 })
  await confirm({ swap_booking_id: other.id })
  await confirm({ swap_booking_id: given.id, membership_id: passes[0].id })
  await signedIn(ana)(`POST /bookings/waitlist/${entry.id}/confirm`)
  const won = await confirm({ swap_booking_id: given.id, membership_id: pack.id })
  await confirm({})
  await owner(`GET /bookings/waitlist?class_id=${same.id}`)
  await owner(`GET /memberships/${pack.id}/credits`)

  // A booking of the class itself, a cancelled one and one of a class that has begun can't be given up for a place.
  await join(wanted, hal)
  await owner(`DELETE /bookings/${won.id}`)
  const [hers] = await owner(`GET /bookings/waitlist?class_id=${wanted.id}&client_id=${hal.id}`)
  const swap = async (id: number) =>
    signedIn(hal)(`POST /bookings/waitlist/${hers.id}/confirm`, { swap_booking_id: id })
  await swap(hals.id)
  await later({ minutes: 15 })
  // Given up too late, it costs what cancelling late costs.
  await swap(other.id)
  await swap(other.id)
  await owner(`GET /clients/${hal.id}/charges`)

  // Staff confirm without a word, with the membership of the rules' own choice.
  const third = await cls('2026-03-06T09:00', { capacity: 1 })
  const anas = await book(third, ana)
  const waits = await join(third, cleo)
  await owner(`DELETE /bookings/${anas.id}`)
  await owner(`POST /bookings/waitlist/${waits.id}/confirm`)
  await owner(`GET /bookings/waitlist?client_id=${cleo.id}`)
})
