import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runLicense } from '../test/process.ts'
import { startService, type TestService } from '../test/service.ts'
import { stores } from '../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`a lost key is replaced on ${name}`, { skip }, () => {
    let service: TestService
    before(async () => {
      service = await startService({ make })
    })
    after(() => service.stop())

    /** Runs the command; beside the service where they can share the store, else while it is stopped. */
    async function reissue(...words: string[]) {
      const run = async () => {
        const running = runLicense(service.env, ['reissue', ...words])
        return { code: await running.ended, printed: running.printed(), said: running.said() }
      }
      if (service.store.databaseUrl !== undefined) return run()
      let done: Awaited<ReturnType<typeof run>> | undefined
      await service.restart(async () => void (done = await run()))
      return done!
    }
    const verified = async (key: string) => (await service.verify(key)).status

    it('the new one is good from then on, the old one nobody’s', async () => {
      const id = await service.buy('base_ai')
      const { license_key: old } = (await service.confirm(id)).body
      const other = await service.buyKey('base')
      assert.equal(await verified(old), 200)
      const { code, printed, said } = await reissue(id)
      assert.equal(code, 0, said)
      const key = printed.trim()
      assert.match(printed, /^SD1(-[0-9A-HJKMNP-TV-Z]{5}){5}\n$/)
      assert.notEqual(key, old)
      assert.deepEqual([await verified(old), await verified(key), await verified(other)], [404, 200, 200])
      assert.equal((await service.chat(old)).status, 401)
      assert.equal((await service.chat(key)).status, 200)
      assert.equal((await service.verify(key)).body.plan, 'base_ai')
      assert.equal((await service.row(id)).key_end, key.slice(-5))
      assert.equal((await service.confirm(id)).status, 404)
    })

    it('not of a session that nobody knows, and not of none', async () => {
      const unknown = await reissue('cs_test_Nothing')
      assert.deepEqual([unknown.code, unknown.printed], [2, ''])
      assert.match(unknown.said, /There is no license of the checkout session cs_test_Nothing\./)
      const none = await reissue()
      assert.deepEqual([none.code, none.printed], [2, ''])
      assert.match(none.said, /Name the checkout session of the license: license reissue cs_…/)
    })

    it('not beside a service that has its store for itself', { skip: name === 'PostgreSQL' }, async () => {
      const id = await service.buy()
      const running = runLicense(service.env, ['reissue', id])
      assert.equal(await running.ended, 2)
      assert.match(running.said(), /already running for/)
      assert.equal((await service.confirm(id)).status, 200)
    })
  })
