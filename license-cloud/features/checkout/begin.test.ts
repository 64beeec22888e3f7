import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { everyRow, sessionIn, startService, type TestService } from '../../test/service.ts'
import { anyStore } from '../../test/stores.ts'

describe('a purchase is begun', () => {
  let service: TestService
  before(async () => {
    service = await startService({ make: anyStore.make, env: { PUBLIC_URL: 'https://license.example/' } })
  })
  beforeEach(() => service.clock.advance({ minutes: 2 }))
  after(() => service.stop())

  const begin = (body: unknown, headers?: Record<string, string>) =>
    service.ask('POST /checkout/session', { body, ...(headers && { headers }) })

  for (const plan of ['base', 'base_ai'] as const)
    it(`for ${plan}, at the processor’s page, and nothing is kept here`, async () => {
      const rows = (await everyRow(service.replicas[0]!.store)).length
      const { status, body } = await begin({ plan })
      assert.equal(status, 200)
      assert.deepEqual(Object.keys(body), ['checkout_url'])
      const { books, sessions, url } = service.processor
      assert.ok(body.checkout_url.startsWith(`${url}/c/pay/cs_`), body.checkout_url)
      const id = sessionIn(body.checkout_url)
      const session = books.get('checkout.session', id)
      assert.deepEqual([session.mode, session.metadata, session.status], ['subscription', { plan }, 'open'])
      const { lines } = books.asides.sessions[id]!
      const price = service.env[plan === 'base' ? 'PRICE_BASE' : 'PRICE_BASE_AI']
      assert.deepEqual(
        lines.map((line) => [line.price?.id, line.quantity]),
        [[price, 1]],
      )
      assert.equal(session.success_url, 'https://license.example/success?session_id={CHECKOUT_SESSION_ID}')
      assert.equal(session.cancel_url, 'https://license.example/')
      assert.equal((await everyRow(service.replicas[0]!.store)).length, rows)
      const { subscription } = await sessions.complete(id)
      assert.deepEqual(books.get('subscription', subscription as string).metadata, { plan })
    })

  const languages: [language: string | undefined, success: string, cancel: string][] = [
    [undefined, '', ''],
    ['en', '&lang=en', '?lang=en'],
    ['de', '&lang=de', '?lang=de'],
    ['es', '&lang=es', '?lang=es'],
    ['fr', '&lang=fr', '?lang=fr'],
    ['it', '&lang=it', '?lang=it'],
  ]
  for (const [language, success, cancel] of languages)
    it(`and comes back to a page in ${language ?? 'the browser’s language'}`, async () => {
      const { body } = await begin({ plan: 'base', ...(language && { language }) })
      const { success_url, cancel_url } = service.processor.books.get('checkout.session', sessionIn(body.checkout_url))
      assert.equal(success_url, `https://license.example/success?session_id={CHECKOUT_SESSION_ID}${success}`)
      assert.equal(cancel_url, `https://license.example/${cancel}`)
    })

  it('not for what is no plan, or no language of the pages', async () => {
    for (const body of [
      { plan: 'gold' },
      { plan: ['base'] },
      { plan: null },
      {},
      [],
      { plan: 'base', price: 1 },
      { plan: 'base', language: 'nl' },
      '{',
    ]) {
      const refused = await begin(body)
      assert.deepEqual([refused.status, refused.body.code], [422, 'VALIDATION_ERROR'], JSON.stringify(body))
    }
  })

  it('not while the processor can’t be asked', async () => {
    service.processor.faults.push({ on: 'POST /v1/checkout/sessions', status: 500, retry: false })
    const refused = await begin({ plan: 'base' })
    assert.deepEqual([refused.status, refused.body.code], [502, 'PAYMENT_PROVIDER_ERROR'])
    assert.equal(refused.headers.get('retry-after'), '60')
    assert.equal((await begin({ plan: 'base' })).status, 200)
  })

  it('twenty times a minute by one who asks', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    const statuses = await Promise.all(
      Array.from({ length: 22 }, async () => (await begin({ plan: 'base' }, headers)).status),
    )
    const count = (status: number) => statuses.filter((one) => one === status).length
    assert.deepEqual([count(200), count(429)], [20, 2])
    assert.equal((await begin({ plan: 'base' })).status, 200)
  })
})

describe('a purchase is begun by a service that is not wholly set up', () => {
  let service: TestService
  before(async () => {
    service = await startService({ make: anyStore.make, env: { PRICE_BASE: '' } })
  })
  after(() => service.stop())

  it('and comes back to its own address, where no other is set', async () => {
    const { success_url } = service.processor.books.get('checkout.session', await service.begin('base_ai'))
    assert.ok(success_url?.startsWith(`${service.replicas[0]!.url}/success?`), `${success_url}`)
  })

  it('not of a plan whose price is not set, or is not the processor’s', async () => {
    service.processor.books.remove('price', service.env['PRICE_BASE_AI']!)
    const asked = service.processor.seen.length
    for (const plan of ['base', 'base_ai']) {
      const { status, body } = await service.ask('POST /checkout/session', { body: { plan } })
      assert.deepEqual([status, body.code, body.detail], [502, 'PAYMENT_PROVIDER_ERROR', 'This plan isn’t available at the moment.']) // prettier-ignore
    }
    assert.deepEqual(service.processor.seen.slice(asked), ['POST /v1/checkout/sessions'])
  })
})
