import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { registerBuyer, sellOnline, startOnlineStudio, subscribe, type OnlineStudio } from '../../test/build/online.ts'

describe('the health of what is paid online', () => {
  let online: OnlineStudio
  beforeEach(async () => (online = await startOnlineStudio()))
  afterEach(() => online.stop())

  const check = async () => {
    const { body } = await online.studio.asOwner('GET /api/v1/studio/health')
    return body.find(({ name }: { name: string }) => name === 'payments')
  }
  const code = async () => (await check()).code
  const refuseAll = (status: number) => online.processor.faults.push({ on: ' /v1/', status, retry: false, times: 999 })

  it('is fine while the processor calls, and off without an account', async () => {
    const { studio, processor, settle } = online
    assert.equal(await code(), 'payments.not_yet')
    const buyer = await registerBuyer(studio)
    const { session_id } = (await buyer.buy((await sellOnline(studio)).id)).body
    await processor.sessions.complete(session_id)
    await settle()
    const { state, detail, fix } = await check()
    assert.deepEqual([state, fix], ['ok', null])
    assert.match(detail, /^Online payments work; .* on Wednesday 4 March 2026 at 12:00\.$/)
    await studio.asOwner('DELETE /api/billing/settings')
    assert.equal(await code(), 'payments.none')
  })

  it('says that the key is refused, and that nobody answers', async () => {
    const { studio, processor, settle } = online
    await settle()
    refuseAll(500)
    await studio.advance({ hours: 1, minutes: 1 })
    assert.equal(await code(), 'payments.fine')
    await studio.advance({ hours: 1 })
    const { state, code: found } = await check()
    assert.deepEqual([state, found], ['warning', 'payments.not_reached'])
    assert.equal((await studio.asOwner('GET /api/billing/settings')).body.last_error, 'unavailable')
    processor.faults.length = 0
    await studio.advance({ minutes: 1 })
    assert.equal(await code(), 'payments.fine')
    processor.keys.clear()
    await studio.advance({ hours: 1, minutes: 1 })
    assert.equal(await code(), 'payments.key_refused')
    assert.equal((await studio.asOwner('GET /api/billing/settings')).body.last_error, 'key')
  })

  it('says that calls do not arrive, where the studio learns by asking alone', async () => {
    const { studio, processor, settle } = online
    await settle()
    await studio.advance({ hours: 2 })
    processor.deliver.as({ drop: true })
    await subscribe(studio)
    await studio.advance({ hours: 1 })
    const { state, code: found, fix } = await check()
    assert.deepEqual([state, found], ['warning', 'payments.silent'])
    assert.match(fix, /public address/)
  })

  it('says that an end is not told, and what was paid otherwise than asked', async () => {
    const { studio, processor, settle } = online
    const buyer = await subscribe(studio)
    await settle()
    refuseAll(500)
    const { body } = await buyer.ask('GET /api/v1/memberships')
    await studio.asOwner(`DELETE /api/v1/memberships/${body.items[0].id}`)
    await studio.advance({ minutes: 59 })
    assert.equal(await code(), 'payments.fine')
    await studio.advance({ minutes: 2 })
    assert.equal(await code(), 'payments.untold')
    processor.faults.length = 0
    await studio.advance({ days: 1 })
    assert.equal(await code(), 'payments.fine')
    const { session_id } = (await buyer.buy((await sellOnline(studio)).id)).body
    processor.books.get('checkout.session', session_id).amount_total! -= 100
    processor.faults.push({ on: 'POST /v1/refunds', status: 500, retry: false, times: 99 })
    await processor.sessions.complete(session_id)
    await settle()
    const { code: found, detail } = await check()
    assert.equal(found, 'payments.undelivered')
    assert.match(detail, /^One online payment can’t be fulfilled and couldn’t be refunded yet\./)
    processor.faults.length = 0
    await studio.advance({ hours: 1 })
    assert.equal(await code(), 'payments.fine')
  })
})
