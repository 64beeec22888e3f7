import { createHash } from 'node:crypto'
import { db, query } from '../db/build.ts'
import type { Reader, Tx } from '../db/writer.ts'
import { addHours, type Instant } from '../lib/time.ts'
import { Refusal } from '../api/errors.ts'

interface Slot {
  caller: string
  path: string
  key: string
}

const find = query((p: Slot) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer', 'created_at'])
    .where('caller', '=', p.caller)
    .where('path', '=', p.path)
    .where('key', '=', p.key),
)
const claim = query((p: Slot & { body_hash: string; created_at: Instant }) =>
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

/** How long a key is remembered. */
const HOURS = 24

/** Drops the keys that are older than a day. */
export function forgetKeys(tx: Tx, now: Instant): void {
  tx.run(forget, { before: addHours(now, -HOURS) })
}

/** The requests with an Idempotency-Key: those running now in memory, those done in the database. */
export class Idempotency {
  readonly #running = new Set<string>()

  /**
   * Begins a request with a key: gives the stored answer of an equal earlier one, or a record to complete. Refuses the
   * same key with another body, and one that is still running.
   */
  begin(reader: Reader, slot: Slot, body: Uint8Array, now: Instant): Stored | Pending {
    const name = `${slot.caller} ${slot.path} ${slot.key}`
    const bodyHash = createHash('sha256').update(body).digest('hex')
    const known = reader.one(find, slot)
    if (known && known.created_at > addHours(now, -HOURS)) {
      if (known.body_hash !== bodyHash) {
        throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body. Make a new key.')
      }
      if (known.status === null || known.answer === null) throw inProgress()
      return { kind: 'stored', status: known.status, answer: known.answer }
    }
    if (this.#running.has(name)) throw inProgress()
    this.#running.add(name)
    let claimed = false
    return {
      kind: 'pending',
      claim: (tx) => {
        if (claimed) return
        // The claim commits with the first effect of the request: a repeat after a crash can't do it twice.
        tx.run(claim, { ...slot, body_hash: bodyHash, created_at: now })
        claimed = true
      },
      undo: () => {
        claimed = false
      },
      keep: (tx, status, answer) => {
        tx.run(keep, { ...slot, status, answer })
      },
      wasClaimed: () => claimed,
      end: () => {
        this.#running.delete(name)
      },
    }
  }
}

interface Stored {
  kind: 'stored'
  status: number
  answer: string
}

export interface Pending {
  kind: 'pending'
  claim(tx: Tx): void
  /** The transaction of the claim was rolled back. */
  undo(): void
  keep(tx: Tx, status: number, answer: string): void
  wasClaimed(): boolean
  end(): void
}

function inProgress(): Refusal {
  return new Refusal(
    'IDEMPOTENCY_IN_PROGRESS',
    'The same request is being worked on, or its answer was lost. Look at the record before you try again with a new key.',
  )
}
