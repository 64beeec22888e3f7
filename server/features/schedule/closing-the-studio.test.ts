import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ owner, as, later, studio }) => {
    const person = (name: string) => ({
      full_name: name,
      email: `${name.toLowerCase()}@studio.test`,
      password: PASSWORD,
    })
    const [ana, bea, cleo] = [
      await owner('POST /clients', { full_name: 'Ana' }),
      await owner('POST /clients', { full_name: 'Bea' }),
      await owner('POST /clients', { full_name: 'Cleo', email: 'cleo@studio.test' }),
    ].map((client) => client.id)
    await owner('PUT /studio', { waitlist_confirm_minutes: 60 })
    const pack = { name: 'Ten', type: 'class_pack', credits_included: 10, price: 90, validity_days: 30 }
    const { id: membership_type_id } = await owner('POST /membership-types', pack)
    for (const client_id of [ana, bea, cleo]) {
      await owner('POST /memberships', { client_id, membership_type_id, starts_at: '2026-03-04' })
    }
    const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
    const plan = async (starts_at: string, more: object = {}) =>
      (await owner('POST /scheduled-classes', { template_id: yoga, starts_at, duration_minutes: 30, ...more })).id
    const book = (scheduled_class_id: number, client_id: number) =>
      owner('POST /bookings', { scheduled_class_id, client_id })
    const wait = (scheduled_class_id: number, client_id: number) =>
      owner('POST /bookings/waitlist', { scheduled_class_id, client_id })

    // Today: begun, beginning this minute, in a minute, in the last minute of the day, in the first of the next.
    const begun = await plan('2026-03-04T11:59')
    await later({ minutes: 1 })
    await plan('2026-03-04T12:00')
    const soon = await plan('2026-03-04T12:01')
    await plan('2026-03-04T12:01')
    const late = await plan('2026-03-04T23:59', { capacity: 1 })
    const next = await plan('2026-03-05T00:00', { capacity: 1 })
    const over = await plan('2026-03-06T00:00')
    const off = await plan('2026-03-05T10:00')
    await owner(`POST /scheduled-classes/${off}/cancel`, { reason: 'Ill' })
    const series = (starts_at: string, weekdays: number[], count: number) =>
      plan(starts_at, { recurrence: { freq: 'weekly', weekdays, count } })
    const ended = await series('2026-03-05T18:00', [4, 5], 6)
    await series('2026-03-05T20:00', [4], 2)
    const booked = await book(late, ana)
    await wait(late, bea)
    await wait(late, cleo)
    await book(next, bea)
    await book(soon, cleo)
    await book(over, ana)
    await owner(`DELETE /bookings/${booked.id}`)

    await owner('GET /closures/preview?starts_on=2026-03-04&ends_on=2026-03-04')
    await owner('GET /closures/preview?starts_on=2026-03-05&ends_on=2026-03-05')
    await owner('GET /closures/preview?starts_on=2026-03-03&ends_on=2026-03-06')
    await owner('GET /closures/preview?starts_on=2026-03-06&ends_on=2026-03-05')
    await owner('POST /closures', { starts_on: '2026-03-06', ends_on: '2026-03-05' })

    const { id: flood } = await owner('POST /closures', {
      starts_on: '2026-03-04',
      ends_on: '2026-03-05',
      reason: 'Flood',
    })
    await owner('POST /closures', { starts_on: '2026-03-05', ends_on: '2026-03-06' })
    await owner('POST /closures', { starts_on: '2026-03-03', ends_on: '2026-03-04' })
    const { id: rest } = await owner('POST /closures', {
      starts_on: '2026-03-12',
      ends_on: '2026-03-14',
      extends_packs: true,
    })
    await owner('POST /closures', { starts_on: '2026-03-01', ends_on: '2026-03-31' })
    await owner('GET /closures')
    await owner(`GET /scheduled-classes/${begun}`)

    // Open again: what has begun meanwhile stays cancelled, and so does what a series has lost since.
    await later({ hours: 12 })
    await owner(`POST /scheduled-classes/${ended + 1}/cancel`, { scope: 'this_and_following' })
    const { id: fair } = await owner('POST /closures', {
      starts_on: '2026-03-06',
      ends_on: '2026-03-06',
      reason: ' Fair ',
    })
    await owner('POST /closures', { starts_on: '2026-03-02', ends_on: '2026-03-03', extends_packs: true })
    await owner('GET /closures')
    await owner(`DELETE /closures/${flood}`)
    await owner(`DELETE /closures/${rest}`)
    await owner(`DELETE /closures/${rest}`)

    await owner('POST /instructors', person('Ines'))
    await as('ines', await studio.login('ines@studio.test'))('GET /closures')
    const { id: role } = await owner('POST /roles', { name: 'Looks', permissions: ['schedule.view'] })
    await owner('POST /staff', { ...person('Mara'), role_id: role })
    const mara = as('mara', await studio.login('mara@studio.test'))
    await mara('GET /closures')
    await mara('GET /closures/preview?starts_on=2026-03-04&ends_on=2026-03-04')
    await mara('POST /closures', { starts_on: '2026-04-04', ends_on: '2026-04-04' })
    await mara(`DELETE /closures/${fair}`)
  },
  // A minute before noon in Madrid.
  { now: '2026-03-04T10:59:00.000Z' },
)
