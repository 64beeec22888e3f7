import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { everyRow, startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`a purchase is confirmed on ${name}`, { skip }, () => {
    let service: TestService
    before(async () => {
      service = await startService({ make })
    })
    after(() => service.stop())

    it('with its key, once', async () => {
      const id = await service.buy('base_ai')
      const first = await service.confirm(id)
      assert.equal(first.status, 200, first.text)
      assert.match(first.body.license_key, /^SD1(-[0-9A-HJKMNP-TV-Z]{5}){5}$/)
      assert.equal(first.body.plan, 'base_ai')
      assert.deepEqual(first.body.download_urls, {
        mac: 'https://downloads.example/studio-desk-1.2.3-mac-arm64.dmg',
        windows: 'https://downloads.example/studio-desk-1.2.3-win-x64.exe',
        linux: 'https://downloads.example/studio-desk-1.2.3-linux-x86_64.AppImage',
      })
      assert.equal(first.body.manage_subscription_url, null)
      assert.equal(first.headers.get('cache-control'), 'no-store')
      const second = await service.confirm(id)
      assert.deepEqual([second.status, second.body.code], [404, 'SESSION_NOT_FOUND'])
    })

    it('with the plan that was bought, and another key each time', async () => {
      const keys = [await service.buyKey('base'), await service.buyKey('base'), await service.buyKey('base_ai')]
      assert.equal(new Set(keys).size, 3)
      const plans = await Promise.all(keys.map(async (key) => (await service.verify(key)).body.plan))
      assert.deepEqual(plans, ['base', 'base', 'base_ai'])
    })

    it('and the key is kept nowhere: its end and a keyed hash are', async () => {
      const id = await service.buy()
      const { license_key: key } = (await service.confirm(id)).body
      const row = await service.row(id)
      assert.equal(row.key_end, key.slice(-5))
      const bare = key.replaceAll('-', '')
      const spellings = [key, bare, bare.slice(3)].flatMap((text) => {
        const bytes = Buffer.from(text)
        const hash = createHash('sha256').update(bytes).digest('hex')
        return [text, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), hash]
      })
      const rows = await everyRow(service.replicas[0]!.store)
      assert.ok(rows.some((text) => text.includes(id) && text.includes(Buffer.from(row.key_hash!).toString('hex'))))
      for (const spelled of spellings)
        assert.ok(!rows.some((text) => text.toLowerCase().includes(spelled.toLowerCase())), spelled)
    })

    it('with the page where the subscription is managed, where the account has one', async () => {
      const manage = async () => (await service.confirm(await service.buy())).body.manage_subscription_url
      const { stripe, books } = service.processor
      const features = { invoice_history: { enabled: true } }
      const { id, login_page } = await stripe.billingPortal.configurations.create({
        features,
        login_page: { enabled: true },
      })
      assert.equal(await manage(), null, 'it is not the account’s own')
      const configuration = books.get('billing_portal.configuration', id)
      configuration.is_default = true
      assert.match(login_page.url!, /^http/)
      assert.equal(await manage(), login_page.url)
      const nobodys = await service.buy()
      books.get('checkout.session', nobodys).customer = null
      assert.equal((await service.confirm(nobodys)).body.manage_subscription_url, null, 'nobody is a customer')
      configuration.login_page = { enabled: false, url: login_page.url }
      assert.equal(await manage(), null)
    })

    it('also where that page can’t be asked for', async () => {
      const id = await service.buy()
      service.processor.faults.push({ on: '/v1/billing_portal', status: 500, retry: false })
      const { status, body } = await service.confirm(id)
      assert.deepEqual([status, body.manage_subscription_url], [200, null])
      assert.deepEqual(service.processor.faults, [])
    })
  })
