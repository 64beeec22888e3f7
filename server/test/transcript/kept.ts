import Database from 'better-sqlite3'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { TestStudio } from '../studio.ts'

/** The rows of a studio, by table and primary key. */
export type Kept = ReadonlyMap<string, ReadonlyMap<string, Row>>
type Row = Readonly<Record<string, unknown>>

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table'
  AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'client_search%' AND name NOT LIKE 'report\\_%' ESCAPE '\\'
  AND name NOT IN ('idempotency_keys', 'job_runs', 'integrity_report')`

/** Reads all that a studio keeps, beside its server. */
export function keptBy({ folder }: TestStudio): Kept {
  const database = new Database(join(folder, 'studio.sqlite'), { readonly: true })
  const tables = database.prepare<[], string>(TABLES).pluck().all()
  const kept = tables.map((table): [string, Map<string, Row>] => {
    const key = database
      .prepare<[string], string>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
      .pluck()
      .all(table)
    const rows = database.prepare<[], Row>(`SELECT * FROM ${table}`).all()
    return [table, new Map(rows.map((row) => [key.map((column) => String(row[column])).join(' '), row]))]
  })
  database.close()
  return new Map(kept)
}

/** What has come (+), changed (~) and gone (-) between two looks, the later one `now`; columns that came empty are left out. */
export function changesOf(before: Kept, after: Kept, now: string): string[] {
  return [...after].flatMap(([table, rows]) => {
    const former = before.get(table)
    const came = [...rows].flatMap(([key, row]) => {
      const was = former?.get(key)
      if (!was) return [`+ ${table} ${key} ${shown(row, now, (value) => value !== null)}`]
      const isOther = (value: unknown, column: string) => said(value) !== said(was[column])
      return Object.entries(row).some(([column, value]) => isOther(value, column))
        ? [`~ ${table} ${key} ${shown(row, now, isOther)}`]
        : []
    })
    const gone = [...(former?.keys() ?? [])].filter((key) => !rows.has(key)).map((key) => `- ${table} ${key}`)
    return [...came, ...gone]
  })
}

const said = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('hex') : JSON.stringify(value))

/** Some columns of a row, what is kept as JSON opened. */
const shown = (row: Row, now: string, isShown: (value: unknown, column: string) => boolean) =>
  written(
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => (isShown(value, column) ? [[column, opened(value)]] : [])),
    ),
    now,
  )
const opened = (value: unknown): unknown =>
  typeof value === 'string' && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value

const WIDTH = 130

/** A value to the letter, on as many lines as it takes to be read; the moment at which it is read is `now`. */
export function written(value: unknown, now?: string): string {
  const whole = inspect(value, {
    depth: null,
    compact: true,
    breakLength: Infinity,
    maxArrayLength: null,
    maxStringLength: null,
  })
  const text = now === undefined ? whole : whole.replaceAll(`'${now}'`, 'now')
  const lines = ['']
  for (const part of text.split(/(?<=,) /)) {
    const last = lines.at(-1)!
    if (last && last.length + part.length > WIDTH) lines.push(part)
    else lines[lines.length - 1] = last ? `${last} ${part}` : part
  }
  return lines.join('\n  ')
}
