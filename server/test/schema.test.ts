import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { keptByTriggers, meant } from '../db/tables/columns.ts'
import { about } from '../db/tables/about.ts'
import { writeTables } from '../db/tables/write-tables.ts'
import { holdAgainst, isRenewing, record } from './recorded.ts'

const folder = join(import.meta.dirname, '..', 'db')
const list = '../db/migrations/index.ts'
const holds = (file: string, text: string) => holdAgainst(import.meta.filename, file, text)

/** The list of the migrations, by the numbers of their files; each file exports one by its name. */
function listOfMigrations(): string {
  const files = readdirSync(join(folder, 'migrations')).filter((name) => /^\d{4}-.*\.ts$/.test(name))
  const listed = files.toSorted().map((file): [name: string, file: string] => {
    const words = file.slice('0000-'.length, -'.ts'.length)
    return [words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), file]
  })
  const imports = listed.map(([name, file]) => `import { ${name} } from './${file}'\n`)
  const names = listed.map(([name]) => `  ${name},\n`)
  return `${imports.join('')}\n/** Forward only; the position in this list is the schema's version (\`user_version\`). */\nexport const migrations: readonly string[] = [\n${names.join('')}]\n`
}

if (isRenewing) record(join(import.meta.dirname, list), listOfMigrations())
// Imported only now: a new migration is in the list.
const { migrate } = await import('../db/migrate.ts')

it('the list of the migrations has each file, in the order of their numbers', () => holds(list, listOfMigrations()))

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
  holds('../db/schema.sql', `${statements.join(';\n\n')};\n`)
})

it('the types of the tables are those of the migrated schema', () => {
  const database = new Database(':memory:')
  migrate(database)
  const written = writeTables(database)
  const names = database
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema UNION SELECT t.name || '.' || c.name FROM sqlite_schema t, pragma_table_xinfo(t.name) c",
    )
    .pluck()
    .all()
  database.close()
  holds('../db/tables/tables.generated.ts', written)
  const known = new Set(names)
  const unknown = [...Object.keys(meant), ...Object.keys(about), ...keptByTriggers].filter((name) => !known.has(name))
  assert.deepEqual(unknown, [], 'columns.ts and about.ts name only what there is')
})
