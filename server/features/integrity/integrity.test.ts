import type Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fillBooks, openBeside } from '../../test/build/books.ts'
import { liveOnline } from '../../test/build/online-life.ts'
import { startOnlineStudio, type OnlineStudio } from '../../test/build/online.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { broken, brokenOf, check, namesEach, type Checked } from './fixtures/breaking.ts'
import { breaks } from './fixtures/breaks.ts'
import { onlineBreaks } from './fixtures/online-breaks.ts'

describe('integrity', () => {
  let studio: TestStudio
  let beside: Database.Database
  before(async () => {
    studio = await startStudio()
    await fillBooks(studio)
    beside = openBeside(studio)
    for (const name of ['runs_frozen', 'line_items_added', 'line_items_frozen', 'line_items_kept', 'runs_kept']) {
      beside.exec(`DROP TRIGGER payroll_${name}`)
    }
    beside.exec(`INSERT INTO promo_codes (id, code, discount_type, discount_percent, applicable_membership_type_ids,
      one_per_client, valid_from, created_at, updated_at) VALUES (2, 'ONCE', 'percentage', 10, '[]', 1, '', '', '')`)
  })
  after(async () => {
    beside.close()
    await studio.stop()
  })

  it('is sound in a studio that is used as it is meant to be', async () => {
    const report = await check(studio)
    assert.equal(report.ok, true)
    assert.deepEqual(brokenOf(report), [])
    assert.deepEqual(report.database, { ok: true, problems: [] })
    assert.equal(report.checked_at, studio.clock.now())
    for (const { name, description } of report.invariants) assert.match(description, /^[A-Z].{20,}\.$/, name)
  })

  namesEach(breaks, () => ({ studio, beside }))

  it('has been seen to break in every one', async () => {
    const named = new Set([...breaks, ...onlineBreaks].flatMap(({ names }) => names))
    const { invariants } = await check(studio)
    assert.deepEqual(
      invariants.map(({ name }: Checked) => name).filter((name: string) => !named.has(name)),
      [],
    )
  })

  it('shows the first 20 records', async () => {
    const movements = Array.from({ length: 25 }, (_, n) => `(${n + 100}, -1, 'hold', 'system', '')`)
    const sql = `INSERT INTO stock_movements (product_id, delta, kind, actor_kind, created_at) VALUES ${movements.join()}`
    const [stock] = brokenOf(await broken({ studio, beside }, { table: 'stock_movements', sql }))
    assert.deepEqual(
      stock?.broken.map(({ id }) => id),
      Array.from({ length: 20 }, (_, n) => n + 100),
    )
  })

  it('answers even where a part of the file can’t be read', async () => {
    beside.pragma('writable_schema = ON')
    const root = 'SELECT rootpage FROM sqlite_schema WHERE name ='
    const own = beside.prepare(`${root} 'payments'`).pluck().get()
    const setRoot = (page: unknown) => {
      beside.prepare("UPDATE sqlite_schema SET rootpage = ? WHERE name = 'payments'").run(page)
      beside.pragma(`schema_version = ${Number(beside.pragma('schema_version', { simple: true })) + 1}`)
    }
    setRoot(beside.prepare(`${root} 'receipts_client'`).pluck().get())
    const report = await check(studio)
    setRoot(own)
    assert.equal(report.ok, false)
    assert.equal(report.database.ok, false)
    assert.match(report.database.problems.join('\n'), /purchase_payments can’t be checked: .*malformed/)
    assert.equal((await check(studio)).ok, true)
  })

  it('names a column with a value that would lead somewhere else', async () => {
    const zone = beside.prepare('SELECT timezone FROM settings').pluck().get()
    const setZone = beside.prepare('UPDATE settings SET timezone = ?')
    setZone.run('../../etc/passwd')
    const { ok, database } = await check(studio)
    setZone.run(zone)
    assert.equal(ok, false)
    assert.deepEqual(database.problems, ['settings.timezone holds a value that Studio Desk does not write'])
    assert.equal((await check(studio)).ok, true)
  })

  it('is checked every night, kept and logged', async () => {
    const status = async () => {
      const { body } = await studio.asOwner('GET /api/v1/studio/status')
      return [body.integrity_checked_at, body.integrity_ok]
    }
    const logged: unknown[] = []
    studio.running.app.log = (level, message, fields) => {
      if (message === 'invariant broken') logged.push([level, fields?.['invariant'], fields?.['id']])
    }
    await studio.running.runJobs()
    assert.deepEqual(await status(), ['2026-03-04T11:00:00.000Z', true])
    const midnight = Date.parse('2026-03-04T23:00:00Z') - Date.parse(studio.clock.now())
    await studio.advance({ milliseconds: midnight })
    await studio.advance({ hours: 2, minutes: 59 })
    assert.deepEqual(await status(), ['2026-03-04T11:00:00.000Z', true])
    beside.exec('UPDATE scheduled_classes SET capacity = 0')
    await studio.advance({ minutes: 61 })
    assert.deepEqual(await status(), ['2026-03-05T03:00:00.000Z', false])
    assert.deepEqual(logged, [['error', 'class_seats', 1]])
    beside.exec('UPDATE scheduled_classes SET capacity = 2')
    await studio.advance({ hours: 23 })
    assert.deepEqual(await status(), ['2026-03-06T02:00:00.000Z', true])
  })
})

describe('integrity of what is paid online', () => {
  let online: OnlineStudio
  let beside: Database.Database
  before(async () => {
    online = await startOnlineStudio()
    await liveOnline(online)
    beside = openBeside(online.studio)
  })
  after(async () => {
    beside.close()
    await online.stop()
  })

  it('is sound, with what is paid, given back, disputed, collected and still open', async () => {
    assert.deepEqual(brokenOf(await check(online.studio)), [])
  })

  namesEach(onlineBreaks, () => ({ studio: online.studio, beside }))
})
