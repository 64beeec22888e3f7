import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addDays } from '../lib/time.ts'
import { book, chargesTo, makeFullClass, registerMember, sellPack, setRules, wait } from './build/bookings.ts'
import { makeMembershipType, sellMembership } from './build/memberships.ts'
import { makeClass } from './build/schedule.ts'
import { addClient, makeRule, tagsOf } from './build/tags.ts'
import { startStudio, type TestStudio } from './studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('among others of its kind', () => {
  const today = '2026-03-04'
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const get = async (path: string): Promise<Shown> => (await studio.asOwner(`GET /api/v1/${path}`)).body
  const put = (path: string, body: object) => studio.asOwner(`PUT /api/v1/${path}`, body)
  const hour = (time: string, minutes: number) =>
    makeClass(studio, { starts_at: `2026-03-20T${time}`, duration_minutes: minutes })
  const reasonsFor = async (cls: { id: number }, client: { id: number }): Promise<Shown[]> =>
    (await get(`scheduled-classes/${cls.id}/eligibility?client_id=${client.id}`)).reasons

  it('bookings stand in the way only where they overlap, the first to begin first', async () => {
    const client = await registerMember(studio)
    const long = await hour('10:00', 120)
    const [before, late, early, beyond] = [
      await hour('09:00', 60),
      await hour('11:30', 60),
      await hour('09:30', 60),
      await hour('12:00', 60),
    ]
    await book(studio, before, client)
    await book(studio, beyond, client)
    assert.deepEqual(await reasonsFor(long, client), [])
    const other = await registerMember(studio)
    const [second, first] = [await book(studio, late, other), await book(studio, early, other)]
    assert.deepEqual(
      (await reasonsFor(long, other)).map(({ code, value }) => [code, value]),
      [
        ['OVERLAPPING_BOOKING', first.id],
        ['OVERLAPPING_BOOKING', second.id],
      ],
    )
  })

  it('bookings of a class that is cancelled go in the order in which they were made, those who wait after them', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-21T10:00', capacity: 2 })
    const second = await book(studio, cls, await registerMember(studio))
    const waiting = [await registerMember(studio), await registerMember(studio)]
    for (const client of waiting) await wait(cls, client)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, {})
    const { items } = await get('audit-log?action=booking.cancel')
    const ids = items.slice(0, 2).map((entry: Shown) => entry.entity_id)
    assert.deepEqual(ids, [second.id, booking.id])
    const letters = (await get('emails?page_size=200')).items.filter(({ kind }: Shown) => kind === 'class_cancelled')
    assert.deepEqual(
      letters.map((mail: Shown) => mail.client_id),
      [waiting[1]!.id, waiting[0]!.id, second.client_id, booking.client_id],
    )
  })

  it('who waits for a class that is moved goes on waiting, with no offer', async () => {
    const { cls } = await makeFullClass(studio, { starts_at: '2026-03-22T10:00' })
    const waiting = await registerMember(studio)
    const entry = await wait(cls, waiting)
    await put(`scheduled-classes/${cls.id}`, { starts_at: '2026-03-22T12:00' })
    const now = (await waiting.ask('GET /api/v1/bookings/waitlist')).body.find(({ id }: Shown) => id === entry.id)
    assert.deepEqual([now.status, now.offer_expires_at, now.log], [entry.status, null, entry.log])
  })

  it('of memberships that have ended, the last says why a class can’t be booked', async () => {
    const client = await addClient(studio)
    for (const name of ['First pass', 'Last pass']) {
      const type = await makeMembershipType(studio, { name, type: 'time_pass', unlimited: true, validity_days: 3 })
      const sale = { client_id: client.id, membership_type_id: type.id, starts_at: addDays(today, -20) }
      await sellMembership(studio, sale)
    }
    const [reason] = await reasonsFor(await hour('18:00', 60), client)
    assert.match(reason.detail, /Last pass/)
  })

  it('a closure adds its days to each pack that is valid on one of them, and to no other', async () => {
    const terms = { starts_at: today }
    const ends = ['2026-05-31', '2026-06-01', '2026-06-02', '2026-06-03', '2026-07-10', undefined]
    const packs: Shown[] = []
    for (const expires_at of ends)
      packs.push(await sellMembership(studio, { ...terms, ...(expires_at && { expires_at }) }))
    const late = [
      await sellMembership(studio, { starts_at: '2026-06-03', expires_at: '2026-09-01' }),
      await sellMembership(studio, { starts_at: '2026-06-04', expires_at: '2026-09-01' }),
    ]
    const closure = { starts_on: '2026-06-01', ends_on: '2026-06-03', reason: 'Works', extends_packs: true }
    assert.equal((await studio.asOwner('POST /api/v1/closures', closure)).status, 201)
    const shown: (string | null)[] = []
    for (const { id } of [...packs, ...late]) shown.push((await get(`memberships/${id}`)).expires_at)
    const untouched = packs.at(-1).expires_at
    assert.deepEqual(shown, [
      '2026-05-31',
      '2026-06-02',
      '2026-06-04',
      '2026-06-06',
      '2026-07-13',
      untouched,
      '2026-09-02',
      '2026-09-01',
    ])
    const [entry] = (await get(`audit-log?action=membership.extend&entity_id=${late[0].id}`)).items
    assert.deepEqual([entry.before, entry.after], [{ expires_on: '2026-09-01' }, { expires_on: '2026-09-02' }])
  })

  it('credits run low from the third last on', async () => {
    const rule = await makeRule(studio, { trigger_event: 'membership.credits_low' })
    const client = await addClient(studio)
    await sellPack(studio, client, 5)
    const tags: number[] = []
    for (const time of ['07:00', '08:00']) {
      await book(studio, await hour(time, 30), client)
      await studio.advance({ minutes: 1 })
      tags.push((await tagsOf(studio, client)).filter((name) => name === rule.tag_name).length)
    }
    assert.deepEqual(tags, [0, 1])
  })

  it('a pause without a limit and without a number is of 30 days', async () => {
    const type = await makeMembershipType(studio, { can_pause: true })
    const { id } = await sellMembership(studio, { membership_type_id: type.id })
    const { body } = await put(`memberships/${id}`, { status: 'paused' })
    assert.deepEqual(body.pause, { starts_at: today, until: addDays(today, 30) })
  })

  it('an unlimited membership takes notes and a last day, and no credits', async () => {
    const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 9 })
    const { id } = await sellMembership(studio, { membership_type_id: type.id })
    const { body } = await put(`memberships/${id}`, { notes: 'Knee', expires_at: '2026-05-06' })
    assert.deepEqual([body.notes, body.expires_at, body.credits_remaining], ['Knee', '2026-05-06', null])
    assert.equal((await put(`memberships/${id}`, { credits_remaining: 3 })).status, 422)
  })

  it('a fee is due from a client without an e-mail as well', async () => {
    await setRules(studio, { late_cancel_fee: 5, fee_grace_hours: 1, cancellation_hours: 12 })
    const client = await addClient(studio)
    await sellPack(studio, client, 5)
    const starts_at = new Date(Date.parse(studio.clock.now()) + 7_200_000).toISOString()
    const booking = await book(studio, await makeClass(studio, { starts_at }), client)
    await studio.advance({ minutes: 20 })
    assert.equal((await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)).status, 200)
    await studio.advance({ hours: 2 })
    assert.deepEqual(
      studio.logged.filter((line) => line.includes('"level":"error"')),
      [],
    )
    assert.deepEqual(await chargesTo(studio, client), [['late_cancel', 5, 'due']])
  })

  it('a code to check in with is good in the middle of a second', async () => {
    const member = await registerMember(studio)
    const starts_at = new Date(Date.parse(studio.clock.now()) + 900_000).toISOString()
    const booking = await book(studio, await makeClass(studio, { starts_at }), member)
    await setRules(studio, { checkin_open_minutes_before: 60 })
    await studio.advance({ milliseconds: 567 })
    const { code, expires_at } = (await member.ask(`GET /api/v1/bookings/${booking.id}/check-in-code`)).body
    assert.equal(Date.parse(expires_at), Date.parse(studio.clock.now()) + 600_000 - 567)
    const path = `POST /api/v1/bookings/${booking.id}/check-in`
    assert.equal((await studio.asOwner(path, { code })).status, 200)
  })
})
