import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fakeClock } from '../../../ports/clock/fake.ts'
import { receiptsOf } from '../../../test/build/commerce.ts'
import { assertSound, connect, registerBuyer, sellOnline } from '../../../test/build/online.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../../../test/processor.ts'
import { START } from '../../../test/start.ts'
import { startOnline, type OnlineStudio } from '../../../test/tunnel/online.ts'

const PURCHASES = 5

describe('what was paid while the tunnel was down and no message arrived', () => {
  let online: OnlineStudio
  let processor: CheckedProcessor
  before(async () => {
    const clock = fakeClock(START)
    processor = await startCheckedProcessor({ clock })
    online = await startOnline({ clock, config: { stripeApiBase: processor.url } })
    await online.goOnline()
    await connect(online.studio, processor)
    await online.after(60)
    processor.deliver.as({ drop: true })
  })
  after(async () => {
    await online.stop()
    await processor.stop()
  })

  it('is delivered within a minute of its return', async () => {
    const { studio, server } = online
    assert.match(processor.books.all('webhook_endpoint')[0]!.url, /localhost/)
    const [type, buyer] = [await sellOnline(studio), await registerBuyer(studio)]
    const sessions: string[] = []
    for (let n = 0; n < PURCHASES; n += 1) {
      const session = await buyer.begin(type.id)
      await processor.sessions.complete(session)
      sessions.push(session)
      if (n === 0) await online.after(60)
      if (n === 0) await server.die()
    }
    for (let seconds = 0; seconds < 300; seconds += 60) await online.after(60)
    assert.notEqual((await online.tunnel()).state, 'online')
    const receipts = async () => (await receiptsOf(studio)).length
    assert.ok((await receipts()) < PURCHASES)
    await server.comeBack()
    let waited = 0
    while ((await online.tunnel()).state !== 'online' && waited < 600) waited += (await online.after(5), 5)
    assert.equal((await online.tunnel()).state, 'online')
    for (let seconds = 0; seconds < 60; seconds += 5) await online.after(5)
    assert.equal(await receipts(), PURCHASES)
    for (const session of sessions) assert.equal(await buyer.statusOf(session), 'completed')
    await assertSound(studio)
  })
})
