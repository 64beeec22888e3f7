import { CompiledQuery } from 'kysely'
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

/** Lists as one text, which both clients send alike. */
const list = (values: readonly (string | number)[]) => values.join(' ')
const texts = (at: number) => `string_to_array($${at}, ' ')`
const numbers = (at: number) => `${texts(at)}::bigint[]`

/**
 * Begins: hashes ($1) and leases ($2). Ended: licenses ($3), leases ($4) and tokens ($5), and whether this is a
 * repeat ($6). Now, as a moment ($7) and in billionths ($8). Where nothing has ended the commit does not wait for the disk: a
 * lease that is lost with the power is nobody's (`synchronous_commit`).
 */
const COUNT = `
WITH quick AS MATERIALIZED (SELECT CASE WHEN $3 = '' THEN set_config('synchronous_commit', 'off', true) END),
asked AS MATERIALIZED (
  SELECT decode(hex, 'hex') AS hash, array_agg(lease) AS wanted
  FROM unnest(${texts(1)}, ${numbers(2)}) AS call (hex, lease) GROUP BY hex
),
ended AS MATERIALIZED (
  SELECT license, lease, tokens FROM unnest(${numbers(3)}, ${numbers(4)}, ${numbers(5)}) AS call (license, lease, tokens)
),
held AS MATERIALIZED (
  SELECT id, key_hash, status, usage_period_end, ai_tokens_used, leases FROM quick, license
  WHERE key_hash = ANY (ARRAY(SELECT hash FROM asked)) OR id = ANY (${numbers(3)})
  ORDER BY id FOR UPDATE OF license
),
counted AS MATERIALIZED (
  SELECT id, key_hash, status = 'active' AND usage_period_end > $7::timestamptz AS is_open,
    ai_tokens_used + (
      SELECT coalesce(sum(tokens), 0)::bigint FROM ended
      WHERE license = id AND (NOT $6::boolean OR lease = ANY (leases))
    ) AS used,
    ARRAY(
      SELECT lease FROM unnest(leases) AS lease
      WHERE lease > $8::bigint AND lease NOT IN (SELECT ended.lease FROM ended WHERE license = id)
    ) AS kept
  FROM held
),
decided AS MATERIALIZED (
  SELECT id, used, kept, wanted[1 : ${MOST_IN_FLIGHT} - cardinality(kept)] AS begun
  FROM counted LEFT JOIN asked ON hash = key_hash AND is_open AND used < ${CAP}
)
UPDATE license SET ai_tokens_used = used, leases = kept || begun
FROM decided WHERE license.id = decided.id
RETURNING license.id, encode(license.key_hash, 'hex') AS hex, array_to_string(begun, ' ') AS begun`

/** A license as it was counted, with the leases of it that began. */
interface Counted {
  id: number
  hex: string
  begun: string | null
}

/**
 * Ends calls and begins calls in one statement. First tokens are counted and places freed; a repeat counts those alone whose place
 * is still theirs, so that what was counted already is not counted again. Then each license that is active, in its period and
 * under its cap takes as many as leave at most four under way. Rows are locked in their order, so that replicas take turns and
 * never wait for each other in a circle. Gives the license of each call that began; leases of two licenses may be the same.
 */
export async function countCalls(
  store: Store,
  now: Instant,
  { begin, end, isRepeat }: { begin: readonly Beginning[]; end: readonly Ending[]; isRepeat: boolean },
): Promise<(call: Beginning) => number | undefined> {
  const parameters = [
    list(begin.map(({ hash }) => hash.toString('hex'))),
    list(begin.map(({ lease }) => lease)),
    list(end.map(({ license }) => license)),
    list(end.map(({ lease }) => lease)),
    list(end.map(({ tokens }) => tokens)),
    isRepeat,
    now,
    billionths(now),
  ]
  const counted = CompiledQuery.raw(COUNT, parameters) as CompiledQuery<Counted>
  const { rows } = await store.executeQuery(counted)
  const counts = new Map(rows.map((row) => [row.hex, row]))
  return ({ hash, lease }) => {
    const row = counts.get(hash.toString('hex'))
    return row?.begun?.split(' ').includes(lease) ? row.id : undefined
  }
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
