import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { migrate } from '../db/migrate.ts'
import { callerIn } from './plans/declared.ts'
import { planner } from './plans/plan.ts'

const folder = join(import.meta.dirname, 'plans')
const rowsOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/**
 * An empty database that believes itself ten years old: `stat1.tsv` is what ANALYZE found in such a studio. Or one that
 * knows nothing of itself, as on its first day.
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

/** A statement, the file of ours that it comes from, and the values it was run with where it was seen to run. */
interface Statement {
  file: string
  sql: string
}

/** Every query that any file of the server declares, with the file: found in a process in which none is loaded yet. */
function declaredQueries(): Statement[] {
  const script = join(import.meta.dirname, 'declared.ts')
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 2 ** 26 })) as Statement[]
}

/** Every statement that is prepared while each operation that reads is asked with each of its filters, by each kind of caller. */
async function statementsOfReading(): Promise<Statement[]> {
  const [{ operations }, { makeStage }] = await Promise.all([import('../../features.ts'), import('../build/stage.ts')])
  const { studio, ids, tokens } = await makeStage()
  const seen = new Map<string, Statement>()
  const { prepare } = Database.prototype
  Database.prototype.prepare = function (this: Database.Database, sql: string) {
    if (!seen.has(sql)) seen.set(sql, { file: callerIn(new Error('here').stack), sql })
    return prepare.call(this, sql)
  } as typeof prepare
  try {
    // Statements are kept prepared: a start anew makes each be prepared again.
    await studio.restart()
    for (const { key, operation } of operations) {
      const [method, path = ''] = key.split(' ')
      if (method !== 'GET' || 'file' in operation) continue
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 1))
      for (const query of questions(operation.query as Query | undefined)) {
        await studio.send(`GET ${address}${query}` as never, { token: tokens.manager })
      }
      for (const token of [tokens.instructor, tokens.client]) {
        for (const page of ['', '?page=2&page_size=1']) await studio.send(`GET ${address}${page}` as never, { token })
      }
    }
    await studio.advance({ days: 1 })
  } finally {
    Database.prototype.prepare = prepare
    await studio.stop()
  }
  return [...seen.values()]
}

interface Query {
  shape: Record<string, Field>
}

interface Field {
  def: { type: string; innerType?: Field; in?: Field; entries?: Record<string, string> }
}

/** Each filter by itself with each of its values, then the ones that are often used together. */
function questions(query: Query | undefined): string[] {
  const filters = Object.entries(query?.shape ?? {}).filter(([name]) => !['page', 'page_size', 'after'].includes(name))
  const single = filters.flatMap(([name, field]) => valuesOf(name, field).map((value) => [[name, value]]))
  const dates = filters
    .filter(([name]) => /_date$/.test(name))
    .map(([name, field]) => [name, valuesOf(name, field)[0]!])
  const withDates =
    dates.length === 0 ? [] : single.map((one) => [...one, ...dates.filter(([name]) => name !== one[0]![0])])
  const all = [[], ...single, ...withDates]
  return all.flatMap((pairs) => {
    const text = new URLSearchParams(pairs as [string, string][]).toString()
    return query?.shape['page'] ? [`?${text}`, `?page=2&page_size=1&${text}`] : [`?${text}`]
  })
}

function valuesOf(name: string, field: Field): string[] {
  const { type, innerType, entries, in: from } = field.def
  if (innerType) return valuesOf(name, innerType)
  if (from) return valuesOf(name, from)
  if (entries) return Object.values(entries)
  if (name === 'ids') return ['1,2']
  if (name === 'search') return ['an', 'ana']
  if (/date$/.test(name)) return ['2026-03-04']
  return type === 'string' ? ['client'] : ['1']
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
