import type Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fillBooks, openBeside } from '../../test/build/books.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Checked {
  name: string
  ok: boolean
  broken: { entity: string; id: number; detail: string }[]
}

/** What is done to the database by hand, the invariants that must be named for it, and what the first record says. */
interface Break {
  what: string
  table: string
  sql: string
  names: string[]
  entity: string
  detail: RegExp
  /** A unique index that stands in the way. */
  index?: string
  /** The database itself notices, too. */
  database?: RegExp
}

const spend = 'INSERT INTO credit_entries (membership_id, kind, credits, grant_id, booking_id, actor_kind, created_at)'
const firstGrant = '(SELECT min(id) FROM credit_entries WHERE credits = 5)'
const use = 'INSERT INTO gift_card_uses (gift_card_id, amount_minor, kind, created_at)'
const promoUse = 'INSERT INTO promo_uses (promo_code_id, client_id, discount_minor, state, created_at)'

const breaks: Break[] = [
  {
    what: 'a class smaller than its bookings',
    table: 'scheduled_classes',
    sql: 'UPDATE scheduled_classes SET capacity = 0',
    names: ['class_places'],
    entity: 'scheduled_class',
    detail: /^1 booked and 0 held of 0 places$/,
  },
  {
    what: 'places held beyond the capacity',
    table: 'waitlist_entries',
    sql: `INSERT INTO waitlist_entries (scheduled_class_id, client_id, status, created_at, updated_at)
      VALUES (1, 1, 'offered', '', ''), (1, 2, 'offered', '', '')`,
    names: ['class_places'],
    entity: 'scheduled_class',
    detail: /^1 booked and 2 held of 2 places$/,
    database: /waitlist_entries/,
  },
  {
    what: 'more credits spent than there are',
    table: 'credit_entries',
    sql: `${spend} VALUES (1, 'lapse', -9, ${firstGrant}, NULL, 'system', '')`,
    names: ['membership_credits', 'credit_grants'],
    entity: 'membership',
    detail: /^Its ledger sums to -5 credits$/,
  },
  {
    what: 'one entry overspent behind a good balance',
    table: 'credit_entries',
    sql: `${spend} VALUES (1, 'adjust', 10, NULL, NULL, 'staff', ''), (1, 'lapse', -6, ${firstGrant}, NULL, 'system', '')`,
    names: ['credit_grants'],
    entity: 'credit_entry',
    detail: /^It gave 5 credits, and -2 are left of it$/,
  },
  {
    what: 'a credit given back that nobody took',
    table: 'credit_entries',
    sql: `${spend} VALUES (1, 'return', 2, ${firstGrant}, NULL, 'system', '')`,
    names: ['credit_grants'],
    entity: 'credit_entry',
    detail: /^It gave 5 credits, and 6 are left of it$/,
  },
  {
    what: 'a credit of another membership',
    table: 'credit_entries',
    sql: `${spend} VALUES (2, 'lapse', -1, ${firstGrant}, NULL, 'system', '')`,
    names: ['credit_sources'],
    entity: 'credit_entry',
    detail: /^This lapse of membership 2 comes from no entry of its own$/,
  },
  {
    what: 'a credit of no entry at all',
    table: 'credit_entries',
    sql: `${spend} VALUES (2, 'lapse', -1, NULL, NULL, 'system', '')`,
    names: ['credit_grants', 'credit_sources'],
    entity: 'credit_entry',
    detail: /^It gave -1 credits/,
  },
  {
    what: 'two credits for one booking',
    table: 'credit_entries',
    sql: `${spend} VALUES (1, 'spend', -1, ${firstGrant}, 1, 'staff', '')`,
    names: ['booking_credits'],
    entity: 'booking',
    detail: /^It holds 2 credits$/,
  },
  {
    what: 'a gift card overspent',
    table: 'gift_card_uses',
    sql: `${use} VALUES (1, 4001, 'hold', '')`,
    names: ['gift_card_balance'],
    entity: 'gift_card',
    detail: /^Of 50 EUR, -0\.01 EUR are left$/,
  },
  {
    what: 'a gift card fuller than when it was new',
    table: 'gift_card_uses',
    sql: `${use} VALUES (1, -1001, 'release', '')`,
    names: ['gift_card_balance'],
    entity: 'gift_card',
    detail: /^Of 50 EUR, 50\.01 EUR are left$/,
  },
  {
    what: 'a payment by gift card that the card does not know of',
    table: 'gift_card_uses',
    sql: 'UPDATE gift_card_uses SET amount_minor = 999',
    names: ['gift_card_payments'],
    entity: 'payment',
    detail: /^It is over 10 EUR, the use of the card over 9\.99 EUR$/,
  },
  {
    what: 'more sold than there was',
    table: 'stock_movements',
    sql: `INSERT INTO stock_movements (product_id, delta, kind, actor_kind, created_at) VALUES (1, -9, 'hold', 'system', '')`,
    names: ['stock'],
    entity: 'product',
    detail: /^Its movements sum to -1 pieces$/,
  },
  {
    what: 'another total than the lines make',
    table: 'product_sales',
    sql: 'UPDATE product_sales SET total_minor = total_minor + 1',
    names: ['sale_totals'],
    entity: 'sale',
    detail: /^Its total is 24\.01 EUR, its lines make 24 EUR, to pay were 24 EUR$/,
  },
  {
    what: 'a line that is not quantity times price',
    table: 'product_sale_lines',
    sql: 'UPDATE product_sale_lines SET line_total_minor = line_total_minor + 1',
    names: ['sale_totals'],
    entity: 'sale',
    detail: /^Its total is 24 EUR/,
    database: /CHECK constraint failed in product_sale_lines/,
  },
  {
    what: 'a promo code used too often',
    table: 'promo_codes',
    sql: 'UPDATE promo_codes SET max_uses = 0',
    names: ['promo_uses'],
    entity: 'promo_code',
    detail: /^1 uses of 0$/,
  },
  {
    what: 'a held use too many',
    table: 'promo_uses',
    sql: `${promoUse} VALUES (1, 1, 0, 'held', ''), (1, 1, 0, 'held', ''), (1, 1, 0, 'held', '')`,
    names: ['promo_uses'],
    entity: 'promo_code',
    detail: /^4 uses of 3$/,
  },
  {
    what: 'a promo code used twice by one who may use it once',
    table: 'promo_uses',
    sql: `${promoUse} VALUES (2, 1, 0, 'held', ''), (2, 1, 0, 'used', '')`,
    names: ['promo_once_per_client'],
    entity: 'promo_code',
    detail: /^2 uses by client 1$/,
  },
  {
    what: 'a purchase paid in part',
    table: 'payments',
    sql: "UPDATE payments SET amount_minor = amount_minor - 1 WHERE method = 'cash' AND id = 1",
    names: ['purchase_payments'],
    entity: 'purchase',
    detail: /^Its total is 90 EUR, its payments sum to 89\.99 EUR$/,
  },
  {
    what: 'a receipt over another amount',
    table: 'receipts',
    sql: 'UPDATE receipts SET total_minor = total_minor + 1 WHERE number = 1',
    names: ['purchase_receipts'],
    entity: 'purchase',
    detail: /^Its total is 90 EUR; it has 1 receipts over 90\.01 EUR$/,
  },
  {
    what: 'a second receipt',
    table: 'receipts',
    index: 'receipts_purchase',
    sql: `INSERT INTO receipts (number, kind, purchase_id, studio, lines, vat, payments, total_minor, currency, issued_at)
      SELECT number + 4, kind, purchase_id, studio, lines, vat, payments, 0, currency, issued_at FROM receipts WHERE number = 1`,
    names: ['purchase_receipts'],
    entity: 'purchase',
    detail: /it has 2 receipts/,
  },
  {
    what: 'a receipt that is gone',
    table: 'receipts',
    sql: 'DELETE FROM receipts WHERE number = 2',
    names: ['purchase_receipts', 'receipt_numbers'],
    entity: 'purchase',
    detail: /^Its total is 50 EUR; it has 0 receipts over 0 EUR$/,
  },
  {
    what: 'numbers that begin with 2',
    table: 'receipts',
    sql: 'UPDATE receipts SET number = 5 WHERE number = 1',
    names: ['receipt_numbers'],
    entity: 'receipt',
    detail: /^The first number is 2$/,
  },
  {
    what: 'more given back than was paid',
    table: 'payments',
    sql: 'UPDATE payments SET amount_minor = -1401 WHERE refund_of_id IS NOT NULL',
    names: ['refunds', 'refund_receipts'],
    entity: 'payment',
    detail: /^14 EUR were paid and 14\.01 EUR given back$/,
  },
  {
    what: 'a refund of one purchase for another',
    table: 'payments',
    sql: 'UPDATE payments SET purchase_id = 1 WHERE refund_of_id IS NOT NULL',
    names: ['refunds'],
    entity: 'payment',
    detail: /partly for another purchase$/,
  },
  {
    what: 'a refund without a receipt',
    table: 'receipts',
    sql: "UPDATE receipts SET payment_id = NULL WHERE kind = 'refund'",
    names: ['refund_receipts'],
    entity: 'payment',
    detail: /^It is over -5 EUR, without a receipt$/,
  },
  {
    what: 'a signature under a version that never was',
    table: 'waiver_signatures',
    sql: 'UPDATE waiver_signatures SET version = 9',
    names: ['waiver_versions'],
    entity: 'waiver_signature',
    detail: /^Waiver 1 has no version 9$/,
    database: /waiver_signatures 1 refers to a row that waiver_versions does not have/,
  },
]

describe('integrity', () => {
  let studio: TestStudio
  let beside: Database.Database
  before(async () => {
    studio = await startStudio()
    await fillBooks(studio)
    beside = openBeside(studio)
    beside.exec(`INSERT INTO promo_codes (id, code, discount_type, discount_percent, applicable_membership_type_ids,
      one_per_client, valid_from, created_at, updated_at) VALUES (2, 'ONCE', 'percentage', 10, '[]', 1, '', '', '')`)
  })
  after(async () => {
    beside.close()
    await studio.stop()
  })

  const check = async () => {
    const { status, body } = await studio.asOwner('GET /api/v1/studio/integrity')
    assert.equal(status, 200)
    return body
  }
  const brokenOf = (report: { invariants: Checked[] }) => report.invariants.filter(({ ok }) => !ok)

  /** Runs the case, then puts the table and the index back as they were. */
  const broken = async ({ table, sql, index }: Pick<Break, 'table' | 'sql' | 'index'>) => {
    const rows = beside.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]
    const indexSql = index && beside.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(index)
    if (index) beside.exec(`DROP INDEX ${index}`)
    beside.exec(sql)
    try {
      return await check()
    } finally {
      beside.exec(`DELETE FROM ${table}`)
      const columns = Object.keys(rows[0] ?? {})
      for (const row of rows) {
        const values = columns.map((column) => row[column])
        beside.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`).run(values)
      }
      if (indexSql) beside.exec(String(indexSql))
    }
  }

  it('is sound in a studio that is used as it is meant to be', async () => {
    const report = await check()
    assert.equal(report.ok, true)
    assert.deepEqual(brokenOf(report), [])
    assert.deepEqual(report.database, { ok: true, problems: [] })
    assert.equal(report.checked_at, studio.clock.now())
    for (const { name, description } of report.invariants) assert.match(description, /^[A-Z].{20,}\.$/, name)
  })

  for (const one of breaks) {
    it(`names ${one.what}`, async () => {
      const report = await broken(one)
      assert.equal(report.ok, false)
      const [first, ...others] = brokenOf(report)
      assert.deepEqual([first?.name, ...others.map(({ name }) => name)], one.names)
      const [record] = first!.broken
      assert.equal(record?.entity, one.entity)
      assert.ok(record.id > 0)
      assert.match(record.detail, one.detail)
      assert.equal(report.database.ok, one.database === undefined)
      assert.match(report.database.problems.join('\n'), one.database ?? /^$/)
      assert.equal((await check()).ok, true)
    })
  }

  it('has been seen to break in every one', async () => {
    const named = new Set(breaks.flatMap(({ names }) => names))
    const { invariants } = await check()
    assert.deepEqual(
      invariants.map(({ name }: Checked) => name).filter((name: string) => !named.has(name)),
      [],
    )
  })

  it('shows the first 20 records', async () => {
    const movements = Array.from({ length: 25 }, (_, n) => `(${n + 100}, -1, 'hold', 'system', '')`)
    const sql = `INSERT INTO stock_movements (product_id, delta, kind, actor_kind, created_at) VALUES ${movements.join()}`
    const [stock] = brokenOf(await broken({ table: 'stock_movements', sql }))
    assert.deepEqual(
      stock?.broken.map(({ id }) => id),
      Array.from({ length: 20 }, (_, n) => n + 100),
    )
  })

  it('answers even where a part of the file can’t be read', async () => {
    beside.pragma('writable_schema = ON')
    const root = 'SELECT rootpage FROM sqlite_schema WHERE name ='
    const own = beside.prepare(`${root} 'payments'`).pluck().get()
    const setRoot = (page: unknown) => {
      beside.prepare("UPDATE sqlite_schema SET rootpage = ? WHERE name = 'payments'").run(page)
      beside.pragma(`schema_version = ${Number(beside.pragma('schema_version', { simple: true })) + 1}`)
    }
    setRoot(beside.prepare(`${root} 'receipts_client'`).pluck().get())
    const report = await check()
    setRoot(own)
    assert.equal(report.ok, false)
    assert.equal(report.database.ok, false)
    assert.match(report.database.problems.join('\n'), /purchase_payments can’t be checked: .*malformed/)
    assert.equal((await check()).ok, true)
  })

  it('is checked every night, kept and logged', async () => {
    const status = async () => {
      const { body } = await studio.asOwner('GET /api/v1/studio/status')
      return [body.integrity_checked_at, body.integrity_ok]
    }
    const logged: unknown[] = []
    studio.running.app.log = (level, message, fields) => {
      if (message === 'invariant broken') logged.push([level, fields?.['invariant'], fields?.['id']])
    }
    await studio.running.runJobs()
    assert.deepEqual(await status(), ['2026-03-04T11:00:00.000Z', true])
    const midnight = Date.parse('2026-03-04T23:00:00Z') - Date.parse(studio.clock.now())
    await studio.advance({ milliseconds: midnight })
    await studio.advance({ hours: 2, minutes: 59 })
    assert.deepEqual(await status(), ['2026-03-04T11:00:00.000Z', true])
    beside.exec('UPDATE scheduled_classes SET capacity = 0')
    await studio.advance({ minutes: 61 })
    assert.deepEqual(await status(), ['2026-03-05T03:00:00.000Z', false])
    assert.deepEqual(logged, [['error', 'class_places', 1]])
    beside.exec('UPDATE scheduled_classes SET capacity = 2')
    await studio.advance({ hours: 23 })
    assert.deepEqual(await status(), ['2026-03-06T02:00:00.000Z', true])
  })
})
