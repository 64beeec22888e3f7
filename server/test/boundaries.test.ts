import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, chargesTo, makeFullClass, registerClient, registerMember, setRules, wait } from './build/bookings.ts'
import { makeProduct } from './build/commerce.ts'
import { makeClass } from './build/schedule.ts'
import { addClient, giveTag, makeTag, tagsOf } from './build/tags.ts'
import { makeWaiver, signWaiver } from './build/waivers.ts'
import { PASSWORD, startStudio, type TestStudio } from './studio.ts'
import { goOnline } from './build/reach.ts'

describe('on either side of an instant', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await goOnline(studio)
    await setRules(studio, { quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
    const server = { host: 'mail.example.com', port: 587, security: 'starttls', from_email: 'hello@studio.test' }
    await studio.asOwner('PUT /api/v1/studio/email', server)
  })
  after(() => studio.stop())

  /** Stands a millisecond before an instant; `pass` steps onto it. */
  const standBefore = (instant: string) =>
    studio.advance({ milliseconds: Date.parse(instant) - Date.parse(studio.clock.now()) - 1 })
  const pass = () => studio.advance({ milliseconds: 1 })

  it('an invitation is good until its last millisecond, and not at its end', async () => {
    const client = await addClient(studio, { email: 'late@example.com' })
    const { invite_url, expires_at } = (await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)).body
    const days = (Date.parse(expires_at) - Date.parse(studio.clock.now())) / 86_400_000
    assert.equal(days, 14)
    const token = new URL(invite_url).hash.slice(1)
    const look = () => studio.send(`GET /api/v1/auth/invite/${token}`, { door: 'public' })
    await standBefore(expires_at)
    assert.equal((await look()).status, 200)
    await pass()
    assert.equal((await look()).body.code, 'TOKEN_INVALID')
    const body = { token, new_password: PASSWORD }
    assert.equal((await studio.send('POST /api/v1/auth/reset-password', { body })).body.code, 'TOKEN_INVALID')
  })

  for (const [late, status] of [
    [0, 404],
    [1, 200],
  ] as const) {
    it(`a reset link ${late ? 'a millisecond before' : 'at'} the end of its hour answers ${status}`, async () => {
      const { email } = await registerClient(studio)
      const asked = studio.clock.now()
      await studio.send('POST /api/v1/auth/forgot-password', {
        body: { email },
        headers: { 'X-Forwarded-For': `10.5.0.${late}` },
        door: 'public',
      })
      await studio.advance({ minutes: 1 })
      const text = studio.mail.sent.findLast(({ to }) => to.address === email)!.text
      studio.clock.set(new Date(Date.parse(asked) + 3_600_000 - late).toISOString())
      const body = { token: /#([\w-]+)/.exec(text)![1], new_password: `${PASSWORD}-2` }
      assert.equal((await studio.send('POST /api/v1/auth/reset-password', { body })).status, status)
      await studio.advance({ minutes: 0 })
    })
  }

  for (const [late, status] of [
    [1, 'pending'],
    [0, 'due'],
  ] as const) {
    it(`a fee is ${status} ${late ? 'a millisecond before' : 'at'} the end of its time of grace`, async () => {
      await setRules(studio, { late_cancel_fee: 5, cancellation_hours: 12, fee_grace_hours: 6 })
      const client = await registerMember(studio)
      const starts_at = new Date(Date.parse(studio.clock.now()) + 7_200_000).toISOString()
      const booking = await book(studio, await makeClass(studio, { starts_at }), client)
      await studio.advance({ minutes: 20 })
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      await studio.advance({ hours: 6, milliseconds: -late })
      assert.deepEqual(await chargesTo(studio, client), [['late_cancel', 5, status]])
    })
  }

  it('a fee without grace is due at once', async () => {
    await setRules(studio, { late_cancel_fee: 5, cancellation_hours: 12, fee_grace_hours: 0 })
    const client = await registerMember(studio)
    const starts_at = new Date(Date.parse(studio.clock.now()) + 7_200_000).toISOString()
    const booking = await book(studio, await makeClass(studio, { starts_at }), client)
    await studio.advance({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual(await chargesTo(studio, client), [['late_cancel', 5, 'due']])
    const [seen] = (await client.ask(`GET /api/v1/clients/${client.id}/charges`)).body
    assert.equal(seen.status, 'due')
  })

  it('an offer can be taken at its very end, and not a millisecond after', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 60 })
    for (const [late, code] of [
      [-1, 'WAITLIST_OFFER_EXPIRED'],
      [0, undefined],
    ] as const) {
      const { cls, booking } = await makeFullClass(studio)
      const waiting = await registerMember(studio)
      const entry = await wait(cls, waiting)
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      const { body } = await waiting.ask('GET /api/v1/bookings/waitlist')
      const offer = body.find(({ id }: { id: number }) => id === entry.id)
      assert.equal(offer.status, 'offered')
      studio.clock.set(new Date(Date.parse(offer.offer_expires_at) - late).toISOString())
      const taken = await waiting.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`)
      assert.equal(taken.body.code, code, `${-late} ms after`)
      await studio.advance({ minutes: 0 })
    }
  })

  it('an answer is repeated for a key within 24 hours, and not at their end', async () => {
    const send = () =>
      studio.send('POST /api/v1/clients', {
        token: studio.owner,
        body: { full_name: 'Once' },
        headers: { 'Idempotency-Key': 'a-day' },
      })
    const first = (await send()).body.id
    await standBefore(new Date(Date.parse(studio.clock.now()) + 24 * 3_600_000).toISOString())
    assert.equal((await send()).body.id, first)
    await pass()
    assert.notEqual((await send()).body.id, first)
  })
})

describe('under another client’s path', () => {
  it('nothing of a client is found, changed or taken away', async () => {
    const studio = await startStudio()
    await goOnline(studio)
    const [owner, other] = [await registerClient(studio), await registerClient(studio)]
    const tag = await makeTag(studio)
    await giveTag(studio, owner, tag)
    const note = (await studio.asOwner(`POST /api/v1/clients/${owner.id}/notes`, { body: 'Hers' })).body
    const waiver = await makeWaiver(studio)
    const signature = await signWaiver(waiver, owner)
    for (const operation of [
      `DELETE /api/v1/clients/${other.id}/notes/${note.id}`,
      `GET /api/v1/clients/${other.id}/waivers/${signature.id}.pdf`,
      `DELETE /api/v1/clients/${other.id}/tags/${tag.id}`,
    ])
      assert.equal((await studio.asOwner(operation)).status, 404, operation)
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${owner.id}/notes`)).body.length, 1)
    assert.deepEqual(await tagsOf(studio, owner), [tag.name])
    assert.equal((await studio.asOwner(`DELETE /api/v1/clients/${owner.id}/notes/${note.id}`)).status, 204)
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${owner.id}/notes`)).body.length, 0)
    await studio.stop()
  })
})

describe('a search', () => {
  it('takes every character as it is, also those that mean something to the database', async () => {
    const studio = await startStudio()
    await goOnline(studio)
    const names = ['A%a Percent', 'B_b Line', 'C\\c Slash', 'Dd Plain', '"Q" Quote', 'E* Star']
    for (const full_name of names) await addClient(studio, { full_name })
    for (const name of names) await makeProduct(studio, { name })
    const found = async (list: string, text: string) => {
      const { body } = await studio.asOwner(`GET /api/v1/${list}${encodeURIComponent(text)}`)
      return (body.items ?? body).map((row: { full_name?: string; name?: string }) => row.full_name ?? row.name)
    }
    for (const [text, expected] of [
      ['A%', ['A%a Percent']],
      ['B_', ['B_b Line']],
      ['C\\', ['C\\c Slash']],
      ['%', []],
      ['_', []],
      ['__', []],
      ['%a', []],
      ['A%a', ['A%a Percent']],
      ['"Q"', ['"Q" Quote']],
      ['B_b L', ['B_b Line']],
      ['Da', []],
    ] as const) {
      assert.deepEqual(await found('clients?search=', text), expected, `clients: ${text}`)
    }
    for (const [text, expected] of [
      ['%', ['A%a Percent']],
      ['_', ['B_b Line']],
      ['\\', ['C\\c Slash']],
      ['"', ['"Q" Quote']],
      ['*', ['E* Star']],
    ] as const) {
      assert.deepEqual(await found('products?search=', text), expected, `products: ${text}`)
    }
    await studio.stop()
  })
})
