import { sql } from 'kysely'
import type { Instant } from '../../../server/lib/time.ts'
import type { Store } from '../../db/store.ts'
import { billionths, CAP, MOST_IN_FLIGHT } from './lease-rules.ts'

/** A call that would begin: the hash of its key, and the lease it would have. */
export interface Beginning {
  hash: Buffer
  lease: string
}

/** A call that has ended. */
export interface Ending {
  license: number
  lease: string
  tokens: number
}

/** Commits without waiting for the disk, so that rows are held by nobody meanwhile (asynchronous commit). */
const quick = sql`quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`

/** Lists as one text, which both clients send alike. */
const texts = (values: readonly (string | number)[]) => sql`string_to_array(${values.join(' ')}::text, ' ')`
const numbers = (values: readonly (string | number)[]) => sql`${texts(values)}::bigint[]`

/** The leases of a row that still count. */
const counting = (now: Instant) =>
  sql`ARRAY(SELECT lease FROM unnest(license.leases) AS lease WHERE lease > ${billionths(now)}::bigint)`

/**
 * Begins calls in one statement: each license that is active, in its period and under its cap takes as many as leave at most four
 * under way. Gives the license of each that began, undefined for the others. Rows are locked in their order, so that replicas take
 * turns and never wait for each other in a circle.
 */
export async function beginCalls(
  store: Store,
  calls: readonly Beginning[],
  now: Instant,
): Promise<(number | undefined)[]> {
  const hashes = calls.map(({ hash }) => hash.toString('hex'))
  const leases = calls.map(({ lease }) => lease)
  const { rows } = await sql<{ id: number; leases: string[] }>`
    WITH ${quick},
    asked AS (
      SELECT decode(hex, 'hex') AS hash, array_agg(lease) AS wanted
      FROM unnest(${texts(hashes)}, ${numbers(leases)}) AS call (hex, lease) GROUP BY hex
    ),
    held AS MATERIALIZED (
      SELECT license.id, asked.wanted FROM quick, license JOIN asked ON license.key_hash = asked.hash
      ORDER BY license.id FOR UPDATE OF license
    )
    UPDATE license
    SET leases = ${counting(now)} || held.wanted[1 : ${MOST_IN_FLIGHT} - cardinality(${counting(now)})]
    FROM held
    WHERE license.id = held.id AND status = 'active' AND usage_period_end > ${now}::timestamptz
      AND ai_tokens_used < ${CAP} AND cardinality(${counting(now)}) < ${MOST_IN_FLIGHT}
    RETURNING license.id, license.leases::text[] AS leases`.execute(store)
  const begun = new Map(rows.flatMap((row) => row.leases.map((lease) => [lease, row.id] as const)))
  return leases.map((lease) => begun.get(lease))
}

/**
 * Ends calls in one statement: counts their tokens and frees their places, durable once `toDisk` has resolved. A repeat counts those alone whose place is still theirs,
 * so that what was counted already is not counted again.
 */
export async function endCalls(store: Store, calls: readonly Ending[], isRepeat: boolean): Promise<void> {
  const [ids, leases, tokens] = [
    calls.map(({ license }) => license),
    calls.map(({ lease }) => lease),
    calls.map((call) => call.tokens),
  ]
  await sql`
    WITH ${quick},
    ended AS MATERIALIZED (
      SELECT call.id, call.lease, call.tokens
      FROM unnest(${numbers(ids)}, ${numbers(leases)}, ${numbers(tokens)}) AS call (id, lease, tokens)
    ),
    held AS MATERIALIZED (
      SELECT license.id FROM quick, license WHERE license.id IN (SELECT ended.id FROM ended)
      ORDER BY license.id FOR UPDATE OF license
    )
    UPDATE license
    SET ai_tokens_used = ai_tokens_used + (
        SELECT coalesce(sum(ended.tokens), 0)::bigint FROM ended
        WHERE ended.id = license.id AND (NOT ${isRepeat}::boolean OR ended.lease = ANY (license.leases))
      ),
      leases = ARRAY(
        SELECT lease FROM unnest(license.leases) AS lease
        WHERE lease NOT IN (SELECT ended.lease FROM ended WHERE ended.id = license.id)
      )
    FROM held WHERE license.id = held.id`.execute(store)
}

/** Brings what was committed before to the disk: a commit that writes next to nothing, and is waited for. */
export async function toDisk(store: Store): Promise<void> {
  await sql`SELECT pg_logical_emit_message(true, 'license', 'counted')`.execute(store)
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
