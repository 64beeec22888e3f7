import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerBuyer, sellOnline, startOnlineStudio, type OnlineStudio } from '../../test/build/online.ts'

describe('a refund that did not arrive', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  const close = async (date: string) => {
    const { status, body } = await online.studio.asOwner('POST /api/v1/day-closes', { date, counted: [] })
    assert.equal(status, 201, JSON.stringify(body))
    const line = body.lines.find(({ method }: { method: string }) => method === 'online')
    return [line.taken, line.refunded, line.expected]
  }

  it('comes in again on the day it is known, and that day can be closed', async () => {
    const { studio, processor, settle } = online
    const type = await sellOnline(studio)
    const buyer = await registerBuyer(studio)
    const { payment_intent } = await processor.sessions.complete(await buyer.begin(type.id))
    await settle()
    processor.refunds.takeDays(true)
    const refund = await processor.refunds.make(payment_intent as string)
    await settle()
    assert.deepEqual(await close('2026-03-04'), [120, 120, 0])
    await studio.advance({ days: 1 })
    await processor.refunds.fail(refund.id)
    await settle()
    assert.deepEqual(await close('2026-03-05'), [120, 0, 120])
    const { body } = await studio.asOwner('GET /api/v1/reports/takings?start_date=2026-03-05&end_date=2026-03-05')
    assert.deepEqual(
      body.by_method.map(({ method, count, taken, refunded, net }: Record<string, unknown>) => [
        method,
        count,
        taken,
        refunded,
        net,
      ]),
      [['online', 0, 120, 0, 120]],
    )
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })
})
