import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../../test/build/appointments.ts'
import { book, registerClient, sellPack, setRules, type TestClient } from '../../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'
import { milderTerms } from './agreed-rules.ts'

describe('terms that change after a booking', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio({ now: '2026-03-20T09:00:00.000Z' })
    await setRules(studio, {
      cancellation_hours: 2,
      late_cancel_fee: 5,
      no_show_fee: 6,
      cancellation_deducts_credit: false,
    })
  })
  afterEach(() => studio.stop())

  const STRICTER = {
    cancellation_hours: 24,
    late_cancel_fee: 20,
    no_show_fee: 30,
    cancellation_deducts_credit: true,
  }
  const set = async (now: string) => {
    studio.clock.set(now)
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const costOf = async (client: TestClient, { id }: { id: number }) => {
    const { cancel } = (await client.ask(`GET /api/v1/bookings/${id}`)).body
    return [cancel.is_late, cancel.free_until, cancel.late_fee, cancel.late_credit_returned]
  }
  const member = async () => {
    const client = await registerClient(studio)
    await sellPack(studio, client, 9, { validity_days: 90 })
    return client
  }
  const fees = async (client: TestClient) => {
    const { body } = await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)
    return (body as { amount: number; because: { limit: number } }[]).map(({ amount, because }) => [
      amount,
      because.limit,
    ])
  }

  it('leave a client the hours and the fee that were told as they booked, where those are milder', async () => {
    const client = await member()
    const [first, second] = [
      await makeClass(studio, { starts_at: '2026-03-25T18:00:00Z' }),
      await makeClass(studio, { starts_at: '2026-03-26T18:00:00Z' }),
    ]
    const [early, late] = [await book(studio, first, client), await book(studio, second, client)]
    await setRules(studio, STRICTER)
    assert.deepEqual(await costOf(client, early), [false, '2026-03-25T16:00:00.000Z', 5, true])
    const after = await book(studio, await makeClass(studio, { starts_at: '2026-03-27T18:00:00Z' }), client)
    assert.deepEqual(await costOf(client, after), [false, '2026-03-26T18:00:00.000Z', 20, false])
    await set('2026-03-25T15:59:00.000Z')
    assert.equal((await client.ask(`DELETE /api/v1/bookings/${early.id}`)).body.status, 'cancelled')
    await set('2026-03-26T17:00:00.000Z')
    const given = (await client.ask(`DELETE /api/v1/bookings/${late.id}`)).body
    assert.equal(given.status, 'late_cancelled')
    assert.deepEqual(await fees(client), [[5, 2]])
  })

  it('become milder for whoever has booked already', async () => {
    await setRules(studio, STRICTER)
    const client = await member()
    const booking = await book(studio, await makeClass(studio, { starts_at: '2026-03-25T18:00:00Z' }), client)
    await setRules(studio, {
      cancellation_hours: 2,
      late_cancel_fee: 5,
      cancellation_deducts_credit: false,
    })
    assert.deepEqual(await costOf(client, booking), [false, '2026-03-25T16:00:00.000Z', 5, true])
  })

  it('hold of the template, and of the no-show', async () => {
    const client = await member()
    const { id: template_id } = await makeTemplate(studio, { cancellation_window_hours: 1 })
    const cls = await makeClass(studio, { template_id, starts_at: '2026-03-25T18:00:00Z' })
    const booking = await book(studio, cls, client)
    await studio.asOwner(`PUT /api/v1/class-templates/${template_id}`, { cancellation_window_hours: 48 })
    await setRules(studio, STRICTER)
    assert.deepEqual(await costOf(client, booking), [false, '2026-03-25T17:00:00.000Z', 5, true])
    await set('2026-03-25T18:30:00.000Z')
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
    assert.deepEqual(await fees(client), [[6, 1]])
  })

  it('hold of appointments', async () => {
    const { service, instructor } = await offer(studio)
    const client = await registerClient(studio)
    const wish = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    const { id } = await makeAppointment(studio, { ...wish, starts_at: '2026-03-24T12:00' })
    await setRules(studio, STRICTER)
    const { cancel } = (await client.ask(`GET /api/v1/appointments/${id}`)).body
    assert.deepEqual([cancel.free_until, cancel.late_fee], ['2026-03-24T09:00:00.000Z', 5])
    await set('2026-03-24T10:00:00.000Z')
    await client.ask(`PATCH /api/v1/appointments/${id}/cancel`, {})
    assert.deepEqual(await fees(client), [[5, 2]])
  })

  it('in another currency are those of now', async () => {
    await setRules(studio, { currency: 'EUR' })
    const client = await registerClient(studio)
    const template = await makeTemplate(studio, { price: 0 })
    const cls = await makeClass(studio, { template_id: template.id, starts_at: '2026-03-25T18:00:00Z' })
    const booking = await book(studio, cls, client)
    await setRules(studio, { currency: 'JPY', late_cancel_fee: 900 })
    assert.equal((await costOf(client, booking))[2], 900)
  })
})

describe('milderTerms', () => {
  const now = { hours: 12, keeps_credit: true, late_fee_minor: 800 }
  const cases: [string, Parameters<typeof milderTerms>[1], ReturnType<typeof milderTerms>][] = [
    ['nothing known', {}, now],
    ['nulls', { agreed_cancel_hours: null, agreed_keeps_credit: null, agreed_late_fee_minor: null }, now],
    ['each stricter', { agreed_cancel_hours: 24, agreed_keeps_credit: true, agreed_late_fee_minor: 900 }, now],
    [
      'each milder',
      { agreed_cancel_hours: 0, agreed_keeps_credit: false, agreed_late_fee_minor: 0 },
      { hours: 0, keeps_credit: false, late_fee_minor: 0 },
    ],
    ['one milder', { agreed_cancel_hours: 24, agreed_late_fee_minor: 1 }, { ...now, late_fee_minor: 1 }],
  ]
  for (const [name, agreed, expected] of cases) it(name, () => assert.deepEqual(milderTerms(now, agreed), expected))
})
