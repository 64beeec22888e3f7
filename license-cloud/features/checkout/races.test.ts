import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

const ROUNDS = 100
const AT_ONCE = 64

for (const { name, skip, make } of stores)
  it(`of ${AT_ONCE} who confirm one purchase at once, one gets the key, on ${name}`, { skip }, async (t) => {
    const replicas = name === 'PostgreSQL' ? 2 : 1
    const rounds = name === 'PostgreSQL' ? ROUNDS : 10
    const service = await startService({ make, replicas })
    t.after(() => service.stop())
    const keys = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const id = await service.buy()
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          service.ask(`GET /checkout/confirm?session_id=${id}`, { replica: index % replicas }),
        ),
      )
      const won = answers.filter(({ status }) => status === 200)
      assert.equal(won.length, 1, `round ${round}`)
      assert.ok(
        answers.every(({ status, body }) => status === 200 || (status === 404 && body.code === 'SESSION_NOT_FOUND')),
      )
      keys.add(won[0]!.body.license_key)
    }
    assert.equal(keys.size, rounds)
  })
