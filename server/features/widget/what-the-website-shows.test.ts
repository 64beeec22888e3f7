import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const { body: own } = await studio.asOwner('GET /api/v1/studio')
  const website = as('website')
  const look = () => website(`GET /widget/${own.public_studio_id}/schedule`)
  await look()
  await website('GET /widget/another/schedule')

  const ines = { full_name: 'Ines', email: 'ines@studio.test', password: PASSWORD }
  const { id: teacher } = await owner('POST /instructors', ines)
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const { id: flow } = await owner('POST /class-templates', {
    name: 'Flow',
    description: 'A calm start',
    color: '#336699',
    duration_minutes: 75,
    booking_open_hours_before: 48,
    booking_close_hours_before: 3,
  })
  const plan = async (template_id: number, starts_at: string, more: object = {}): Promise<number> =>
    (await owner('POST /scheduled-classes', { template_id, starts_at, ...more })).id
  // Fourteen days by the studio's clock: the last minute of the last, the first of the next; what begins now is over.
  await plan(yoga, '2026-03-17T23:59')
  await plan(yoga, '2026-03-18T00:00')
  await plan(yoga, '2026-03-04T12:00')
  const small = await plan(flow, '2026-03-05T09:00', { capacity: 1, instructor_id: teacher, establishment_id: 1 })
  const pair = await plan(yoga, '2026-03-05T09:00', { capacity: 2 })
  await plan(yoga, '2026-03-04T12:01')
  const off = await plan(yoga, '2026-03-06T09:00')
  await look()

  const clients: number[] = []
  const pass = { name: 'All', type: 'time_pass', unlimited: true, price: 90, validity_days: 90 }
  const { id: membership_type_id } = await owner('POST /membership-types', pass)
  await owner('PUT /studio', { waitlist_confirm_minutes: 60 })
  for (const full_name of ['Ana', 'Bea', 'Cleo']) {
    const { id } = await owner('POST /clients', { full_name, email: `${full_name.toLowerCase()}@studio.test` })
    await owner('POST /memberships', { client_id: id, membership_type_id, starts_at: '2026-03-04' })
    clients.push(id)
  }
  // A seat booked, a seat offered to who waits, and a class that was put smaller than it is full by nobody.
  const { id: seat } = await owner('POST /bookings', { scheduled_class_id: small, client_id: clients[0] })
  await owner('POST /bookings/waitlist', { scheduled_class_id: small, client_id: clients[1] })
  await owner('POST /bookings', { scheduled_class_id: pair, client_id: clients[2] })
  await owner(`POST /scheduled-classes/${off}/cancel`)
  await look()
  await owner(`DELETE /bookings/${seat}`)
  await look()

  // Nothing is kept when only the clock moves on: a class begins, a day begins, the clock is put back.
  studio.clock.advance({ seconds: 59 })
  await look()
  studio.clock.advance({ seconds: 1 })
  await look()
  studio.clock.advance({ hours: 11, minutes: 58 })
  await look()
  studio.clock.advance({ minutes: 1 })
  await look()
  studio.clock.advance({ minutes: -1 })
  await look()
  await later({ days: 13 })
  await look()
  await later({ days: 1, minutes: 1 })
  await look()
})
