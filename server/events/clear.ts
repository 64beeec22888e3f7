import { sql } from 'kysely'
import { db, query } from '../db/build.ts'
import type { Tx } from '../db/writer.ts'
import type { Settings } from '../features/settings/queries.ts'

/** A kind of row whose details are kept for so many days only. Receipts, payments and signatures are of no such kind. */
export interface Clearing {
  kind: 'letters' | 'events' | 'audit'
  days: (settings: Settings) => number
  /** Lets go of the details of some rows; what is still under way it leaves alone. */
  clear: (tx: Tx, ids: readonly number[]) => unknown
}

const drop = query((p: { ids: readonly number[] }) =>
  db
    .deleteFrom('events')
    .where('id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where('handled_at', 'is not', null)
    .where('once_key', 'is', null),
)
const empty = query((p: { ids: readonly number[] }) =>
  db
    .updateTable('events')
    .set({ payload: {} as never })
    .where('id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where('handled_at', 'is not', null)
    .where('once_key', 'is not', null),
)

/** A handled event goes; of what happens once only it stays that it has happened. */
export const clearEvents: Clearing = {
  kind: 'events',
  days: ({ keep_events_days }) => keep_events_days,
  clear: (tx, ids) => {
    tx.run(drop, { ids })
    tx.run(empty, { ids })
  },
}
