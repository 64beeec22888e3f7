import type { Database } from 'better-sqlite3'
import { KEPT_DAYS as EVENT_DAYS } from './events.ts'
import { DAY, iso } from './making.ts'

/** For how long a studio keeps the details of what its made years have left out already, by its settings. */
const kept = [
  ['letters', 'emails', 'created_at', 365],
  ['events', 'events', 'occurred_at', EVENT_DAYS],
  ['audit', 'audit_entries', 'at', 1095],
] as const

/** Notes up to which row old details are gone, as the studio would have day by day: else it would look through all at its start. */
export function noteCleared(database: Database, now: number): void {
  const note = database.prepare('INSERT INTO cleared_until (kind, id) VALUES (?, ?)')
  for (const [kind, table, column, days] of kept) {
    const at = database.prepare(`SELECT ${column} FROM ${table} WHERE id = ?`).pluck()
    let [low, high] = [0, database.prepare(`SELECT max(id) FROM ${table}`).pluck().get() as number]
    // Ids have no gaps, and grow with time.
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((at.get(middle) as string) < iso(now - days * DAY)) low = middle
      else high = middle - 1
    }
    note.run(kind, low)
  }
}
