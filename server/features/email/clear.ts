import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Clearing } from '../../events/clear.ts'

const forget = query((p: { ids: readonly number[] }) =>
  db
    .updateTable('emails')
    .set({ letter: null, last_error: sql.lit(null) })
    .where('id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where('status', '!=', 'queued'),
)

/** Clears the text of old emails and why they failed; keeps the time of writing, the recipient, and if they left. */
export const clearLetters: Clearing = {
  kind: 'letters',
  days: ({ keep_letters_days }) => keep_letters_days,
  clear: (tx, ids) => tx.run(forget, { ids }),
}
