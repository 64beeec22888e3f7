import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { operations } from '../features.ts'
import { everythingLicensed } from './build/stage.ts'
import { makeProduct } from './build/commerce.ts'
import { ended } from './build/migration.ts'
import { startOnlineStudio } from './build/online.ts'
import { picture } from './build/pictures.ts'
import { calls } from './calls/all.ts'
import { filled } from './calls/record.ts'
import { rowsOf } from './rows.ts'
import { startStudio, type Reply, type TestStudio } from './studio.ts'

const repeatable = operations
  .filter(({ key, operation }) => key.startsWith('POST') && operation.access !== 'public')
  .filter(({ operation: { idempotent } }) => idempotent !== false)
  .map(({ key, operation }) => ({ key: key as string, operation }))

interface Prepared {
  /** Sends the request, each time with the same key. */
  send: (signal?: AbortSignal) => Promise<Reply>
}

let keys = 0

/** Sets the stage for an operation. */
async function prepare(studio: TestStudio, key: string): Promise<Prepared> {
  const [ids, body, by, query = ''] = await calls[key]!.ask!(studio)
  const token = by === undefined ? studio.owner : by.startsWith('kiosk_') ? by : await studio.login(by)
  const headers = { 'Idempotency-Key': `key-${(keys += 1)}` }
  const sent = { token, headers, ...(body !== undefined && { body }) }
  return { send: (signal) => studio.send(filled(key, ids) + query, { ...sent, ...(signal && { signal }) }) }
}

const isReplayed = ({ headers }: Reply) => headers.get('idempotency-replayed') === 'true'
const entriesOf = async (studio: TestStudio) =>
  (await studio.asOwner('GET /api/v1/audit-log?page_size=1')).body.total as number

describe('every request that takes an Idempotency-Key', () => {
  let studio: TestStudio
  before(async () => {
    studio = (await startOnlineStudio({ webhook: false, config: await everythingLicensed() })).studio
  })
  after(() => studio.stop())

  it('is tried here', () => {
    assert.deepEqual(
      repeatable.map(({ key }) => key).filter((key) => !calls[key]?.ask),
      [],
      'Give the operation an entry in the calls.ts beside its contract, with `ask`; a new calls.ts has a line in server/test/calls/domains.ts',
    )
  })

  for (const { key, operation } of repeatable) {
    it(`gives the first answer again and does nothing more: ${key}`, async () => {
      const { send } = await prepare(studio, key)
      const first = await send()
      assert.deepEqual([first.status, isReplayed(first)], [operation.status, false], JSON.stringify(first.body))
      if (/migration\/(confirm|jobs.*resume)/.test(key)) await ended(studio, first.body.job_id)
      const rows = rowsOf(studio)
      const again = await send()
      const hidden = Object.fromEntries((operation.shownOnce ?? []).map((field) => [field, null]))
      const known = operation.answer ? { ...first.body, ...hidden } : first.body
      assert.deepEqual([again.status, again.body, isReplayed(again)], [first.status, known, true])
      assert.deepEqual(rowsOf(studio), rows)
    })
  }
})

/** Sends a request and ends the server when so many of its commits are on the disk: nothing after them comes to pass. */
async function dieAfter(studio: TestStudio, commits: number, { send }: Prepared): Promise<void> {
  const { writer } = studio.running.app
  const write = writer.write.bind(writer)
  const caller = new AbortController()
  let made = 0
  await new Promise<unknown>((resolve) => {
    const writeAndDie = async (job: () => unknown) => {
      const result = await write(job)
      made += 1
      if (made < commits) return result
      resolve('dead')
      return new Promise(() => {})
    }
    writer.write = writeAndDie as typeof writer.write
    send(caller.signal).then(resolve, resolve)
  })
  caller.abort()
  await studio.restart()
}

describe('after the process is gone', () => {
  let studio: TestStudio
  before(async () => {
    studio = (await startOnlineStudio({ webhook: false, config: await everythingLicensed() })).studio
  })
  after(() => studio.stop())

  // A file is read in a lane of the same process, which lives on here, and would be waited for.
  for (const { key, operation } of repeatable.filter((one) => !one.key.endsWith('/analyse'))) {
    it(`at whichever commit, a repeat has the answer or does the rest: ${key}`, async () => {
      for (let commits = 1, wasKept = false; !wasKept; commits += 1) {
        const prepared = await prepare(studio, key)
        const entries = await entriesOf(studio)
        await dieAfter(studio, commits, prepared)
        const left = rowsOf(studio)
        const first = await prepared.send()
        assert.equal(first.status, operation.status, JSON.stringify(first.body))
        operation.answer?.parse(first.body)
        wasKept = isReplayed(first)
        if (wasKept) assert.deepEqual(rowsOf(studio), left)
        const again = await prepared.send()
        assert.deepEqual([again.body, isReplayed(again)], [first.body, true])
        const { audit } = calls[key]!
        if (audit && audit !== 'nothing' && audit !== 'elsewhere')
          assert.equal((await entriesOf(studio)) - entries, [audit].flat().length)
      }
    })
  }
})

describe('a request that fails', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  /** Lets so many writes of the next request pass and finds the disk full at the following one. */
  async function onFullDisk(writes: number, ask: () => Promise<Reply>): Promise<Reply> {
    const { writer } = studio.running.app
    const write = writer.write.bind(writer)
    let made = 0
    const writeOrFail = async (job: () => unknown) => {
      made += 1
      if (made > writes) throw Object.assign(new Error('failed'), { code: 'SQLITE_FULL' })
      return write(job)
    }
    writer.write = writeOrFail as typeof writer.write
    const reply = await ask()
    writer.write = write
    return reply
  }

  it('on a full disk has changed nothing, and says so', async () => {
    const { send } = await prepare(studio, 'POST /api/v1/product-sales')
    const rows = rowsOf(studio)
    const { status, body } = await onFullDisk(0, send)
    assert.deepEqual([status, body.code], [507, 'STORAGE_FULL'])
    assert.match(body.detail, /^The studio computer’s disk is full\. .+ Nothing was changed\.$/)
    assert.deepEqual(rowsOf(studio), rows)
    const done = await send()
    assert.deepEqual([done.status, isReplayed(done)], [201, false])
  })

  it('once it was done says that it was, and gives the answer when it comes again', async () => {
    const { id } = await makeProduct(studio)
    const send = async (key: string) => {
      const sent = { token: studio.owner, body: await picture(), headers: { 'Idempotency-Key': key } }
      return studio.send(`POST /api/v1/products/${id}/photo`, sent)
    }
    await send('first photo')
    const { files } = studio.running.app.ports
    const { remove } = files
    files.remove = () => Promise.reject(new Error('The former photo is in use'))
    const { status, body } = await send('second photo')
    files.remove = remove
    assert.deepEqual([status, body.code], [500, 'INTERNAL_ERROR'])
    assert.match(body.detail, /was carried out anyway/)
    assert.equal((await studio.asOwner(`GET /api/v1/products/${id}/photo`)).status, 200)
    const again = await send('second photo')
    assert.deepEqual([again.status, isReplayed(again)], [200, true])
  })

  it('half way says so, and does the rest when it comes again', async () => {
    const { send } = await prepare(studio, 'POST /api/v1/migration/jobs/{job_id}/rollback')
    const { status, body } = await onFullDisk(1, send)
    assert.equal(status, 507)
    assert.match(body.detail, /Part of this was done\. Send the same request again to finish it\.$/)
    const rest = await send()
    assert.deepEqual([rest.status, isReplayed(rest), rest.body.removed], [200, false, 1])
  })

  it('for want of its answer, which a former version has not kept, is not done twice', async () => {
    const { send } = await prepare(studio, 'POST /api/v1/product-sales')
    await send()
    const database = new Database(join(studio.folder, 'studio.sqlite'))
    database.prepare('UPDATE idempotency_keys SET status = NULL, answer = NULL WHERE key = ?').run(`key-${keys}`)
    database.close()
    const rows = rowsOf(studio)
    const { status, body } = await send()
    assert.deepEqual([status, body.code], [409, 'IDEMPOTENCY_ANSWER_GONE'])
    assert.deepEqual(rowsOf(studio), rows)
  })
})
