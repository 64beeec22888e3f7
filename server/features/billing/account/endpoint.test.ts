import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import {
  ADDRESS,
  connect,
  connectElsewhere,
  registerBuyer,
  reply,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'

const HOOK = '/api/billing/webhook'

describe('the studio’s webhook at the processor', () => {
  let online: OnlineStudio
  beforeEach(async () => (online = await startOnlineStudio({ webhook: false, connected: false })))
  afterEach(() => online.stop())

  const endpoints = () => online.processor.books.all('webhook_endpoint')
  const urls = () => endpoints().map(({ url }) => url)
  const moveTo = (tunnel_url: string | null) => reply(online.studio, 'PUT /api/v1/studio', { tunnel_url })
  const aMinute = () => online.studio.advance({ minutes: 1 })
  const settings = () => reply(online.studio, 'GET /api/billing/settings')
  const tellsOf = async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    await processor.sessions.complete(await buyer.begin((await sellOnline(studio)).id))
    const arrived = processor.deliver.log.at(-1)?.status === 200
    await settle()
    return arrived
  }

  it('is registered with the account, where the studio has an address', async () => {
    await moveTo(ADDRESS)
    const shown = await connect(online.studio, online.processor)
    assert.deepEqual([shown.webhook, shown.webhook_url], ['registered', `${ADDRESS}${HOOK}`])
    const [endpoint] = endpoints()
    assert.deepEqual(urls(), [`${ADDRESS}${HOOK}`])
    assert.equal(endpoint!.api_version, online.processor.stripe.getApiField('version'))
    assert.ok(endpoint!.enabled_events.includes('checkout.session.completed'))
    assert.equal(await tellsOf(), true)
    assert.notEqual((await settings()).heard_at, null)
  })

  it('is registered as soon as there is an address, and moved with it, its secret the same', async () => {
    const { studio, processor } = online
    assert.equal((await connect(studio, processor)).webhook, 'none')
    await aMinute()
    assert.deepEqual(urls(), [])
    await moveTo('https://first.example')
    await aMinute()
    const [before] = endpoints()
    assert.deepEqual(urls(), [`https://first.example${HOOK}`])
    await moveTo(ADDRESS)
    await aMinute()
    assert.deepEqual(endpoints().map(({ id, url, secret }) => [id, url, secret]), [[before!.id, `${ADDRESS}${HOOK}`, before!.secret]]) // prettier-ignore
    assert.equal(await tellsOf(), true)
    await moveTo(null)
    await aMinute()
    assert.deepEqual([urls(), (await settings()).webhook], [[], 'none'])
  })

  it('is there once, where the answer to its making was lost', async () => {
    const { studio, processor } = online
    await moveTo(ADDRESS)
    processor.faults.push({ on: 'POST /v1/webhook_endpoints', loseAnswer: true, times: 3 })
    await connect(studio, processor)
    await aMinute()
    await aMinute()
    assert.deepEqual([urls(), (await settings()).webhook], [[`${ADDRESS}${HOOK}`], 'registered'])
    assert.equal(await tellsOf(), true)
  })

  it('goes with the connection, and comes again with it', async () => {
    const { studio, processor } = online
    await moveTo(ADDRESS)
    await connect(studio, processor)
    await reply(studio, 'DELETE /api/billing/settings')
    assert.deepEqual(urls(), [])
    await aMinute()
    assert.deepEqual(urls(), [])
    await connect(studio, processor)
    assert.deepEqual([urls().length, await tellsOf()], [1, true])
  })

  for (const [what, address] of [
    ['through the free tunnel, whose names anybody may take', 'https://x.loca.lt'],
    ['through another server of the free tunnel', 'https://my-studio.localtunnel.me'],
  ] as const) {
    it(`is not registered ${what}`, async () => {
      await moveTo(address)
      await connect(online.studio, online.processor)
      await aMinute()
      assert.deepEqual([urls(), (await settings()).webhook], [[], 'none'])
    })
  }

  it('is left alone where the owner gave the secret of one of their own', async () => {
    const { studio, processor } = online
    await moveTo(ADDRESS)
    const own = await processor.stripe.webhookEndpoints.create({ url: `${ADDRESS}${HOOK}`, enabled_events: ['checkout.session.completed'] }) // prettier-ignore
    const shown = await connect(studio, processor, { webhook_secret: own.secret })
    assert.deepEqual([shown.webhook, urls().length], ['given', 1])
    assert.equal(await tellsOf(), true)
    await moveTo('https://moved.example')
    await studio.advance({ days: 2 })
    await reply(studio, 'DELETE /api/billing/settings')
    assert.deepEqual(urls(), [`${ADDRESS}${HOOK}`])
  })

  it('makes room for one of the owner’s own', async () => {
    const { studio, processor } = online
    await moveTo(ADDRESS)
    await connect(studio, processor)
    const shown = await connect(studio, processor, { webhook_secret: 'whsec_own' })
    assert.deepEqual([shown.webhook, urls()], ['given', []])
  })

  for (const [what, spoil] of [
    ['deleted', (id: string) => online.processor.stripe.webhookEndpoints.del(id)],
    ['switched off', (id: string) => online.processor.stripe.webhookEndpoints.update(id, { disabled: true })],
  ] as const) {
    for (const [when, mend] of [
      ['within a day', () => online.studio.advance({ days: 1, minutes: 1 })],
      [
        'as its address changes',
        async () => (await moveTo(`${ADDRESS}:8443`), await aMinute(), await moveTo(ADDRESS), aMinute()),
      ],
      ['as the key is given again', () => connect(online.studio, online.processor)],
    ] as const) {
      // prettier-ignore
      it(`is put right ${when}, where somebody has ${what} it there`, async () => {
        await moveTo(ADDRESS)
        await connect(online.studio, online.processor)
        await aMinute()
        await spoil(endpoints()[0]!.id)
        await mend()
        assert.deepEqual(endpoints().map(({ url, status }) => [url, status]), [[`${ADDRESS}${HOOK}`, 'enabled']]) // prettier-ignore
        assert.equal(await tellsOf(), true)
      })
    }
  }

  it('is one, also where the key is given while it is being moved', async () => {
    const { studio, processor } = online
    await connect(studio, processor)
    await moveTo(ADDRESS)
    studio.clock.advance({ minutes: 1 })
    processor.faults.push({ on: 'POST /v1/webhook_endpoints', wait: 300 })
    const given = Array.from({ length: 3 }, () => connect(studio, processor))
    await Promise.all([...given, studio.running.runJobs()])
    assert.equal(urls().length, 1)
    assert.equal(await tellsOf(), true)
  })

  it('says what is in the way, and is tried again', async () => {
    const { studio, processor } = online
    await moveTo(ADDRESS)
    processor.keys.set('rk_test_few', ['rak_account_read', 'rak_event_read'])
    const shown = await connect(studio, processor, { secret_key: 'rk_test_few' })
    assert.equal(shown.last_error, 'permission')
    processor.keys.set('rk_test_few', 'all')
    await aMinute()
    const { webhook, last_error } = await settings()
    assert.deepEqual([webhook, last_error], ['registered', null])
  })

  it('is taken away from an account that the studio leaves for another', async () => {
    const { studio, processor } = online
    await moveTo(ADDRESS)
    await connect(studio, processor)
    const former = endpoints()[0]!.id
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin((await sellOnline(studio)).id)
    await connectElsewhere(studio)
    assert.deepEqual([endpoints().length, endpoints()[0]!.id === former], [1, false])
    assert.equal(await buyer.statusOf(session), 'expired')
    assert.equal((await processor.stripe.checkout.sessions.retrieve(session)).status, 'expired')
    assert.equal(await tellsOf(), true)
  })
})
