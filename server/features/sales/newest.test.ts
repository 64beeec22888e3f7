import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { it } from 'node:test'
import { sell } from '../../test/build/commerce.ts'
import { startStudio } from '../../test/studio.ts'

it('a list of sales without a first day is the newest thousand', async () => {
  const studio = await startStudio()
  try {
    const first = await sell(studio)
    // A thousand more of it, beside the server: one after the other over the desk would take a minute.
    const database = new Database(join(studio.folder, 'studio.sqlite'))
    database.exec(`WITH RECURSIVE turn(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM turn WHERE n < 1000)
      INSERT INTO product_sales (sold_by_user_id, payment_method, total_minor, currency, created_at)
      SELECT sold_by_user_id, payment_method, total_minor, currency, created_at FROM product_sales, turn`)
    database.close()
    const listed = async (query: string): Promise<{ id: number }[]> =>
      (await studio.asOwner(`GET /api/v1/product-sales${query}`)).body
    const newest = await listed('')
    assert.deepEqual([newest.length, newest[0]?.id, newest.at(-1)?.id], [1000, first.id + 1000, first.id + 1])
    assert.equal((await listed('?start_date=2026-03-04')).length, 1001)
  } finally {
    await studio.stop()
  }
})
