import { sql } from 'kysely'
import { withReader } from '../../db/read-only.ts'
import { sayingColumns } from '../../db/saying-columns.ts'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import { inMajor } from '../../lib/in-major.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import { loadClient } from '../clients/load.ts'
import { settingsOf } from '../settings/queries.ts'
import { readingOf } from '../settings/reading.ts'
import type { Holding } from './holdings/holding.ts'
import { holdings } from './holdings/index.ts'
import { subjectOf, type Subject } from './subject.ts'

type Row = Record<string, unknown>

/** Everything held on a client, list by list; amounts in major units, no secrets. For a separate thread. */
export function readHoldingsTask(
  { folder, clientId, language }: { folder: string; clientId: number; language: string },
  _emit: (nothing: never) => Promise<void>,
): Promise<Record<string, Row[]>> {
  return withReader(folder, (reader) => {
    const subject = subjectOf(reader, loadClient(reader, clientId))
    const { currency } = settingsOf(reader)
    const told = readingOf(reader, { language })
    const lists = holdings.flatMap((holding): [string, Row[]][] =>
      holding.exported === null ? [] : [[holding.exported, readHolding(reader, holding, subject, { currency, told })]],
    )
    return Object.fromEntries(lists)
  })
}

/** The same as the file of an archive: whatever is said at its `head`, and the records. */
export async function writeHoldingsTask(
  { head, ...asked }: Parameters<typeof readHoldingsTask>[0] & { head: object },
  emit: (nothing: never) => Promise<void>,
): Promise<Uint8Array> {
  const records = await readHoldingsTask(asked, emit)
  return Buffer.from(JSON.stringify({ ...head, records }, null, 2))
}

interface Words {
  currency: string
  told: Reading
}

function readHolding(reader: Reader, holding: Holding, subject: Subject, { currency, told }: Words): Row[] {
  const { table, rows, more, omit = [] } = holding
  const from = sql.table(table)
  const columns = more ? sql`${from}.*, ${more.columns}` : sql`${from}.*`
  const found = reader.all(
    reading(sql<Row>`SELECT ${columns} FROM ${from} ${more?.joins ?? sql``} WHERE ${rows(subject)} ORDER BY 1`),
  )
  return found.map((row) => {
    for (const column of omit) delete row[column]
    for (const column of sayingColumns[table] ?? []) {
      row[column] = formatSaying(row[column] as string | null, told)
    }
    return inMajor(row, typeof row['currency'] === 'string' ? row['currency'] : currency) as Row
  })
}
