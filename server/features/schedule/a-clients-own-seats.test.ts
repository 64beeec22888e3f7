import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const { id: ana } = await owner('POST /clients', { full_name: 'Ana' })
  const { id: bea } = await owner('POST /clients', { full_name: 'Bea' })
  const person = { full_name: 'Cleo', email: 'cleo@studio.test', password: PASSWORD }
  const { body: joined } = await studio.send('POST /api/v1/auth/register/client', { body: person })
  const her = joined.account.id
  const cleo = as('cleo', joined.access_token)
  await owner('PUT /studio', { waitlist_confirm_minutes: 60, cancellation_hours: 9 })
  const pass = { name: 'All', type: 'time_pass', unlimited: true, price: 90, validity_days: 90 }
  const { id: membership_type_id } = await owner('POST /membership-types', pass)
  for (const client_id of [ana, bea, her]) {
    await owner('POST /memberships', { client_id, membership_type_id, starts_at: '2026-03-04' })
  }
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const plan = async (starts_at: string, capacity: number): Promise<number> =>
    (await owner('POST /scheduled-classes', { template_id: yoga, starts_at, capacity })).id
  const book = async (scheduled_class_id: number, client_id: number): Promise<number> =>
    (await owner('POST /bookings', { scheduled_class_id, client_id })).id
  const wait = async (scheduled_class_id: number, client_id: number): Promise<number> =>
    (await owner('POST /bookings/waitlist', { scheduled_class_id, client_id })).id
  const look = (id: number) => cleo(`GET /scheduled-classes/${id}`)

  const booked = await plan('2026-03-05T12:00', 3)
  const full = await plan('2026-03-06T12:00', 1)
  const other = await plan('2026-03-07T12:00', 1)
  const none = await plan('2026-03-08T12:00', 5)
  await look(none)

  // Booked, cancelled, booked again: the current booking, else the latest; not one that others made before or after.
  await book(booked, ana)
  const former = await book(booked, her)
  await owner(`DELETE /bookings/${former}`)
  const seat = await book(booked, her)
  await book(booked, bea)
  await look(booked)
  await owner(`PUT /scheduled-classes/${booked}`, { starts_at: '2026-03-05T12:30' })
  await look(booked)
  await owner(`DELETE /bookings/${seat}`)
  await look(booked)

  // On the waitlist behind one, before another; of another class somebody waits for longer.
  await book(other, ana)
  await wait(other, bea)
  const taken = await book(full, bea)
  const ahead = await wait(full, ana)
  const hers = await wait(full, her)
  await look(full)
  await owner(`DELETE /bookings/waitlist/${ahead}`)
  await wait(full, ana)
  await look(full)
  await owner(`DELETE /bookings/${taken}`)
  await wait(full, bea)
  await look(full)
  await cleo('GET /scheduled-classes')
  await owner(`GET /scheduled-classes/${full}`)
  await owner(`DELETE /bookings/waitlist/${hers}`)
  const again = await wait(full, her)
  await look(full)
  await owner(`DELETE /bookings/waitlist/${again}`)
  await look(full)

  // Cancelled, a class is there for those who had a seat or waited, and gone for others.
  await owner(`POST /scheduled-classes/${booked}/cancel`, { reason: 'Ill' })
  await owner(`POST /scheduled-classes/${full}/cancel`)
  await owner(`POST /scheduled-classes/${none}/cancel`)
  await look(booked)
  await look(full)
  await look(none)
  await cleo('GET /scheduled-classes')
  await wait(other, her)
  await later({ days: 3 })
  await as('cleo', await studio.login('cleo@studio.test'))(`GET /scheduled-classes/${other}`)
})
