import { sql, type RawBuilder } from 'kysely'
import { db, query } from '../../db/build.ts'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import type { PackTable, Row } from './tables/pack-table.ts'

/** The fields that are read of a table: its own columns, in their order, but those that stay behind. */
export function ownFields(reader: Reader, { table, omit = [] }: PackTable): string[] {
  const columns = reader.all(reading(sql<{ name: string }>`SELECT name FROM pragma_table_info(${table})`))
  return columns.map(({ name }) => name).filter((name) => !omit.includes(name))
}

/** So many rows in the order of the key, from the beginning or behind a row. */
export function rowsBehind(
  reader: Reader,
  { table, beside = {}, key = ['id'] }: PackTable,
  { own, last, count }: { own: readonly string[]; last: Row | undefined; count: number },
): Row[] {
  const keys = key.map((column) => sql.ref(`${table}.${column}`))
  const columns: RawBuilder<unknown>[] = [
    ...own.map((column) => sql.ref(`${table}.${column}`)),
    ...Object.entries(beside).map(([name, expression]) => sql`${expression} AS ${sql.ref(name)}`),
  ]
  const behind = last && sql`WHERE (${sql.join(keys)}) > (${sql.join(key.map((column) => last[column]))})`
  return reader.all(
    reading(sql<Row>`SELECT ${sql.join(columns)} FROM ${sql.table(table)} ${behind ?? sql``}
      ORDER BY ${sql.join(keys)} LIMIT ${count}`),
  )
}

/** The signatures behind an id, so many of them. */
export const signatureIds = query((p: { behind: number; count: number }) =>
  db.selectFrom('waiver_signatures').select('id').where('id', '>', p.behind).orderBy('id').limit(p.count),
)
