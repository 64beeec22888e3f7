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
    const { id: ines } = await owner('POST /instructors', person('Ines'))
    const { id: paul } = await owner('POST /instructors', person('Paul'))
    const { id: attic } = await owner('POST /establishments', { name: 'Attic' })
    const { id: ana } = await owner('POST /clients', { full_name: 'Ana' })
    const { id: bea } = await owner('POST /clients', { full_name: 'Bea' })
    const awake = { quiet_hours_start: '05:00', quiet_hours_end: '06:00' }
    await owner('PUT /studio', { ...awake, waitlist_confirm_minutes: 60, cancellation_hours: 9 })
    const pass = { name: 'All', type: 'time_pass', unlimited: true, price: 90, validity_days: 90 }
    const { id: membership_type_id } = await owner('POST /membership-types', pass)
    const { body: joined } = await studio.send('POST /api/v1/auth/register/client', { body: person('Cleo') })
    for (const client_id of [ana, bea, joined.account.id]) {
      await owner('POST /memberships', { client_id, membership_type_id, starts_at: '2026-03-03' })
    }
    const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga', booking_open_hours_before: 800 })
    const { id: flow } = await owner('POST /class-templates', {
      name: 'Flow',
      color: '#336699',
      cancellation_window_hours: 3,
    })
    const plan = async (template_id: number, starts_at: string, more: object = {}): Promise<number> =>
      (await owner('POST /scheduled-classes', { template_id, starts_at, ...more })).id
    const read = (query: string) => owner(`GET /scheduled-classes${query}`)

    // The first and last minute of days, out of the order of their ids, in the zone where UTC is a day ahead.
    const last = await plan(yoga, '2026-03-31T23:59', { instructor_id: ines, establishment_id: attic, capacity: 1 })
    await plan(yoga, '2026-04-01T00:00')
    const noon = await plan(flow, '2026-03-05T12:00', { instructor_id: paul, capacity: 2 })
    const same = await plan(yoga, '2026-03-05T12:00', { establishment_id: 1, capacity: 1 })
    await plan(flow, '2026-03-04T00:00', { instructor_id: paul, establishment_id: attic })
    await plan(yoga, '2026-03-03T23:59')
    const off = await plan(flow, '2026-03-05T18:00')
    await owner('POST /scheduled-classes', {
      template_id: flow,
      starts_at: '2026-03-06T07:00',
      recurrence: { freq: 'weekly', interval: 2, weekdays: [5, 6], until: '2026-03-07' },
    })
    await later({ hours: 3, minutes: 2 })

    // One client is in, one waits, one has left: another client, and another class.
    const book = (scheduled_class_id: number, client_id: number) =>
      owner('POST /bookings', { scheduled_class_id, client_id })
    const wait = (scheduled_class_id: number, client_id: number) =>
      owner('POST /bookings/waitlist', { scheduled_class_id, client_id })
    await book(noon, ana)
    const ofCleo = await book(noon, joined.account.id)
    await book(off, joined.account.id)
    await book(last, bea)
    await owner(`DELETE /bookings/${ofCleo.id}`)
    await book(noon, joined.account.id)
    await book(same, bea)
    await wait(noon, bea)
    await wait(same, ana)
    await wait(same, joined.account.id)
    await owner(`POST /scheduled-classes/${off}/cancel`, { reason: 'Ill' })

    await read('')
    await read('?start_date=2026-03-31')
    await read('?end_date=2026-03-04')
    await read('?end_date=2026-03-03')
    await read('?start_date=2026-03-31&end_date=2026-03-31')
    await read('?start_date=2026-03-05&end_date=2026-03-04')
    await read('?start_date=2026-04-01&end_date=2027-04-01')
    await read('?start_date=2026-04-01&end_date=2027-04-02')
    await read(`?instructor_id=${paul}`)
    await read(`?template_id=${yoga}&end_date=2026-03-05`)
    await read(`?establishment_id=${attic}`)
    await read('?status=cancelled')
    await read('?status=over')

    // As the client: neither cancelled ones nor what is for the staff.
    const cleo = as('cleo', await studio.login('cleo@studio.test'))
    await cleo('GET /scheduled-classes?end_date=2026-03-05')
    await cleo('GET /scheduled-classes?status=cancelled')
    await later({ hours: 32, minutes: 59 })
    await owner(`GET /scheduled-classes/${noon}`)
    await later({ minutes: 1 })
    await owner(`GET /scheduled-classes/${noon}`)
    await later({ minutes: 60 })
    await owner(`GET /scheduled-classes/${noon}`)
    await as('paul', await studio.login('paul@studio.test'))('GET /scheduled-classes?end_date=2026-03-06')
    // Still Thursday here, and Friday by UTC.
    await later({ hours: 4 })
    await read('?end_date=2026-03-06&status=scheduled')
  },
  // Two minutes before midnight there.
  { timezone: 'America/Los_Angeles', now: '2026-03-04T07:58:00.000Z' },
)
