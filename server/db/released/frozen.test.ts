import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import { openDatabase } from '../open.ts'
import { frozen } from './frozen.ts'

const folder = import.meta.dirname
const sources = readdirSync(join(folder, '../migrations'))
  .filter((name) => /^\d{4}-/.test(name))
  .toSorted((a, b) => a.localeCompare(b))
const versions = readdirSync(folder)
  .map((name) => Number(/^v(\d+)\.sql$/.exec(name)?.[1]))
  .filter((version) => version > 0)

/** Columns that a later migration rewrites, as `table.column`; everything else must come through as it was. */
const rewritten = new Set(['roles.permissions', 'roles.updated_at', 'emails.body_text', 'emails.body_html'])

/** Tables to which a later migration adds rows; those that were there must come through all the same. */
const grown = new Set(['audit_entries'])

type Row = Record<string, unknown>

/** The rows of every table. */
function rowsOf(database: Database.Database): Map<string, Row[]> {
  const names = database
    .prepare<[], string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .pluck()
    .all()
  return new Map(names.map((name) => [name, database.prepare<[], Row>(`SELECT * FROM ${name}`).all()]))
}

function schemaOf(database: Database.Database): string[] {
  return database
    .prepare<[], string>(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'client_search_[cdi]*' ORDER BY tbl_name, type DESC, name",
    )
    .pluck()
    .all()
}

describe('what has been released', () => {
  it('stays as it was: every released migration has its hash and its place', () => {
    for (const [index, [name, hash]] of frozen.entries()) {
      const now = createHash('sha256')
        .update(migrations[index] ?? '')
        .digest('hex')
      assert.equal(
        now,
        hash,
        `${name} was released as schema ${index + 1}: studios have run it, and will not run it again. Put it back as it was, in ` +
          'its place, and add a migration at the end of server/db/migrations/index.ts that makes the change.',
      )
    }
  })

  it('is followed by the others in the order of their names', async () => {
    assert.equal(sources.length, migrations.length)
    assert.deepEqual(
      sources.slice(0, frozen.length),
      frozen.map(([name]) => `${name}.ts`),
    )
    for (const [index, name] of sources.entries()) {
      const source = (await import(`../migrations/${name}`)) as Record<string, unknown>
      assert.ok(Object.values(source).includes(migrations[index]), `${name} is not number ${index + 1} of the list`)
    }
  })

  it('includes a database of the newest released version', () => {
    assert.ok(versions.includes(frozen.length), `keep one: server/db/released/v${frozen.length}.sql`)
  })

  for (const version of versions) {
    describe(`a database of version ${version}`, () => {
      const script = readFileSync(join(folder, `v${version}.sql`), 'utf8')
      const released = () => {
        const database = new Database(':memory:')
        database.exec(script)
        return database
      }

      it('is one: the migrations up to it lead to its schema, and every table of it has rows', () => {
        const [kept, made] = [released(), new Database(':memory:')]
        migrate(made, undefined, migrations.slice(0, version))
        assert.deepEqual(schemaOf(kept), schemaOf(made))
        const empty = [...rowsOf(kept)].filter(([, rows]) => rows.length === 0).map(([name]) => name)
        assert.deepEqual(empty, [])
        for (const database of [kept, made]) database.close()
      })

      it('comes to the present schema with every row it had', () => {
        const home = mkdtempSync(join(tmpdir(), 'studio-released-'))
        const older = new Database(join(home, 'studio.sqlite'))
        older.pragma('synchronous = OFF')
        older.exec(script)
        const before = rowsOf(older)
        older.close()
        const database = openDatabase(home, { isNew: false, stamp: '2026-03-04T11:00:00.000Z' })
        assert.deepEqual(
          `${schemaOf(database).join(';\n\n')};\n`,
          readFileSync(join(folder, '../schema.sql'), 'utf8'),
          'It comes to another schema than server/db/schema.sql: renew that (server/test/schema.test.ts says how)',
        )
        assert.deepEqual(database.pragma('foreign_key_check'), [])
        assert.equal(database.pragma('user_version', { simple: true }), migrations.length)
        const after = rowsOf(database)
        for (const [table, rows] of before) {
          const there = after.get(table)
          assert.ok(there, table)
          const same = Object.keys(rows[0]!).filter((column) => !rewritten.has(`${table}.${column}`))
          const seen = (all: readonly Row[]) =>
            all
              .map((row) => JSON.stringify(same.map((column) => [column, row[column]])))
              .toSorted((one, other) => one.localeCompare(other))
          const former = new Set(seen(rows))
          assert.deepEqual(
            grown.has(table) ? seen(there).filter((row) => former.has(row)) : seen(there),
            seen(rows),
            table,
          )
        }
        const found = database.prepare('SELECT count(*) FROM client_search WHERE client_search MATCH ?').pluck()
        const [{ full_name }] = before.get('clients') as [{ full_name: string }]
        assert.ok(Number(found.get(`"${full_name}"`)) > 0, 'clients are found by name')
        database.close()
        rmSync(home, { recursive: true })
      })
    })
  }
})
