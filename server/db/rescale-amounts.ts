import type { Database } from 'better-sqlite3'
import { decimals } from '../lib/decimal-rules.ts'

interface Column {
  name: string
  type: string
}

/**
 * Brings amounts that are kept with fewer decimals than their currency has (ISO 4217) to its minor units, in one
 * transaction: every column and every JSON key that ends in `_minor`, of rows in the studio's currency. `before` is called
 * where there is anything to do. True where there was.
 */
export function rescaleAmounts(database: Database, before: () => void): boolean {
  const kept = database.prepare('SELECT currency, currency_decimals FROM settings').get() as
    | { currency: string; currency_decimals: number | null }
    | undefined
  if (!kept || kept.currency_decimals === null) return false
  const { currency, currency_decimals: from } = kept
  const factor = 10 ** (decimals(currency) - from)
  if (factor === 1) return false
  before()
  database.transaction(() => rescale(database, currency, factor)).immediate()
  return true
}

function rescale(database: Database, currency: string, factor: number): void {
  database.function('rescaled', { deterministic: true }, (json) =>
    JSON.stringify(scaled(JSON.parse(String(json)), currency, factor)),
  )
  // Columns kept by triggers are scaled with their rows; frozen rows stay unchanged and are read again.
  const triggers = database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as {
    name: string
    sql: string
  }[]
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`)
  const tables = database
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    .pluck()
    .all() as string[]
  for (const table of tables) rescaleTable(database, table, currency, factor)
  for (const { sql } of triggers) database.exec(sql)
  database.prepare('UPDATE settings SET currency_decimals = ?').run(decimals(currency))
}

function rescaleTable(database: Database, table: string, currency: string, factor: number): void {
  const columns = database.pragma(`table_info("${table}")`) as Column[]
  const isOwn = columns.some(({ name }) => name === 'currency') ? `currency = '${currency}'` : '1'
  const amounts = columns
    .filter(({ name }) => name.endsWith('_minor'))
    .map(({ name }) => `"${name}" = CAST(round("${name}" * ${factor}) AS INTEGER)`)
  if (amounts.length > 0) database.exec(`UPDATE "${table}" SET ${amounts.join(', ')} WHERE ${isOwn}`)
  for (const { name } of columns.filter(({ type }) => type === 'JSON_TEXT'))
    database.exec(
      `UPDATE "${table}" SET "${name}" = rescaled("${name}") WHERE ${isOwn} AND instr("${name}", '_minor"') > 0`,
    )
}

/** A value of JSON with its amounts in the currency scaled. */
function scaled(value: unknown, currency: string, factor: number): unknown {
  if (Array.isArray(value)) return value.map((item) => scaled(item, currency, factor))
  if (typeof value !== 'object' || value === null) return value
  if ('currency' in value && value.currency !== currency) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key.endsWith('_minor') && typeof inner === 'number'
        ? Math.round(inner * factor)
        : scaled(inner, currency, factor),
    ]),
  )
}
