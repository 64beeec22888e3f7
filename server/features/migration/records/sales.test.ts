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

const SALES = csvOf(
  'Date,Customer,Customer Email,Item,Item type,Quantity,Total,Payment method,Receipt number',
  '2025-11-03 10:15,Zoë Müller,zoe@example.com,Yoga mat,Retail,2,78.00,Card,R-1',
  '2025-11-03 10:15,Zoë Müller,zoe@example.com,10 Class Pass,Membership,1,150.00,Card,R-1',
  '2025-11-04,Walk-in,,Water,Products,3,4.50,Cash,R-2',
  '2025-11-05,Zoë Müller,zoe@example.com,Gift voucher 50,Gift cards,1,50,Card,R-3',
  '2025-11-06,Zoë Müller,zoe@example.com,Late cancel,Fee,1,10,Card,R-4',
  '2025-11-07,Zoë Müller,zoe@example.com,Mystery,,1,10,Card,R-5',
  '2025-11-08,Zoë Müller,zoe@example.com,Yoga mat,Retail,-1,(39.00),Card,R-6',
  '2025-11-09,Zoë Müller,zoe@example.com,Sticker,Retail,3,1.00,Card,R-7',
  '2025-11-10,No Mail,,Yoga mat,Retail,1,39,Card,R-8',
  ',Total,,,,,,293.50,',
)

describe('a history of sales', () => {
  let studio: TestStudio
  before(async () => void (studio = await startStudio()))
  after(() => studio.stop())

  it('asks what was sold where nobody can know', async () => {
    const { body } = await upload(studio, 'sales', SALES)
    assert.deepEqual(
      body.questions.map(({ id, examples }: { id: string; examples: string[] }) => [id, examples]),
      [['sold_kinds', ['mystery']]],
    )
    const { job_id, column_mapping } = body
    const early = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
    assert.deepEqual([early.status, early.body.code], [409, 'IMPORT_NOT_READY'])
  })

  it('becomes history without revenue, receipt or stock', async () => {
    const answers = { sold_kinds: { mystery: 'fee' } }
    const job = await importFile(studio, 'sales', SALES, answers)
    assert.deepEqual(
      fatesOf(job),
      { created: 3, skipped: 6, rejected: 1 },
      JSON.stringify(await fatesByRow(studio, job.job_id)),
    )
    const sales = (await studio.asOwner('GET /api/v1/product-sales')).body
    const list = sales.items ?? sales
    assert.deepEqual(
      list
        .map((sale: Record<string, unknown>) => [sale['payment_method'], sale['total_amount'], sale['receipt_id']])
        .toSorted(),
      [
        ['imported', 1, null],
        ['imported', 4.5, null],
        ['imported', 78, null],
      ],
    )
    const names = list.flatMap(({ items }: { items: { product_name: string; quantity: number }[] }) =>
      items.map(({ product_name, quantity }) => `${quantity} ${product_name}`),
    )
    // Three stickers for one euro have no whole price each, two mats have.
    assert.deepEqual(names.toSorted(), ['1 3 × Sticker', '2 Yoga mat', '3 Water'])
    const again = await importFile(studio, 'sales', SALES, answers)
    assert.deepEqual(fatesOf(again), { matched: 3, skipped: 6, rejected: 1 })
    await requireWhole(studio)
    const { body } = await takeBack(studio, 2)
    assert.equal(body.kept_total, 0, JSON.stringify(body.kept))
    assert.equal((await studio.asOwner('GET /api/v1/products')).body.items.length, 0)
    await requireWhole(studio)
  })
})
