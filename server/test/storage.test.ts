import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type { Letter } from '../ports/mail/port.ts'
import { makeClient } from './build/commerce.ts'
import { OWNER_EMAIL, startStudio, type Reply, type TestStudio } from './studio.ts'
import { goOnline } from './build/reach.ts'

const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
const NAME = 'Ñ'.repeat(100)

/** Another program with the file open. */
function otherProgram(folder: string): { lock(): void; release(): void; close(): void } {
  const other = new Database(join(folder, 'studio.sqlite'))
  return {
    lock: () => void other.exec('BEGIN IMMEDIATE'),
    release: () => void other.exec('ROLLBACK'),
    close: () => void other.close(),
  }
}

const file = (studio: TestStudio) => join(studio.folder, 'studio.sqlite')
const pages = (studio: TestStudio, most: number) => studio.database.pragma(`max_page_count = ${most}`)
const queryOnly = (studio: TestStudio, how: 'ON' | 'OFF') => studio.database.pragma(`query_only = ${how}`)

describe('while the storage fails', () => {
  let studio: TestStudio
  let other: ReturnType<typeof otherProgram>
  let sending: (letter: Letter) => void
  const sent: string[] = []
  beforeEach(async () => {
    sending = () => {}
    sent.length = 0
    const send = async (_: object, letter: Letter) => {
      sending(letter)
      sent.push(letter.to.address)
    }
    studio = await startStudio({ mail: { send, close: () => {} } })
    await goOnline(studio)
    other = otherProgram(studio.folder)
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', server)).status, 200)
  })
  afterEach(async () => {
    other.close()
    await studio.stop()
  })

  const invite = async (email: string) => {
    const { id } = await makeClient(studio, { email })
    assert.equal((await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).status, 200)
  }
  const add = () => studio.asOwner('POST /api/v1/clients', { full_name: NAME })
  const count = async () => (await studio.asOwner('GET /api/v1/clients')).body.total as number
  const health = (door: 'local' | 'public') => studio.send('GET /api/v1/health', { door })
  const logged = (from: number) =>
    studio.logged
      .slice(from)
      .map((line) => JSON.parse(line) as { level: string; message: string })
      .filter(({ level, message }) => ['warn', 'error'].includes(level) || message.startsWith('storage'))
      .map(({ message }) => message)

  /** Adds clients until one is refused: a full disk takes what still finds room in its last pages. */
  async function addUntilRefused(): Promise<Reply> {
    for (let n = 0; n < 500; n += 1) {
      const reply = await add()
      if (reply.status !== 201) return reply
    }
    throw new Error('Nothing was refused')
  }

  for (const [what, spoil, mend, status, code, helps] of [
    [
      'since the disk is full',
      () => pages(studio, Number(studio.database.pragma('page_count', { simple: true }))),
      () => pages(studio, 1e9),
      507,
      'STORAGE_FULL',
      /disk is full\. Delete files you don’t need/,
    ],
    [
      'since the file takes no writes',
      () => queryOnly(studio, 'ON'),
      () => queryOnly(studio, 'OFF'),
      503,
      'STORAGE_READ_ONLY',
      /not write-protected/,
    ],
    [
      'since another program has locked the file',
      () => other.lock(),
      () => other.release(),
      503,
      'STORAGE_BUSY',
      /Another program .* has locked/,
    ],
    ...(process.platform === 'win32'
      ? []
      : ([
          [
            'since its file was moved away',
            () => renameSync(file(studio), `${file(studio)}.elsewhere`),
            () => renameSync(`${file(studio)}.elsewhere`, file(studio)),
            503,
            'STORAGE_GONE',
            /Put it back \(check the bin\)/,
          ],
          [
            'since the log beside its file was deleted',
            () => renameSync(`${file(studio)}-wal`, `${file(studio)}.log`),
            () => renameSync(`${file(studio)}.log`, `${file(studio)}-wal`),
            503,
            'STORAGE_GONE',
            /stop Studio Desk and start it again/,
          ],
        ] as const)),
  ] as const) {
    it(`${what}: reads and logins go on, writes say what helps, jobs wait, and all is well by itself`, async () => {
      await invite('waiting@mail.test')
      const from = studio.logged.length
      spoil()
      const refused = await addUntilRefused()
      assert.deepEqual([refused.status, refused.body.code], [status, code])
      assert.match(refused.body.detail, helps)
      assert.match(refused.body.detail, /Studio Desk then carries on automatically/)
      assert.doesNotMatch(JSON.stringify(refused.body), /sqlite|database is locked|readonly/i)
      assert.ok(Number(refused.headers.get('retry-after')) > 0)

      const before = await count()
      assert.ok(await studio.login(OWNER_EMAIL), 'signing in needs no write')
      for (const door of ['local', 'public'] as const) {
        const { body, headers } = await health(door)
        assert.deepEqual([body.status, body.storage.code, body.storage.since], ['ok', code, studio.clock.now()])
        assert.match(body.storage.detail, helps)
        assert.ok(headers.get('studio-storage'))
      }
      for (let minute = 0; minute < 2; minute += 1) {
        studio.clock.advance({ minutes: 1 })
        await studio.running.runJobs()
      }
      assert.deepEqual(sent, [])
      assert.deepEqual(logged(from), ['storage fails'], 'said once, whatever is tried meanwhile')

      mend()
      await studio.running.runJobs()
      assert.deepEqual(sent, ['waiting@mail.test'])
      assert.equal((await health('local')).body.storage, undefined)
      assert.equal((await health('local')).headers.get('studio-storage'), null)
      assert.equal(await count(), before, 'nothing of what was refused')
      assert.equal((await add()).status, 201)
      assert.deepEqual(logged(from), ['storage fails', 'storage is well again'])
    })
  }

  it('a write waits for a short lock, and holds up nobody who reads', async () => {
    other.lock()
    let isDone = false
    const writing = add().finally(() => (isDone = true))
    for (let n = 0; n < 20; n += 1) assert.equal((await studio.asOwner('GET /api/v1/clients')).status, 200)
    assert.equal(isDone, false)
    other.release()
    assert.equal((await writing).status, 201)
    assert.equal((await health('local')).body.storage, undefined, 'nothing to tell')
  })

  it('a letter that left while that could not be kept is not sent again', async () => {
    await invite('once@mail.test')
    sending = () => queryOnly(studio, 'ON')
    await studio.running.runJobs()
    for (let minute = 0; minute < 3; minute += 1) {
      studio.clock.advance({ minutes: 1 })
      await studio.running.runJobs()
    }
    assert.deepEqual(sent, ['once@mail.test'])
    sending = () => {}
    queryOnly(studio, 'OFF')
    await studio.running.runJobs()
    studio.clock.advance({ hours: 1 })
    await studio.running.runJobs()
    assert.deepEqual(sent, ['once@mail.test'])
    studio.owner = await studio.login(OWNER_EMAIL)
    const { body } = await studio.asOwner('GET /api/v1/emails')
    assert.deepEqual(
      body.items.map(({ status }: { status: string }) => status),
      ['sent'],
    )
  })

  it('a start on a locked file serves what can be read', async () => {
    await add()
    await studio.restart(() => other.lock())
    assert.equal(await count(), 1)
    assert.ok(await studio.login(OWNER_EMAIL))
    other.release()
    assert.equal((await add()).status, 201)
  })

  it('a stop is a stop all the same, and loses nothing', async () => {
    await add()
    other.lock()
    const unanswered = assert.rejects(add())
    await studio.restart(() => other.release())
    await unanswered
    assert.equal(await count(), 1)
    assert.equal((await add()).status, 201)
  })
})
