import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../db/build.ts'
import { importFile, upload } from '../../test/build/migration.ts'
import { addClient } from '../../test/build/tags.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'
import { mindbodyClients, mindbodyPassesXls } from './fixtures/mindbody.ts'
import { ambiguousClients, freshaWorkbook, germanPasses } from './fixtures/spreadsheets.ts'
import { teamupMemberships } from './fixtures/teamup.ts'

type Named = { full_name: string }

/** Everybody in the studio, by name. */
async function clients(studio: TestStudio) {
  const { body } = await studio.asOwner('GET /api/v1/clients?page_size=200')
  return new Map<string, Record<string, unknown>>(body.items.map((client: Named) => [client.full_name, client]))
}

// Read from the database, since no operation returns it yet.
const allConsents = db
  .selectFrom('consents')
  .innerJoin('clients', 'clients.id', 'consents.client_id')
  .select(['clients.full_name', 'consents.granted'])
const allMemberships = db
  .selectFrom('memberships')
  .innerJoin('clients', 'clients.id', 'memberships.client_id')
  .innerJoin('membership_types', 'membership_types.id', 'memberships.membership_type_id')
  .leftJoin('credit_entries', 'credit_entries.membership_id', 'memberships.id')
  .select(({ fn, val }) => [
    'clients.full_name',
    'membership_types.name',
    'memberships.status',
    'memberships.price_minor',
    fn.coalesce(fn.sum<number>('credit_entries.credits'), val(0)).as('credits'),
  ])
  .groupBy('memberships.id')
const allInstructors = db
  .selectFrom('instructors')
  .innerJoin('staff', 'staff.id', 'instructors.user_id')
  .select(['staff.full_name', 'staff.email', 'instructors.bio', 'staff.password_hash'])

describe('importing a TeamUp memberships export', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('shows it understood before anything is written', async () => {
    const { status, body } = await upload(studio, 'memberships', teamupMemberships())
    assert.equal(status, 200)
    assert.equal(body.product, 'TeamUp')
    assert.deepEqual(body.counts, { created: 10, updated: 0, matched: 0, skipped: 2, rejected: 0 })
    assert.equal(body.preview.length, 12)
    assert.equal(body.preview[0].record.full_name, 'Zoë Müller')
    assert.deepEqual(
      body.questions.map(({ id }: { id: string }) => id),
      ['two_active_plans'],
    )
    assert.ok(
      body.problems.some(({ row, column }: { row: number; column: string }) => row === 8 && column === 'Date of birth'),
    )
    assert.equal((await clients(studio)).size, 0)
  })

  it('is not confirmed while a question is open', async () => {
    const { body } = await upload(studio, 'memberships', teamupMemberships())
    const { job_id, column_mapping } = body
    const refused = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
    assert.equal(refused.body.code, 'IMPORT_NOT_READY')
    assert.equal(refused.body.reasons[0].rule, 'two_active_plans')
  })

  it('makes clients, types and memberships together', async () => {
    const job = await importFile(studio, 'memberships', teamupMemberships(), { two_active_plans: 'keep_all' })
    assert.deepEqual([job.status, job.done_rows, job.progress], ['completed', 12, 1])
    assert.deepEqual(job.counts, { created: 10, updated: 0, matched: 0, skipped: 2, rejected: 0 })
    const people = await clients(studio)
    assert.equal(people.size, 8)
    const zoe = people.get('Zoë Müller')
    const mia = people.get('Mia Müller')
    assert.deepEqual([zoe?.email, zoe?.source, zoe?.guardian_id], ['zoe.muller@example.com', 'import', null])
    assert.deepEqual([mia?.guardian_id, mia?.has_login], [zoe?.id, false])
    const { body } = await studio.asOwner('GET /api/v1/migration/summary')
    assert.deepEqual([body.clients, body.membership_types, body.memberships], [8, 4, 10])
  })

  it('leaves holds on hold until somebody resumes them, and charges nothing for the time before', async () => {
    const people = await clients(studio)
    const of = async (name: string) =>
      (await studio.asOwner(`GET /api/v1/memberships?client_id=${String(people.get(name)?.id)}`)).body.items[0]
    assert.deepEqual([(await of('François Lefèvre')).status, (await of('Inés García')).status], ['pending', 'paused'])
    assert.equal((await of('Łukasz Żak')).renews_at, '2026-04-01')
    await studio.advance({ hours: 24 * 45 })
    const hold = await of('Inés García')
    assert.equal(hold.status, 'paused')
    const resumed = await studio.asOwner(`POST /api/v1/memberships/${hold.id}/resume`)
    assert.deepEqual([resumed.status, resumed.body.status], [200, 'active'])
    const lukasz = await of('Łukasz Żak')
    assert.deepEqual([lukasz.status, lukasz.is_usable, lukasz.renews_at], ['active', true, '2026-05-01'])
    const charges = await studio.asOwner(`GET /api/v1/clients/${lukasz.client_id}/charges`)
    assert.deepEqual(charges.body.items ?? charges.body, [])
  })

  it('gives every row its fate, to read and to download', async () => {
    const { body: job } = await studio.asOwner('GET /api/v1/migration/status')
    const list = await studio.asOwner(`GET /api/v1/migration/jobs/${job.job_id}/rows?disposition=skipped`)
    assert.deepEqual(
      list.body.items.map(({ row, reason }: { row: number; reason: string }) => [row, reason]),
      [
        [7, 'The client was deleted in the previous software.'],
        [9, 'The same as row 8.'],
      ],
    )
    const made = await studio.asOwner(`GET /api/v1/migration/jobs/${job.job_id}/rows?disposition=created`)
    const [{ client_id, subject }] = made.body.items
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${client_id}`)).body.full_name, subject)
    const csv = await studio.asOwner(`GET /api/v1/migration/jobs/${job.job_id}/rows.csv`)
    assert.equal(csv.headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.match(csv.body, /^\ufeff?Row,Result,Reason,Customer Name/)
    assert.match(csv.body, /9,Skipped,The same as row 8\./)
  })

  it('makes nothing twice when the same file comes again', async () => {
    const job = await importFile(studio, 'memberships', teamupMemberships(), {
      two_active_plans: 'keep_all',
      people_without_email: 'same_person',
    })
    assert.deepEqual(job.counts, { created: 0, updated: 0, matched: 10, skipped: 2, rejected: 0 })
    assert.equal((await clients(studio)).size, 8)
    assert.equal((await studio.asOwner('GET /api/v1/memberships')).body.total, 10)
  })
})

describe('importing other files', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ currency: 'USD' })
  })
  after(() => studio.stop())

  it('Mindbody clients: opt-outs kept, empty consent unknown, no id in any field', async () => {
    const job = await importFile(studio, 'clients', mindbodyClients())
    assert.deepEqual(
      [job.status, job.counts.created, job.counts.rejected, job.counts.skipped],
      ['completed_with_errors', 5, 1, 1],
    )
    const people = await clients(studio)
    const renee = people.get('Renée O’Connor')
    assert.deepEqual(
      [renee?.phone, renee?.date_of_birth, renee?.email],
      ['(512) 555-0199', '1990-02-10', 'renee@example.com'],
    )
    assert.equal(people.get('Ida Baker')?.guardian_id, people.get('Tom Baker')?.id)
    assert.ok(!JSON.stringify([...people.values()]).includes('10000000'))
    const notes = await studio.asOwner(`GET /api/v1/clients/${String(renee?.id)}/notes`)
    assert.match(notes.body[0].body, /Bad knee\nask first\nLikes rows/)
    const consents = studio.running.app.db.all(allConsents).map(({ full_name, granted }) => [full_name, granted])
    assert.deepEqual(consents, [['Tom Baker', false]])
  })

  it('passes in a web page named .xls: credits and prices to the cent', async () => {
    const job = await importFile(studio, 'memberships', mindbodyPassesXls())
    assert.deepEqual([job.counts.created, job.counts.rejected, job.counts.skipped], [4, 0, 1])
    const made = studio.running.app.db.all(allMemberships)
    assert.deepEqual(
      made.map(({ full_name, name, status, price_minor, credits }) => [full_name, name, status, price_minor, credits]),
      [
        ['Zoë Müller', '10 Class Pass', 'active', 150000, 7],
        ['Ana Peña', '10 Class Pass', 'active', 150000, 0],
        ['Jan Žižek', 'Open Studio 90 days', 'pending', 9000, 0],
        ['John Smith', '5 Class Pass', 'expired', 0, 3],
      ],
    )
  })

  it('asks which number is the day, and imports by the answer', async () => {
    const { body } = await upload(studio, 'clients', ambiguousClients())
    assert.deepEqual([body.questions[0].id, body.questions[0].answered], ['date_order', false])
    const again = await studio.asOwner(`POST /api/v1/migration/jobs/${body.job_id}/analyse`, {
      answers: { date_order: 'day_month' },
    })
    assert.equal(again.body.questions[0]?.answered ?? true, true)
    assert.equal(again.body.preview[0].record.date_of_birth, '1990-10-02')
    const job = await importFile(studio, 'clients', ambiguousClients(), { date_order: 'day_month' })
    assert.deepEqual([job.counts.created, job.counts.updated], [1, 1])
    assert.equal((await clients(studio)).get('Siân Hughes')?.date_of_birth, '1985-04-03')
  })

  it('an Excel workbook', async () => {
    const job = await importFile(studio, 'clients', await freshaWorkbook())
    assert.equal(job.status, 'completed')
    assert.equal((await clients(studio)).get('山田 花子')?.date_of_birth, '1990-01-01')
  })

  it('a German list in another currency says so and invents no price', async () => {
    const { body } = await upload(studio, 'memberships', germanPasses())
    assert.match(body.problems[0].message, /is in EUR; the studio’s currency is USD/)
    assert.equal(body.membership_types[0].proposal.price, null)
  })

  it('instructors, who have no login yet', async () => {
    const job = await importFile(
      studio,
      'instructors',
      'Full name,Email,Bio\r\nInés García,INES@example.com,Yoga\r\nBo,,\r\n',
    )
    assert.deepEqual([job.counts.created, job.counts.rejected], [1, 1])
    const staff = studio.running.app.db.all(allInstructors)
    assert.deepEqual(staff, [{ full_name: 'Inés García', email: 'ines@example.com', bio: 'Yoga', password_hash: null }])
  })

  it('instructors, told before it begins that somebody of the staff has the e-mail', async () => {
    const { body } = await upload(studio, 'instructors', `Full name,Email\r\nOlga Other,${OWNER_EMAIL}\r\n`)
    assert.equal(body.counts.rejected, 1)
  })

  it('somebody on the e-mail of two who are here: looked after by the one who signs in', async () => {
    const email = 'shared@example.com'
    await addClient(studio, { full_name: 'First Here', email })
    const { id } = await addClient(studio, { full_name: 'Second Here', email })
    const { invite_url } = (await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).body
    const body = { token: new URL(invite_url).hash.slice(1), new_password: PASSWORD }
    assert.equal((await studio.send('POST /api/v1/auth/reset-password', { body })).status, 200)
    await importFile(studio, 'clients', `Name,Email\r\nThird New,${email}\r\n`)
    assert.equal((await clients(studio)).get('Third New')?.guardian_id, id)
  })

  it('membership types, which the memberships then find', async () => {
    const types = 'Name,Kind,Price,Billing interval\r\nUnlimited Monthly,subscription,"$99.00",monthly\r\n'
    assert.equal((await importFile(studio, 'membership_types', types)).counts.created, 1)
    const { body } = await upload(
      studio,
      'memberships',
      'Name,Email,Membership Name,Status,Start Date\r\nEva,eva@example.com,UNLIMITED monthly,active,2026-01-01\r\n',
    )
    assert.equal(body.membership_types[0].why, 'It is here already.')
  })
})
