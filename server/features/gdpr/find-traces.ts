import { waysToWrite } from '../../lib/address-rules.ts'
import { sql } from 'kysely'
import { withReader } from '../../db/read-only.ts'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import { freeText, spellings } from './free-text.ts'
import type { Holding, TableName } from './holdings/holding.ts'
import { holdings } from './holdings/index.ts'
import type { Subject, Trace } from './subject.ts'

/** Where a client is still found: their rows of each holding, rows of imported files, and rows with free text. */
export interface Found {
  /** In the order of the holdings; none of a table without row numbers. */
  held: number[][]
  import_rows: number[]
  words: { table: TableName; rows: number[] }[]
}

/**
 * Looks through everything for a client: the records held on them, rows of imports that are about the client or hold the
 * email address, and every text that may name them. It reads whole tables: run it in a separate thread.
 */
export function findTracesTask(
  { folder, subject }: { folder: string; subject: Subject },
  _emit: (nothing: never) => Promise<void>,
): Promise<Found> {
  return withReader(folder, (reader) => ({
    held: holdings.map((holding) => heldRows(reader, holding, subject)),
    import_rows: importedRows(reader, subject),
    words: freeText.flatMap(([table, columns]) => {
      const rows = rowsNaming(reader, table, columns, subject.traces)
      return rows.length > 0 ? [{ table, rows }] : []
    }),
  }))
}

/** Tables without row numbers are small: what is in them is erased at once. */
export const WITHOUT_ROWID: ReadonlySet<string> = new Set(['client_tags', 'idempotency_keys'])

function heldRows(reader: Reader, { table, rows }: Holding, subject: Subject): number[] {
  if (WITHOUT_ROWID.has(table)) return []
  const select = sql<{ row: number }>`SELECT rowid AS row FROM ${sql.table(table)} WHERE ${rows(subject)}`
  return reader.all(reading(select)).map(({ row }) => row)
}

function importedRows(reader: Reader, { id, full_name, address }: Subject): number[] {
  // Where there is no e-mail, a text that no cell holds.
  const [ascii, letters] = address === null ? ['\u0000', '\u0000'] : waysToWrite(address)
  const found = reader.all(
    reading(sql<{ id: number }>`
      SELECT r.id FROM import_parties AS p JOIN import_rows AS r
        ON r.job_id = p.job_id AND r.planned ->> '$.client' = p.key
        WHERE p.kind = 'client' AND p.record_id = ${id}
      UNION SELECT id FROM import_rows
        WHERE planned ->> '$.subject' = ${full_name} OR instr(lower(cells), ${ascii}) > 0 OR instr(lower(cells), ${letters}) > 0
          OR instr(lower(edits), ${ascii}) > 0 OR instr(lower(edits), ${letters}) > 0`),
  )
  return found.map((row) => row.id)
}

function rowsNaming(reader: Reader, table: TableName, columns: readonly string[], traces: readonly Trace[]): number[] {
  const spelled = traces.flatMap(spellings)
  if (spelled.length === 0) return []
  const like = ({ text }: Trace) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const matches = columns.flatMap((column) =>
    spelled.map((trace) => sql`${sql.ref(column)} LIKE ${like(trace)} ESCAPE '\\'`),
  )
  const select = sql<{
    row: number
  }>`SELECT rowid AS row FROM ${sql.table(table)} WHERE ${sql.join(matches, sql` OR `)}`
  return reader.all(reading(select)).map(({ row }) => row)
}
