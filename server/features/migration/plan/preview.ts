import { codeEnd } from '../../../lib/code-rules.ts'
import type { InstructorRecord, Plan, PlannedRow, TypeRecord } from './model.ts'
import type { PlannedRecord } from '../records/model.ts'
import type { Said } from '../../../lib/sayings/sayings.ts'

export const PREVIEW_ROWS = 20

/** A row as it would become: its fate and the records behind it, with money in minor units. */
export interface PreviewRow {
  row: number
  subject: string
  disposition: PlannedRow['disposition']
  reason: Said | null
  record: Record<string, unknown>
}

/** The first rows as they would become. */
export function previewRows(plan: Plan, count = PREVIEW_ROWS): PreviewRow[] {
  const clients = new Map(plan.clients.map((client) => [client.key, client]))
  const types = new Map(plan.membership_types.map((type) => [type.key, type]))
  return plan.rows.slice(0, count).map((row) => {
    const client = clients.get(row.client ?? '')
    const type = types.get(row.membership_type ?? '')
    const { guardian: said, is_active, locale, ...draft } = client?.draft ?? {}
    const standing = { ...(is_active === false ? { client_status: false } : {}), ...(locale ? { locale } : {}) }
    const guardian = client?.guardian?.name ?? said?.full_name
    const record: Record<string, unknown> = {
      ...draft,
      ...standing,
      ...(guardian ? { guardian } : {}),
      ...(row.instructor ? shownInstructor(row.instructor) : {}),
      ...(type ? { membership: type.name, ...(plan.entity === 'membership_types' ? shownType(type.record) : {}) } : {}),
      ...(row.membership
        ? { ...row.membership, membership_notes: row.membership.notes, notes: client?.draft.notes ?? null }
        : {}),
      ...(row.record ? shownRecord(row.record) : {}),
    }
    return { row: row.row, subject: row.subject, disposition: row.disposition, reason: row.reason, record }
  })
}

function shownInstructor({ is_active, ...instructor }: InstructorRecord): Record<string, unknown> {
  return is_active ? instructor : { ...instructor, is_teaching: false }
}

function shownType(record: TypeRecord | null): Record<string, unknown> {
  const { terms = {}, ...type } = record ?? {}
  return { ...type, ...terms }
}

/** A record as it is looked through: without ids, and of a code no more than its end. */
function shownRecord({ kind: _, ...record }: PlannedRecord): Record<string, unknown> {
  const shown = Object.entries(record).filter(([field]) => !field.endsWith('_id') && field !== 'places')
  if (!('code' in record)) return Object.fromEntries(shown)
  const { is_active, ...card } = Object.fromEntries(shown)
  return { ...card, code: `…${codeEnd(record.code)}`, is_usable: is_active }
}

/** How many rows each fate has; they add up to the rows of the file. */
export function countDispositions(
  rows: readonly Pick<PlannedRow, 'disposition'>[],
): Record<PlannedRow['disposition'], number> {
  const counts = { created: 0, updated: 0, matched: 0, skipped: 0, rejected: 0 }
  for (const { disposition } of rows) counts[disposition] += 1
  return counts
}
