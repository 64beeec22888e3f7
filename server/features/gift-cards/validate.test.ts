import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { issueGiftCard } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

describe('asking what is left on a gift card', () => {
  let studio: TestStudio
  let client: { email: string; token: string }
  before(async () => {
    studio = await startStudio()
    client = await newClient()
  })
  after(() => studio.stop())

  const newClient = async () => {
    const { email } = await registerClient(studio)
    return { email, token: await studio.login(email) }
  }

  let asked = 0
  /** Moves the clock on every 15 requests, so that the limit is out of the way. */
  const validate = (code: string, token: string) => {
    asked += 1
    if (asked % 15 === 0) studio.clock.advance({ minutes: 1 })
    return studio.send('POST /api/v1/gift-cards/validate', { token, body: { code } })
  }

  it('answers clients and managers, however the code is typed, and deducts nothing', async () => {
    const { code, id, code_last4 } = await issueGiftCard(studio, { expires_at: '2026-12-31' })
    const sloppy = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const expected = {
      code_last4,
      remaining_balance: 50,
      currency: 'EUR',
      expires_at: '2026-12-31',
      state: 'active',
    }
    for (const typed of [code, sloppy, ` ${code} `]) {
      const asClient = await validate(typed, client.token)
      assert.deepEqual([asClient.status, asClient.body], [200, { gift_card_id: null, ...expected }])
      assert.deepEqual((await validate(typed, studio.owner)).body, { gift_card_id: id, ...expected })
    }
    assert.deepEqual((await studio.asOwner(`GET /api/v1/gift-cards/${id}/uses`)).body, [])
  })

  it('tells managers why a code is bad, and clients nothing but that it is', async () => {
    const over = await issueGiftCard(studio, { expires_at: '2026-03-04' })
    const off = await issueGiftCard(studio)
    await studio.asOwner(`DELETE /api/v1/gift-cards/${off.id}`)
    const typo = off.code.startsWith('A') ? off.code.replace('A', 'B') : `A${off.code.slice(1)}`
    await studio.advance({ hours: 13 })
    client.token = await studio.login(client.email)
    const cases: [code: string, rule: string, detail: RegExp][] = [
      ['0000-0000-0000-0000', 'code', /no gift card/],
      [typo, 'code', /wrong or missing/],
      ['x', 'code', /wrong or missing/],
      [over.code, 'expires_at', /was valid until Wednesday 4 March 2026/],
      [off.code, 'is_active', /deactivated/],
    ]
    const told = new Set<string>()
    for (const [code, rule, detail] of cases) {
      const manager = await validate(code, studio.owner)
      assert.deepEqual([manager.status, manager.body.code], [409, 'GIFT_CARD_INVALID'])
      assert.equal(manager.body.reasons[0].rule, rule)
      assert.match(manager.body.detail, detail)
      const reply = await validate(code, client.token)
      assert.equal(reply.status, 409)
      told.add(answerOf(reply))
    }
    assert.equal(told.size, 1, [...told].join('\n'))
  })

  it('is throttled to 20 a minute by address, and by account', async () => {
    studio.clock.advance({ minutes: 2 })
    const ask = (token: string, from: string) =>
      studio.send('POST /api/v1/gift-cards/validate', {
        token,
        body: { code: 'x' },
        door: 'public',
        headers: { 'X-Forwarded-For': from },
      })
    const [one, other] = [await newClient(), await newClient()]
    const statuses = async (count: number, next: (turn: number) => Promise<Reply>) => {
      const all: number[] = []
      for (let turn = 1; turn <= count; turn += 1) all.push((await next(turn)).status)
      return all.map((status) => (status === 429 ? 'no' : 'yes')).join(' ')
    }
    const twenty = 'yes '.repeat(20)
    assert.equal(await statuses(21, () => ask(one.token, '203.0.113.7')), `${twenty}no`)
    assert.equal((await ask(other.token, '203.0.113.7')).status, 429)
    assert.equal((await ask(other.token, '203.0.113.8')).status, 409)
    assert.equal(await statuses(20, (turn) => ask(other.token, `198.51.100.${turn}`)), `${'yes '.repeat(19)}no`)
    studio.clock.advance({ minutes: 1 })
    assert.equal((await ask(other.token, '203.0.113.7')).status, 409)
  })

  it('is for clients and managers; the rest for managers who sell or see sales', async () => {
    const { id, code } = await issueGiftCard(studio)
    const cleaner = await makeManager(studio, ['schedule.view'])
    const viewer = await makeManager(studio, ['sales.view'])
    const seller = await makeManager(studio, ['sales.manage'])
    const reader = await makeManager(studio, ['sales.view', 'gift_cards.codes'])
    const of = (token: string | undefined) => async (operation: string, body?: object) =>
      (await studio.send(operation, { token, body })).status
    assert.equal(await of(undefined)('POST /api/v1/gift-cards/validate', { code }), 401)
    assert.equal(await of(cleaner.token)('POST /api/v1/gift-cards/validate', { code }), 200)
    const one = `/api/v1/gift-cards/${id}`
    const operations: [operation: string, by: 'view' | 'sell' | 'read', body?: object][] = [
      ['GET /api/v1/gift-cards', 'view'],
      [`GET ${one}`, 'view'],
      [`GET ${one}/uses`, 'view'],
      [`GET ${one}/code`, 'read'],
      [`GET ${one}.pdf`, 'read'],
      [`PUT ${one}`, 'sell', { is_active: true }],
      [`DELETE ${one}`, 'sell'],
    ]
    for (const [operation, by, body] of operations) {
      assert.equal(await of(client.token)(operation, body), 403, operation)
      assert.equal(await of(cleaner.token)(operation, body), 403, operation)
      assert.equal(await of(viewer.token)(operation, body), by === 'view' ? 200 : 403, operation)
      assert.equal(await of(seller.token)(operation, body), by === 'sell' ? 200 : 403, operation)
      assert.equal(await of(reader.token)(operation, body), by === 'sell' ? 403 : 200, operation)
    }
    assert.equal(await of(viewer.token)('POST /api/v1/gift-cards', { initial_value: 1 }), 403)
  })
})

function answerOf({ body }: Reply): string {
  const { request_id: _, ...rest } = body
  return JSON.stringify(rest)
}
