import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { reading } from '../../db/statement.ts'
import { archiveOf, type ArchivedFile } from '../../documents/archive.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toMajor } from '../../lib/money.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentSignature, signaturesOfClient } from '../waivers/queries.ts'
import { signaturePdf } from '../waivers/sign.ts'
import type { Holding } from './holdings/holding.ts'
import { holdings } from './holdings/index.ts'
import { subjectOf, type Subject } from './subject.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { readingOf } from '../settings/reading.ts'
import { saidColumns } from '../../db/said-columns.ts'

type Row = Record<string, unknown>

/** Everything held on a client, list by list; amounts in major units, no secrets. That staff looked is in the audit log. */
export async function exportClient(ctx: Ctx, id: number) {
  const client = loadClient(ctx.db, id)
  const { studio_name, currency } = settingsOf(ctx.db)
  const subject = subjectOf(ctx.db, client)
  const lists = holdings.flatMap((holding): [string, Row[]][] =>
    holding.exported === null ? [] : [[holding.exported, readHolding(ctx, holding, subject, currency)]],
  )
  if (ctx.caller.role === 'manager') {
    await ctx.write((tx) => audit(tx, ctx, 'client.export', { entity: 'client', id }))
  }
  return { client_id: id, exported_at: ctx.now, studio_name, records: Object.fromEntries(lists) }
}

/** The export as a ZIP: the data, each signed waiver as a PDF, and a manifest with the SHA-256 of each file. */
export async function exportArchive(ctx: Ctx, id: number): Promise<FileAnswer> {
  const data = await exportClient(ctx, id)
  const files: ArchivedFile[] = [{ name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }]
  for (const row of ctx.db.all(signaturesOfClient, { client_id: id })) {
    files.push({ name: `waivers/waiver-${row.id}.pdf`, bytes: await signaturePdf(ctx.db, presentSignature(row)) })
  }
  const bytes = await archiveOf(files, { client_id: id, exported_at: ctx.now }, ctx.now)
  return { bytes, type: 'application/zip', name: `client-${id}.zip` }
}

function readHolding(ctx: Ctx, holding: Holding, subject: Subject, currency: string): Row[] {
  const { table, rows, more, omit = [] } = holding
  const from = sql.table(table)
  const columns = more ? sql`${from}.*, ${more.columns}` : sql`${from}.*`
  const told = readingOf(ctx.db, ctx)
  const found = ctx.db.all(
    reading(sql<Row>`SELECT ${columns} FROM ${from} ${more?.joins ?? sql``} WHERE ${rows(subject)} ORDER BY 1`),
  )
  return found.map((row) => {
    for (const column of omit) delete row[column]
    for (const column of saidColumns[table] ?? []) {
      row[column] = formatSaying(row[column] as string | null, told)
    }
    return inMajor(row, typeof row['currency'] === 'string' ? row['currency'] : currency) as Row
  })
}

/** Amounts in minor units become amounts in major units, at any depth: `amount_minor: 1850` is `amount: 18.5`. */
function inMajor(value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inMajor(item, currency))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('_minor') && typeof inner === 'number'
        ? [key.slice(0, -'_minor'.length), toMajor(inner, currency)]
        : [key.replace(/_minor$/, ''), inMajor(inner, currency)],
    ),
  )
}
