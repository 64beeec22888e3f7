import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import type { FileAnswer } from '../../../http/operation.ts'
import { csvRecords, type CsvCell } from '../../../lib/csv.ts'
import { localDate } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import type { ShownRow } from '../../clients/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { tableWords, type TableWord } from '../../settings/table-words.ts'
import type { ClientColumn } from '../columns-values.ts'
import { standingsOf, type Standing } from '../standing/standing.ts'
import type { bulkContract } from './contract.ts'
import { shownIn } from './queries.ts'

type Body = z.output<(typeof bulkContract)['POST /api/v1/clients/export']['body']>

interface Line {
  client: ShownRow
  standing: Standing
  zone: string
  words: (word: TableWord) => string
}

const day = (at: string | null, zone: string) => at && localDate(at, zone)

const CELLS: Record<ClientColumn, (line: Line) => CsvCell> = {
  name: ({ client }) => client.full_name,
  membership: ({ standing: { membership }, words }) =>
    membership && `${membership.name} (${words(`status.${membership.status}`)})`,
  credits: ({ standing }) => standing.credits,
  last_visit: ({ standing, zone }) => day(standing.last_visit_at, zone),
  next_class: ({ standing: { next_class: next }, zone }) => next && `${day(next.starts_at, zone)} ${next.class_name}`,
  owed: ({ standing }) => standing.owed,
  tags: ({ standing }) => standing.tags.map(({ name }) => name).join(', '),
  email: ({ client }) => client.email,
  phone: ({ client }) => client.phone,
  client_since: ({ client, zone }) => client.client_since_on ?? day(client.created_at, zone),
  birthday: ({ client }) => client.date_of_birth,
}

/** The chosen columns of some clients as a file; that somebody took it is kept. */
export async function exportClients(ctx: Ctx, body: Body): Promise<FileAnswer> {
  const { client_ids, columns, heading } = body
  const standings = standingsOf(ctx, client_ids)
  const clients = new Map(shownIn(ctx.db, client_ids).map((client) => [client.id, client]))
  const zone = settingsOf(ctx.db).timezone
  const words = tableWords(ctx.db, ctx)
  const rows = standings.map((standing) => {
    const line = { client: clients.get(standing.client_id)!, standing, zone, words }
    return columns.map((column) => CELLS[column](line))
  })
  await ctx.write((tx) =>
    audit(tx, ctx, 'client.export', { entity: 'client', id: null, after: { clients: rows.length, columns } }),
  )
  const text = heading ? `\uFEFF${csvRecords([columns.map(words), ...rows])}` : csvRecords(rows)
  return { bytes: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8', name: 'clients.csv' }
}
