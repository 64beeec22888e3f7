import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { importFile, upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

/** A list of sales as shops export it: nothing says which item is a membership. */
const HEADER = 'Sale Date,Client,Email,Item,Quantity,Unit Price,Tax,Total,Payment Method'
const SALES = [
  HEADER,
  '2026-02-01,Ana Peña,ana@example.com,Yoga mat,1,25.00,4.34,25.00,Card',
  '2026-02-01,Bo Berg,bo@example.com,Monthly magazine,1,4.00,0.69,4.00,Cash',
  '2026-02-02,Cleo Diaz,cleo@example.com,10 Class Pass,1,120.00,20.83,120.00,Card',
  '2026-02-02,Dan Eder,dan@example.com,5x Water,1,9.00,1.56,9.00,Card',
].join('\n')

interface Found {
  name: string
}

describe('a list of sales', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('takes no sale for a membership where nothing says so: it is asked, with what each may be', async () => {
    const { body } = await upload(studio, 'memberships', SALES)
    assert.equal(body.column_mapping.credits_total, undefined)
    assert.deepEqual(body.membership_types, [])
    const [asked] = body.questions
    assert.deepEqual(
      [asked.id, asked.examples, asked.answered],
      ['sold_kinds', ['yoga mat', 'monthly magazine', '10 class pass', '5x water'], false],
    )
    assert.deepEqual(asked.guesses, {
      'yoga mat': 'product',
      'monthly magazine': 'product',
      '10 class pass': 'class_pack',
      '5x water': 'product',
    })
    const accept = { answers: { accept_type_proposals: true, unknown_credits: 'none' } }
    const again = await studio.asOwner(`POST /api/v1/migration/jobs/${body.job_id}/analyse`, accept)
    assert.equal(again.body.counts.created, 0)
    const { job_id, column_mapping } = body
    const early = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, ...accept })
    assert.deepEqual([early.status, early.body.reasons[0].rule], [409, 'sold_kinds'])
  })

  it('brings in what the owner says is one, and leaves the rest', async () => {
    const job = await importFile(studio, 'memberships', SALES, {
      unknown_credits: 'none',
      sold_kinds: { 'yoga mat': 'product', '5x water': 'service', '10 class pass': 'class_pack' },
      membership_types: {
        'Monthly magazine': { type: 'subscription', billing_interval: 'monthly', price: 4 },
      },
    })
    assert.deepEqual([job.counts.created, job.counts.skipped], [2, 2])
  })

  it('leaves out what the file itself calls a product, and asks nothing of it', async () => {
    const file = [
      `${HEADER},Category`,
      '2026-02-01,Eva Falk,eva@example.com,Yoga mat,1,25.00,4.34,25.00,Card,Retail',
      '2026-02-02,Fay Gil,fay@example.com,Gold,1,60.00,10.41,60.00,Card,Class packs',
      '2026-02-02,Gus Hahn,gus@example.com,Gift card 50,1,50.00,0.00,50.00,Card,Gift Cards',
    ].join('\n')
    const { body } = await upload(studio, 'memberships', file)
    assert.deepEqual(
      body.membership_types.map(({ name }: Found) => name),
      ['Gold'],
    )
    assert.deepEqual(
      body.preview
        .map(({ disposition, reason }: Record<string, string>) => [disposition, reason])
        .filter(([fate]: string[]) => fate === 'skipped'),
      [
        ['skipped', 'A product was sold, not a membership.'],
        ['skipped', 'A product was sold, not a membership.'],
      ],
    )
  })
})
