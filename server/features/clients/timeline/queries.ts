import { sql } from 'kysely'
import type { z } from 'zod'
import { db } from '../../../db/build.ts'
import { readPage } from '../../../db/page.ts'
import type { Reader } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import type { Page } from '../../../lib/paginate.ts'
import type { Instant } from '../../../lib/time.ts'
import type { timelineKind } from './contract.ts'
import { sources } from './sources.ts'
import { formatSaying, type Reading } from '../../../lib/sayings/format.ts'

interface Happening {
  at: Instant
  kind: z.output<typeof timelineKind>
  entity_id: number
  name: string | null
  detail: string | null
  said: string | null
  class_starts_at: Instant | null
  credits: number | null
  amount_minor: number | null
  currency: string | null
}

/** A page of everything that happened with a client, newest first. */
export function timelinePage(reader: Reader, reading: Reading, clientId: number, page: Page) {
  const all = sql.join(
    sources(clientId).map((source) => sql`SELECT * FROM (${source})`),
    sql` UNION ALL `,
  )
  const select = db
    .selectFrom(sql<Happening>`(${all})`.as('happening'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('entity_id', 'desc')
  return readPage(reader, select, page, ({ amount_minor, said, ...row }) => ({
    ...row,
    name: row.kind.startsWith('charge.') ? formatSaying(row.name, reading) : row.name,
    detail: [row.detail, formatSaying(said, reading)].filter((part) => part !== null).join(': ') || null,
    amount: amount_minor === null || row.currency === null ? null : toMajor(amount_minor, row.currency),
  }))
}
