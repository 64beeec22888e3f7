import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { tallyOf } from '../../backup/tally.ts'
import { fakeClock } from '../../ports/clock/fake.ts'
import { realPorts } from '../../ports/real.ts'
import { restoreAtStart } from '../../restore-at-start.ts'
import { makeYears } from '../../seed/make-years.ts'
import { OWNER_EMAIL, PASSWORD } from '../../seed/studio.ts'
import { startServer } from '../../server.ts'
import { testConfig } from '../../test/studio.ts'

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-copied-'))
  folders.push(folder)
  return folder
}

const tallyIn = (folder: string) => {
  const database = new Database(join(folder, 'studio.sqlite'), { readonly: true })
  try {
    return tallyOf(database)
  } finally {
    database.close()
  }
}

it('a studio of ten years is restored in an empty folder to the row, the cent and the credit, from a smaller file', async () => {
  const folder = newFolder()
  await makeYears(folder, { years: 10, seed: 1, scale: 0.002, until: '2026-03-04' }, () => {})
  const config = { ...testConfig, dataDir: folder }
  const ports = { ...realPorts(config), clock: fakeClock('2026-03-04T09:00:00.000Z') }
  const quiet = { pages: undefined, checkAnswers: true, withoutCopies: true, log: () => {} }
  const running = await startServer({ version: 'test', config, ports, ...quiet })
  const ask = async (operation: string, body?: unknown, token = '') => {
    const [method, path] = operation.split(' ') as [string, string]
    return (await running.request(method, path, body, token)).body as Record<string, never>
  }
  const { access_token } = await ask('POST /api/v1/auth/login', { email: OWNER_EMAIL, password: PASSWORD })
  const before = tallyIn(folder)
  const made = await ask('POST /api/v1/studio/backup', undefined, access_token)
  await running.stop()
  const copy = join(folder, 'backups', String(made['file_name']))
  assert.equal(statSync(copy).size, made['size_bytes'])
  assert.ok(statSync(copy).size < statSync(join(folder, 'studio.sqlite')).size / 2)

  const empty = newFolder()
  const said = await restoreAtStart(empty, { file: copy, passphraseFile: undefined }, ports)
  assert.match(said, new RegExp(`with ${before.counts['clients']} clients`))
  const { counts, sums } = tallyIn(empty)
  // That it was restored is in the log.
  assert.deepEqual(counts, { ...before.counts, audit_entries: before.counts['audit_entries']! + 1 })
  assert.deepEqual(sums, before.sums)
  assert.ok(Object.values(counts).reduce((sum, count) => sum + count) > 20_000)
})
