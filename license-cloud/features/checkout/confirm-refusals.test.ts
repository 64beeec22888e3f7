import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Fault } from '../../../server/stand-in/door/serve.ts'
import type { Answer } from '../../test/asking.ts'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`no key is handed over on ${name}`, { skip }, () => {
    let service: TestService
    before(async () => {
      service = await startService({ make })
    })
    beforeEach(() => service.clock.advance({ minutes: 2 }))
    after(() => service.stop())

    const said = ({ status, body }: Answer) => [status, body?.code]
    const notFound = [404, 'SESSION_NOT_FOUND']
    const asked = () => service.processor.seen.length

    it('for a session that nobody knows', async () => {
      assert.deepEqual(said(await service.confirm('cs_test_Nothing')), notFound)
    })

    it('for what can’t be a session; the processor is not asked', async () => {
      const before = asked()
      const strange = [
        'cs_test_%C3%A9',
        '..%2Fprices',
        '%00',
        'a%20b',
        `cs_test_${'x'.repeat(248)}`,
        '%27%20OR%201=1--',
      ]
      for (const id of strange) assert.deepEqual(said(await service.confirm(id)), notFound, id)
      assert.equal(asked(), before)
      await service.confirm(`cs_test_${'x'.repeat(247)}`)
      assert.equal(asked(), before + 1)
    })

    it('where none is named, or too much', async () => {
      const invalid = [422, 'VALIDATION_ERROR']
      for (const query of ['', '?session_id=', `?session_id=${'x'.repeat(501)}`, '?session_id=cs_1&more=1'])
        assert.deepEqual(said(await service.ask(`GET /checkout/confirm${query}`)), invalid, query)
    })

    it('for one that is open, was declined, is expired, or waits for its money', async () => {
      const { sessions } = service.processor
      const open = await service.begin()
      assert.deepEqual(said(await service.confirm(open)), notFound)
      await sessions.decline(open)
      assert.deepEqual(said(await service.confirm(open)), notFound)
      await sessions.expire(open)
      assert.deepEqual(said(await service.confirm(open)), notFound)
      const underWay = await service.begin()
      await sessions.begin(underWay)
      assert.deepEqual(said(await service.confirm(underWay)), notFound)
      await sessions.fail(underWay)
      for (let again = 0; again < 2; again += 1) assert.deepEqual(said(await service.confirm(underWay)), notFound)
    })

    it('for what another shop of the account has sold', async () => {
      const { id } = await service.processor.sessions.foreign()
      for (let again = 0; again < 2; again += 1) assert.deepEqual(said(await service.confirm(id)), notFound)
    })

    it('once the subscription has ended', async () => {
      const id = await service.buy()
      const { subscription_id } = await service.row(id)
      await service.processor.subscriptions.cancel(subscription_id!, 'now')
      assert.deepEqual(said(await service.confirm(id)), notFound)
    })

    const faults: [what: string, fault: Omit<Fault, 'on'>][] = [
      ['answers with an error', { status: 500, retry: false }],
      ['asks for patience', { status: 429, retry: false }],
      ['breaks the connection', { loseAnswer: true, times: 3 }],
      ['is not who answers', { status: 200, body: '{"message":"Not Found"}' }],
      ['does not know the key', { status: 401, retry: false }],
    ]
    for (const [what, fault] of faults)
      it(`while the processor ${what}; nothing is used up`, async () => {
        const id = await service.buy()
        service.processor.faults.push({ on: '/v1/checkout/sessions/', ...fault })
        const refused = await service.confirm(id)
        assert.deepEqual(said(refused), [502, 'PAYMENT_PROVIDER_ERROR'])
        assert.equal(refused.headers.get('retry-after'), '60')
        assert.deepEqual(service.processor.faults, [])
        assert.equal((await service.confirm(id)).status, 200)
      })

    it('to who asks with HEAD, or ahead of somebody; nothing is used up, and the processor is not asked', async () => {
      const id = await service.buy()
      const before = asked()
      const head = await service.ask(`HEAD /checkout/confirm?session_id=${id}`)
      assert.deepEqual([head.status, head.headers.get('allow'), head.text], [405, 'GET', ''])
      const ahead = ['Sec-Purpose: prefetch', 'Sec-Purpose: prefetch;prerender', 'Purpose: prefetch', 'Purpose: preview', 'X-Moz: prefetch', 'Sec-Purpose: Prefetch'] // prettier-ignore
      for (const header of ahead) {
        const [field = '', value = ''] = header.split(': ')
        assert.deepEqual(said(await service.confirm(id, { headers: { [field]: value } })), [403, 'PREFETCH_REFUSED'])
      }
      assert.equal(asked(), before)
      assert.equal((await service.confirm(id)).status, 200)
    })

    it('to who tries many; who knows a session is served nevertheless', async () => {
      const headers = { 'X-Forwarded-For': '203.0.113.7' }
      for (let tried = 0; tried < 60; tried += 1)
        assert.deepEqual(said(await service.confirm('cs+', { headers })), notFound, `${tried}`)
      const limited = await service.confirm('cs+', { headers })
      assert.deepEqual(said(limited), [429, 'RATE_LIMITED'])
      assert.equal(limited.headers.get('retry-after'), '60')
      assert.deepEqual(said(await service.confirm('cs+', { headers: { 'X-Forwarded-For': '203.0.113.8' } })), notFound)
      assert.equal((await service.confirm(await service.buy(), { headers })).status, 200)
      service.clock.advance({ minutes: 1 })
      assert.deepEqual(said(await service.confirm('cs+', { headers })), notFound)
    })
  })
