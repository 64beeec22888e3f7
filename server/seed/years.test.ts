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
import { httpAi } from '../ports/ai/http.ts'
import { httpLicense } from '../ports/license/http.ts'
import { argon2Passwords } from '../ports/passwords/argon2.ts'
import { stripeProcessors } from '../ports/processor/stripe.ts'
import { webPush } from '../ports/push/web-push.ts'
import { systemRandom } from '../ports/random/system.ts'
import { startServer, type Running } from '../server.ts'
import { compareAll, readBooks } from '../test/coverage/reading.ts'
import { testConfig } from '../test/studio.ts'
import type { SeedOptions } from './making.ts'
import { makeYears } from './make-years.ts'
import { OWNER_EMAIL, PASSWORD } from './studio.ts'

const options: SeedOptions = { years: 10, seed: 1, scale: 0.002, until: '2026-03-04' }

/** The tables that a made studio has nothing in, each with the reason. */
const LEFT_EMPTY: Readonly<Record<string, string>> = {
  standing_booking_classes: 'the years of the seed are of bookings made one by one',
  standing_booking_skips: 'the years of the seed are of bookings made one by one',
  standing_bookings: 'the years of the seed are of bookings made one by one',
  ai_settings: 'A key of its owner’s own',
  assistant_proposals: 'Gone within a day',
  membership_members: 'Families who share a pass: few',
  pause_requests: 'Gone with their tasks: its clients pause at the desk',
  license_checks: 'It has no license: everything but the assistant works without',
  account_tokens: 'Reset links and invitations: gone within days',
  appointment_service_establishments: 'Its services are offered at every location',
  card_collections: 'Fees taken from saved cards: few agree to it',
  checkout_charges: 'What is owed and paid online together: its years pay at the desk, or are collected',
  client_views: 'Lists that somebody saved: a few, of their own taste',
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
  weekly_emails: 'Written on the first Monday',
  job_runs: 'Written by the first start',
  link_requests: 'Answered within seconds',
  processor_disputes: 'A bank disputes one payment in some thousands',
  processor_settings: 'The keys of its owner’s account; without them nothing leaves the house',
  processor_tasks: 'Told within minutes',
  pushes: 'On their way for minutes',
  seat_holds: 'Places held for the minutes in which they are paid; its years sell memberships',
  slot_holds: 'Slots held for the minutes in which they are paid; its years take nothing in advance',
  smtp_settings: 'Without it nothing leaves the house',
  staff_factors: 'A second factor is its owner’s own to set up',
}

/** Features that no studio has, each with a query for a studio that has it. */
const NEVER: Readonly<Record<string, string>> = {
  'two appointments of a teacher at once': `SELECT 1 FROM appointments AS one JOIN appointments AS other
    ON other.instructor_id = one.instructor_id AND other.id > one.id
    AND other.starts_at < one.busy_until AND one.starts_at < other.busy_until
    WHERE 'cancelled' NOT IN (one.status, other.status)`,
  'an appointment beside a class of the teacher': `SELECT 1 FROM appointments JOIN scheduled_classes AS cls
    ON cls.instructor_id = appointments.instructor_id
    AND cls.starts_at < busy_until AND appointments.starts_at < cls.ends_at`,
  'an appointment beside a class of the client': `SELECT 1 FROM appointments JOIN bookings USING (client_id)
    JOIN scheduled_classes AS cls ON cls.id = bookings.scheduled_class_id
    WHERE cls.starts_at < appointments.ends_at AND appointments.starts_at < cls.ends_at`,
  'an appointment while the teacher is away': `SELECT 1 FROM appointments JOIN instructor_time_off AS off
    USING (instructor_id) WHERE off.starts_at < appointments.ends_at AND appointments.starts_at < off.ends_at`,
  'two messages of marketing on a day': `SELECT 1 FROM marketing_messages
    GROUP BY client_id, substr(sent_at, 1, 10) HAVING count(*) > 1`,
  'somebody twice in an automation at a time': `SELECT 1 FROM automation_enrollments AS one
    JOIN automation_enrollments AS other USING (automation_id, client_id)
    WHERE other.id > one.id AND other.enrolled_at < coalesce(one.ended_at, '9999')`,
  'a message to somebody who has not agreed': `SELECT 1 FROM marketing_messages AS message
    WHERE NOT EXISTS (SELECT 1 FROM consents WHERE client_id = message.client_id
      AND consent_type = 'marketing_email' AND granted = 1 AND consents.created_at <= sent_at)`,
  'a class with a substitute whom nobody asked for': `SELECT 1 FROM scheduled_classes AS cls
    LEFT JOIN substitute_requests AS request ON request.scheduled_class_id = cls.id AND request.status = 'filled'
    WHERE substituted_instructor_id IS NOT NULL AND request.claimed_by IS NOT cls.instructor_id`,
  'absences said of somebody who was here': `SELECT 1 FROM events JOIN bookings USING (client_id)
    JOIN scheduled_classes AS cls ON cls.id = bookings.scheduled_class_id
    WHERE event = 'client.inactive' AND payload <> '{}' AND bookings.status = 'checked_in'
      AND cls.starts_at > payload ->> 'since' || 'T24' AND cls.starts_at < occurred_at`,
  'a seat that somebody wishes for and never had': `SELECT 1 FROM usual_seats AS usual
    WHERE NOT EXISTS (SELECT 1 FROM bookings WHERE client_id = usual.client_id AND seat_id = usual.seat_id)`,
  'a program that would be called': 'SELECT 1 FROM webhooks WHERE is_active = 1',
}

describe('a studio made with its years', () => {
  const folders: string[] = []
  /** The file and the key of each, as they were made. */
  const made: string[][] = []
  const leftTheHouse: string[] = []
  let running: Running
  let token = ''
  before(async () => {
    for (const _ of ['once', 'twice']) {
      const folder = mkdtempSync(join(tmpdir(), 'studio-years-'))
      folders.push(folder)
      await makeYears(folder, options, () => {})
      made.push(['studio.sqlite', 'secrets.key'].map((name) => sha256(join(folder, name))))
    }
    const refuse = () => {
      leftTheHouse.push('a call')
      return Promise.reject(new Error('There is no net in tests'))
    }
    const noNet = { get: refuse, look: refuse, post: refuse }
    const clock = fakeClock(`${options.until}T09:00:00.000Z`)
    const ports = {
      clock,
      random: systemRandom,
      passwords: argon2Passwords(),
      mail: {
        send: () => {
          leftTheHouse.push('a letter')
          return Promise.resolve()
        },
        close: () => {},
      },
      files: diskFiles(join(folders[1]!, 'photos')),
      bucket: s3Bucket(systemRandom),
      outbound: noNet,
      push: webPush(noNet, systemRandom),
      disk: { free: () => Promise.resolve(undefined) },
      processors: stripeProcessors({ base: 'http://127.0.0.1:1', clock }),
      tunnel: { open: () => Promise.reject(new Error('There is no net in tests')) },
      license: httpLicense({ url: testConfig.licenseUrl, publicKey: undefined, random: systemRandom }),
      ai: httpAi,
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

  it('says who may book which class, what pays and what would help, as an independent reading of the rules does', async () => {
    const now = `${options.until}T09:00:00.000Z`
    const span = { from: options.until, until: '2026-03-06', clients: 40 }
    const { asked, bookable } = await compareAll(read, await readBooks(read, now, span), 12)
    assert.ok(asked > 200 && bookable > 20, `${bookable} of ${asked}`)
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

  it('has told its clients things by itself, and left its team something to do', () => {
    const database = new Database(join(folders[0]!, 'studio.sqlite'), { readonly: true })
    const count = (sql: string) => Number(database.prepare(sql).pluck().get())
    const none = (sql: string) => assert.equal(count(`SELECT count(*) FROM (${sql})`), 0, sql)
    assert.equal(count('SELECT count(DISTINCT automation_id) FROM automation_enrollments'), 5)
    for (const status of ['waiting', 'completed', 'exited', 'cancelled']) {
      assert.ok(count(`SELECT count(*) FROM automation_enrollments WHERE status = '${status}'`) > 0, status)
    }
    none('SELECT 1 FROM automation_enrollments WHERE event_id NOT IN (SELECT id FROM events)')
    none(`SELECT 1 FROM automation_enrollments AS e JOIN automations AS a ON a.id = e.automation_id
      JOIN events ON events.id = e.event_id WHERE events.event <> a.trigger_event OR events.client_id <> e.client_id`)
    none(`SELECT 1 FROM automation_enrollments WHERE enrolled_at > ended_at OR ended_at > '${options.until}'`)
    none('SELECT 1 FROM marketing_messages GROUP BY client_id, substr(sent_at, 1, 10) HAVING count(*) > 1')
    none(`SELECT 1 FROM marketing_messages AS m WHERE NOT EXISTS (SELECT 1 FROM automation_step_runs AS r
      WHERE r.enrollment_id = m.enrollment_id AND r.step_key = m.step_key AND r.outcome = 'done' AND r.at = m.sent_at)`)
    none('SELECT 1 FROM tasks WHERE done_at < created_at')
    for (const source of ['staff', 'automation']) {
      assert.ok(count(`SELECT count(*) FROM tasks WHERE source = '${source}' AND done_at IS NOT NULL`) > 10, source)
    }
    assert.ok(count('SELECT count(*) FROM tasks WHERE done_at IS NULL') > 0)
    none(`SELECT 1 FROM webhook_deliveries WHERE status <> 'delivered'`)
    none(`SELECT 1 FROM substitute_requests AS r JOIN scheduled_classes AS c ON c.id = r.scheduled_class_id
      WHERE c.instructor_id <> r.claimed_by OR c.substituted_instructor_id <> r.asked_by`)
    database.close()
  })

  it('has nothing overdue: whatever waits is for a later day', () => {
    const database = new Database(join(folders[0]!, 'studio.sqlite'), { readonly: true })
    const late = (table: string, column: string, state: string) =>
      assert.equal(
        database
          .prepare(`SELECT count(*) FROM ${table} WHERE ${state} AND ${column} < '${options.until}'`)
          .pluck()
          .get(),
        0,
        table,
      )
    late('automation_enrollments', 'run_at', "status IN ('active', 'waiting')")
    late('emails', 'next_attempt_at', "status = 'queued'")
    late('events', 'occurred_at', 'handled_at IS NULL')
    database.close()
  })

  it('keeps to what the studio would not have done otherwise', () => {
    const database = new Database(join(folders[0]!, 'studio.sqlite'), { readonly: true })
    const broken = Object.entries(NEVER).filter(([, sql]) => database.prepare(sql).get() !== undefined)
    database.close()
    assert.deepEqual(
      broken.map(([what]) => what),
      [],
    )
  })

  it('goes on by itself without a fault, and tells nobody', async () => {
    await running.runJobs()
    assert.equal((await read('/studio/integrity'))['ok'], true)
    assert.deepEqual(leftTheHouse, [])
  })
})

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
