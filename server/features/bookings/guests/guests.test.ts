import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { book, registerClient, registerMember, setRules, wait } from '../../../test/build/bookings.ts'
import { makeRoom, makeSeatedClass } from '../../../test/build/rooms.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

describe('guests', () => {
  let studio: TestStudio
  let base: string
  before(async () => {
    studio = await startStudio()
    const { body } = await studio.asOwner('GET /api/v1/studio')
    base = `/api/v1/widget/${body.public_studio_id}/guest-bookings`
    await setRules(studio, { guest_bookings_enabled: true, tunnel_url: 'https://studio.example' })
    const smtp = { host: 'mail.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
    const { status, body: saved } = await studio.asOwner('PUT /api/v1/studio/email', smtp)
    assert.equal(status, 200, JSON.stringify(saved))
  })
  after(() => studio.stop())
  beforeEach(() => void (studio.mail.sent.length = 0))

  let people = 0
  /** A guest at a separate address. */
  const somebody = (overrides: object = {}) => {
    people += 1
    const person = { full_name: `Gus ${people}`, email: `gus-${people}@example.com`, phone: null }
    return { ...person, from: `10.7.${people >> 8}.${people & 255}`, ...overrides }
  }
  type Somebody = ReturnType<typeof somebody>
  const ask = ({ from, ...person }: Somebody, cls: { id: number }) =>
    studio.send(`POST ${base}`, {
      door: 'public',
      body: { scheduled_class_id: cls.id, ...person },
      headers: { 'X-Forwarded-For': from },
    })
  let links = 0
  const follow = (which: 'confirm' | 'cancel', token: string, look = false) =>
    studio.send(`POST ${base}/${which}`, {
      door: 'public',
      body: { token, look },
      headers: { 'X-Forwarded-For': `10.6.0.${(links += 1)}` },
    })
  /** The token of the link to a page in the last letter to somebody. */
  const link = async ({ email }: { email: string }, page: 'confirm' | 'cancel' = 'confirm') => {
    await studio.running.runJobs()
    const pattern = new RegExp(`https://studio\\.example/guest/${page}#([\\w-]+)`)
    const tokens = studio.mail.sent.flatMap(({ to, text }) =>
      to.address === email ? (pattern.exec(text)?.[1] ?? []) : [],
    )
    return tokens.at(-1)!
  }
  /** Time passes, and nobody has looked. */
  const pass = async (by: Parameters<TestStudio['clock']['advance']>[0]) => {
    studio.clock.advance(by)
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const spots = async (cls: { id: number }): Promise<number> =>
    (await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}`)).body.spots_left

  it('are told their seat where the class has seats', async () => {
    const cls = await makeSeatedClass(studio, await makeRoom(studio, 3), { capacity: 3 })
    const guest = somebody()
    await ask(guest, cls)
    await follow('confirm', await link(guest))
    await studio.running.runJobs()
    assert.match(studio.mail.sent.at(-1)!.text, /\nSeat: A1\.\n/)
  })

  it('have a place held until they follow the link, and cancel by another', async () => {
    const cls = await makeClass(studio, { capacity: 6 })
    const guest = somebody({ full_name: 'Gala Guest' })
    const asked = await ask(guest, cls)
    assert.deepEqual([asked.status, asked.body], [200, { status: 'received' }])
    assert.equal(await spots(cls), 5)
    const token = await link(guest)
    const looked = await follow('confirm', token, true)
    assert.deepEqual([looked.status, looked.body.status, looked.body.cancel], [200, 'held', null])
    const booked = await follow('confirm', token)
    assert.deepEqual([booked.status, booked.body.status, booked.body.held_until], [200, 'booked', null])
    assert.deepEqual(booked.body.cancel.is_late, false)
    assert.equal(await spots(cls), 5)
    const roster = await studio.asOwner(`GET /api/v1/bookings?class_id=${cls.id}`)
    const [booking] = roster.body.items
    assert.deepEqual([booking.client_name, booking.source, booking.is_unpaid], ['Gala Guest', 'guest', true])
    const cancelToken = await link(guest, 'cancel')
    assert.deepEqual((await follow('cancel', cancelToken, true)).body.status, 'booked')
    assert.deepEqual((await follow('cancel', cancelToken)).body.status, 'cancelled')
    assert.deepEqual((await follow('cancel', cancelToken)).body.status, 'cancelled')
    assert.equal(await spots(cls), 6)
    // A used link says what is so, and books nothing again.
    assert.deepEqual((await follow('confirm', token)).body.status, 'cancelled')
    assert.equal(await spots(cls), 6)
  })

  it('can be asked for once an e-mail, and nothing tells whose it is', async () => {
    const cls = await makeClass(studio, { capacity: 12 })
    const known = await registerClient(studio)
    await studio.running.runJobs()
    studio.mail.sent.length = 0
    const cases = [somebody({ email: known.email }), somebody(), somebody({ email: known.email.toUpperCase() })]
    for (const person of cases) assert.equal((await ask(person, cls)).status, 200)
    assert.equal(await spots(cls), 10)
    await studio.running.runJobs()
    const subjects = studio.mail.sent.map(({ subject }) => subject)
    assert.deepEqual([subjects.length, new Set(subjects).size], [2, 1])
    // A link books under the record there is; what the guest wrote changes nothing of it.
    const token = studio.mail.sent
      .find(({ to }) => to.address === known.email)!
      .text.split('#')[1]!
      .split(/\s/)[0]!
    await follow('confirm', token)
    const { items } = (await studio.asOwner(`GET /api/v1/bookings?class_id=${cls.id}`)).body
    assert.deepEqual([items[0].client_id, items[0].client_name], [known.id, known.full_name])
    assert.equal(items[0].membership_id, null)
  })

  it('keep nobody out with made-up e-mails', async () => {
    const cls = await makeClass(studio, { capacity: 9 })
    const one = somebody()
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await ask(somebody({ from: one.from }), cls)).status)
    assert.deepEqual(statuses, [200, 200, 429])
    assert.equal((await ask(somebody(), cls)).status, 200)
    const full = await ask(somebody(), cls)
    assert.deepEqual([full.status, full.body.code, await spots(cls)], [409, 'CLASS_FULL', 6])
    await studio.advance({ minutes: 31 })
    assert.equal(await spots(cls), 9)
    assert.equal((await ask(somebody({ from: one.from }), cls)).status, 200)
    await studio.running.runJobs()
    const to = somebody()
    studio.mail.sent.length = 0
    for (let n = 0; n < 7; n += 1) {
      const { id } = await makeClass(studio)
      assert.equal((await ask({ ...to, from: somebody().from }, { id })).status, 200)
    }
    await studio.running.runJobs()
    assert.equal(studio.mail.sent.length, 5)
  })

  it('get the last place one of twenty, and a place once however often its link is followed', async () => {
    const cls = await makeClass(studio, { capacity: 1 })
    const people = Array.from({ length: 20 }, () => somebody())
    const replies = await Promise.all(people.map((one) => ask(one, cls)))
    assert.deepEqual(replies.map(({ status }) => String(status)).toSorted(), ['200', ...Array<string>(19).fill('409')])
    const token = await link(people[replies.findIndex(({ status }) => status === 200)]!)
    const confirmed = await Promise.all(Array.from({ length: 5 }, () => follow('confirm', token)))
    assert.deepEqual(
      confirmed.map(({ status, body }) => [status, body.status]),
      Array(5).fill([200, 'booked']),
    )
    assert.equal((await studio.asOwner(`GET /api/v1/bookings?class_id=${cls.id}`)).body.total, 1)
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('held too long lose the place to whoever is next, and have it while there is room', async () => {
    const cls = await makeClass(studio, { capacity: 1 })
    const guest = somebody()
    await ask(guest, cls)
    const token = await link(guest)
    const member = await registerMember(studio)
    const booking = { scheduled_class_id: cls.id }
    assert.equal((await member.ask('POST /api/v1/bookings', booking)).body.code, 'CLASS_FULL')
    const waiting = await registerMember(studio)
    await wait(cls, waiting)
    // On the last instant it is still held.
    await pass({ minutes: 30 })
    assert.equal((await follow('confirm', token, true)).body.status, 'held')
    await pass({ milliseconds: 1 })
    assert.equal((await follow('confirm', token, true)).body.status, 'lapsed')
    const full = await follow('confirm', token)
    assert.deepEqual([full.status, full.body.code], [409, 'CLASS_FULL'])
    const [entry] = (await waiting.ask('GET /api/v1/bookings/waitlist')).body
    assert.equal(entry.status, 'offered')
    await waiting.ask(`DELETE /api/v1/bookings/waitlist/${entry.id}`)
    assert.equal((await follow('confirm', token)).body.status, 'booked')
  })

  it('keep their place from the waitlist', async () => {
    const cls = await makeClass(studio, { capacity: 2 })
    const booking = await book(studio, cls, await registerMember(studio))
    await ask(somebody(), cls)
    const waiting = [await registerMember(studio), await registerMember(studio)]
    for (const one of waiting) await wait(cls, one)
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    const queue = (await studio.asOwner(`GET /api/v1/bookings/waitlist?class_id=${cls.id}`)).body
    assert.deepEqual(
      queue.map(({ status }: { status: string }) => status),
      ['offered', 'waiting'],
    )
  })

  it('sign at the studio what others sign before', async () => {
    const waiver = await studio.asOwner('POST /api/v1/waivers', {
      title: 'Health',
      body: 'Well.',
      requires_before_booking: true,
    })
    const cls = await makeClass(studio)
    const guest = somebody()
    await ask(guest, cls)
    const token = await link(guest)
    const { body } = await follow('confirm', token)
    assert.deepEqual([body.status, body.waivers], ['booked', ['Health']])
    await link(guest, 'cancel')
    assert.match(studio.mail.sent.at(-1)!.text, /sign at the studio: Health/)
    await studio.asOwner(`DELETE /api/v1/waivers/${waiver.body.id}`)
  })

  it('are booked in or declined by staff, with or without a mail server', async () => {
    const cls = await makeClass(studio, { capacity: 6 })
    const [first, second] = [somebody(), somebody()]
    await ask(first, cls)
    await ask(second, cls)
    const list = async () =>
      (await studio.asOwner('GET /api/v1/guest-bookings')).body.filter(
        (guest: { scheduled_class_id: number }) => guest.scheduled_class_id === cls.id,
      )
    const [one, other] = await list()
    assert.deepEqual(
      [one.full_name, one.email, one.status, one.is_for_staff],
      [first.full_name, first.email, 'held', false],
    )
    const booked = await studio.asOwner(`POST /api/v1/guest-bookings/${one.id}/confirm`)
    assert.deepEqual([booked.status, booked.body.status, booked.body.booking_id !== null], [200, 'booked', true])
    const again = await studio.asOwner(`POST /api/v1/guest-bookings/${one.id}/confirm`)
    assert.equal(again.body.booking_id, booked.body.booking_id)
    assert.equal(
      (await studio.asOwner(`POST /api/v1/guest-bookings/${one.id}/decline`)).body.code,
      'BOOKING_INVALID_TRANSITION',
    )
    await studio.running.runJobs()
    const declined = await studio.asOwner(`POST /api/v1/guest-bookings/${other.id}/decline`)
    assert.deepEqual([declined.status, declined.body.status, await spots(cls)], [200, 'declined', 5])
    assert.equal(
      (await studio.asOwner(`POST /api/v1/guest-bookings/${other.id}/confirm`)).body.code,
      'BOOKING_INVALID_TRANSITION',
    )
    assert.deepEqual(await list(), [])
    const token = studio.mail.sent
      .find(({ to }) => to.address === second.email)!
      .text.split('#')[1]!
      .split(/\s/)[0]!
    assert.equal((await follow('confirm', token)).body.code, 'TOKEN_INVALID')
  })

  it('have no place in a class that is called off, and read why', async () => {
    const cls = await makeClass(studio, { capacity: 6 })
    const guest = somebody()
    await ask(guest, cls)
    const token = await link(guest)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`)
    assert.equal((await follow('confirm', token)).body.code, 'CLASS_CANCELLED')
    assert.equal((await ask(somebody(), cls)).body.code, 'CLASS_CANCELLED')
    assert.equal((await ask(somebody(), { id: 999_999 })).status, 404)
  })

  it('are not let in at another studio, or where only accounts book', async () => {
    const cls = await makeClass(studio)
    const elsewhere = base.replace(/widget\/[^/]+/, `widget/${'x'.repeat(22)}`)
    const { from, ...person } = somebody()
    const body = { scheduled_class_id: cls.id, ...person }
    const headers = { 'X-Forwarded-For': from }
    assert.equal((await studio.send(`POST ${elsewhere}`, { door: 'public', body, headers })).status, 404)
    await setRules(studio, { guest_bookings_enabled: false })
    const refused = await ask(somebody(), cls)
    assert.deepEqual([refused.status, refused.body.code], [403, 'GUEST_BOOKINGS_DISABLED'])
    await setRules(studio, { guest_bookings_enabled: true })
  })

  it('pay what others pay who cancel late, and can’t once the class has begun', async () => {
    await setRules(studio, { late_cancel_fee: 7, cancellation_hours: 12 })
    const starts_at = new Date(Date.parse(studio.clock.now()) + 2 * 3_600_000).toISOString()
    const cls = await makeClass(studio, { starts_at })
    const guest = somebody()
    await ask(guest, cls)
    await follow('confirm', await link(guest))
    const token = await link(guest, 'cancel')
    await pass({ minutes: 20 })
    assert.deepEqual((await follow('cancel', token, true)).body.cancel.fee, 7)
    await pass({ minutes: 100 })
    assert.equal((await follow('cancel', token)).body.code, 'CLASS_STARTED')
    assert.equal((await follow('cancel', token, true)).body.cancel, null)
  })

  it('are forgotten after thirty days, those who were booked once their class is as long ago', async () => {
    const rows = () =>
      studio.database.prepare('SELECT DISTINCT status FROM guest_bookings ORDER BY status').all() as {
        status: string
      }[]
    assert.ok(rows().length >= 3)
    await studio.advance({ days: 29 })
    assert.ok(rows().length >= 3)
    await studio.advance({ days: 1 })
    await studio.advance({ days: 1 })
    assert.deepEqual(
      rows().map(({ status }) => status),
      ['booked'],
    )
    await studio.advance({ days: 3 })
    await studio.advance({ days: 1 })
    assert.deepEqual(rows(), [])
  })
})
