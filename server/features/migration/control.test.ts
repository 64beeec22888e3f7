import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../db/build.ts'
import { ended, importFile, upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { goOn } from './run.ts'

const people = (count: number, name: string) =>
  ['Name,Email', ...Array.from({ length: count }, (_, at) => `${name} ${at + 1},${name[0]}${at + 1}@example.com`)].join(
    '\r\n',
  )

const countClients = db.selectFrom('clients').select(({ fn }) => fn.countAll<number>().as('count'))
const total = (studio: TestStudio) => studio.running.app.db.one(countClients)?.count

async function confirmed(studio: TestStudio, count: number, name = 'Person'): Promise<number> {
  const { body } = await upload(studio, 'clients', people(count, name))
  const { job_id, column_mapping } = body
  assert.equal((await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })).status, 200)
  return job_id
}

describe('stopping, breaking off and going on', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('stops after the rows in hand and resumes to the end', async () => {
    const job = await confirmed(studio, 3000)
    const stopped = await studio.asOwner(`POST /api/v1/migration/jobs/${job}/stop`)
    assert.deepEqual([stopped.status, stopped.body.status, stopped.body.is_stopped], [200, 'running', true])
    await goOn(studio.running.app, job)
    const { body: halfway } = await studio.asOwner(`GET /api/v1/migration/status?job_id=${job}`)
    assert.ok(halfway.done_rows < 3000, `stopped at ${halfway.done_rows}`)
    assert.equal(total(studio), halfway.done_rows)
    assert.equal((await studio.asOwner(`POST /api/v1/migration/jobs/${job}/resume`)).status, 200)
    const done = await ended(studio, job)
    assert.deepEqual([done.status, done.counts.created, total(studio)], ['completed', 3000, 3000])
    const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=import&entity_id=${job}`)).body
    const actions = items.map(({ action }: { action: string }) => action)
    assert.deepEqual(actions, ['migration.resume', 'migration.stop', 'migration.confirm'])
  })

  it('is taken back where it was stopped, not while it runs', async () => {
    const before = total(studio)
    const job = await confirmed(studio, 1000, 'Again')
    const tooEarly = await studio.asOwner(`POST /api/v1/migration/jobs/${job}/rollback`)
    assert.deepEqual([tooEarly.status, tooEarly.body.code], [409, 'IMPORT_NOT_READY'])
    assert.match(tooEarly.body.detail, /Stop it first/)
    await studio.asOwner(`POST /api/v1/migration/jobs/${job}/stop`)
    await goOn(studio.running.app, job)
    const { done_rows } = (await studio.asOwner(`GET /api/v1/migration/status?job_id=${job}`)).body
    assert.ok(done_rows < 1000)
    const { status, body } = await studio.asOwner(`POST /api/v1/migration/jobs/${job}/rollback`)
    assert.deepEqual([status, body.status, body.is_stopped, body.removed], [200, 'rolled_back', false, done_rows])
    assert.equal(total(studio), before)
  })

  it('goes on by itself after the computer was switched off, and makes nobody twice', async () => {
    const fresh = await startStudio()
    try {
      const job = await confirmed(fresh, 2000)
      await fresh.restart()
      const { body: broken } = await fresh.asOwner(`GET /api/v1/migration/status?job_id=${job}`)
      assert.deepEqual([broken.status, broken.done_rows < 2000], ['running', true])
      await fresh.advance({ minutes: 1 })
      const done = await ended(fresh, job)
      assert.deepEqual([done.status, done.done_rows, total(fresh)], ['completed', 2000, 2000])
    } finally {
      await fresh.stop()
    }
  })

  it('runs once, however often it is confirmed', async () => {
    const fresh = await startStudio()
    try {
      const { body } = await upload(fresh, 'clients', people(40, 'Person'))
      const { job_id, column_mapping } = body
      const confirm = () => fresh.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
      const answers = await Promise.all(Array.from({ length: 12 }, confirm))
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, ...Array.from({ length: 11 }, () => 409)],
      )
      await ended(fresh, job_id)
      assert.equal(total(fresh), 40)
    } finally {
      await fresh.stop()
    }
  })

  it('refuses what the state does not allow', async () => {
    const { body } = await upload(studio, 'clients', 'Name\r\nAna\r\n')
    for (const verb of ['stop', 'resume', 'rollback']) {
      const { status, body: refused } = await studio.asOwner(`POST /api/v1/migration/jobs/${body.job_id}/${verb}`)
      assert.deepEqual([status, refused.code], [409, 'IMPORT_NOT_READY'], verb)
    }
    assert.equal((await studio.asOwner('POST /api/v1/migration/jobs/9999/stop')).status, 404)
  })

  it('rejects a row alone when somebody began to sign in with its e-mail meanwhile', async () => {
    const fresh = await startStudio()
    try {
      const job = await confirmed(fresh, 3000)
      await fresh.asOwner(`POST /api/v1/migration/jobs/${job}/stop`)
      await goOn(fresh.running.app, job)
      const someone = { email: 'p3000@example.com', password: 'Correct-Horse-7', full_name: 'Someone Else' }
      const registered = await fresh.send('POST /api/v1/auth/register/client', { body: someone })
      assert.equal(registered.status, 201)
      await fresh.asOwner(`POST /api/v1/migration/jobs/${job}/resume`)
      const done = await ended(fresh, job)
      assert.deepEqual([done.status, done.counts.created, done.counts.rejected], ['completed_with_errors', 2999, 1])
      const { body } = await fresh.asOwner(`GET /api/v1/migration/jobs/${job}/rows?disposition=rejected`)
      assert.deepEqual(
        [body.items[0].row, body.items[0].reason],
        [3001, 'Another person now signs in with this email.'],
      )
    } finally {
      await fresh.stop()
    }
  })
})

describe('what is refused at the door', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const files: [name: string, bytes: Uint8Array, detail: RegExp][] = [
    ['old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /Save as/],
    ['empty.csv', new Uint8Array(0), /empty/],
    ['noise.csv', new Uint8Array(400).map((_, at) => (at * 7919) % 251), /doesn’t look like a table/],
    ['broken.xlsx', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 9, 9]), /can’t be read/],
  ]
  for (const [name, bytes, detail] of files)
    it(`${name}, with a sentence`, async () => {
      const { status, body } = await upload(studio, 'clients', { name, type: '', bytes })
      assert.deepEqual([status, body.code], [422, 'FILE_UNREADABLE'])
      assert.match(body.detail, detail)
    })

  it('lists of a kind that nobody knows', async () => {
    assert.equal((await studio.asOwner('GET /api/v1/migration/templates/horses')).status, 422)
    assert.equal((await upload(studio, 'horses', 'Name\r\nx\r\n')).status, 422)
  })

  it('a mapping that makes no sense, field by field', async () => {
    const { body } = await upload(studio, 'clients', 'Name,Email\r\nAna,ana@example.com\r\n')
    const mapping = { full_name: 'Nobody', shoe_size: 'Email' }
    const refused = await studio.asOwner('POST /api/v1/migration/confirm', {
      job_id: body.job_id,
      column_mapping: mapping,
    })
    assert.deepEqual(
      [refused.status, ...refused.body.errors.map(({ path }: { path: string }) => path)],
      [422, 'column_mapping.full_name', 'column_mapping.shoe_size'],
    )
  })

  it('but takes the owner’s own mapping, by label or position', async () => {
    const { body } = await upload(studio, 'clients', 'Foo,Bar,Baz\r\nAna,x,ana@example.com\r\n')
    assert.deepEqual(body.column_mapping, { email: 'Baz' })
    const again = await studio.asOwner(`POST /api/v1/migration/jobs/${body.job_id}/analyse`, {
      column_mapping: { full_name: 0, email: 'Baz' },
    })
    assert.deepEqual([again.body.counts.created, again.body.unmapped_columns], [1, ['Bar']])
    const { job_id, column_mapping } = again.body
    await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
    assert.equal((await ended(studio, job_id)).counts.created, 1)
  })

  it('files that were looked at and never imported go after a week', async () => {
    const { body } = await upload(studio, 'clients', 'Name\r\nAna\r\n')
    await studio.advance({ hours: 24 * 7 })
    assert.equal((await studio.asOwner(`GET /api/v1/migration/status?job_id=${body.job_id}`)).status, 200)
    await studio.advance({ hours: 1 })
    assert.equal((await studio.asOwner(`GET /api/v1/migration/status?job_id=${body.job_id}`)).status, 404)
  })

  it('everybody but managers who may import', async () => {
    await importFile(studio, 'clients', 'Name,Email\r\nCleo,cleo@example.com\r\n')
    const client = { email: 'dora@example.com', password: 'Correct-Horse-7', full_name: 'Dora' }
    const { body } = await studio.send('POST /api/v1/auth/register/client', { body: client })
    const asClient = await studio.send('GET /api/v1/migration/summary', { token: body.access_token })
    assert.deepEqual([asClient.status, asClient.body.code], [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    assert.equal((await studio.send('GET /api/v1/migration/summary')).status, 401)
  })
})
