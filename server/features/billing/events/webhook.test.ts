import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { receiptsOf } from '../../../test/build/commerce.ts'
import {
  assertSound,
  registerBuyer,
  sellOnline,
  signedBy,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import type { DeliveryMode } from '../../../stand-in/delivery/mode.ts'

const WEBHOOK = 'POST /api/billing/webhook'

/** An event as it may come from anybody who has the secret. */
const event = (over: object = {}) => ({
  id: `evt_${Math.random()}`,
  object: 'event',
  type: 'checkout.session.completed',
  created: 1_772_620_000,
  livemode: false,
  data: { object: { id: 'cs_test_1', object: 'checkout.session' } },
  ...over,
})

describe('what the processor sends', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const post = (payload: string, signature: string | undefined) =>
    online.studio.send(WEBHOOK, {
      body: payload,
      door: 'public',
      headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
    })
  const noted = (id: string) =>
    online.studio.database.prepare('SELECT handled_at FROM processor_events WHERE id = ?').all(id).length

  const good = JSON.stringify(event())
  const cases: readonly [what: string, status: number, sign: () => string | undefined, payload?: string][] = [
    ['signed', 200, () => signedBy(online, good)],
    ['signed, and changed since', 400, () => signedBy(online, good), good.replace('cs_test_1', 'cs_test_2')],
    ['not signed', 400, () => undefined],
    ['signed with nothing', 400, () => ''],
    ['signed with anything', 400, () => 'hello'],
    ['signed without a time', 400, () => signedBy(online, good).replace(/t=\d+,/, '')],
    ['signed with another secret', 400, () => signedBy(online, good, { secret: 'whsec_another' })],
    ['299 seconds old', 200, () => signedBy(online, good, { ago: 299 })],
    ['301 seconds old', 400, () => signedBy(online, good, { ago: 301 })],
    ['299 seconds ahead', 200, () => signedBy(online, good, { ago: -299 })],
    ['301 seconds ahead', 400, () => signedBy(online, good, { ago: -301 })],
    [
      '301 seconds old, with a newer time before',
      400,
      () => `t=${Math.floor(Date.parse(online.processor.clock.now()) / 1000)},${signedBy(online, good, { ago: 301 })}`,
    ],
    ['of yesterday', 400, () => signedBy(online, good, { ago: 86_400 })],
    ['signed with an old secret and the new one', 200, () => `${signedBy(online, good)},v1=${'0'.repeat(64)}`],
    ['signed in an old scheme alone', 400, () => signedBy(online, good).replace('v1=', 'v0=')],
  ]
  for (const [what, status, sign, payload = good] of cases) {
    it(`is ${status === 200 ? 'taken in' : 'refused'} where it is ${what}`, async () => {
      const reply = await post(payload, sign())
      assert.equal(reply.status, status)
      if (status === 400) assert.equal(reply.body.code, 'WEBHOOK_SIGNATURE_INVALID')
    })
  }

  it('is noted and left alone where it is of a kind that the studio does not follow', async () => {
    const strange = event({ type: 'climate.order.created', data: { object: { id: 'x_1', object: 'climate.order' } } })
    const payload = JSON.stringify(strange)
    for (let n = 0; n < 2; n += 1) assert.equal((await post(payload, signedBy(online, payload))).status, 200)
    assert.equal(noted(strange.id), 1)
  })

  for (const [what, over] of [
    ['of the other mode', { livemode: true }],
    ['without an object', { data: {} }],
    ['without a time', { created: undefined }],
  ] as const) {
    it(`is refused where it is ${what}`, async () => {
      const payload = JSON.stringify(event(over))
      assert.equal((await post(payload, signedBy(online, payload))).status, 400)
    })
  }

  it('is no longer than a mebibyte', async () => {
    const fits = JSON.stringify(event({ padding: 'x'.repeat(1024 * 1024 - 400) }))
    assert.equal((await post(fits, signedBy(online, fits))).status, 200)
    const more = JSON.stringify(event({ padding: 'x'.repeat(1024 * 1024) }))
    assert.equal((await post(more, signedBy(online, more))).status, 413)
  })

  it('is a hint and no more: what it says of a session that is not paid delivers nothing', async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin((await sellOnline(studio)).id)
    const paid = { id: session, object: 'checkout.session', status: 'complete', payment_status: 'paid' }
    for (const id of ['evt_forged', processor.books.all('event')[0]!.id]) {
      const payload = JSON.stringify(event({ id, data: { object: paid } }))
      assert.equal((await post(payload, signedBy(online, payload))).status, 200)
    }
    await settle()
    assert.deepEqual([await buyer.statusOf(session), await buyer.memberships()], ['pending', []])
  })

  it('is left alone where it is of another shop of the same account', async () => {
    const { studio, processor, settle } = online
    const before = (await receiptsOf(studio)).length
    await processor.sessions.foreign()
    await settle()
    assert.ok(processor.deliver.log.at(-1)!.status === 200)
    assert.equal((await receiptsOf(studio)).length, before)
  })

  const ways: readonly [what: string, mode: DeliveryMode][] = [
    ['20 times at once', { times: 20, together: true }],
    ['shuffled and twice', { times: 2, order: 'shuffled' }],
    ['in reverse', { order: 'reversed' }],
    ['before what caused it is answered', { beforeAnswer: true }],
    ['as an account of an old version has it', { version: '2022-11-15' }],
  ]
  for (const [what, mode] of ways) {
    it(`delivers once where it comes ${what}`, async () => {
      const { studio, processor, settle } = online
      processor.deliver.as(mode)
      const buyer = await registerBuyer(studio)
      const session = await buyer.begin((await sellOnline(studio)).id)
      await processor.sessions.complete(session)
      await settle()
      processor.deliver.as({})
      assert.equal((await buyer.memberships()).length, 1)
      assert.equal((await receiptsOf(studio)).filter(({ client_id }) => client_id === buyer.id).length, 1)
    })
  }

  it('delivers where it comes late, after the page has asked', async () => {
    const { studio, processor, settle } = online
    processor.deliver.as({ hold: true })
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin((await sellOnline(studio)).id)
    await processor.sessions.complete(session)
    const asked = await Promise.all(Array.from({ length: 5 }, () => buyer.statusOf(session)))
    assert.deepEqual([...new Set(asked)], ['completed'])
    await processor.deliver.release()
    await settle()
    processor.deliver.as({})
    assert.equal((await buyer.memberships()).length, 1)
  })

  it('is answered once it is durable, else it comes again', async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin((await sellOnline(studio)).id)
    studio.database.pragma('query_only = ON')
    await processor.sessions.complete(session)
    const { status } = processor.deliver.log.at(-1)!
    studio.database.pragma('query_only = OFF')
    assert.ok(status >= 500, `answered ${status}`)
    assert.deepEqual(await buyer.memberships(), [])
    studio.clock.advance({ minutes: 6 })
    await processor.catchUp()
    assert.equal(processor.deliver.log.at(-1)!.status, 200)
    await settle()
    assert.equal((await buyer.memberships()).length, 1)
    await studio.advance({ seconds: 1 })
  })
})

describe('what comes where no processor is connected', () => {
  it('is refused', async () => {
    const { studio, stop } = await startOnlineStudio({ connected: false })
    const { status, body } = await studio.send(WEBHOOK, { body: '{}', door: 'public', headers: { 'Stripe-Signature': 't=1,v1=0' } }) // prettier-ignore
    assert.deepEqual([status, body.code], [400, 'WEBHOOK_SIGNATURE_INVALID'])
    await stop()
  })
})
