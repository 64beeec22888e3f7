import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { smtp } from '../../test/build/automations.ts'
import { makeAppointment } from '../../test/build/appointments.ts'
import { book, registerClient, registerMember, sellPack, setRules, type TestClient } from '../../test/build/bookings.ts'
import { chargesOf, owe } from '../../test/build/debts.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Cost {
  is_late: boolean
  fee: number
  late_fee: number
  forgiven?: { nth: number; of: number; days: number }
}

describe('fees that are forgiven', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
    await setRules(studio, { no_show_fee: 12, fee_forgiveness_count: 1, fee_forgiveness_days: 30 })
  })
  after(() => studio.stop())

  const states = async (client: TestClient) =>
    (await chargesOf(studio, client)).map(({ status, is_forgiven }) => (is_forgiven ? 'forgiven' : status)).toReversed()
  const letters = async ({ id }: TestClient) => {
    const { items } = (await studio.asOwner(`GET /api/v1/emails?client_id=${id}&page_size=100`)).body
    return items as { id: number; kind: string; subject: string }[]
  }
  const in30Hours = () =>
    `${new Date(Date.parse(studio.clock.now()) + 30 * 3_600_000).toISOString().slice(0, 10)}T12:00`
  /** A class that nobody came to; gives its booking. */
  const missed = async (client: TestClient) => {
    const starts_at = new Date(Date.parse(studio.clock.now()) + 60_000).toISOString()
    const booking = await book(studio, await makeClass(studio, { starts_at }), client)
    await studio.advance({ minutes: 90 })
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
    return booking
  }

  it('are so many in so many days: the first, not the one ten days later, the one after thirty-one', async () => {
    const client = await registerMember(studio)
    await owe(studio, client)
    await studio.advance({ days: 10 })
    await owe(studio, client)
    await studio.advance({ days: 21 })
    await owe(studio, client)
    assert.deepEqual(await states(client), ['forgiven', 'due', 'forgiven'])
    const [third] = await chargesOf(studio, client)
    assert.deepEqual([third.status, third.waive_reason, third.amount], ['waived', 'Waived: 1 of 1 in 30 days', 8])
    assert.equal(third.because.text, 'Cancelled 3 h before; free until 12 h before')
  })

  it('are told at once, with why and which of how many it was, and known to the client', async () => {
    const client = await registerMember(studio)
    const charge = await owe(studio, client)
    await studio.running.runJobs()
    const letter = studio.mail.sent.find(
      ({ to, subject }) => JSON.stringify(to).includes(client.email) && /fee/.test(subject),
    )!
    assert.equal(letter.subject, 'No fee this time at Test Studio')
    assert.match(letter.text!, /Cancelled 3 h before; free until 12 h before\./)
    assert.match(letter.text!, /You don’t have to pay the €8\.00 fee this time\. Waived: 1 of 1 in 30 days\./)
    const own = (await client.ask(`GET /api/v1/clients/${client.id}/charges`)).body
    assert.deepEqual(
      own.map(({ id, is_forgiven }: { id: number; is_forgiven: boolean }) => [id, is_forgiven]),
      [[charge.id, true]],
    )
    assert.equal((await letters(client)).filter(({ kind }) => kind === 'charge_due').length, 0)
  })

  it('count over all memberships of a client, late cancellations and no-shows alike', async () => {
    const client = await registerMember(studio)
    await owe(studio, client)
    await sellPack(studio, client, 5)
    await missed(client)
    assert.deepEqual(await states(client), ['forgiven', 'due'])
  })

  for (const what of ['undo', 'excuse'] as const)
    it(`leave room again after an ${what}`, async () => {
      const client = await registerMember(studio)
      const booking = await missed(client)
      assert.equal((await studio.asOwner(`POST /api/v1/bookings/${booking.id}/${what}`, {})).status, 200)
      await missed(client)
      const after = await states(client)
      assert.deepEqual(after, ['waived', 'forgiven'])
    })

  it('leave room again where the class is called off after a late cancellation', async () => {
    const client = await registerMember(studio)
    const { booking_id } = await owe(studio, client)
    const { scheduled_class_id } = (await studio.asOwner(`GET /api/v1/bookings/${booking_id}`)).body
    const called = await studio.asOwner(`POST /api/v1/scheduled-classes/${scheduled_class_id}/cancel`, {})
    assert.ok(called.status < 300, JSON.stringify(called.body))
    await owe(studio, client)
    assert.deepEqual(await states(client), ['waived', 'forgiven'])
  })

  it('are not used up by one that is waived by hand', async () => {
    const client = await registerMember(studio)
    await setRules(studio, { fee_forgiveness_count: 0 })
    const { id } = await owe(studio, client)
    const path = `/api/v1/clients/${client.id}/charges/${id}/waive`
    assert.equal((await studio.asOwner(`POST ${path}`, { reason: 'Snow' })).status, 200)
    await setRules(studio, { fee_forgiveness_count: 1 })
    await owe(studio, client)
    assert.deepEqual(await states(client), ['waived', 'forgiven'])
  })

  it('are none where no fee is due', async () => {
    const client = await registerMember(studio)
    await setRules(studio, { no_show_fee: 0 })
    await missed(client)
    await setRules(studio, { no_show_fee: 12 })
    await missed(client)
    assert.deepEqual(await states(client), ['forgiven'])
  })

  it('are as many as the type of the paying membership says', async () => {
    const client = await registerMember(studio)
    const { membership_type_id } = (await studio.asOwner(`GET /api/v1/memberships?client_id=${client.id}`)).body
      .items[0]
    const set = (fee_forgiveness_count_override: number | null) =>
      studio.asOwner(`PUT /api/v1/membership-types/${membership_type_id}`, { fee_forgiveness_count_override })
    assert.equal((await set(0)).body.fee_forgiveness_count_override, 0)
    await owe(studio, client)
    await set(2)
    await owe(studio, client)
    await owe(studio, client)
    await owe(studio, client)
    assert.deepEqual(await states(client), ['due', 'forgiven', 'forgiven', 'due'])
    await set(null)
  })

  it('are foreseen: what giving a place up costs now or later is nothing, and which of how many it would be', async () => {
    await setRules(studio, { late_cancel_fee: 8, cancellation_hours: 12 })
    const [spared, charged] = [await registerMember(studio), await registerMember(studio)]
    await owe(studio, charged)
    const soon = new Date(Date.parse(studio.clock.now()) + 3 * 3_600_000).toISOString()
    const cls = await makeClass(studio, { starts_at: soon })
    const places = [await book(studio, cls, spared), await book(studio, cls, charged)]
    const far = await book(studio, await makeClass(studio, { starts_at: in30Hours() }), spared)
    const shown = async (id: number) => (await studio.asOwner(`GET /api/v1/bookings/${id}`)).body.cancel
    assert.deepEqual(
      [(await shown(places[0].id)).late_fee, (await shown(places[0].id)).forgiven],
      [0, { nth: 1, of: 1, days: 30 }],
      'as it will be later',
    )
    await studio.advance({ minutes: 16 })
    const { body: list } = await studio.asOwner(`GET /api/v1/bookings?class_id=${cls.id}`)
    const told = Object.fromEntries(
      list.items.map(({ client_id, cancel }: { client_id: number; cancel: Cost }) => [client_id, cancel]),
    )
    assert.deepEqual(
      [spared, charged].map(({ id }) => [told[id].is_late, told[id].fee, told[id].late_fee, told[id].forgiven]),
      [
        [true, 0, 0, { nth: 1, of: 1, days: 30 }],
        [true, 8, 8, undefined],
      ],
    )
    const own = (await spared.ask(`GET /api/v1/bookings/${far.id}`)).body.cancel
    assert.deepEqual([own.is_late, own.fee, own.late_fee, own.forgiven?.nth], [false, 0, 0, 1])
    await spared.ask(`DELETE /api/v1/bookings/${places[0].id}`)
    assert.deepEqual(await states(spared), ['forgiven'])
    const after = await shown(far.id)
    assert.deepEqual([after.late_fee, after.forgiven], [8, undefined], 'the one free time is used')
  })

  it('are foreseen of appointments', async () => {
    const client = await registerClient(studio)
    await makeAppointment(studio, { client_id: client.id, starts_at: in30Hours() })
    const [{ cancel }] = (await client.ask('GET /api/v1/appointments')).body
    assert.deepEqual([cancel.late_fee, cancel.forgiven], [0, { nth: 1, of: 1, days: 30 }])
    await setRules(studio, { fee_forgiveness_count: 0 })
    const [{ cancel: dearer }] = (await client.ask('GET /api/v1/appointments')).body
    assert.deepEqual([dearer.late_fee, dearer.forgiven], [8, undefined])
    await setRules(studio, { fee_forgiveness_count: 1 })
  })
})
