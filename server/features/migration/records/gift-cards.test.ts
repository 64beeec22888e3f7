import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../../db/build.ts'
import {
  csvOf,
  fatesByRow,
  fatesOf,
  importFile,
  requireWhole,
  takeBack,
  upload,
} from '../../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const CARDS = csvOf(
  'Gift Card Code,Original Value,Balance,Recipient,Recipient Email,Expires,Status',
  `'0000-GIFT-oli,"50,00 €",32.50,Zoë Müller,ZOE@example.com,2027-12-31,Active`,
  'ABC 123,100,100,,,,Voided',
  'SPENT-1,20,0,,,2025-01-01,Redeemed',
  'UPPED,20,35,,,,',
  '0000gift0l1,50,50,,,,',
  ',50,50,No Code,,,',
  'HALF-9,50,,,,,',
  'ZERO-1,0,0,,,,',
  'BAD-1,fifty,,,,,',
  'Total,240,167.50,,,,',
)

describe('a list of gift cards', () => {
  let studio: TestStudio
  before(async () => void (studio = await startStudio()))
  after(() => studio.stop())
  const validate = (code: string) => studio.asOwner('POST /api/v1/gift-cards/validate', { code })

  it('asks what is left where the file doesn’t say', async () => {
    const { body } = await upload(studio, 'gift_cards', CARDS)
    assert.deepEqual(
      body.questions.map(({ id, rows }: { id: string; rows: number[] }) => [id, rows]),
      [['unknown_balance', [8]]],
    )
    assert.equal(body.preview[0].record.code, '…Toli')
  })

  it('keeps codes and balances, and brings no revenue', async () => {
    const job = await importFile(studio, 'gift_cards', CARDS, { unknown_balance: 'full' })
    assert.deepEqual(
      fatesOf(job),
      { created: 5, skipped: 2, rejected: 3 },
      JSON.stringify(await fatesByRow(studio, job.job_id)),
    )
    const found = await validate('0000 gift-0LI')
    assert.deepEqual([found.status, found.body.remaining_balance, found.body.expires_at], [200, 32.5, '2027-12-31'])
    const { body: shown } = await studio.asOwner(`GET /api/v1/gift-cards/${found.body.gift_card_id}/code`)
    assert.equal(shown.code, '0000-GIFT-oli')
    assert.equal((await validate('UPPED')).body.remaining_balance, 35)
    assert.equal((await validate('ABC123')).status, 409)
    assert.equal((await validate('SPENT1')).status, 409)
    const { body: uses } = await studio.asOwner(`GET /api/v1/gift-cards/${found.body.gift_card_id}/uses`)
    assert.deepEqual(
      (uses.items ?? uses).map(({ kind, change }: Record<string, unknown>) => [kind, change]),
      [['opening', -17.5]],
    )
    assert.equal((await studio.asOwner('GET /api/v1/gift-cards')).body.total, 5)
    await requireWhole(studio)
  })

  it('keeps no code beyond the import', async () => {
    const file = await studio.asOwner('GET /api/v1/migration/jobs/2/rows.csv')
    const text = String(file.body)
    assert.match(text, /Zoë Müller/)
    assert.doesNotMatch(text, /0000-GIFT|ABC 123|HALF-9/)
    const kept = studio.running.app.db.all(
      db.selectFrom('import_rows').select(['cells', 'planned']).where('job_id', '=', 2),
    )
    assert.doesNotMatch(JSON.stringify(kept), /0000-GIFT|ABC 123|HALF-9/)
  })

  it('brings none twice, and takes back what was not used', async () => {
    const { body: looked } = await upload(studio, 'gift_cards', CARDS)
    assert.deepEqual(fatesOf(looked), { matched: 5, skipped: 2, rejected: 3 })
    const again = await importFile(studio, 'gift_cards', CARDS, { unknown_balance: 'full' })
    assert.deepEqual(fatesOf(again), { matched: 5, skipped: 2, rejected: 3 })
    const [product] = [
      (await studio.asOwner('POST /api/v1/products', { name: 'Mat', price: 10, stock_quantity: 5 })).body,
    ]
    const payments = [{ method: 'gift_card', amount: 10, gift_card_code: 'UPPED' }]
    const sold = await studio.asOwner('POST /api/v1/product-sales', {
      items: [{ product_id: product.id, quantity: 1 }],
      payment_method: 'gift_card',
      payments,
    })
    assert.equal(sold.status, 201, JSON.stringify(sold.body))
    const { body } = await takeBack(studio, 2)
    assert.deepEqual([body.removed, body.kept_total, body.kept[0].record], [4, 1, 'gift_card'])
    await requireWhole(studio)
  })
})
