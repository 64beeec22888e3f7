import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../db/build.ts'
import { registerMember, wait } from '../../test/build/bookings.ts'
import { ended, importFile } from '../../test/build/migration.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { teamupMemberships } from './fixtures/teamup.ts'

const tables = [
  'clients',
  'membership_types',
  'memberships',
  'credit_entries',
  'consents',
  'client_notes',
  'tags',
] as const

/** How many rows each table holds. */
function sizes(studio: TestStudio) {
  return tables.map(
    (table) =>
      studio.running.app.db.one(db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count')))?.count,
  )
}

async function named(studio: TestStudio, name: string) {
  const { body } = await studio.asOwner(`GET /api/v1/clients?search=${encodeURIComponent(name)}`)
  return body.items[0]
}

describe('taking an import back', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('hands the place of an imported booking on at once', async () => {
    const cls = await makeClass(studio, { capacity: 1, starts_at: '2026-03-20T18:00' })
    const file = `Name,Email,Class,Date,Time,Status\nIda Import,ida@list.test,${cls.name},2026-03-20,18:00,booked\n`
    const job = await importFile(studio, 'bookings', file, { future_bookings: 'book' })
    await studio.asOwner('PUT /api/v1/studio', { waitlist_confirm_minutes: 0 })
    const next = await registerMember(studio)
    await wait(cls, next)
    await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    await ended(studio, job.job_id)
    const { body } = await next.ask('GET /api/v1/bookings')
    assert.deepEqual(
      body.items.map(({ scheduled_class_id, status }: Record<string, unknown>) => [scheduled_class_id, status]),
      [[cls.id, 'booked']],
    )
  })

  it('leaves nothing of it behind', async () => {
    const clean = sizes(studio)
    const job = await importFile(studio, 'memberships', teamupMemberships(), { two_active_plans: 'keep_all' })
    assert.notDeepEqual(sizes(studio), clean)
    const { status, body } = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    assert.deepEqual([status, body.status, body.removed, body.kept], [200, 'rolled_back', 22, []])
    assert.deepEqual(sizes(studio), clean)
    const again = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    assert.deepEqual([again.status, again.body.removed], [200, 22])
  })

  it('keeps and lists what was used or edited since', async () => {
    const job = await importFile(studio, 'memberships', teamupMemberships(), { two_active_plans: 'keep_all' })
    const ines = await named(studio, 'Inés')
    const ana = await named(studio, 'Ana Peña')
    await studio.asOwner(`PUT /api/v1/clients/${ana.id}`, { phone: '600 000 000' })
    await studio.asOwner(`POST /api/v1/clients/${ines.id}/notes`, { body: 'Called' })
    await studio.advance({ hours: 1 })
    await studio.asOwner(`POST /api/v1/clients/${ines.id}/notes`, { body: 'Called again' })
    const { body } = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    const kept = body.kept.map(({ record, name, reason }: Record<string, string>) => [record, name, reason])
    assert.deepEqual(kept, [
      ['client', 'Inés García', 'The client now has bookings, purchases, emails or someone in their care.'],
      ['client', 'Ana Peña', 'The client was edited since.'],
    ])
    assert.equal(body.kept_total, 2)
    assert.equal((await named(studio, 'Ana Peña')).phone, '600 000 000')
    assert.equal(await named(studio, 'Zoë'), undefined)
  })

  it('empties again what it filled in people who were here, unless they were edited', async () => {
    const add = (full_name: string, email: string) => studio.asOwner('POST /api/v1/clients', { full_name, email })
    await add('Eva Here', 'eva@example.com')
    await add('Bo Here', 'bo@example.com')
    const file = 'Name,Email,Phone\r\nEva Here,eva@example.com,600 111 222\r\nBo Here,bo@example.com,600 333 444\r\n'
    const job = await importFile(studio, 'clients', file)
    assert.equal(job.counts.updated, 2)
    const bo = await named(studio, 'Bo Here')
    assert.equal(bo.phone, '600 333 444')
    await studio.asOwner(`PUT /api/v1/clients/${bo.id}`, { phone: '600 999 999' })
    const { body } = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    assert.deepEqual([body.restored, body.kept_total, body.kept[0].name], [1, 1, 'Bo Here'])
    assert.equal((await named(studio, 'Eva Here')).phone, null)
    assert.equal((await named(studio, 'Bo Here')).phone, '600 999 999')
  })

  it('takes tags back with the clients, but not one that somebody else has', async () => {
    const file = 'Name,Email,Tags\r\nHal Tagged,hal@example.com,"Morning; VIP"\r\nIvo Tagged,ivo@example.com,vip\r\n'
    const job = await importFile(studio, 'clients', file)
    const { app } = studio.running
    const tagged = db.selectFrom('client_tags').select(['client_id', 'tag_id'])
    const names = db.selectFrom('tags').select('name').orderBy('name')
    assert.deepEqual([app.db.all(names).map(({ name }) => name), app.db.all(tagged).length], [['Morning', 'VIP'], 3])
    const ivo = await named(studio, 'Ivo')
    await studio.asOwner(`PUT /api/v1/clients/${ivo.id}`, { phone: '600 000 000' })
    const { body } = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    assert.deepEqual(
      body.kept.map(({ record, name }: Record<string, string>) => [record, name]),
      [
        ['tag', 'VIP'],
        ['client', 'Ivo Tagged'],
      ],
    )
    assert.deepEqual(app.db.all(names), [{ name: 'VIP' }])
  })

  it('forgets what a file says about somebody who is erased', async () => {
    const job = await importFile(
      studio,
      'clients',
      'Name,Email\r\nFay Gone,fay@example.com\r\nGus Stays,gus@example.com\r\nFay Gone,fay@example.com\r\n',
    )
    const fay = await named(studio, 'Fay Gone')
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${fay.id}`)).status, 200)
    const csv = await studio.asOwner(`GET /api/v1/migration/jobs/${job.job_id}/rows.csv`)
    assert.ok(!csv.body.includes('Fay') && csv.body.includes('Gus'))
    const list = await studio.asOwner(`GET /api/v1/migration/jobs/${job.job_id}/rows`)
    assert.deepEqual(
      list.body.items.map(({ subject, disposition }: Record<string, string>) => [subject, disposition]),
      [
        ['', 'created'],
        ['Gus Stays', 'created'],
        ['', 'skipped'],
      ],
    )
  })
})
