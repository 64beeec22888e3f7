import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { Page } from '../../lib/paginate.ts'
import type { Instant } from '../../lib/time.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import { isSaid } from '../../lib/sayings/sayings.ts'
import { tellRecords, type Told } from './records/tell.ts'

const actedOnce = query((p: { id: number }) =>
  db.selectFrom('audit_entries').select('id').where('actor_kind', '=', 'staff').where('actor_id', '=', p.id).limit(1),
)

/** True if a staff account ever changed anything. */
export function hasActed(reader: Reader, staffId: number): boolean {
  return reader.one(actedOnce, { id: staffId }) !== undefined
}

type Fields = Record<string, unknown> | null

export interface AuditFilter extends Page {
  actor_id?: number | undefined
  entity?: string | undefined
  entity_id?: number | undefined
  action?: string | undefined
  from?: Instant | undefined
  before?: Instant | undefined
}

/** The changed fields, with sayings in words. */
function inWords(fields: Fields, reading: Reading): Fields {
  if (fields === null) return null
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, isSaid(value) ? formatSaying(value, reading) : value]),
  )
}

/** A page of the log, newest first; what its entries name is read once a kind. */
export function auditPage(reader: Reader, reading: Reading, filter: AuditFilter) {
  let select = db.selectFrom('audit_entries').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  if (filter.actor_id) select = select.where('actor_id', '=', filter.actor_id)
  if (filter.entity) select = select.where('entity', '=', filter.entity)
  if (filter.entity_id) select = select.where('entity_id', '=', filter.entity_id)
  if (filter.action) select = select.where('action', '=', filter.action)
  if (filter.from) select = select.where('at', '>=', filter.from)
  if (filter.before) select = select.where('at', '<', filter.before)
  const page = readPage(reader, select, filter, (entry) => entry)
  const tell = tellRecords(reader, page.items as Told[])
  const items = page.items.map(({ before, after, ...entry }) => ({
    ...entry,
    before: inWords(before as Fields, reading),
    after: inWords(after as Fields, reading),
    ...tell({ entity: entry.entity, entity_id: entry.entity_id, before: before as Fields, after: after as Fields }),
  }))
  return { ...page, items }
}
