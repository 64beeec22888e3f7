import { transcript } from '../../test/transcript/transcript.ts'
import { inStudio } from './fixtures/studio-life.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later, studio } = life
  const { client, instructor, manager, signedIn, pass, cls } = inStudio(life)
  await owner('PUT /studio', { no_show_fee: 10, checkin_open_minutes_before: 20, checkin_close_minutes_after: 10 })
  const [ana, ben, cleo] = [await client('Ana'), await client('Ben'), await client('Cleo')]
  const [ines, ivo] = [await instructor('Ines'), await instructor('Ivo')]
  const max = await manager('Max', ['bookings.view'])
  const pack = { type: 'class_pack', unlimited: false, credits_included: 9, no_show_fee_override: 4 }
  await pass(pack, ana)
  await pass({}, ben)
  await pass({}, cleo)
  const first = await cls('2026-03-04T13:00', { instructor_id: ines.id, duration_minutes: 30 })
  const second = await cls('2026-03-04T14:00', { instructor_id: ivo.id })
  const unused = await cls('2026-03-04T13:00', { duration_minutes: 15 })
  const book = async (scheduled: { id: number }, who: { id: number }, more: object = {}) =>
    (await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: scheduled.id, client_id: who.id, ...more }))
      .body
  const [anas, bens, cleos] = [await book(first, ana), await book(first, ben), await book(first, cleo)]
  const [next, other] = [await book(second, ana), await book(second, ben)]
  const left = await book(unused, ana, { force: true })

  const at = (booking: { id: number }, act: string) => `POST /bookings/${booking.id}/${act}`
  await later({ minutes: 39 })
  await (
    await signedIn(ana)
  )(at(anas, 'check-in'))
  const early = await (await signedIn(ana))(`GET /bookings/${anas.id}/check-in-code`)
  for (const who of [ben, ivo, max]) await (await signedIn(who))(`GET /bookings/${anas.id}/check-in-code`)
  await owner(at(anas, 'check-in'), { code: early.code })
  await owner(at(anas, 'no-show'))
  await owner(at(anas, 'undo'))
  await later({ minutes: 1 })
  await owner(at(anas, 'check-in'), { code: 'nothing' })
  await owner(at(anas, 'check-in'), { code: `${early.code}0` })
  await owner(at(bens, 'check-in'), { code: early.code })
  await owner(at(anas, 'check-in'), { code: early.code.replace(/\.(\d+)\./, '.9999999999.') })
  await (
    await signedIn(ben)
  )(at(anas, 'check-in'))
  await (
    await signedIn(ivo)
  )(at(anas, 'check-in'))
  await (
    await signedIn(max)
  )(at(anas, 'check-in'))
  await later({ minutes: 9 })
  await owner(at(anas, 'check-in'), { code: early.code })
  await owner(at(anas, 'check-in'), { code: early.code })
  await owner(`GET /bookings/${anas.id}/check-in-code`)
  const lapsing = await owner(`GET /bookings/${bens.id}/check-in-code`)
  await later({ minutes: 10, seconds: 1 })
  await owner(at(bens, 'check-in'), { code: lapsing.code })
  await later({ minutes: 10, seconds: 59 })
  await (
    await signedIn(ben)
  )(at(bens, 'check-in'))
  // From here on the door of the clients is shut, that of the staff is not.
  await later({ minutes: 1 })
  await (
    await signedIn(cleo)
  )(at(cleos, 'check-in'))
  const late = await owner(`GET /bookings/${cleos.id}/check-in-code`)
  await owner(at(cleos, 'check-in'), { code: late.code })
  await (
    await signedIn(ines)
  )(at(bens, 'no-show'))
  await owner(at(bens, 'check-in'))
  await (
    await signedIn(ines)
  )(at(bens, 'undo'))
  await owner(at(anas, 'undo'))
  await owner(at(anas, 'check-in'))
  await owner(at(anas, 'excuse'), { reason: 'Ill' })
  await later({ minutes: 28 })
  await (
    await signedIn(ana)
  )(at(next, 'check-in'))
  await later({ minutes: 1 })
  await (
    await signedIn(ben)
  )(at(other, 'check-in'))

  // An hour after the end who was not checked in was not there, where anybody was; who was put back is left alone.
  await later({ minutes: 49 })
  await later({ minutes: 1 })
  await later({ minutes: 10 })
  await owner(`GET /clients/${cleo.id}/charges`)
  await owner('GET /bookings?needs_resolution=true')
  await owner(at(left, 'no-show'))
  await owner(at(left, 'excuse'), { reason: 'Missed the train' })
  await owner(at(left, 'excuse'))
  await owner(at(cleos, 'excuse'))
  await (
    await signedIn(ines)
  )(at(cleos, 'excuse'))
  await later({ hours: 1 })
  await later({ days: 29, hours: 20 })
  await (
    await signedIn(ivo)
  )(at(next, 'undo'))
  await owner(at(next, 'no-show'))
  studio.clock.set('2026-04-03T12:00:00.000Z')
  await later({ minutes: 0 })
  await owner(at(anas, 'undo'))
  await later({ minutes: 1 })
  await owner(at(anas, 'check-in'))
  await owner(at(bens, 'check-in'))
  await owner(at(next, 'undo'))
  await owner(at(bens, 'no-show'))
  await owner(at(bens, 'undo'))
  await owner(at(bens, 'excuse'))
})
