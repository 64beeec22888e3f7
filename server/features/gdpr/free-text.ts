import { sql } from 'kysely'
import { reading, writing } from '../../db/statement.ts'
import type { Tx } from '../../db/writer.ts'
import type { TableName } from './holdings/holding.ts'
import type { Trace } from './subject.ts'

/** Where people write freely, or their words are copied to: somebody else's row can name a client there. */
export const freeText: readonly (readonly [table: TableName, columns: readonly string[]])[] = [
  ['client_notes', ['body']],
  ['client_views', ['name', 'asked']],
  ['tasks', ['title', 'notes']],
  ['bookings', ['cancel_reason', 'excuse_reason']],
  ['appointments', ['notes', 'cancel_reason']],
  ['slot_holds', ['notes']],
  ['instructor_time_off', ['reason']],
  ['guest_bookings', ['full_name']],
  ['waitlist_entries', ['skip_reason']],
  ['standing_booking_classes', ['reasons']],
  ['waitlist_moves', ['reason']],
  ['memberships', ['notes']],
  ['credit_entries', ['reason']],
  ['charges', ['description', 'waive_reason']],
  ['payments', ['reason']],
  ['receipts', ['lines']],
  ['product_sales', ['notes']],
  ['payroll_line_items', ['paid_notes']],
  ['day_closes', ['notes']],
  ['webhook_deliveries', ['payload', 'answer']],
  ['stock_movements', ['reason']],
  ['gift_cards', ['recipient_name', 'message']],
  ['checkouts', ['terms']],
  ['processor_refunds', ['request']],
  ['scheduled_classes', ['cancel_reason']],
  ['closures', ['reason']],
  ['substitute_requests', ['note']],
  ['emails', ['to_name', 'subject', 'letter', 'last_error']],
  ['automations', ['name']],
  ['automation_versions', ['steps']],
  ['automation_enrollments', ['payload', 'last_error']],
  ['notifications', ['title', 'body']],
  ['clock_steps', ['before']],
  ['events', ['payload', 'last_error']],
  ['audit_entries', ['before', 'after']],
  ['import_rows', ['cells', 'edits', 'planned', 'reason']],
  ['import_parties', ['key', 'planned']],
  ['import_records', ['before', 'after', 'kept_reason']],
  ['import_jobs', ['file_name', 'options', 'error']],
  ['clients', ['emergency_contact']],
]

/**
 * Replaces every trace of a client in rows of a table where people write freely; other people's words about other things
 * stay as they are. Gives how many rows it changed.
 */
export function sweepRows(tx: Tx, table: TableName, rows: readonly number[], traces: readonly Trace[]): number {
  const columns = freeText.find(([name]) => name === table)?.[1] ?? []
  const spelled = traces.flatMap(spellings)
  return rows.filter((row) => columns.filter((column) => sweep(tx, table, column, row, spelled)).length > 0).length
}

function sweep(tx: Tx, table: TableName, column: string, row: number, traces: readonly Trace[]): boolean {
  const [into, at] = [sql.table(table), sql.ref(column)]
  // Without its declared type the column comes and goes as the text it is, JSON too.
  const found = tx.one(
    reading(sql<{ text: string | null }>`SELECT CAST(${at} AS TEXT) AS text FROM ${into} WHERE rowid = ${row}`),
  )
  if (!found || found.text === null) return false
  const swept = traces.reduce((words, trace) => words.replaceAll(whole(trace.text), () => trace.instead), found.text)
  if (swept === found.text) return false
  tx.run(writing(sql`UPDATE ${into} SET ${at} = ${swept} WHERE rowid = ${row}`))
  return true
}

/** The text in any case, not as a part of a longer word or number. */
function whole(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
}

/** The spellings of a trace: in plain text, inside JSON, inside a saying in JSON, and inside HTML. */
export function spellings({ text, instead }: Trace): Trace[] {
  const inJson = JSON.stringify(text).slice(1, -1)
  const inSaying = JSON.stringify(inJson).slice(1, -1)
  const inHtml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return [...new Set([text, inJson, inSaying, inHtml])].map((spelled) => ({ text: spelled, instead }))
}
