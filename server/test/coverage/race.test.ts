import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient, sellPack, type TestClient } from '../build/bookings.ts'
import { makeMembershipType, sellMembership } from '../build/memberships.ts'
import { makeClass, makeTemplate } from '../build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../studio.ts'
import { done } from './drawn.ts'

const CROWD = 64
const COST = 2

describe('64 who ask at once', () => {
  let studio: TestStudio
  let template_id: number
  before(async () => {
    studio = await startStudio()
    template_id = (await makeTemplate(studio, { credit_cost: COST })).id
  })
  after(() => studio.stop())

  const each = <Value>(make: (n: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: CROWD }, (_, n) => make(n)))
  /** So many classes of a day, one after another. */
  const classesOn = (day: string) =>
    each((n) =>
      makeClass(studio, { template_id, duration_minutes: 10, starts_at: `${day}T${clockAt(6 * 60 + n * 15)}` }),
    )
  const clockAt = (minutes: number) =>
    [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
  const bookAsStaff = (cls: { id: number }, client: { id: number }, more: object = {}) =>
    studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: cls.id, client_id: client.id, ...more })
  const bookAsClient = (cls: { id: number }, client: TestClient) =>
    client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
  const granted = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 201).map(({ body }) => body)
  const refused = (replies: readonly Reply[]) => [
    ...new Set(replies.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.code}`)),
  ]

  /** The statement of a membership adds up: its balance never below 0, each place as it was booked. */
  async function adds(
    membership: { id: number },
    places: readonly { id: number; credits_taken: number }[],
    left: number,
  ) {
    const entries = await done(studio, `GET /api/v1/memberships/${membership.id}/credits`)
    let balance = 0
    for (const { credits, balance_after } of entries) {
      balance += credits
      assert.equal(balance_after, balance)
      assert.ok(balance >= 0)
    }
    assert.equal(balance, left)
    assert.equal((await done(studio, `GET /api/v1/memberships/${membership.id}`)).credits_remaining, left)
    for (const { id, credits_taken } of places) {
      const spent = entries.filter(({ booking_id }: { booking_id: number }) => booking_id === id)
      assert.equal(
        spent.reduce((sum: number, { credits }: { credits: number }) => sum + credits, 0),
        -credits_taken,
      )
      assert.equal(credits_taken, COST)
    }
  }

  it('have the last places among them, and only who has one has paid', async () => {
    const cls = await makeClass(studio, { template_id, capacity: 3 })
    const clients = await each(() => registerClient(studio))
    const packs = await each((n) => sellPack(studio, clients[n]!, COST))
    const replies = await each((n) => (n % 2 === 0 ? bookAsClient(cls, clients[n]!) : bookAsStaff(cls, clients[n]!)))
    assert.deepEqual([granted(replies).length, refused(replies)], [3, ['409 CLASS_FULL']])
    for (const pack of packs) {
      const places = granted(replies).filter(({ membership_id }) => membership_id === pack.id)
      await adds(pack, places, COST - places.length * COST)
    }
    assert.equal((await done(studio, `GET /api/v1/scheduled-classes/${cls.id}`)).booked, 3)
  })

  it('take the last credits of one pack, and never more, in whatever way they name it', async () => {
    const classes = await classesOn('2026-03-09')
    const holder = await registerClient(studio)
    const pack = await sellPack(studio, holder, 5, { max_members: 8 })
    const others = await Promise.all(Array.from({ length: 7 }, () => registerClient(studio)))
    const client_ids = others.map(({ id }) => id)
    await done(studio, `PUT /api/v1/memberships/${pack.id}/members`, { client_ids })
    const members = [holder, ...others]
    const replies = await each((n) => {
      const member = members[n % members.length]!
      if (n % 3 === 0) return bookAsClient(classes[n], member)
      return bookAsStaff(classes[n], member, { membership_id: pack.id, force: false })
    })
    assert.deepEqual([granted(replies).length, refused(replies)], [2, ['409 NOT_ENOUGH_CREDITS']])
    await adds(pack, granted(replies), 1)
  })

  it('keep within the limits of one pass', async () => {
    const classes = await classesOn('2026-03-10')
    for (const [limit, code] of [
      ['max_upcoming', 'MEMBERSHIP_UPCOMING_LIMIT'],
      ['max_per_day', 'MEMBERSHIP_DAY_LIMIT'],
      ['max_per_week', 'MEMBERSHIP_WEEK_LIMIT'],
    ]) {
      const client = await registerClient(studio)
      const terms = { type: 'time_pass', unlimited: true, validity_days: 60, [limit!]: 3 }
      const { id: membership_type_id } = await makeMembershipType(studio, terms)
      await sellMembership(studio, { client_id: client.id, membership_type_id })
      const replies = await each((n) =>
        n % 2 === 0 ? bookAsClient(classes[n], client) : bookAsStaff(classes[n], client),
      )
      assert.deepEqual([granted(replies).length, refused(replies)], [3, [`409 ${code}`]])
    }
  })

  it('have nothing but what there is where they want the last place, the last credits and the last of a limit', async () => {
    const rare = await makeClass(studio, {
      template_id,
      capacity: 1,
      starts_at: '2026-03-12T05:00',
      duration_minutes: 10,
    })
    const classes = await classesOn('2026-03-12')
    const [saver, regular] = [await registerClient(studio), await registerClient(studio)]
    const pack = await sellPack(studio, saver, 2 * COST)
    const { id: membership_type_id } = await makeMembershipType(studio, { credits_included: 100, max_upcoming: 2 })
    const limited = await sellMembership(studio, { client_id: regular.id, membership_type_id })
    const replies = await each((n) => {
      const client = n % 2 === 0 ? saver : regular
      return bookAsStaff(n % 4 < 2 ? rare : classes[n], client)
    })
    const places = granted(replies)
    assert.ok(places.filter(({ scheduled_class_id }) => scheduled_class_id === rare.id).length <= 1)
    const [saved, used] = [pack, limited].map(({ id }) => places.filter(({ membership_id }) => membership_id === id))
    assert.deepEqual([saved!.length, used!.length], [2, 2])
    await adds(pack, saved!, 0)
    await adds(limited, used!, 100 - 2 * COST)
  })
})
