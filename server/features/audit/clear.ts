import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Clearing } from '../../events/clear.ts'

const forget = query((p: { ids: readonly number[] }) =>
  db
    .updateTable('audit_entries')
    .set({ before: sql.lit(null), after: sql.lit(null) })
    .where('id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`),
)

/** Clears the before and after of an audit log entry; who did what to which record, and when, stays. */
export const clearAudit: Clearing = {
  kind: 'audit',
  days: ({ keep_audit_days }) => keep_audit_days,
  clear: (tx, ids) => tx.run(forget, { ids }),
}
