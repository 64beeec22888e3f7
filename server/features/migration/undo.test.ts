import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ended, importFile } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { goOn } from './run.ts'

const people = (count: number, name: string) =>
  ['Name,Email', ...Array.from({ length: count }, (_, at) => `${name} ${at + 1},${name}${at + 1}@example.com`)].join(
    '\n',
  )

const ROWS = 1200

describe('taking a large import back', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const total = async () => (await studio.asOwner('GET /api/v1/clients')).body.total
  const of = (job: number, verb: string) => studio.asOwner(`POST /api/v1/migration/jobs/${job}/${verb}`)
  const statusOf = async (job: number) => (await studio.asOwner(`GET /api/v1/migration/status?job_id=${job}`)).body

  it('goes on behind the answer, says how far it is, and lists what stays', async () => {
    const { job_id: job } = await importFile(studio, 'clients', people(ROWS, 'Person'))
    const { items } = (await studio.asOwner('GET /api/v1/clients?search=Person+700')).body
    await studio.asOwner(`PUT /api/v1/clients/${items[0].id}`, { phone: '600 000 000' })
    const { status, body } = await of(job, 'rollback')
    assert.deepEqual([status, body.status, body.rollback.records], [200, 'running', ROWS])
    const done = await ended(studio, job)
    const { started_at: _, ...rollback } = done.rollback
    assert.deepEqual(
      [done.status, done.progress, rollback],
      ['rolled_back', 1, { records: ROWS, done: ROWS, progress: 1, removed: ROWS - 1, restored: 0, kept_total: 1 }],
    )
    const { body: read } = await studio.asOwner(`GET /api/v1/migration/jobs/${job}/rollback`)
    assert.deepEqual(
      [read.removed, read.kept_total, read.kept.map(({ name, reason }: Record<string, string>) => [name, reason])],
      [ROWS - 1, 1, [['Person 700', 'The client was edited since.']]],
    )
    assert.deepEqual((await of(job, 'rollback')).body, read)
    assert.equal(await total(), 1)
  })

  it('can be stopped and resumed, and others are answered meanwhile', async () => {
    const before = await total()
    const { job_id: job } = await importFile(studio, 'clients', people(ROWS, 'Other'))
    await of(job, 'rollback')
    const stopped = await of(job, 'stop')
    assert.deepEqual([stopped.status, stopped.body.status, stopped.body.is_stopped], [200, 'running', true])
    await goOn(studio.running.app, job)
    const halfway = await statusOf(job)
    assert.ok(halfway.rollback.done < ROWS, `stopped at ${halfway.rollback.done}`)
    assert.equal(await total(), before + ROWS - halfway.rollback.removed)
    assert.equal((await of(job, 'rollback')).body.rollback.done, halfway.rollback.done)
    assert.equal((await of(job, 'resume')).status, 200)
    const done = await ended(studio, job)
    assert.deepEqual([done.status, done.rollback.removed, await total()], ['rolled_back', ROWS, before])
    const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=import&entity_id=${job}`)).body
    assert.deepEqual(
      items.map(({ action }: { action: string }) => action),
      ['migration.resume', 'migration.stop', 'migration.rollback', 'migration.confirm'],
    )
    assert.equal((await of(job, 'resume')).status, 409)
  })

  it('goes on by itself after the computer was switched off', async () => {
    const before = await total()
    const { job_id: job } = await importFile(studio, 'clients', people(ROWS, 'Third'))
    await of(job, 'rollback')
    await studio.restart()
    const broken = await statusOf(job)
    assert.deepEqual([broken.status, broken.rollback.done < ROWS], ['running', true])
    await studio.advance({ minutes: 1 })
    const done = await ended(studio, job)
    assert.deepEqual([done.status, done.rollback.removed, await total()], ['rolled_back', ROWS, before])
  })
})
