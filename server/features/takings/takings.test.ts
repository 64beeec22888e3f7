import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { issueGiftCard, makeClient, makeProduct } from '../../test/build/commerce.ts'
import { sellMembership } from '../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Raw {
  at: string
  kind: string
  method: string
  amount: number
  refund_of_id: number | null
}

/** Every entry of the ledger as it lies in the file. */
function ledger(studio: TestStudio): Raw[] {
  const database = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
  try {
    return database
      .prepare<[], Raw>(
        `SELECT payments.created_at AS at, kind, method, amount_minor AS amount, refund_of_id
         FROM payments JOIN purchases ON purchases.id = purchase_id ORDER BY payments.id`,
      )
      .all()
  } finally {
    database.close()
  }
}

const dayIn = (zone: string) => (at: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at))

describe('takings', () => {
  let studio: TestStudio
  let mat: { id: number }
  const start = async (timezone = 'Europe/Madrid') => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { timezone })
    mat = await makeProduct(studio, { price: 20, stock_quantity: 500 })
  }
  afterEach(() => studio.stop())

  const report = (query: string) => studio.asOwner(`GET /api/v1/reports/takings?${query}`)
  const sell = async (method: string, more: object = {}) => {
    const items = [{ kind: 'product', product_id: mat.id }]
    const reply = await studio.asOwner('POST /api/v1/till', { items, payments: [{ method, amount: 20, ...more }] })
    assert.equal(reply.status, 201)
    return reply.body.purchases[0].payments[0].id as number
  }
  const refund = (id: number, amount: number) =>
    studio.asOwner(`POST /api/v1/payments/${id}/refunds`, { amount, reason: 'Torn' })
  const until = (at: string) => studio.advance({ milliseconds: Date.parse(at) - Date.parse(studio.clock.now()) })

  it('are the ledger, by day, kind and method, over a change of the clocks', async () => {
    await start()
    const card = await issueGiftCard(studio, { initial_value: 100, payment_method: 'cash' })
    // The last minute of Saturday in Madrid, the first of Sunday (of 23 hours), its last, the first of Monday.
    for (const at of [
      '2026-03-28T22:59:00.000Z',
      '2026-03-28T23:01:00.000Z',
      '2026-03-29T21:59:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]) {
      await until(at)
      const paid = await sell('cash')
      await sell('card_terminal')
      await sell('gift_card', { gift_card_code: card.code })
      await sell('complimentary')
      await refund(paid, 5.5)
    }
    const client = await makeClient(studio)
    await sellMembership(studio, { client_id: client.id, payment_method: 'bank_transfer' })
    const { body } = await report('start_date=2026-03-01&end_date=2026-03-31')
    const day = dayIn('Europe/Madrid')
    const expected = new Map<string, { count: number; taken: number; refunded: number }>()
    for (const { at, kind, method, amount, refund_of_id } of ledger(studio)) {
      const key = `${day(at)} ${kind} ${method}`
      const so = expected.get(key) ?? { count: 0, taken: 0, refunded: 0 }
      if (refund_of_id === null) expected.set(key, { ...so, count: so.count + 1, taken: so.taken + amount })
      else expected.set(key, { ...so, refunded: so.refunded - amount })
    }
    const cents = (amount: number) => Math.round(amount * 100)
    const byName = (a: (string | number)[], b: (string | number)[]) => String(a[0]).localeCompare(String(b[0]))
    const told = (
      rows: { date: string; kind: string; method: string; count: number; taken: number; refunded: number }[],
    ) => rows.map((row) => [`${row.date} ${row.kind} ${row.method}`, row.count, cents(row.taken), cents(row.refunded)])
    assert.deepEqual(
      told(body.rows).toSorted(byName),
      [...expected].map(([key, { count, taken, refunded }]) => [key, count, taken, refunded]).toSorted(byName),
    )
    const days = Object.fromEntries(body.by_day.map((one: { date: string; net: number }) => [one.date, one.net]))
    assert.deepEqual(days, { '2026-03-04': 100, '2026-03-28': 74.5, '2026-03-29': 149, '2026-03-30': 174.5 })
    const methods = Object.fromEntries(
      body.by_method.map((one: { method: string; net: number }) => [one.method, one.net]),
    )
    assert.deepEqual(methods, { cash: 158, card_terminal: 80, gift_card: 80, complimentary: 80, bank_transfer: 100 })
    const { total } = body
    assert.deepEqual([total.taken, total.refunded, total.net], [520, 22, 498])
    // Money: cash, card and transfer. Revenue: not the card that was sold, but what was paid with it.
    assert.deepEqual([total.money, total.revenue], [338, 318])
  })

  it('belong to the studio’s days, west of Greenwich too', async () => {
    await start('America/New_York')
    await until('2026-03-09T03:30:00.000Z')
    await sell('cash')
    const { body } = await report('start_date=2026-03-08&end_date=2026-03-08')
    assert.equal(body.total.net, 20)
    assert.equal((await report('')).body.start_date, '2026-03-08')
  })

  it('come as a file, and for no more than a year', async () => {
    await start()
    await sell('cash')
    const file = await report('start_date=2026-03-04&end_date=2026-03-04&format=csv')
    assert.match(String(file.body), /2026-03-04,Product,Cash,1,20,0,20,EUR/)
    const year = await report('start_date=2025-03-04&end_date=2026-03-04')
    assert.equal(year.status, 200)
    for (const query of ['start_date=2025-03-03&end_date=2026-03-04', 'start_date=2026-03-05&end_date=2026-03-04'])
      assert.deepEqual((await report(query)).body.errors[0].path, 'end_date')
  })
})
