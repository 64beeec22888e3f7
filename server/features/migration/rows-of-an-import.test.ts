import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { importFile, upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

type Row = Record<string, unknown>

const head =
  'Name,Email,Phone,Date of birth,Client since,Gender,Address,Emergency contact,Notes,Tags,Marketing email,' +
  'Membership Name,Type,Status,Start Date,Expiration Date,Remaining,Price'
const file = [
  head,
  'Ana Peña,ana@example.com,0170 1234567,04/07/85,2020-01-31,female,Calle 7,Bo 0170 7654321,Likes mats,"vip; early",yes,10 Class Pass,class pack,active,2026-02-01,2026-12-31,7,"90,50"',
  'Bo Ruiz,bo@example.com,,,,,,,,,no,10 Class Pass,class pack,active,2026-02-02,,,',
  'Cy Lund,cy@example.com,,,,,,,,,,Gold,subscription,active,2026-02-03,,,120',
  ',nobody@example.com,,,,,,,,,,Gold,subscription,active,2026-02-03,,,120',
].join('\r\n')

describe('the rows of an import', () => {
  let studio: TestStudio
  let job: Row & { job_id: number }
  let analysis: Row & { job_id: number; column_mapping: object; membership_types: Row[] }
  const answers = {
    date_order: 'day_month',
    unknown_credits: 'full',
    membership_types: { '10 Class Pass': { price: 95.5 }, Gold: { price: 120, billing_interval: 'monthly' } },
  }
  before(async () => {
    studio = await startStudio()
    analysis = (await upload(studio, 'memberships', file)).body
  })
  after(() => studio.stop())

  const rows = async (query: string) =>
    (await studio.asOwner(`GET /api/v1/migration/jobs/${analysis.job_id}/rows?${query}`)).body
  const csv = async () =>
    (await studio.asOwner(`GET /api/v1/migration/jobs/${analysis.job_id}/rows.csv`)).body.split('\r\n') as string[]

  it('are shown before it begins, by page and by fate, and to download', async () => {
    const told = await studio.asOwner(`POST /api/v1/migration/jobs/${analysis.job_id}/analyse`, {
      column_mapping: analysis.column_mapping,
      answers,
    })
    assert.equal(told.status, 200, JSON.stringify(told.body))
    assert.deepEqual(told.body.answers.membership_types, answers.membership_types)
    const all = await rows('')
    assert.deepEqual(
      all.items.map(({ row, disposition, done, client_id }: Row) => [row, disposition, done, client_id]),
      [
        [2, 'created', false, null],
        [3, 'created', false, null],
        [4, 'created', false, null],
        [5, 'rejected', false, null],
      ],
    )
    const second = await rows('page=2&page_size=2')
    assert.deepEqual([second.items, second.page, second.page_size, second.total], [all.items.slice(2), 2, 2, 4])
    const rejected = await rows('disposition=rejected')
    assert.deepEqual([rejected.items, rejected.total], [all.items.slice(3), 1])
    assert.equal(all.items[3].reason, 'The row has no name.')
    const lines = await csv()
    assert.match(lines[1]!, /^2,New,,Ana Peña,/)
    assert.match(lines[4]!, /^5,Rejected,The row has no name\.,,/)
    const types = told.body.membership_types.map(({ name, rows: count, proposal }: Row) => [name, count, proposal])
    const [pack, gold] = types
    assert.deepEqual(pack.slice(0, 2), ['10 Class Pass', 2])
    assert.deepEqual([pack[2].type, pack[2].price, pack[2].credits_included], ['class_pack', 95.5, 10])
    assert.deepEqual([gold[2].type, gold[2].price, gold[2].billing_interval], ['subscription', 120, 'monthly'])
  })

  it('become all that the file says of a person', async () => {
    job = await importFile(studio, 'memberships', file, answers)
    analysis = { ...analysis, job_id: job.job_id }
    assert.deepEqual([job['status'], job['done_rows']], ['completed_with_errors', 4])
    const { items } = (await studio.asOwner('GET /api/v1/clients')).body
    assert.equal(items.length, 3)
    const id = items.find(({ email }: Row) => email === 'ana@example.com').id
    const { body: ana } = await studio.asOwner(`GET /api/v1/clients/${id}`)
    assert.deepEqual(
      [ana.full_name, ana.phone, ana.date_of_birth, ana.address, ana.emergency_contact, ana.source],
      ['Ana Peña', '0170 1234567', '1985-07-04', 'Calle 7', 'Bo 0170 7654321', 'import'],
    )
    const { body: notes } = await studio.asOwner(`GET /api/v1/clients/${id}/notes`)
    assert.deepEqual(
      notes.map(({ body }: Row) => body),
      ['Likes mats\nGender: female'],
    )
    const bo = items.find(({ email }: Row) => email === 'bo@example.com').id
    assert.deepEqual((await studio.asOwner(`GET /api/v1/clients/${bo}/notes`)).body, [])
    const { body: consents } = await studio.asOwner(`GET /api/v1/gdpr/consent-log/${id}`)
    assert.deepEqual(
      consents.map(({ consent_type, granted }: Row) => [consent_type, granted]),
      [['marketing_email', true]],
    )
  })

  it('become memberships with their days, classes and what was paid elsewhere, which is nobody’s revenue', async () => {
    const { items } = (await studio.asOwner('GET /api/v1/memberships')).body
    const shown = items.map((row: Row) => [
      row['client_name'],
      row['status'],
      row['starts_at'],
      row['expires_at'],
      row['credits_remaining'],
      row['price'],
      row['payment_method'],
    ])
    assert.deepEqual(shown, [
      ['Cy Lund', 'active', '2026-02-03', null, null, 120, 'imported'],
      ['Bo Ruiz', 'active', '2026-02-02', null, 10, 0, 'imported'],
      ['Ana Peña', 'active', '2026-02-01', '2026-12-31', 7, 90.5, 'imported'],
    ])
    assert.deepEqual((await studio.asOwner('GET /api/v1/payments')).body.items, [])
  })

  it('are shown when it is done, by page and by fate, and to download', async () => {
    const all = await rows('')
    assert.deepEqual(
      all.items.map(({ row, disposition, done, subject }: Row) => [row, disposition, done, subject]),
      [
        [2, 'created', true, 'Ana Peña'],
        [3, 'created', true, 'Bo Ruiz'],
        [4, 'created', true, 'Cy Lund'],
        [5, 'rejected', true, all.items[3].subject],
      ],
    )
    assert.deepEqual(
      all.items.map(({ client_id }: Row) => client_id !== null),
      [true, true, true, false],
    )
    const second = await rows('page=2&page_size=3')
    assert.deepEqual([second.items, second.total], [all.items.slice(3), 4])
    assert.deepEqual((await rows('disposition=rejected')).items, all.items.slice(3))
    const lines = await csv()
    assert.equal(lines.filter((line) => /^\d/.test(line)).length, 4)
    assert.match(lines[4]!, /^5,Rejected,The row has no name\.,,/)
  })

  it('are counted beside all that were imported before', async () => {
    const { body } = await studio.asOwner('GET /api/v1/migration/summary')
    const { clients, instructors, membership_types, memberships, clients_to_invite, jobs } = body
    assert.deepEqual([clients, instructors, membership_types, memberships, clients_to_invite], [3, 0, 2, 3, 3])
    assert.equal(jobs[0].job_id, job.job_id)
  })
})
