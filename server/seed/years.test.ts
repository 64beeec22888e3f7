import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { migrate } from '../db/migrate.ts'
import { fakeClock } from '../ports/clock/fake.ts'
import { s3Bucket } from '../ports/bucket/s3.ts'
import { diskFiles } from '../ports/files/disk.ts'
import { argon2Passwords } from '../ports/passwords/argon2.ts'
import { stripeProcessors } from '../ports/processor/stripe.ts'
import { systemRandom } from '../ports/random/system.ts'
import { startServer, type Running } from '../server.ts'
import { testConfig } from '../test/studio.ts'
import type { SeedOptions } from './making.ts'
import { makeYears } from './make-years.ts'
import { OWNER_EMAIL, PASSWORD } from './studio.ts'

const options: SeedOptions = { years: 10, seed: 1, scale: 0.002, until: '2026-03-04' }

/** The tables that a made studio has nothing in, each with the reason. */
const LEFT_EMPTY: Readonly<Record<string, string>> = {
  account_tokens: 'Reset links and invitations: gone within days',
  card_collections: 'Fees taken from saved cards: few agree to it',
  cleared_until: 'Written by the first look for old details',
  clock_steps: 'What the clock decided: kept for days, to be taken back where it was wrong',
  erasure_requests: 'Wishes that nobody has seen to yet: few at any time',
  erasures_under_way: 'Only while a client is being erased',
  guest_bookings: 'Forgotten within weeks',
  idempotency_keys: 'Kept for a day',
  import_jobs: 'An import is as large as its file, not as old as the studio; the bench runs one itself',
  import_parties: 'As import_jobs',
  import_records: 'As import_jobs',
  import_rows: 'As import_jobs',
  integrity_report: 'Written by the first night',
  job_runs: 'Written by the first start',
  link_requests: 'Answered within seconds',
  processor_disputes: 'A bank disputes one payment in some thousands',
  processor_refunds: 'One payment in some hundreds is given back: none among the few of this size',
  processor_settings: 'The keys of its owner’s account; without them nothing leaves the house',
  processor_tasks: 'Told within minutes',
  smtp_settings: 'Without it nothing leaves the house',
  staff_factors: 'A second factor is its owner’s own to set up',
}

describe('a studio made with its years', () => {
  const folders: string[] = []
  /** The file and the key of each, as they were made. */
  const made: string[][] = []
  let running: Running
  let token = ''
  before(async () => {
    for (const _ of ['once', 'twice']) {
      const folder = mkdtempSync(join(tmpdir(), 'studio-years-'))
      folders.push(folder)
      await makeYears(folder, options, () => {})
      made.push(['studio.sqlite', 'secrets.key'].map((name) => sha256(join(folder, name))))
    }
    const clock = fakeClock(`${options.until}T09:00:00.000Z`)
    const ports = {
      clock,
      random: systemRandom,
      passwords: argon2Passwords(),
      mail: { send: () => Promise.resolve(), close: () => {} },
      files: diskFiles(join(folders[1]!, 'photos')),
      bucket: s3Bucket(systemRandom),
      outbound: { get: () => Promise.reject(new Error('There is no net in tests')) },
      disk: { free: () => Promise.resolve(undefined) },
      processors: stripeProcessors({ base: 'http://127.0.0.1:1', clock }),
      tunnel: { open: () => Promise.reject(new Error('There is no net in tests')) },
    }
    const config = { ...testConfig, dataDir: folders[1]!, lan: true }
    const quiet = { pages: undefined, checkAnswers: true, log: () => {} }
    running = await startServer({ version: 'test', config, ports, ...quiet })
    const session = await running.request('POST', '/api/v1/auth/login', { email: OWNER_EMAIL, password: PASSWORD }, '')
    assert.equal(session.status, 200)
    token = (session.body as { access_token: string }).access_token
  })
  after(async () => {
    await running.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  const read = async (path: string) => {
    const { status, body } = await running.request('GET', `/api/v1${path}`, undefined, token)
    assert.equal(status, 200, path)
    return body as Record<string, never>
  }

  it('is the same, byte for byte, each time', () => {
    assert.deepEqual(made[1], made[0])
  })

  it('is not served to the network, whatever is asked for: its passwords are published', async () => {
    assert.equal((await read('/studio'))['lan_enabled'], false)
    const wish = { lan_enabled: true }
    const { status } = await running.request('PUT', '/api/v1/studio', wish, token)
    assert.equal(status, 422)
    assert.equal((await read('/studio'))['lan_enabled'], false)
  })

  it('has the schema of any other studio, what keeps its columns included', () => {
    const schemaOf = (database: Database.Database) =>
      database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all()
    const database = new Database(join(folders[0]!, 'studio.sqlite'), { readonly: true })
    const other = new Database(':memory:')
    migrate(other)
    // Statistics are the server's own.
    const isMade = (part: unknown) => !(part as { name: string }).name.startsWith('sqlite_stat')
    assert.deepEqual(schemaOf(database).filter(isMade), schemaOf(other).filter(isMade))
    for (const one of [database, other]) one.close()
  })

  it('adds up', async () => {
    const report = (await read('/studio/integrity')) as unknown as {
      ok: boolean
      invariants: { name: string; broken: object[] }[]
      database: { problems: string[] }
    }
    assert.deepEqual(report.database.problems, [])
    assert.deepEqual(
      report.invariants.filter(({ broken }) => broken.length > 0),
      [],
    )
    assert.equal(report.ok, true)
  })

  it('has no table empty but those that are named', () => {
    const database = new Database(join(folders[0]!, 'studio.sqlite'), { readonly: true })
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'client_search%'",
      )
      .pluck()
      .all() as string[]
    const empty = tables.filter((name) => database.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get() === undefined)
    database.close()
    assert.deepEqual(empty.toSorted(), Object.keys(LEFT_EMPTY).toSorted())
  })

  it('knows names beyond ASCII, days with a clock change, people who wait, and weeks to come', async () => {
    const database = new Database(join(folders[0]!, 'studio.sqlite'), { readonly: true })
    const count = (sql: string) => Number(database.prepare(sql).pluck().get())
    assert.ok(count("SELECT count(*) FROM clients WHERE full_name GLOB '*[^ -~]*'") > 20)
    assert.ok(
      count(
        "SELECT count(*) FROM scheduled_classes WHERE occurrence_on LIKE '%-03-29' OR occurrence_on LIKE '%-10-25'",
      ) > 0,
    )
    assert.ok(count("SELECT count(*) FROM waitlist_entries WHERE status = 'waiting'") > 40)
    assert.ok(count("SELECT count(*) FROM scheduled_classes WHERE starts_at > '2026-05-20'") > 100)
    const days = 'SELECT count(DISTINCT status) FROM bookings'
    assert.equal(count(days), 6)
    database.close()
    const found = await read('/clients?search=example.com')
    assert.ok(Number(found['total']) > 10)
  })

  it('goes on by itself without a fault', async () => {
    await running.runJobs()
    assert.equal((await read('/studio/integrity'))['ok'], true)
  })
})

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
