import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { csvOf, fatesByRow, fatesOf, importFile, upload } from '../../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

describe('a number of a file is read whole or not at all', () => {
  let studio: TestStudio
  before(async () => void (studio = await startStudio()))
  after(() => studio.stop())

  it('as a price of a product', async () => {
    const prices = ['1.5E+3', '12€50', '1E2', '12-15', '1.5.3', '0x10', '1 500 Ft', '1000000001', '1e400', '4.479E+3']
    const file = csvOf('Name;SKU;Price', ...prices.map((price, at) => `Thing ${at};T${at};${price}`))
    const job = await importFile(studio, 'products', file)
    assert.deepEqual(fatesOf(job), { created: 4, rejected: 6 })
    const { items } = (await studio.asOwner('GET /api/v1/products')).body
    assert.deepEqual(
      items.map(({ name, price }: Record<string, unknown>) => [name, price]),
      [
        ['Thing 0', 1500],
        ['Thing 1', 12.5],
        ['Thing 2', 100],
        ['Thing 9', 4479],
      ],
    )
    const reasons = (await fatesByRow(studio, job.job_id))
      .filter(([, fate]) => fate === 'rejected')
      .map((row) => row[2])
    assert.deepEqual(reasons, [
      '“12-15” is not an amount.',
      '“1.5.3” is not an amount.',
      '“0x10” is not an amount.',
      '“1 500 Ft” is in HUF; the studio’s currency is EUR.',
      '“1000000001” is too large.',
      '“1e400” is too large.',
    ])
  })

  it('as what is left on a gift card', async () => {
    const file = csvOf('Code,Initial Value,Balance', 'ABCD9911,50,40 of 50', 'ABCD9922,50,12-15', 'ABCD9933,50,"12,50"')
    const job = await importFile(studio, 'gift_cards', file)
    assert.deepEqual(fatesOf(job), { created: 1, rejected: 2 })
    assert.deepEqual((await fatesByRow(studio, job.job_id))[0], [2, 'rejected', '“40 of 50” is not an amount.'])
  })

  it('as stock, by the sign of the amounts or the owner’s answer', async () => {
    const stockOf = async (name: string) =>
      (await studio.asOwner(`GET /api/v1/products?search=${name}`)).body.items[0].stock_quantity
    const decided = csvOf('Name;SKU;Price;Stock', 'Mat;M1;12,50;1.000', 'Band;M2;12,50;1 000', 'Ring;M3;9,00;5000000')
    const job = await importFile(studio, 'products', decided)
    assert.deepEqual(fatesOf(job), { created: 3 })
    assert.deepEqual([await stockOf('Mat'), await stockOf('Band'), await stockOf('Ring')], [1000, 1000, 0])

    const open = csvOf('Name;SKU;Price;Stock', 'Brick;B1;12;1.000')
    const { body } = await upload(studio, 'products', open)
    assert.deepEqual(
      body.questions.map(({ id, examples, answered }: Record<string, unknown>) => [id, examples, answered]),
      [['amount_sign', ['1.000'], false]],
    )
    await importFile(studio, 'products', open, { amount_sign: 'point' })
    assert.equal(await stockOf('Brick'), 1)
  })

  it('as the days of a membership type, with a word where it can’t be', async () => {
    const { body } = await upload(
      studio,
      'membership_types',
      csvOf('Name,Type,Price,Credits,Validity (days)', 'Ten,class_pack,150,10,30-60', 'Five,class_pack,80,5 of 6,60'),
    )
    assert.deepEqual(
      body.problems.map(({ row, message }: Record<string, unknown>) => [row, message]),
      [
        [2, '“30-60” isn’t a length of time. Write a number of days, or a number with its unit, such as “3 months”.'],
        [3, '“5 of 6” isn’t a whole number of credits.'],
      ],
    )
  })
})
