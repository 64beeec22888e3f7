import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { beginClass, sellClass } from '../../test/build/class-sales.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { whereIs } from '../../test/build/gdpr.ts'
import { liveOnline, type OnlineLife } from '../../test/build/online-life.ts'
import { openBeside } from '../../test/build/books.ts'
import {
  registerBuyer,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../test/build/online.ts'
import { onlineHoldings } from './holdings/online.ts'

type Row = Record<string, unknown>

describe('a client who pays online', () => {
  let online: OnlineStudio
  let life: OnlineLife
  before(async () => {
    online = await startOnlineStudio()
    life = await liveOnline(online)
  })
  after(() => online.stop())

  const erase = async (id: number) => {
    const { status, body } = await online.studio.asOwner(`POST /api/v1/gdpr/delete/${id}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const rows = (sql: string, ...values: unknown[]) => {
    const beside = openBeside(online.studio)
    const found = beside.prepare(sql).all(...values) as Row[]
    beside.close()
    return found
  }
  const cancelled = (id: string) =>
    online.processor.stripe.subscriptions.retrieve(id).then(({ status }) => status === 'canceled')

  it('has all of it in the export', async () => {
    const child = await makeDependant(online.studio, life.buyer)
    await beginClass(life.buyer, await sellClass(online.studio), { client_id: child.id })
    const { body } = await online.studio.asOwner(`GET /api/v1/gdpr/export/${life.buyer.id}`)
    for (const { exported } of onlineHoldings)
      if (exported !== null) assert.ok(body.records[exported].length > 0, exported)
    assert.ok(JSON.stringify(body.records.checkouts).includes(life.recipient.message))
  })

  it('is forgotten as a recipient: the card goes to who buys it', async () => {
    const { studio } = online
    const { recipient_name: full_name, recipient_email: email, message } = life.recipient
    const recipient = await studio.asOwner('POST /api/v1/clients', { full_name, email })
    await erase(recipient.body.id)
    assert.deepEqual(whereIs(studio, email), [])
    const terms = rows("SELECT terms FROM checkouts WHERE kind = 'gift_card'")
    assert.deepEqual(
      terms.map((row) => JSON.parse(String(row['terms']))),
      [{}, {}],
    )
    assert.deepEqual(whereIs(studio, message), [])
  })

  it('is forgotten: what is open is closed, the subscription ends here at once and at the processor when it is heard', async () => {
    const { studio, processor, settle } = online
    const { buyer, open } = life
    const [subscription] = rows('SELECT processor_id FROM subscriptions WHERE client_id = ?', buyer.id)
    const id = String(subscription!['processor_id'])
    processor.faults.push({ on: ' /v1/', status: 500, retry: false, times: 999 })
    await erase(buyer.id)
    assert.deepEqual(rows('SELECT DISTINCT status FROM memberships WHERE client_id = ?', buyer.id), [
      { status: 'cancelled' },
    ])
    assert.deepEqual([await cancelled(id).catch(() => false)], [false])
    await studio.advance({ minutes: 1 })
    processor.faults.length = 0
    assert.equal(await cancelled(id), false)
    // Well before the sessions would have expired.
    for (const _ of [1, 2]) await studio.advance({ minutes: 11 })
    await settle()
    assert.equal(await cancelled(id), true)
    for (const session of Object.values(open)) {
      const { status } = await processor.stripe.checkout.sessions.retrieve(session)
      assert.equal(status, 'expired')
      assert.deepEqual(rows('SELECT status FROM checkouts WHERE session_id = ?', session), [{ status: 'expired' }])
    }
    assert.deepEqual(rows('SELECT * FROM processor_customers'), [])
    assert.deepEqual(
      processor.books.all('customer').filter(({ name }) => name === buyer.full_name),
      [],
    )
    for (const text of [buyer.full_name, buyer.email, 'Came late to it']) assert.deepEqual(whereIs(studio, text), [])
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('is given back what was paid while they were being forgotten', async () => {
    const { studio, processor, settle } = online
    for (const type of [await sellOnline(studio), await sellMonthly(studio)]) {
      const buyer = await registerBuyer(studio)
      const session = await buyer.begin(type.id)
      processor.deliver.as({ drop: true })
      await processor.sessions.complete(session)
      processor.deliver.as({})
      await erase(buyer.id)
      await studio.advance({ minutes: 11 })
      await settle()
      assert.deepEqual(rows('SELECT status, purchase_id, trouble FROM checkouts WHERE session_id = ?', session), [
        { status: 'refunded', purchase_id: null, trouble: 'erased' },
      ])
      const { subscription } = await processor.stripe.checkout.sessions.retrieve(session)
      if (subscription !== null) assert.equal(await cancelled(String(subscription)), true)
      assert.equal(processor.books.all('refund')[0]!.amount, type.price * 100)
      assert.deepEqual(rows('SELECT id FROM memberships WHERE client_id = ?', buyer.id), [])
    }
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('is not collected again after that', async () => {
    const { studio, settle } = online
    const payments = () => rows('SELECT count(*) AS n FROM payments')
    const before = payments()
    await studio.advance({ days: 40 })
    await settle()
    assert.deepEqual(payments(), before)
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })
})
