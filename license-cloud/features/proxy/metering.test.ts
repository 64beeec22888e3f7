import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { until } from '../../../server/test/until.ts'
import { completion, hold, json } from '../../test/provider.ts'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'
import { beginPeriod } from './queries.ts'

const headers = { 'Content-Type': 'application/json' }

for (const { name, skip, make } of stores)
  describe(`the tokens of a license are counted on ${name}`, { skip }, () => {
    let service: TestService
    let key: string
    before(async () => {
      service = await startService({ make, replicas: name === 'PostgreSQL' ? 2 : 1 })
    })
    beforeEach(async () => {
      service.provider.answer = json(completion(10))
      service.provider.asked.length = 0
      key = await service.buyKey()
    })
    after(() => service.stop())

    const used = async () => (await service.row(key)).ai_tokens_used
    const chat = async (tokens: number) => {
      service.provider.answer = json(completion(tokens))
      const { status, body } = await service.chat(key)
      return status === 200 ? 200 : body.code
    }

    it('as the provider reports them, before it is answered', async () => {
      for (const [tokens, sum] of [
        [1, 1],
        [250, 251],
        [1_000_000, 1_000_251],
      ] as const) {
        assert.equal(await chat(tokens), 200)
        assert.equal(await used(), sum)
      }
      const other = await service.buyKey()
      assert.equal((await service.row(other)).ai_tokens_used, 0)
      assert.deepEqual((await service.row(key)).leases, [])
    })

    it('by an estimate where it reports none: never nothing', async () => {
      const message = { messages: [{ role: 'user', content: '漢'.repeat(40) }] }
      for (const usage of [
        undefined,
        null,
        { total_tokens: 0 },
        { total_tokens: -3 },
        { total_tokens: 2.5 },
        { total_tokens: '9' },
      ]) {
        // prettier-ignore
        const before = await used()
        const text = JSON.stringify({ id: 'é', usage })
        service.provider.answer = (_, outgoing) => void outgoing.writeHead(200, headers).end(text)
        const answer = await service.chat(key, message)
        assert.deepEqual([answer.status, answer.text], [200, text])
        const { body } = service.provider.asked.at(-1)!
        const bytes = Buffer.byteLength(body) + Buffer.byteLength(text)
        assert.equal((await used()) - before, Math.ceil(bytes / 4), text)
      }
    })

    it('not where there was no answer', async () => {
      service.provider.answer = json({ error: {}, usage: { total_tokens: 99 } }, 500)
      assert.equal((await service.chat(key)).status, 502)
      service.provider.answer = (_, outgoing) => void outgoing.destroy()
      assert.equal((await service.chat(key)).status, 502)
      assert.deepEqual([await used(), (await service.row(key)).leases], [0, []])
    })

    it('also where nobody waits for the answer any more', async () => {
      const held = hold(service.provider, json(completion(77)))
      const gone = new AbortController()
      const asked = service.chat(key, undefined, { signal: gone.signal })
      await until(() => held.waiting() === 1)
      gone.abort()
      await assert.rejects(asked, { name: 'AbortError' })
      assert.equal(await used(), 0)
      held.release()
      await until(async () => (await used()) > 0)
      assert.deepEqual([await used(), (await service.row(key)).leases], [77, []])
    })

    it('also of a call that took so long that its place was given to another', async () => {
      const held = hold(service.provider, json(completion(11)))
      const long = service.chat(key)
      await until(() => held.waiting() === 1)
      service.clock.advance({ minutes: 3 })
      service.provider.answer = json(completion(5))
      assert.equal((await service.chat(key)).status, 200)
      held.release()
      assert.equal((await long).status, 200)
      assert.deepEqual([await used(), (await service.row(key)).leases], [16, []])
    })

    it('to two million, and no call begins at that', async () => {
      assert.equal(await chat(1_999_999), 200)
      assert.equal(await chat(500), 200)
      assert.equal(await used(), 2_000_499)
      assert.equal(await chat(1), 'AI_QUOTA_EXCEEDED')
      assert.equal(service.provider.asked.length, 2)
      key = await service.buyKey()
      assert.equal(await chat(2_000_000), 200)
      assert.equal(await chat(1), 'AI_QUOTA_EXCEEDED')
    })

    it('from nothing once a period is over, and not before its last millisecond', async () => {
      assert.equal(await chat(2_000_000), 200)
      const { usage_period_end } = await service.row(key)
      assert.equal(usage_period_end, (await service.row(key)).current_period_end)
      service.clock.set(usage_period_end)
      service.clock.advance({ milliseconds: -1 })
      assert.equal(await chat(5), 'AI_QUOTA_EXCEEDED')
      service.clock.advance({ milliseconds: 1 })
      assert.equal(await chat(5), 200)
      assert.equal(await used(), 5)
      const next = new Date(usage_period_end)
      next.setUTCMonth(next.getUTCMonth() + 1)
      assert.equal((await service.row(key)).usage_period_end, next.toISOString())
      assert.equal(await chat(7), 200)
      assert.equal(await used(), 12)
    })

    it('from nothing once, where a hundred begin a period together', async () => {
      assert.equal(await chat(1_999_999), 200)
      service.clock.advance({ days: 31 })
      const counts = Array.from({ length: 100 }, (_, index) => index + 1)
      service.provider.answer = (asked, outgoing) =>
        json(completion(JSON.parse(asked.body).messages[0]))(asked, outgoing)
      const answers = await Promise.all(
        counts.map((tokens, index) =>
          service.chat(key, { messages: [tokens] }, { replica: index % service.replicas.length }),
        ),
      )
      const passed = counts.filter((_, index) => answers[index]!.status === 200)
      assert.ok(answers.every(({ status, body }) => status === 200 || body.code === 'RATE_LIMITED'))
      assert.ok(passed.length >= 4)
      assert.equal(
        await used(),
        passed.reduce((sum, tokens) => sum + tokens, 0),
      )
    })

    it('from nothing once, where another begins it late, who saw it end too', async () => {
      const { id, usage_period_end: seen } = await service.row(key)
      service.clock.set(seen)
      assert.equal(await chat(60), 200)
      await beginPeriod(service.replicas[0]!.store, id, { seen, end: (await service.row(key)).usage_period_end })
      assert.equal(await used(), 60)
    })

    it('from nothing once, where the renewal comes in the middle of it', async () => {
      const { subscription_id, current_period_end } = await service.row(key)
      assert.equal(await chat(900), 200)
      service.clock.set(current_period_end)
      assert.equal(await chat(30), 200)
      await service.processor.subscriptions.renew(subscription_id!)
      const renewed = await service.row(key)
      assert.ok(renewed.current_period_end > current_period_end)
      assert.deepEqual([renewed.ai_tokens_used, renewed.usage_period_end], [30, renewed.current_period_end])
      assert.equal(await chat(4), 200)
      assert.equal(await used(), 34)
    })

    it('from nothing once, where the renewal comes first', async () => {
      const { subscription_id, current_period_end } = await service.row(key)
      assert.equal(await chat(900), 200)
      service.clock.set(current_period_end)
      await service.processor.subscriptions.renew(subscription_id!)
      assert.equal(await used(), 900)
      assert.equal(await chat(4), 200)
      assert.equal(await chat(5), 200)
      assert.equal(await used(), 9)
    })
  })

for (const { name, skip, make } of stores)
  describe(`a plan that is paid by the year on ${name}`, { skip }, () => {
    let service: TestService
    before(async () => {
      service = await startService({ make, interval: 'year' })
    })
    after(() => service.stop())

    it('has its tokens counted by the month', async () => {
      const key = await service.buyKey()
      service.provider.answer = json(completion(2_000_000))
      const ends: string[] = []
      for (let month = 0; month < 13; month += 1) {
        assert.deepEqual([(await service.chat(key)).status, (await service.chat(key)).status], [200, 429], `${month}`)
        const row = await service.row(key)
        assert.equal(row.current_period_end, '2027-03-04T11:00:00.000Z')
        ends.push(row.usage_period_end.slice(0, 10))
        service.clock.set(row.usage_period_end)
      }
      const months = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `2026-${String(month).padStart(2, '0')}-04`)
      assert.deepEqual(ends, [...months, '2027-01-04', '2027-02-04', '2027-03-04', '2027-04-04'])
    })
  })
