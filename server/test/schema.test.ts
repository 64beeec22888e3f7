import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { migrate } from '../db/migrate.ts'

const renew = 'UPDATE_SCHEMA=1 npm test -- unit server/test/schema'
const file = join(import.meta.dirname, '..', 'db', 'schema.sql')

it('the migrations lead to the schema that schema.sql shows', () => {
  const database = new Database(':memory:')
  migrate(database)
  const statements = database
    .prepare<[], string>(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'client_search_[cdi]*' ORDER BY tbl_name, type DESC, name",
    )
    .pluck()
    .all()
  database.close()
  const schema = `${statements.join(';\n\n')};\n`
  if (process.env['UPDATE_SCHEMA'] === '1') writeFileSync(file, schema)
  assert.equal(readFileSync(file, 'utf8'), schema, `Renew server/db/schema.sql: ${renew}`)
})
