import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { tallyOf } from '../../backup/tally.ts'
import type { Reply } from '../request.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../studio.ts'

/** Sends a copy to be restored, as the first run does, or the owner with her password. */
export async function sendCopy(
  studio: TestStudio,
  copy: Uint8Array,
  fields: Record<string, string> = {},
): Promise<Reply> {
  const form = new FormData()
  const all = studio.owner ? { password: PASSWORD, ...fields } : fields
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(copy)]), 'copy.studiobackup')
  // A connection that is kept could be closed by the studio while a large copy is being put together for the next.
  const headers = { Connection: 'close' }
  return studio.send('POST /api/v1/studio/restore', { body: form, token: studio.owner || undefined, headers })
}

export interface Refused {
  status: number
  code: string
  /** The text of its sentence. */
  says?: RegExp
}

/** A copy is refused in a sentence for people, and nothing of the studio, its folder or its log tells that it was ever there. */
export async function expectRefused(
  studio: TestStudio,
  copy: Uint8Array,
  { status, code, says = /./, ...fields }: Refused & Record<string, unknown>,
): Promise<void> {
  if (studio.owner) await signInAgain(studio)
  const before = stateOf(studio)
  const { status: got, body } = await sendCopy(studio, copy, fields as Record<string, string>)
  assert.deepEqual([got, body.code], [status, code], body.detail)
  assert.match(body.detail, says)
  assert.match(body.detail, /^[A-Z][^\n]{20,400}[.]$/u, 'a sentence')
  assert.doesNotMatch(body.detail, /undefined|null|Error|SQLITE_/)
  assert.deepEqual(stateOf(studio), before)
}

/** An hour has room for 50 passwords, and a session for a quarter of it. */
async function signInAgain(studio: TestStudio): Promise<void> {
  studio.clock.advance({ minutes: 2 })
  if ((await studio.send('GET /api/v1/auth/me', { token: studio.owner })).status === 200) return
  studio.owner = await studio.login(OWNER_EMAIL)
}

/** The facts that must be as before: every table's rows and sums, every file of the folder, and its reported health. */
export function stateOf({ database, folder, logged }: TestStudio) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/-(wal|shm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const errors = logged.filter((line) => /"level":"(error|warn)"/.test(line))
  return { tally: tallyOf(database), files: files.map((file) => [file, statSync(file).size]), errors }
}

/** No file that was taken in for a restore is open any more; given some time, for files are closed beside the answer. */
export async function expectAllClosed({ folder }: TestStudio): Promise<void> {
  if (process.platform !== 'linux') return
  const open = () =>
    readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        const file = readlinkSync(`/proc/self/fd/${fd}`)
        return file.startsWith(folder) && /incoming|restoring|proving/.test(file) ? [file] : []
      } catch {
        return []
      }
    })
  for (let turn = 0; turn < 500 && open().length > 0; turn += 1) await new Promise((done) => setTimeout(done, 20))
  assert.deepEqual(open(), [])
}

/** Restores a backup in another studio, and looks at the result. */
export async function restored(
  copy: Uint8Array,
  look: (studio: TestStudio, answer: Reply['body']) => unknown,
  fields: Record<string, string> = {},
): Promise<void> {
  const studio = await startStudio({ bare: true })
  try {
    const again = studio.restarted()
    const { status, body } = await sendCopy(studio, copy, fields)
    assert.equal(status, 200, body.detail)
    await again
    assert.equal((await studio.send('GET /api/v1/health')).status, 200)
    await look(studio, body)
    await expectAllClosed(studio)
  } finally {
    await studio.stop()
  }
}

/** Rows that a restore, and the start after it, write themselves. */
const BY_RESTORING = ['audit_entries', 'installation', 'job_runs', 'sqlite_sequence', 'clock_steps', 'cleared_until']

/** The records in a database, or in the bytes of one, by table, without what a restore itself writes: what must be the same after it. */
export function recordsIn(source: Database.Database | Buffer): Record<string, unknown[]> {
  const database = Buffer.isBuffer(source) ? new Database(source) : source
  const names = Object.keys(tallyOf(database).counts).filter((name) => !BY_RESTORING.includes(name))
  const all = (name: string) => database.prepare<[], object>(`SELECT * FROM "${name}"`).all()
  const records = names.map((name) => [name, all(name).map((row) => ({ ...row, token_version: 0 }))])
  if (Buffer.isBuffer(source)) database.close()
  return Object.fromEntries(records)
}
