import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { APPLICATION_ID, migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/index.ts'
import { tallyOf } from '../../backup/tally.ts'
import { changed, craft, databaseOf } from '../../test/build/archives.ts'
import { addClient } from '../../test/build/tags.ts'
import { expectRefused, recordsIn, restored } from '../../test/build/restoring.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const STRANGE = /schema doesn’t match its version/
const DAMAGED = /its database is damaged/

/** Writes into the schema itself, past what SQLite allows. */
const inSchema = (sql: string) => (database: Database.Database) => {
  database.pragma('writable_schema = ON')
  database.exec(sql)
}

const TRIGGER = 'CREATE TRIGGER evil AFTER INSERT ON clients BEGIN DELETE FROM audit_entries; END'

describe('a copy with a crafted database', () => {
  let filled: TestStudio
  let bare: TestStudio
  let right: Buffer
  before(async () => {
    filled = await startStudio()
    bare = await startStudio({ bare: true })
    await addClient(filled, { full_name: 'Mara Member' })
    await makeClass(filled)
    right = databaseOf(filled.database)
  })
  after(async () => {
    await filled.stop()
    await bare.stop()
  })

  for (const [what, change, says] of [
    ['a trigger more', TRIGGER, STRANGE],
    ['a view more', 'CREATE VIEW evil AS SELECT * FROM clients', STRANGE],
    ['a table more', 'CREATE TABLE evil (id INTEGER)', STRANGE],
    ['a table more of the kind for searching', 'CREATE VIRTUAL TABLE evil USING fts5(text)', STRANGE],
    ['an index more', 'CREATE INDEX evil ON clients (email)', STRANGE],
    ['a column more', 'ALTER TABLE clients ADD COLUMN evil TEXT', STRANGE],
    ['a generated column more', 'ALTER TABLE clients ADD COLUMN evil TEXT AS (upper(email))', STRANGE],
    ['a table less', 'DROP TABLE gift_card_uses', STRANGE],
    ['a trigger less', dropFirst('trigger'), STRANGE],
    ['an index less', dropFirst('index'), STRANGE],
    [
      'a trigger of another body',
      inSchema(
        `UPDATE sqlite_schema SET sql = replace(sql, 'BEGIN', 'BEGIN DELETE FROM audit_entries;') WHERE type = 'trigger'`,
      ),
      STRANGE,
    ],
    [
      'another CHECK',
      inSchema(
        `UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (id = 1)', 'CHECK (id < 9)') WHERE name = 'settings'`,
      ),
      STRANGE,
    ],
    [
      'a trigger that calls itself statistics',
      inSchema(
        `INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_stat9', 'clients', 0, '${TRIGGER.replace('evil', 'sqlite_stat9')}')`,
      ),
      STRANGE,
    ],
    [
      'a row of the schema of a kind that nobody knows',
      inSchema("INSERT INTO sqlite_schema VALUES ('evil', 'evil', 'clients', 0, NULL)"),
      /schema|damaged/,
    ],
    [
      'a row of the schema twice',
      inSchema("INSERT INTO sqlite_schema SELECT * FROM sqlite_schema WHERE type = 'trigger' LIMIT 1"),
      /schema|damaged/,
    ],
    [
      'a table that lies where another does',
      inSchema(
        `UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'clients') WHERE name = 'staff'`,
      ),
      DAMAGED,
    ],
    ['no schema', inSchema('DELETE FROM sqlite_schema'), /schema|damaged/],
    ['the mark of another program', 'PRAGMA application_id = 1', /isn’t from Studio Desk/],
    ['no mark of a program', 'PRAGMA application_id = 0', /isn’t from Studio Desk/],
  ] satisfies [string, string | ((database: Database.Database) => void), RegExp][]) {
    it(`is refused: ${what}`, async () => {
      const copy = craft({ database: changed(right, change), counted: right })
      for (const studio of [bare, filled])
        await expectRefused(studio, copy, { status: 422, code: 'BACKUP_INVALID', says })
    })
  }

  const invalid = (says: RegExp) => ({ status: 422, code: 'BACKUP_INVALID', says })

  it('whose rows refer to nobody is refused', async () => {
    const strayed = changed(right, 'UPDATE staff SET role_id = 4711')
    await expectRefused(bare, craft({ database: strayed }), invalid(/refer to missing ones/))
  })

  it('of a newer schema is of a newer version', async () => {
    const newer = changed(
      right,
      `PRAGMA user_version = ${migrations.length + 1}; CREATE TABLE of_tomorrow (id INTEGER)`,
    )
    await expectRefused(bare, craft({ database: newer }), { status: 409, code: 'BACKUP_TOO_NEW' })
  })

  it('with an older schema than it says is refused', async () => {
    const older = changed(right, `PRAGMA user_version = ${migrations.length - 1}`)
    await expectRefused(filled, craft({ database: older }), invalid(STRANGE))
  })

  for (const [what, damage] of [
    ['zeros', (bytes: Buffer) => bytes.fill(0)],
    ['a text', () => Buffer.from('This is no database at all, though it is long enough to be one.')],
    ['nothing', () => Buffer.alloc(0)],
    ['its first line alone', (bytes: Buffer) => bytes.subarray(0, 16)],
    ['its first page alone', (bytes: Buffer) => bytes.subarray(0, 4096)],
    ['half of it', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 8192) * 4096)],
    ['a page of chance in its midst', (bytes: Buffer) => bytes.fill('chance', 20 * 4096, 21 * 4096)],
    ['all pages but the first overwritten', (bytes: Buffer) => bytes.fill(0xff, 4096)],
    ['a page size that is none', (bytes: Buffer) => (bytes.writeUInt16BE(3, 16), bytes)],
    ['a format of a later day', (bytes: Buffer) => bytes.fill(9, 18, 20)],
  ] satisfies [string, (bytes: Buffer) => Buffer][]) {
    it(`that is ${what} is refused, whatever its sums say`, async () => {
      const copy = craft({ database: damage(Buffer.from(right)), counted: right })
      for (const studio of [bare, filled]) await expectRefused(studio, copy, invalid(/database (is damaged|isn’t)/))
    })
  }

  it('that left a part in its log is refused, and one that lacks nothing is not', async () => {
    const logged = Buffer.from(right)
    logged.fill(2, 18, 20)
    const more = changed(right, "UPDATE clients SET full_name = 'Later Lena'; DELETE FROM scheduled_classes")
    await expectRefused(bare, craft({ database: logged, counted: more }), invalid(/don’t match the count/))
    await restored(craft({ database: logged, counted: right }), ({ database }) =>
      assert.deepEqual(recordsIn(database), recordsIn(right)),
    )
  })
})

describe('a copy of an older version', () => {
  const released = readFileSync(join(import.meta.dirname, '../../db/released/v7.sql'), 'utf8')
  for (const version of [7, 8, 11, 14, 16, migrations.length]) {
    it(`is brought to this one and served: schema ${version}`, async () => {
      const older = changed(Buffer.alloc(0), (database) => {
        database.exec(released)
        migrate(database, undefined, migrations.slice(0, version))
        assert.equal(database.pragma('application_id', { simple: true }), APPLICATION_ID)
      })
      await restored(craft({ database: older }), async ({ database, send }) => {
        // Each version builds its own search index of names.
        const { client_search_starts: _, ...had } = countsIn(older)
        const has = tallyOf(database).counts
        assert.deepEqual(Object.fromEntries(Object.keys(had).map((table) => [table, has[table]])), had)
        assert.equal(database.pragma('user_version', { simple: true }), migrations.length)
        assert.equal((await send('GET /api/v1/auth/me')).status, 401, 'it has somebody who could sign in')
      })
    })
  }
})

/** Counts the rows of each table to which a restore adds none. */
function countsIn(bytes: Buffer): Record<string, number> {
  const database = new Database(bytes)
  const { audit_entries: _, ...counts } = tallyOf(database).counts
  database.close()
  return counts
}

/** Drops the first of a kind that has its own name. */
function dropFirst(kind: 'trigger' | 'index') {
  return (database: Database.Database) => {
    const sql = 'SELECT name FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL ORDER BY name'
    database.exec(`DROP ${kind} "${database.prepare<[string], string>(sql).pluck().get(kind)}"`)
  }
}
