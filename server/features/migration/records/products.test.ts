import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
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

const PRODUCTS = csvOf(
  'Shelf list;;;',
  'Name;Barcode;Price;On hand',
  'Yoga mat;MAT-01;"1.039,00 €";12',
  '"Block, cork";;14,50;(2)',
  'Strap;MAT-01;9;1',
  'yoga  MAT;mat-01;39;12',
  'Free water;;gratis;3',
  'Nothing known;X1;;4',
  'Below;X2;-5;4',
  ';X3;5;4',
  'Total;;;34',
)

describe('a list of products', () => {
  let studio: TestStudio
  before(async () => void (studio = await startStudio()))
  after(() => studio.stop())

  it('makes each once, with its stock as the first movement', async () => {
    const job = await importFile(studio, 'products', PRODUCTS)
    assert.deepEqual(
      fatesOf(job),
      { created: 3, skipped: 3, rejected: 3 },
      JSON.stringify(await fatesByRow(studio, job.job_id)),
    )
    const { items } = (await studio.asOwner('GET /api/v1/products')).body
    assert.deepEqual(
      items.map(({ name, sku, price, stock_quantity }: Record<string, unknown>) => [name, sku, price, stock_quantity]),
      [
        ['Block, cork', null, 14.5, 0],
        ['Free water', null, 0, 3],
        ['Yoga mat', 'MAT-01', 1039, 12],
      ],
    )
    const again = await importFile(studio, 'products', PRODUCTS)
    assert.deepEqual(fatesOf(again), { matched: 5, skipped: 1, rejected: 3 })
    await requireWhole(studio)
  })

  it('keeps two apart whose barcodes a spreadsheet has rounded to the same', async () => {
    const file = csvOf('Name,Barcode,Price', 'Tea,8.41235E+12,3', 'Coffee,8.41235E+12,4')
    const { body } = await upload(studio, 'products', file)
    assert.deepEqual(fatesOf(body), { created: 2 })
    assert.match(body.problems[0].message, /a spreadsheet has rounded/)
  })

  it('is taken back but for what was sold', async () => {
    const [mat] = (await studio.asOwner('GET /api/v1/products?search=MAT-01')).body.items
    const items = [{ product_id: mat.id, quantity: 1 }]
    const sold = await studio.asOwner('POST /api/v1/product-sales', { items, payment_method: 'cash' })
    assert.equal(sold.status, 201, JSON.stringify(sold.body))
    const { body } = await takeBack(studio, 1)
    assert.deepEqual([body.removed, body.kept_total], [2, 1])
    assert.deepEqual([body.kept[0].record, body.kept[0].name], ['product', 'Yoga mat'])
    await requireWhole(studio)
  })
})
