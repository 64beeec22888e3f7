import { sql } from 'kysely'
import type { Instant } from '../../../server/lib/time.ts'
import type { Store } from '../../db/store.ts'
import { billionths, CAP, MOST_IN_FLIGHT } from './lease-rules.ts'

/** The leases of the row that still count at $now. */
const counting = (now: Instant) =>
  sql`ARRAY(SELECT lease FROM unnest(leases) AS lease WHERE lease > ${billionths(now)}::bigint)`

/**
 * Begins a call for the license of a key, in one statement: it is active, in its period and under its cap, and few enough calls
 * are under way. Gives its id, or undefined where one of these is not so. The row's lock makes replicas take turns.
 */
export async function beginCall(store: Store, hash: Buffer, { now, lease }: { now: Instant; lease: string }) {
  const { rows } = await sql<{ id: number }>`
    UPDATE license SET leases = array_append(${counting(now)}, ${lease}::bigint)
    WHERE key_hash = ${hash} AND status = 'active' AND usage_period_end > ${now}::timestamptz AND ai_tokens_used < ${CAP}
      AND cardinality(${counting(now)}) < ${MOST_IN_FLIGHT}
    RETURNING id`.execute(store)
  return rows[0]?.id
}

/** Ends a call: counts its tokens and frees its place, in one statement. */
export async function endCall(store: Store, id: number, { lease, tokens }: { lease: string; tokens: number }) {
  await sql`
    UPDATE license SET ai_tokens_used = ai_tokens_used + ${tokens}::bigint, leases = array_remove(leases, ${lease}::bigint)
    WHERE id = ${id}::bigint`.execute(store)
}

/** Counts from nothing for a new period, if the old one is still the one that was seen: of many who try one does it. */
export async function beginPeriod(
  store: Store,
  id: number,
  { seen, end }: { seen: Instant; end: Instant },
): Promise<void> {
  await store
    .updateTable('license')
    .set({ ai_tokens_used: 0, usage_period_end: end })
    .where('id', '=', id)
    .where('usage_period_end', '=', seen)
    .execute()
}
