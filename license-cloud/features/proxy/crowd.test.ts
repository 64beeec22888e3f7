import assert from 'node:assert/strict'
import { it } from 'node:test'
import { systemRandom } from '../../../server/ports/random/system.ts'
import { completion, json } from '../../test/provider.ts'
import { startService, type ServiceOptions } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

interface Crowd extends ServiceOptions {
  calls: number
  licenses: number
  replicas: number
}

/** Makes calls at once, of each license in turn and on each replica, and expects each license to be counted its own tokens. */
async function expectCounted({ calls, licenses, replicas, ...options }: Crowd): Promise<void> {
  const service = await startService({ replicas, ...options })
  try {
    const keys = await Promise.all(Array.from({ length: licenses }, () => service.buyKey()))
    service.provider.answer = (asked, outgoing) => json(completion(JSON.parse(asked.body).messages[0]))(asked, outgoing)
    const sums = keys.map(() => 0)
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, index) => {
        const tokens = 1 + ((index * 7919) % 1000)
        const license = index % licenses
        sums[license]! += tokens
        return service.chat(
          keys[license]!,
          { messages: [tokens] },
          { replica: Math.floor(index / licenses) % replicas },
        )
      }),
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const rows = await Promise.all(keys.map((key) => service.row(key)))
    assert.deepEqual(
      rows.map(({ ai_tokens_used }) => ai_tokens_used),
      sums,
    )
    assert.ok(rows.every(({ leases }) => leases.length === 0))
  } finally {
    await service.stop()
  }
}

const [, { make, skip }] = stores as [unknown, (typeof stores)[number]]

it('500 calls at once of 125 licenses on two replicas are counted to the token', { skip }, () =>
  expectCounted({ make, calls: 500, licenses: 125, replicas: 2 }),
)

/** Four bytes make a lease unique. */
const random = { bytes: (count: number) => (count === 4 ? new Uint8Array(4) : systemRandom.bytes(count)) }

for (const store of stores)
  it(`calls with the same lease are counted to their own licenses on ${store.name}`, { skip: store.skip }, () =>
    expectCounted({ make: store.make, random, calls: 12, licenses: 12, replicas: 1 }),
  )
