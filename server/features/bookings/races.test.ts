import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  book,
  creditsOf,
  makeFullClass,
  registerClient,
  registerMember,
  sellPack,
  wait,
} from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const statuses = (replies: Reply[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)

describe('at the same moment', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const seatsOf = async (cls: { id: number }) => {
    const { body } = await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)
    return [body.booked, body.held]
  }

  it('50 clients who want 5 places get exactly 5', async () => {
    const cls = await makeClass(studio, { capacity: 5 })
    const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 90 })
    const clients = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const { body } = await studio.asOwner('POST /api/v1/clients', { full_name: `Racer ${n}` })
        await sellMembership(studio, { client_id: body.id, membership_type_id: type.id })
        return body
      }),
    )
    const replies = await Promise.all(
      clients.map(({ id }) =>
        studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: cls.id, client_id: id, force: true }),
      ),
    )
    assert.deepEqual(statuses(replies), [...Array(5).fill(201), ...Array(45).fill(409)])
    assert.deepEqual(await seatsOf(cls), [5, 0])
  })

  it('the last credit is spent once', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 1)
    const classes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => makeClass(studio, { starts_at: `2026-03-0${(n % 4) + 5}T${10 + n}:00:00Z` })),
    )
    const replies = await Promise.all(
      classes.map(({ id }) => client.ask('POST /api/v1/bookings', { scheduled_class_id: id })),
    )
    assert.deepEqual(statuses(replies), [201, ...Array(7).fill(409)])
    const codes = new Set(replies.filter(({ status }) => status === 409).map(({ body }) => body.code))
    assert.deepEqual([...codes], ['NO_CREDITS_LEFT'])
    assert.equal(await creditsOf(studio, pack), 0)
  })

  it('one client books one class once, and a cancellation gives one credit back', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 5)
    const cls = await makeClass(studio, { starts_at: '2026-03-11T10:00' })
    const ask = () => client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    const replies = await Promise.all([ask(), ask(), ask(), ask()])
    assert.deepEqual(statuses(replies), [201, 409, 409, 409])
    assert.equal(await creditsOf(studio, pack), 4)
    const { id } = replies.find(({ status }) => status === 201)!.body
    await Promise.all([1, 2, 3].map(() => client.ask(`DELETE /api/v1/bookings/${id}`)))
    assert.equal(await creditsOf(studio, pack), 5)
  })

  it('an offer is confirmed once, and its place is nobody else’s', async () => {
    const { cls, holder, booking } = await makeFullClass(studio)
    const ana = await registerMember(studio)
    const entry = await wait(cls, ana)
    const rivals = await Promise.all([1, 2, 3].map(() => registerMember(studio)))
    const confirm = () => ana.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`)
    const [, ...others] = await Promise.all([
      holder.ask(`DELETE /api/v1/bookings/${booking.id}`),
      ...rivals.map((rival) => rival.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })),
    ])
    assert.deepEqual(statuses(others), [409, 409, 409])
    assert.deepEqual(statuses(await Promise.all([confirm(), confirm()])), [201, 409])
    assert.deepEqual(await seatsOf(cls), [1, 0])
  })

  it('a confirmation at the deadline wins, and one after it loses to the next in the queue', async () => {
    for (const [late, first, second] of [
      [0, 'confirmed', 'waiting'],
      [1, 'expired', 'offered'],
    ] as const) {
      const { cls, holder, booking } = await makeFullClass(studio)
      const [ana, bea] = [await registerMember(studio), await registerMember(studio)]
      const entries = [await wait(cls, ana), await wait(cls, bea)]
      await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
      studio.clock.advance({ hours: 1, milliseconds: late })
      await Promise.all([
        studio.running.runJobs(),
        ana.ask(`POST /api/v1/bookings/waitlist/${entries[0].id}/confirm`),
        bea.ask(`GET /api/v1/bookings/waitlist?class_id=${cls.id}`),
      ])
      await studio.advance({})
      const { body } = await studio.asOwner(`GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
      assert.deepEqual(
        body.map((entry: { status: string }) => entry.status),
        [first, second],
      )
      const [booked, held] = await seatsOf(cls)
      assert.equal(booked + held, 1)
    }
  })

  it('a repeat with the same Idempotency-Key takes no second place', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-12T10:00' })
    const send = () =>
      studio.send('POST /api/v1/bookings', {
        token: studio.owner,
        body: { scheduled_class_id: cls.id, client_id: client.id },
        headers: { 'Idempotency-Key': 'book-once' },
      })
    const first = await send()
    assert.deepEqual((await send()).body, first.body)
    assert.deepEqual(await seatsOf(cls), [1, 0])
    assert.equal((await book(studio, cls, await registerMember(studio))).status, 'booked')
  })
})
