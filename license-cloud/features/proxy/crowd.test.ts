import assert from 'node:assert/strict'
import { it } from 'node:test'
import { completion, json } from '../../test/provider.ts'
import { startService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

const LICENSES = 125
const CALLS = 500

const [, { make, skip }] = stores as [unknown, (typeof stores)[number]]

it(`${CALLS} calls at once of ${LICENSES} licenses on two replicas are counted to the token`, { skip }, async (t) => {
  const service = await startService({ make, replicas: 2 })
  t.after(() => service.stop())
  const keys = await Promise.all(Array.from({ length: LICENSES }, () => service.buyKey()))
  service.provider.answer = (asked, outgoing) => json(completion(JSON.parse(asked.body).messages[0]))(asked, outgoing)
  const sums = keys.map(() => 0)
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, index) => {
      const tokens = 1 + ((index * 7919) % 1000)
      const license = index % LICENSES
      sums[license]! += tokens
      return service.chat(keys[license]!, { messages: [tokens] }, { replica: Math.floor(index / LICENSES) % 2 })
    }),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const rows = await Promise.all(keys.map((key) => service.row(key)))
  assert.deepEqual(
    rows.map(({ ai_tokens_used }) => ai_tokens_used),
    sums,
  )
  assert.ok(rows.every(({ leases }) => leases.length === 0))
})

for (const { name, skip, make } of stores)
  it(`calls whose leases are the same by chance are counted to their own licenses on ${name}`, { skip }, async (t) => {
    const service = await startService({ make, isChanceTheSame: true })
    t.after(() => service.stop())
    const keys = await Promise.all(Array.from({ length: 12 }, () => service.buyKey()))
    service.provider.answer = (asked, outgoing) => json(completion(JSON.parse(asked.body).messages[0]))(asked, outgoing)
    await Promise.all(keys.map((key, index) => service.chat(key, { messages: [100 + index] })))
    const rows = await Promise.all(keys.map((key) => service.row(key)))
    assert.deepEqual(
      rows.map(({ ai_tokens_used }) => ai_tokens_used),
      keys.map((_, index) => 100 + index),
    )
  })
