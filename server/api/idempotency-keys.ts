import { db, query } from '../db/build.ts'
import type { Reader, Tx, Writer } from '../db/writer.ts'
import { KEY_HOURS, type Claim, type IdempotencyStore, type Slot } from '../http/idempotency.ts'
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
const insert = query((p: Slot & { body_hash: string; created_at: Instant }) =>
  db.replaceInto('idempotency_keys').values({
    caller: p.caller,
    path: p.path,
    key: p.key,
    body_hash: p.body_hash,
    created_at: p.created_at,
  }),
)
const keep = query((p: Slot & { status: number; answer: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ status: p.status, answer: p.answer })
    .where('caller', '=', p.caller)
    .where('path', '=', p.path)
    .where('key', '=', p.key),
)
const forget = query((p: { before: Instant }) => db.deleteFrom('idempotency_keys').where('created_at', '<', p.before))

/** The keys in the studio's database. */
export function idempotencyKeys(app: { db: Reader; writer: Writer }): IdempotencyStore {
  return {
    find: (slot, since) => app.db.one(find, { ...slot, since }),
    keep: async (slot, status, answer) => {
      await app.writer.write((tx) => {
        tx.run(keep, { ...slot, status, answer })
      })
    },
  }
}

/** A write that claims the request's key first, in the same transaction. */
export function claiming<T>(claim: Claim, job: (tx: Tx) => T) {
  return (tx: Tx): T => {
    const isFirst = !claim.made
    try {
      if (isFirst) tx.run(insert, { ...claim.slot, body_hash: claim.bodyHash, created_at: claim.now })
      claim.made = true
      return job(tx)
    } catch (error) {
      if (isFirst) claim.made = false
      throw error
    }
  }
}

/** Drops the keys that are older than a day. */
export function forgetKeys(tx: Tx, now: Instant): void {
  tx.run(forget, { before: addHours(now, -KEY_HOURS) })
}
