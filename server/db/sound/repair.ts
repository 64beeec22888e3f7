import type { Database } from 'better-sqlite3'
import { computedKindOf, jsonOf, kindOf, type Kind } from './kinds.ts'
import type { Shape } from './shapes.ts'

/** A column as a statement gives it back: where it comes from, null where it was computed. */
export interface Given {
  name: string
  table: string | null
  column: string | null
  type: string | null
}

type Convert = (value: unknown) => unknown

/** How values of a column come back from the database; undefined: as they are there. */
export function conversionOf(database: Database, { name, table, column, type }: Given): Convert | undefined {
  if (type === 'BOOLEAN') return (value) => (value === null ? null : value === 1)
  if (type === 'JSON_TEXT') {
    if (table === null || column === null) return (value) => parsed(value, null)
    const { shape, otherwise } = jsonOf(table, column)
    const instead = otherwise ?? (isNullable(database, table, column) ? null : {})
    return (value) => fitted(value, shape, instead)
  }
  if (type !== 'TEXT' && type !== null) return undefined
  if (table === null || column === null) {
    const kind = computedKindOf(name)
    return kind && repairing(kind, kind.otherwise)
  }
  const kind = kindOf(column)
  return kind && repairing(kind, insteadOf(database, table, column, kind))
}

const repairing =
  ({ isSound }: Kind, instead: unknown): Convert =>
  (value) =>
    value === null || typeof value === 'number' || (typeof value === 'string' && isSound(value)) ? value : instead

function fitted(stored: unknown, { fits, mended }: Shape, instead: unknown): unknown {
  if (stored === null) return null
  const value = parsed(stored, undefined)
  if (fits(value)) return value
  return mended?.(value) ?? structuredClone(instead)
}

function parsed(stored: unknown, instead: unknown): unknown {
  if (typeof stored !== 'string') return stored === null ? null : instead
  try {
    return JSON.parse(stored)
  } catch {
    return instead
  }
}

interface ColumnInfo {
  name: string
  notnull: number
  dflt_value: string | null
}

/** A table's columns are asked for once: statements that name them are prepared by the hundred. */
const known = new WeakMap<Database, Map<string, ReadonlyMap<string, ColumnInfo>>>()

function infoOf(database: Database, table: string, column: string): ColumnInfo | undefined {
  const tables = known.get(database) ?? new Map<string, ReadonlyMap<string, ColumnInfo>>()
  known.set(database, tables)
  const columns =
    tables.get(table) ??
    new Map((database.pragma(`table_info("${table}")`) as ColumnInfo[]).map((info) => [info.name, info]))
  tables.set(table, columns)
  return columns.get(column)
}

const isNullable = (database: Database, table: string, column: string): boolean =>
  infoOf(database, table, column)?.notnull === 0

/** The column's own default, or nothing, or what the kind has for it. */
function insteadOf(database: Database, table: string, column: string, kind: Kind): string | null {
  const info = infoOf(database, table, column)
  const [, byDefault] = /^'(.*)'$/.exec(info?.dflt_value ?? '') ?? []
  return byDefault ?? (info?.notnull === 0 && !kind.isTelling ? null : kind.otherwise)
}
