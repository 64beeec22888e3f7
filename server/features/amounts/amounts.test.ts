import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

/** Has a stopped studio forget with how many decimals it keeps its amounts, as one of an earlier version never knew. */
function forgetDecimals(folder: string): void {
  const database = new Database(join(folder, 'studio.sqlite'))
  database.exec('UPDATE settings SET currency_decimals = NULL')
  database.close()
}

describe('a studio whose amounts an earlier version kept', () => {
  let studio: TestStudio
  let member: Awaited<ReturnType<typeof registerClient>>
  let pack: { id: number }
  before(async () => {
    studio = await startStudio({ currency: 'HUF' })
    member = await registerClient(studio, { full_name: 'Mara Member' })
    pack = (
      await studio.asOwner('POST /api/v1/membership-types', {
        name: 'Ten',
        type: 'class_pack',
        price: 199,
        credits_included: 10,
      })
    ).body
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 12.5, default_vat_rate: 27 })
    const sale = { client_id: member.id, membership_type_id: pack.id, starts_at: '2026-03-04', payment_method: 'cash' }
    assert.equal((await studio.asOwner('POST /api/v1/memberships', sale)).status, 201)
  })
  after(() => studio.stop())
  const price = async () => (await studio.asOwner(`GET /api/v1/membership-types/${pack.id}`)).body.price

  it('asks its owner, and waits until it is answered', async () => {
    await studio.restart(() => forgetDecimals(studio.folder))
    const { body } = await studio.asOwner('GET /api/v1/studio/amounts')
    // The product for sale, the newest receipt, and the fee, which has no name.
    const examplesOf = (...amounts: number[]) => ['Ten', '№ 1', '…'].map((name, at) => ({ name, amount: amounts[at] }))
    assert.deepEqual(body, {
      currency: 'HUF',
      is_unclear: true,
      readings: [
        { decimals: 0, examples: examplesOf(19_900, 19_900, 1250) },
        { decimals: 2, examples: examplesOf(199, 199, 12.5) },
      ],
    })
    const refused = await studio.asOwner('POST /api/v1/products', { name: 'Mat', price: 1 })
    assert.deepEqual([refused.status, refused.body.code], [503, 'AMOUNTS_UNCLEAR'])
    const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
    const prices = await studio.send(`GET /api/v1/widget/${public_studio_id}/schedule`, { door: 'public' })
    assert.equal(prices.body.code, 'AMOUNTS_UNCLEAR')
    assert.equal(await price(), 199)
  })

  it('refuses an answer from outside, by a manager, or of another kind', async () => {
    const outside = await studio.send('POST /api/v1/studio/amounts', {
      door: 'public',
      token: studio.owner,
      body: { decimals: 0 },
    })
    assert.equal(outside.body.code, 'LOOPBACK_ONLY')
    assert.equal((await studio.asOwner('POST /api/v1/studio/amounts', { decimals: 1 })).status, 422)
  })

  it('brings every amount to the currency’s minor units, after a copy, and adds up', async () => {
    const again = studio.restarted()
    assert.equal((await studio.asOwner('POST /api/v1/studio/amounts', { decimals: 0 })).status, 200)
    await again
    assert.equal(await price(), 19_900)
    assert.equal((await studio.asOwner('GET /api/v1/studio')).body.late_cancel_fee, 1250)
    const [said] = (await studio.asOwner('GET /api/v1/audit-log?action=studio.amounts')).body.items
    assert.deepEqual([said.actor_name, said.after], ['Olga Owner', { currency: 'HUF', decimals: 0 }])
    const [payment] = (await studio.asOwner('GET /api/v1/payments')).body.items
    assert.deepEqual([payment.amount, payment.refundable], [19_900, 19_900])
    const [receipt] = (await studio.asOwner('GET /api/v1/receipts')).body.items
    const { total, lines, vat } = (await studio.asOwner(`GET /api/v1/receipts/${receipt.id}`)).body
    assert.equal(total, 19_900)
    assert.equal(lines[0].total ?? lines[0].amount, 19_900)
    assert.equal(Math.round((vat[0].net + vat[0].vat) * 100), 1_990_000)
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
    assert.ok(readdirSync(join(studio.folder, 'backups')).some((name) => name.startsWith('before-amounts-')))
    assert.equal((await studio.asOwner('POST /api/v1/studio/amounts', { decimals: 0 })).body.code, 'AMOUNTS_CLEAR')
  })

  it('names what was sold, cards and fees where nothing has a price', async () => {
    const other = await startStudio({ currency: 'IDR' })
    try {
      await other.asOwner('PUT /api/v1/studio', { no_show_fee: 50_000 })
      const examples = async () => {
        await other.restart(() => forgetDecimals(other.folder))
        const { readings } = (await other.asOwner('GET /api/v1/studio/amounts')).body
        return readings.map((one: { examples: { amount: number }[] }) => one.examples)
      }
      const fee = (amount: number) => ({ name: '…', amount })
      assert.deepEqual(await examples(), [[fee(5_000_000)], [fee(50_000)]])
      assert.equal((await other.asOwner('POST /api/v1/studio/amounts', { decimals: 2 })).status, 200)
      const sold = { initial_value: 250_000, payment_method: 'cash' }
      const { code_last4 } = (await other.asOwner('POST /api/v1/gift-cards', sold)).body
      const [, right] = await examples()
      assert.deepEqual(right, [
        { name: '№ 1', amount: 250_000 },
        { name: `… ${code_last4}`, amount: 250_000 },
        fee(50_000),
      ])
    } finally {
      await other.stop()
    }
  })

  it('goes on as it is where the amounts were right', async () => {
    await studio.restart(() => forgetDecimals(studio.folder))
    assert.equal((await studio.asOwner('POST /api/v1/studio/amounts', { decimals: 2 })).status, 200)
    assert.equal(await price(), 19_900)
    assert.equal((await studio.asOwner('POST /api/v1/products', { name: 'Mat', price: 4990 })).status, 201)
  })
})
