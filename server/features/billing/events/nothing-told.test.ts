import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { registerBuyer, sellOnline, startOnlineStudio, type OnlineOptions } from '../../../test/build/online.ts'

/** A studio in which a client has paid, but the processor's message did not arrive. */
async function paidUnheard(options: OnlineOptions = {}) {
  const online = await startOnlineStudio(options)
  const { studio, processor } = online
  const buyer = await registerBuyer(studio)
  const { id } = await sellOnline(studio)
  await studio.advance({ seconds: 1 })
  const session = await buyer.begin(id)
  processor.deliver.as({ drop: true })
  await processor.sessions.complete(session)
  const has = async () => (await buyer.memberships()).length
  return { ...online, buyer, session, has }
}

describe('where nobody tells the studio that somebody paid', () => {
  it('finds it out within a minute, where it has no webhook', async () => {
    const { studio, has, stop } = await paidUnheard({ webhook: false })
    assert.equal(await has(), 0)
    await studio.advance({ minutes: 1 })
    assert.equal(await has(), 1)
    await stop()
  })

  it('finds it out within ten minutes, where the webhook does not arrive', async () => {
    const { studio, has, stop } = await paidUnheard()
    await studio.advance({ minutes: 9 })
    assert.equal(await has(), 0)
    await studio.advance({ minutes: 1 })
    assert.equal(await has(), 1)
    await stop()
  })

  it('finds it out at once as the buyer comes back', async () => {
    const { buyer, session, has, stop } = await paidUnheard()
    assert.deepEqual([await buyer.statusOf(session), await has()], ['completed', 1])
    await stop()
  })

  it('finds it out at its next start, and as it gets another address', async () => {
    for (const change of ['a start', 'an address']) {
      const { studio, has, stop } = await paidUnheard()
      if (change === 'a start') await studio.restart()
      else await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://other.example' })
      await studio.running.runJobs()
      if (change !== 'a start') await studio.advance({ minutes: 1 })
      assert.equal(await has(), 1, change)
      await stop()
    }
  })

  it('finds it out though its key may not read what happened', async () => {
    const { studio, processor, has, stop } = await paidUnheard({ webhook: false })
    const { key } = processor
    processor.keys.set(key, ['rak_account_read', 'rak_checkout_session_write', 'rak_customer_write'])
    await studio.advance({ minutes: 1 })
    assert.equal(await has(), 1)
    const { body } = await studio.asOwner('GET /api/billing/settings')
    assert.equal(body.last_error, 'permission')
    await stop()
  })

  it('asks the processor about nothing while nothing is being bought', async () => {
    const { studio, processor, stop } = await startOnlineStudio()
    await studio.advance({ minutes: 1 })
    const asked = processor.seen.length
    for (let n = 0; n < 50; n += 10) await studio.advance({ minutes: 10 })
    assert.deepEqual(processor.seen.slice(asked), [])
    await stop()
  })
})
