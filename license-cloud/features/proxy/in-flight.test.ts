import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, before, beforeEach, describe, it } from 'node:test'
import { until } from '../../../server/test/until.ts'
import { completion, hold, json } from '../../test/provider.ts'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`four calls of a license are under way at the most, on ${name}`, { skip }, () => {
    let service: TestService
    let key: string
    /** Number of times that calls have looked for a place since, and the wait between two looks. */
    let looks = 0
    let wait: (ms: number) => Promise<unknown> = sleep
    const replicas = name === 'PostgreSQL' ? 2 : 1
    before(async () => {
      service = await startService({ make, replicas, wait: (ms) => ((looks += 1), wait(ms)) })
    })
    beforeEach(async () => {
      looks = 0
      wait = sleep
      service.provider.answer = json(completion(10))
      service.provider.asked.length = 0
      key = await service.buyKey()
    })
    after(() => service.stop())

    /** Begins a call, at each replica in its turn. */
    let turn = 0
    const chat = () => service.chat(key, undefined, { replica: (turn += 1) % replicas })
    const begin = (count: number) => Array.from({ length: count }, chat)

    it('a fifth waits, and goes when one of them has ended', async () => {
      const held = hold(service.provider, json(completion(10)))
      const calls = begin(4)
      await until(() => held.waiting() === 4)
      const fifth = chat()
      await until(() => looks >= 5)
      assert.deepEqual([service.provider.asked.length, (await service.row(key)).leases.length], [4, 4])
      const other = await service.buyKey()
      const others = service.chat(other)
      await until(() => held.waiting() === 5)
      held.release()
      await until(() => held.waiting() === 5)
      assert.equal(service.provider.asked.length, 6)
      for (let left = 0; left < 5; left += 1) held.release()
      const answers = await Promise.all([...calls, fifth, others])
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.deepEqual([(await service.row(key)).leases, (await service.row(key)).ai_tokens_used], [[], 50])
    })

    it('those that wait at the same replica hear at once of each that has ended', async () => {
      // However long it takes, no call looks for a place again.
      wait = () => new Promise(() => {})
      const held = hold(service.provider, json(completion(10)))
      const calls = Array.from({ length: 8 }, () => service.chat(key))
      await until(() => held.waiting() === 4 && looks === 4)
      for (let left = 0; left < 4; left += 1) held.release()
      await until(() => held.waiting() === 4)
      for (let left = 0; left < 4; left += 1) held.release()
      assert.ok((await Promise.all(calls)).every(({ status }) => status === 200))
      assert.equal((await service.row(key)).ai_tokens_used, 80)
    })

    it('a fifth that has waited ten seconds is told to come again', async () => {
      wait = () => Promise.resolve()
      const held = hold(service.provider, json(completion(10)))
      const calls = begin(4)
      await until(() => held.waiting() === 4)
      looks = 0
      const { status, body, headers } = await chat()
      assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'RATE_LIMITED', '5'])
      assert.deepEqual(body.error, { message: body.detail, type: 'rate_limit_error', param: null, code: 'RATE_LIMITED' }) // prettier-ignore
      assert.deepEqual([looks, service.provider.asked.length], [100, 4])
      for (let left = 0; left < 4; left += 1) held.release()
      assert.ok((await Promise.all(calls)).every((answer) => answer.status === 200))
      service.provider.answer = json(completion(10))
      assert.equal((await chat()).status, 200)
    })

    it('however many are begun at once, and as many as that', async () => {
      const under = new Map<string, number>()
      const most = new Map<string, number>()
      service.provider.answer = async (asked, outgoing) => {
        const [license] = JSON.parse(asked.body).messages as string[]
        const count = (under.get(license!) ?? 0) + 1
        under.set(license!, count)
        most.set(license!, Math.max(most.get(license!) ?? 0, count))
        // Nobody goes before all who may have come, and others have looked for a place meanwhile.
        await until(() => most.get(license!)! >= 4 && looks >= 100)
        under.set(license!, under.get(license!)! - 1)
        await json(completion(3))(asked, outgoing)
      }
      const keys = [key, await service.buyKey()]
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) => {
          const number = index % 3 === 0 ? 1 : 0
          return service.chat(keys[number]!, { messages: [`license ${number}`] }, { replica: index % replicas })
        }),
      )
      const passed = answers.filter(({ status }) => status === 200).length
      assert.ok(answers.every(({ status, body }) => status === 200 || body.code === 'RATE_LIMITED'))
      assert.deepEqual(Object.fromEntries(most), { 'license 0': 4, 'license 1': 4 })
      const rows = await Promise.all(keys.map((one) => service.row(one)))
      assert.equal(rows[0]!.ai_tokens_used + rows[1]!.ai_tokens_used, passed * 3)
      assert.deepEqual(rows.map(({ leases }) => leases), [[], []]) // prettier-ignore
    })

    it('those of a replica that was killed for two minutes', { skip: replicas === 1 && 'There is one' }, async () => {
      wait = () => Promise.resolve()
      const held = hold(service.provider, json(completion(10)))
      const calls = Array.from({ length: 4 }, () => service.chat(key, undefined, { replica: 1 }))
      await until(() => held.waiting() === 4)
      // It reaches the store no more, and so can't end them.
      await service.replicas[1]!.store.destroy()
      for (let left = 0; left < 4; left += 1) held.release()
      assert.ok((await Promise.all(calls)).every(({ status }) => status === 500))
      assert.equal((await service.row(key)).leases.length, 4)
      service.provider.answer = json(completion(10))
      const first = () => service.chat(key)
      service.clock.advance({ minutes: 2 })
      assert.equal((await first()).body.code, 'RATE_LIMITED')
      service.clock.advance({ milliseconds: 1 })
      assert.equal((await first()).status, 200)
      assert.deepEqual((await service.row(key)).leases, [])
    })
  })
