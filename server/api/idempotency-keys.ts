import { db, query } from '../db/build.ts'
import type { Reader, Tx, Writer } from '../db/writer.ts'
import type { Effect } from '../http/effect.ts'
import { KEY_HOURS, type Claim, type IdempotencyStore, type KeyEntry, type Slot } from '../http/idempotency.ts'
import { addHours, type Instant } from '../lib/time.ts'

const find = query((p: Slot & { since: Instant }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('caller', '=', p.caller)
    .where('path', '=', p.path)
    .where('key', '=', p.key)
    .where('created_at', '>', p.since),
)
const keep = query((p: KeyEntry) =>
  db.replaceInto('idempotency_keys').values({
    caller: p.caller,
    path: p.path,
    key: p.key,
    body_hash: p.body_hash,
    status: p.status,
    answer: p.answer,
    created_at: p.created_at,
  }),
)
const forget = query((p: { before: Instant }) => db.deleteFrom('idempotency_keys').where('created_at', '<', p.before))

type Job<T> = (tx: Tx) => T extends PromiseLike<unknown> ? never : T

/** The keys in the studio's database. */
export function idempotencyKeys(app: { db: Reader; writer: Writer }): IdempotencyStore {
  return {
    find: (slot, since) => app.db.one(find, { ...slot, since }),
    keep: async (entry) => {
      await app.writer.write((tx) => {
        tx.run(keep, entry)
      })
    },
  }
}

/** Writes the effect of a request: once it is durable, so is its answer for every repeat with the same key. */
export async function writeEffect<T>(
  writer: Writer,
  effect: Effect,
  job: Job<T>,
  answerOf: (result: T) => unknown = (result) => result,
): Promise<T> {
  const { claim } = effect
  const result = await (claim ? writeClaimed(writer, claim, job, answerOf) : writer.write(job))
  effect.progress = 'all'
  return result
}

async function writeClaimed<T>(
  writer: Writer,
  claim: Claim,
  job: Job<T>,
  answerOf: (result: T) => unknown,
): Promise<T> {
  const { result, answer, entry } = await writer.write((tx) => {
    const result = job(tx) as T
    const answer = answerOf(result)
    const entry = claim.entry(answer)
    tx.run(keep, entry)
    return { result, answer, entry }
  })
  claim.committed(answer, entry)
  return result
}

/** Writes a part of a request that a repeat would find done, or do again without harm. */
export async function writeStep<T>(writer: Writer, effect: Effect, job: Job<T>): Promise<T> {
  const result = await writer.write(job)
  if (effect.progress === 'nothing') effect.progress = 'part'
  return result
}

/** Drops the keys that are older than a day. */
export function forgetKeys(tx: Tx, now: Instant): void {
  tx.run(forget, { before: addHours(now, -KEY_HOURS) })
}
