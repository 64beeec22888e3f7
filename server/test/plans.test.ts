import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { migrate } from '../db/migrate.ts'
import { planner } from './plans/plan.ts'
import { declaredQueries, statementsOfReading } from './plans/statements.ts'

const folder = join(import.meta.dirname, 'plans')
const rowsOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/**
 * An empty database that believes it is ten years old: `stat1.tsv` holds the statistics of such a studio. Or one without
 * statistics, as on its first day.
 */
function believing(age: 'ten years' | 'a day'): Database.Database {
  const database = new Database(':memory:')
  migrate(database)
  database.exec('ANALYZE; DELETE FROM sqlite_stat1')
  if (age === 'a day') return database
  const insert = database.prepare('INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)')
  for (const [table, index, stat] of rowsOf('stat1.tsv')) insert.run(table, index || null, stat)
  database.exec('ANALYZE sqlite_schema')
  return database
}

it('nothing that the studio asks of its database walks or sorts a table that grows, but where it is allowed', async () => {
  const databases = [believing('ten years'), believing('a day')]
  const planners = databases.map(planner)
  const declared = declaredQueries()
  const once = new Set(declared.map(({ sql }) => sql))
  const statements = [...declared, ...(await statementsOfReading()).filter(({ sql }) => !once.has(sql))]
  const found = new Map<string, string>()
  for (const { file, sql } of statements) {
    if (!/^\s*(with|select|insert|update|delete|replace)\b/i.test(sql)) continue
    for (const faultsOf of planners) for (const { line } of faultsOf(sql)) found.set(`${file}\t${line}`, sql)
  }
  for (const database of databases) database.close()
  const allowed = rowsOf('allowed.tsv').map(([file = '', line = '', reason = '']) => ({ file, line, reason }))
  const isFor =
    ({ file, line }: { file: string; line: string }) =>
    (key: string) =>
      line === '*' ? key.startsWith(file) : key.startsWith(`${file}\t${line}`)
  const unexpected = [...found].filter(([key]) => !allowed.some((row) => isFor(row)(key)))
  assert.deepEqual(
    unexpected.map(([key, sql]) => `${key}\n    ${sql}`),
    [],
    'Give the statement an index in its order (or `unindexed`, where the planner errs), or a row with its reason in ' +
      'server/test/plans/allowed.tsv',
  )
  const idle = allowed.filter((row) => ![...found.keys()].some(isFor(row)))
  assert.deepEqual(
    idle.map(({ file, line }) => `${file}\t${line}`),
    [],
    'These rows of server/test/plans/allowed.tsv allow nothing any more',
  )
  assert.ok(allowed.every(({ reason }) => reason.length > 10))
})
