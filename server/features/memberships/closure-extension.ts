import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { membershipsInClosure } from './queries.ts'
import { endAfterClosure } from './term-rules.ts'

const extend = query((p: { id: number; expires_on: LocalDate; now: Instant }) =>
  db.updateTable('memberships').set({ expires_on: p.expires_on, updated_at: p.now }).where('id', '=', p.id),
)

/** How many packs, drop-ins and time passes are valid on one of these days. */
export function countPacksIn(reader: Reader, days: { starts_on: LocalDate; ends_on: LocalDate }): number {
  return reader.all(membershipsInClosure, days).length
}

/** Makes packs, drop-ins and time passes last longer by their days that fall into a closure; gives how many there were. */
export function extendForClosure(tx: Tx, act: Act, days: { starts_on: LocalDate; ends_on: LocalDate }): number {
  const memberships = tx.all(membershipsInClosure, days)
  for (const { id, begins_on, expires_on } of memberships) {
    if (expires_on === null) continue
    const extended = endAfterClosure({ begins_on, expires_on }, days)
    tx.run(extend, { id, expires_on: extended, now: act.now })
    const [before, after] = [{ expires_on }, { expires_on: extended }]
    audit(tx, act, 'membership.extend', { entity: 'membership', id, before, after })
  }
  return memberships.length
}
