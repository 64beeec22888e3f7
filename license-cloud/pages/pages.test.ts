import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { noSeller } from '../ports/real.ts'
import { startService, type ServiceOptions, type TestService } from '../test/service.ts'
import { anyStore } from '../test/stores.ts'
import { documentOf } from './document.ts'

const start = (options: ServiceOptions = {}) => startService({ make: anyStore.make, ...options })
const read = async (service: TestService, path: string) => (await service.ask(`GET ${path}`)).text
/** Returns the number of times that the processor was asked for prices. */
const asked = ({ processor }: TestService) => processor.seen.filter((line) => line.startsWith('GET /v1/prices/')).length
const priceOf = (plan: string, page: string) =>
  new RegExp(`id="${plan}"[^]*?<p class="price">([^]*?)</p>`)
    .exec(page)?.[1]
    ?.replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
    .trim()
const buys = (plan: string, page: string) =>
  page.includes(`<button class="button first" type="button" data-plan="${plan}"`)

describe('the pages', () => {
  let service: TestService
  before(async () => {
    service = await start()
  })
  after(() => service.stop())

  it('show the plans with what the processor says they cost', async () => {
    const page = await read(service, '/')
    assert.deepEqual(
      ['base', 'base_ai'].map((plan) => [priceOf(plan, page), buys(plan, page)]),
      [
        ['€29 a month', true],
        ['€49 a month', true],
      ],
    )
    assert.match(page, />Base with AI</)
    assert.match(page, /2,000,000 AI tokens/)
  })

  const pages = ['/', '/success?session_id=cs_test_1', '/success']
  for (const path of pages)
    it(`keep others out of ${path}`, async () => {
      const { status, headers, text } = await service.ask(`GET ${path}`)
      assert.deepEqual([status, headers.get('content-type')], [200, 'text/html; charset=utf-8'])
      const policy = headers.get('content-security-policy')?.split('; ') ?? []
      for (const rule of ["default-src 'self'", "frame-ancestors 'none'", "form-action 'none'", "base-uri 'none'"])
        assert.ok(policy.includes(rule), rule)
      assert.doesNotMatch(policy.join(), /unsafe|data:|https?:|\*/)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
      assert.equal(headers.get('cache-control'), path === '/' ? 'no-cache' : 'no-store')
      assert.doesNotMatch(text, /<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/)
    })

  it('load what there is, under names that change with it', async () => {
    const all = (await Promise.all(pages.map((path) => read(service, path)))).join('')
    const addresses = [...new Set(all.matchAll(/(?:src|href)="(\/[^"]+\.\w+[^"]*)"/g).map(([, address]) => address!))]
    const names = new Set(addresses.map((one) => one.split('?')[0]))
    assert.deepEqual(
      names,
      new Set(['/favicon.svg', '/page.css', '/plans.css', '/plans.js', '/success.css', '/success.js']),
    )
    for (const address of addresses) {
      const { status, headers, text } = await service.ask(`GET ${address}`)
      assert.equal(status, 200, address)
      assert.match(headers.get('content-type')!, /^(text\/(css|javascript); charset=utf-8|image\/svg\+xml)$/)
      assert.match(headers.get('cache-control')!, /immutable/)
      const [bare = ''] = address.split('?')
      const former = await service.ask(`GET ${bare}?of-before`)
      assert.deepEqual([former.text, former.headers.get('cache-control')], [text, 'no-cache'])
    }
  })

  it('name the purchase that somebody comes back from, and ask nothing of it themselves', async () => {
    const before = service.processor.seen.length
    const page = await read(service, '/success?session_id=cs_test_a1B2-c3')
    assert.match(page, /<main data-session="cs_test_a1B2-c3" /)
    assert.match(page, /src="\/success\.js/)
    assert.equal((await service.ask('HEAD /success?session_id=cs_test_a1B2-c3')).status, 200)
    assert.equal(service.processor.seen.length, before)
  })

  for (const query of ['', '?session_id=', '?session_id=%22%3E%3Cb%3E', `?session_id=${'a'.repeat(256)}`, '?id=cs_1'])
    it(`show nobody’s purchase for /success${query.slice(0, 40)}`, async () => {
      const page = await read(service, `/success${query}`)
      assert.match(page, /No purchase found/)
      assert.match(page, /<a class="button first" href="\/\?lang=en">/)
      assert.doesNotMatch(page, /success\.js|data-session|<b>|aaaa/)
    })

  it('name the longest purchase there is', async () => {
    const longest = 'a'.repeat(255)
    assert.match(await read(service, `/success?session_id=${longest}`), new RegExp(`data-session="${longest}"`))
  })

  it('escape what is put into them', () => {
    const page = documentOf({ language: 'en', title: '</title><b>"&\'', width: 'wide', main: undefined as never })
    assert.match(page, /<title>&lt;\/title&gt;&lt;b&gt;&quot;&amp;&#39;<\/title>/)
  })
})

describe('a price', () => {
  let service: TestService
  const base = async () => priceOf('base', await read(service, '/'))
  const begin = async (options: ServiceOptions = {}) => {
    service = await start(options)
  }
  beforeEach((t) => (t as it.TestContext).after(() => service.stop()))

  it('is asked for once, and again after ten minutes', async () => {
    await begin()
    await Promise.all(Array.from({ length: 5 }, base))
    assert.equal(asked(service), 2)
    service.clock.advance({ minutes: 9, seconds: 59, milliseconds: 999 })
    await base()
    assert.equal(asked(service), 2)
    service.clock.advance({ milliseconds: 1 })
    assert.equal(await base(), '€29 a month')
    assert.equal(asked(service), 4)
  })

  it('is said to come later while the processor can’t be asked, which is tried again after half a minute', async () => {
    await begin()
    const down = { on: 'GET /v1/prices/', status: 500, retry: false, times: 2 }
    service.processor.faults.push(down)
    const page = await read(service, '/')
    assert.deepEqual([priceOf('base', page), buys('base', page)], ['The price is shown at checkout', true])
    service.clock.advance({ seconds: 29, milliseconds: 999 })
    assert.equal(await base(), 'The price is shown at checkout')
    assert.equal(service.log.filter((line) => line.includes('a price could not be read')).length, 2)
    service.clock.advance({ milliseconds: 1 })
    assert.equal(await base(), '€29 a month')
    service.processor.faults.push({ ...down, times: 2 })
    service.clock.advance({ minutes: 10 })
    assert.equal(await base(), '€29 a month')
    assert.equal(service.processor.faults.length, 0)
  })

  it('keeps nobody waiting', async () => {
    await begin({ wait: () => Promise.resolve() })
    service.processor.faults.push({ on: 'GET /v1/prices/', wait: 100, times: 2 })
    assert.equal(await base(), 'The price is shown at checkout')
    while ((await base()) !== '€29 a month');
    assert.equal(asked(service), 2)
  })

  it('that is not configured, or that the processor does not have, has its plan not for sale', async () => {
    await begin({ env: { PRICE_BASE: '', PRICE_BASE_AI: 'price_of_nobody' } })
    const page = await read(service, '/')
    for (const plan of ['base', 'base_ai'])
      assert.deepEqual([priceOf(plan, page), buys(plan, page)], ['Not for sale right now', false], plan)
  })

  it('is nobody’s where nothing is sold', async () => {
    await begin({ between: () => noSeller })
    assert.equal(await base(), 'Not for sale right now')
  })
})
