import { sayingColumns } from '../../db/saying-columns.ts'
import type { Reader } from '../../db/writer.ts'
import { csvRecords } from '../../lib/csv.ts'
import { inMajor } from '../../lib/in-major.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { columnsOf, currencyOf } from './cells.ts'
import { ownFields, rowsBehind } from './queries.ts'
import type { PackTable, Row } from './tables/pack-table.ts'
import type { Telling } from './telling.ts'

/** Rows in memory at a time. */
const PAGE = 500

/** Counts the rows that a file has been given. */
export interface Tally {
  rows: number
}

/** A table as CSV, piece by piece: UTF-8 with the mark by which spreadsheets tell it. */
export function* csvOf(reader: Reader, table: PackTable, telling: Telling, tally: Tally): Generator<string> {
  const { first = {}, beside = {}, worked = {} } = table
  const fields = [...ownFields(reader, table), ...Object.keys(beside), ...Object.keys(worked)]
  const columns = columnsOf(first, fields)
  yield `\uFEFF${csvRecords([columns.map(({ header }) => header)])}`
  for (const rows of pagesOf(reader, table, telling)) {
    tally.rows += rows.length
    yield csvRecords(rows.map((row) => columns.map(({ cell }) => cell(row, telling))))
  }
}

/** A table as one JSON list, piece by piece: every field, amounts in major units with their currency, instants in UTC. */
export function* jsonOf(reader: Reader, table: PackTable, telling: Telling, tally: Tally): Generator<string> {
  for (const rows of pagesOf(reader, table, telling)) {
    yield (tally.rows === 0 ? '[\n' : ',\n') + rows.map((row) => JSON.stringify(shown(row, telling))).join(',\n')
    tally.rows += rows.length
  }
  yield tally.rows === 0 ? '[]\n' : '\n]\n'
}

function shown(row: Row, telling: Telling): unknown {
  const currency = currencyOf(row, telling)
  const isMoney = Object.keys(row).some((field) => field.endsWith('_minor'))
  return inMajor(isMoney ? { ...row, currency } : row, currency)
}

function* pagesOf(reader: Reader, table: PackTable, telling: Telling): Generator<Row[]> {
  const own = ownFields(reader, table)
  for (let last: Row | undefined; ;) {
    const rows = rowsBehind(reader, table, { own, last, count: PAGE })
    if (rows.length > 0) yield rows.map((row) => told(row, table, telling))
    if (rows.length < PAGE) return
    last = rows.at(-1)
  }
}

/** A row with its sayings in words and with what is worked out of it. */
function told(row: Row, { table, worked = {} }: PackTable, telling: Telling): Row {
  const said = (sayingColumns[table] ?? []).map((column) => [
    column,
    formatSaying(row[column] as string | null, telling.reading),
  ])
  const made = Object.entries(worked).map(([field, make]) => [field, make(row, telling)])
  return { ...row, ...Object.fromEntries([...said, ...made]) }
}
