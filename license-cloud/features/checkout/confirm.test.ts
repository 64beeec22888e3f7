import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`a purchase is confirmed on ${name}`, { skip }, () => {
    let service: TestService
    before(async () => {
      service = await startService({ make })
    })
    after(() => service.stop())

    const confirm = (id: string) => service.ask(`GET /checkout/confirm?session_id=${id}`)

    it('with its key, once', async () => {
      const id = await service.buy('base_ai')
      const first = await confirm(id)
      assert.equal(first.status, 200, first.text)
      assert.match(first.body.license_key, /^SD1(-[0-9A-HJKMNP-TV-Z]{5}){5}$/)
      assert.equal(first.body.plan, 'base_ai')
      assert.deepEqual(first.body.download_urls, {
        mac: 'https://downloads.example/studio-desk-1.2.3-mac-arm64.dmg',
        windows: 'https://downloads.example/studio-desk-1.2.3-win-x64.exe',
        linux: 'https://downloads.example/studio-desk-1.2.3-linux-x86_64.AppImage',
      })
      assert.equal(first.headers.get('cache-control'), 'no-store')
      const second = await confirm(id)
      assert.deepEqual([second.status, second.body.code], [404, 'SESSION_NOT_FOUND'])
    })
  })
