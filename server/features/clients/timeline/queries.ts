import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { db } from '../../../db/build.ts'
import { readPage } from '../../../db/page.ts'
import { reading as readingSql } from '../../../db/statement.ts'
import type { Reader } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import type { Page } from '../../../lib/paginate.ts'
import type { Instant } from '../../../lib/time.ts'
import type { timelineKind } from './contract.ts'
import { sources, type Source } from './sources.ts'
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

type Key = Pick<Happening, 'at' | 'kind' | 'entity_id'>

/**
 * A page of everything that happened with a client, newest first. When what happened is read of the whole life, what it
 * was of those on the page only.
 */
export function timelinePage(reader: Reader, reading: Reading, clientId: number, page: Page) {
  const all = sources(clientId)
  const keys = union(all.map((source) => source.keys))
  const select = db
    .selectFrom(sql<Key>`(${keys})`.as('happening'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('entity_id', 'desc')
  const { items, ...rest } = readPage(reader, select, page, (key) => key)
  const happened = readHappenings(reader, all, items)
  return { items: items.map((key) => present(happened.get(nameOf(key))!, reading)), ...rest }
}

function readHappenings(reader: Reader, all: readonly Source[], keys: readonly Key[]): Map<string, Happening> {
  if (keys.length === 0) return new Map()
  const ids = [...new Set(keys.map(({ entity_id }) => entity_id))]
  const rows = reader.all(readingSql(sql<Happening>`${union(all.map((source) => source.about(ids)))}`))
  return new Map(rows.map((row) => [nameOf(row), row]))
}

const union = (selects: readonly RawBuilder<unknown>[]) =>
  sql.join(
    selects.map((select) => sql`SELECT * FROM (${select})`),
    sql` UNION ALL `,
  )

const nameOf = ({ at, kind, entity_id }: Key) => `${at} ${kind} ${entity_id}`

function present({ amount_minor, said, ...row }: Happening, reading: Reading) {
  return {
    ...row,
    name: row.kind.startsWith('charge.') ? formatSaying(row.name, reading) : row.name,
    detail: [row.detail, formatSaying(said, reading)].filter((part) => part !== null).join(': ') || null,
    amount: amount_minor === null || row.currency === null ? null : toMajor(amount_minor, row.currency),
  }
}
