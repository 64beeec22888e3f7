import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`a purchase whose message is late is confirmed on ${name}`, { skip }, () => {
    let service: TestService
    before(async () => {
      service = await startService({ make })
    })
    afterEach(() => service.processor.deliver.as({}))
    after(() => service.stop())

    const statuses = async (id: string, times: number) => {
      const found: number[] = []
      for (let asked = 0; asked < times; asked += 1) found.push((await service.confirm(id)).status)
      return found
    }

    it('at the second call; the message changes nothing any more', async () => {
      const { deliver } = service.processor
      deliver.as({ hold: true })
      const id = await service.buy('base_ai')
      assert.equal((await service.confirm(id)).body.code, 'SESSION_NOT_FOUND')
      const second = await service.confirm(id)
      assert.deepEqual([second.status, second.body.plan], [200, 'base_ai'])
      const before = await service.row(id)
      await deliver.release()
      assert.ok(deliver.log.some(({ type, status }) => type === 'checkout.session.completed' && status === 200))
      assert.deepEqual(await service.row(id), before)
      assert.deepEqual(await statuses(id, 1), [404])
      assert.equal((await service.verify(second.body.license_key)).status, 200)
    })

    it('where no message ever comes', async () => {
      service.processor.deliver.as({ drop: true })
      const id = await service.buy()
      assert.deepEqual(await statuses(id, 3), [404, 200, 404])
    })

    it('at the second call that finds the processor', async () => {
      service.processor.deliver.as({ drop: true })
      const id = await service.buy()
      service.processor.faults.push({ on: '/v1/subscriptions/', status: 500, retry: false })
      assert.deepEqual(await statuses(id, 4), [502, 404, 200, 404])
    })

    it('by the message of days later, where the money took as long', async () => {
      const id = await service.begin()
      await service.processor.sessions.begin(id)
      assert.deepEqual(await statuses(id, 2), [404, 404])
      service.clock.advance({ days: 4 })
      await service.processor.sessions.succeed(id)
      await service.processor.idle()
      assert.deepEqual(await statuses(id, 2), [200, 404])
    })

    it('where the processor shows no subscription: for a month', async () => {
      service.processor.deliver.as({ drop: true })
      const id = await service.buy()
      service.processor.faults.push({
        on: '/v1/subscriptions/',
        status: 404,
        body: '{"error":{"type":"invalid_request_error","code":"resource_missing","message":"No such subscription"}}',
      })
      assert.deepEqual(await statuses(id, 2), [404, 200])
      const month = new Date(service.clock.now())
      month.setUTCMonth(month.getUTCMonth() + 1)
      assert.equal((await service.row(id)).current_period_end, month.toISOString())
    })
  })
