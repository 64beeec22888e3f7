import Database from 'better-sqlite3'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { callerIn } from './caller.ts'

/** A statement, the file of ours that it comes from, and the values it was run with where it was seen to run. */
export interface Statement {
  file: string
  sql: string
}

/** Every query that any file of the server declares, with the file: found in a process in which none is loaded yet. */
export function declaredQueries(): Statement[] {
  const script = join(import.meta.dirname, 'declared.ts')
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 2 ** 26 })) as Statement[]
}

/** Every statement that is prepared while each operation that reads is asked with each of its filters, by each kind of caller. */
export async function statementsOfReading(): Promise<Statement[]> {
  const [{ operations }, { makeStage }] = await Promise.all([import('../../features.ts'), import('../build/stage.ts')])
  const { studio, ids, tokens } = await makeStage()
  const seen = new Map<string, Statement>()
  const { prepare } = Database.prototype
  Database.prototype.prepare = function (this: Database.Database, sql: string) {
    if (!seen.has(sql)) seen.set(sql, { file: callerIn(new Error('here').stack), sql })
    return prepare.call(this, sql)
  } as typeof prepare
  try {
    // Statements are kept prepared: a new start makes each be prepared again.
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

/** Each filter alone with each of its values, then the ones that are often used together. */
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
