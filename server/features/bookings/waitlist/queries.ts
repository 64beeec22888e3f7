import { sql, type Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import { unindexed } from '../../../db/statement.ts'
import type { WaitlistEntriesTable } from '../../../db/tables/tables.generated.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { type Said } from '../../../lib/sayings/sayings.ts'
import { holdsSeat, isQueued } from '../../schedule/seat-queries.ts'
import { fromLapsedSeatHolds } from '../buying/queries.ts'
import { fromLapsedHolds } from '../guests/queries.ts'

export type EntryRow = Selectable<WaitlistEntriesTable>

/** Written as text in the statement: only then does SQLite use its index. */
const isWaiting = sql<boolean>`waitlist_entries.status = 'waiting'`

export const entryById = query((p: { id: number }) =>
  db.selectFrom('waitlist_entries').selectAll().where('id', '=', p.id),
)

/** Those who wait for a class or hold an offer, first come first. */
export const queueOfClass = query((p: { class_id: number }) =>
  db
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('scheduled_class_id', '=', p.class_id)
    .where(isQueued())
    .orderBy('id'),
)

/** The queues of some classes, first come first. */
export const queuesOf = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('waitlist_entries')
    .select(['id', 'scheduled_class_id'])
    .where('scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where(isQueued())
    .orderBy('id'),
)

interface Lapsed {
  now: Instant
  class_id: number | null
}

/** A client who is paying for the spot offered to them has it until that hold ends. */
const nobodyPays = (now: Instant) => sql<boolean>`NOT EXISTS (SELECT 1 FROM seat_holds
  WHERE seat_holds.scheduled_class_id = waitlist_entries.scheduled_class_id
    AND seat_holds.client_id = waitlist_entries.client_id AND seat_holds.status = 'held' AND seat_holds.ends_at >= ${now})`

const fromLapsedOffers = (p: Lapsed) =>
  db
    .selectFrom('waitlist_entries')
    .where(holdsSeat())
    .where('offer_expires_at', '<', p.now)
    .where(nobodyPays(p.now))
    .where(sql<boolean>`(${p.class_id} IS NULL OR waitlist_entries.scheduled_class_id = ${p.class_id})`)

/** Offers that have lapsed, of one class or (class_id null) of all. */
export const lapsedOffers = query((p: Lapsed) => fromLapsedOffers(p).selectAll().orderBy(unindexed('id')))

/** Gives a row where an offer has lapsed, or a place was held too long, in one class or in all: each look at a class asks. */
export const anyLapsed = query((p: Lapsed) =>
  fromLapsedOffers(p)
    .select('id')
    .unionAll(fromLapsedHolds(p).select('id'))
    .unionAll(fromLapsedSeatHolds(p).select('id'))
    .limit(1),
)

/** The classes in which an offer has lapsed. */
export const classesWithLapsedOffers = query((p: { now: Instant }) =>
  db
    .selectFrom('waitlist_entries')
    .select('scheduled_class_id as id')
    .where(holdsSeat())
    .where('offer_expires_at', '<', p.now)
    .where(nobodyPays(p.now))
    .distinct()
    .orderBy(unindexed('scheduled_class_id')),
)

/** The classes for which somebody waits. */
export const classesWaitedFor = query((_: object) =>
  db.selectFrom('waitlist_entries').select('scheduled_class_id as id').distinct().where(isWaiting).orderBy('id'),
)

export const insertEntry = query((p: { scheduled_class_id: number; client_id: number; now: Instant }) =>
  db.insertInto('waitlist_entries').values({
    scheduled_class_id: p.scheduled_class_id,
    client_id: p.client_id,
    created_at: p.now,
    updated_at: p.now,
  }),
)

const save = query((p: Omit<EntryRow, 'scheduled_class_id' | 'client_id' | 'created_at'>) =>
  db
    .updateTable('waitlist_entries')
    .set({
      status: p.status,
      offered_at: p.offered_at,
      offer_expires_at: p.offer_expires_at,
      told_at: p.told_at,
      skip_code: p.skip_code,
      skip_reason: p.skip_reason,
      booking_id: p.booking_id,
      seat_id: p.seat_id,
      updated_at: p.updated_at,
    })
    .where('id', '=', p.id),
)

const insertMove = query(
  (p: {
    entry_id: number
    from_status: EntryRow['status'] | null
    to_status: EntryRow['status']
    code: string | null
    reason: Said | null
    at: Instant
  }) =>
    db.insertInto('waitlist_moves').values({
      entry_id: p.entry_id,
      from_status: p.from_status,
      to_status: p.to_status,
      code: p.code,
      reason: p.reason,
      at: p.at,
    }),
)

/** Writes the first row of an entry's log: it joined. */
export function logJoin(tx: Tx, entryId: number, now: Instant): void {
  tx.run(insertMove, { entry_id: entryId, from_status: null, to_status: 'waiting', code: null, reason: null, at: now })
}

/** Changes a waitlist entry and keeps the move, with the code and the words its client can read. */
export function moveEntry(
  tx: Tx,
  now: Instant,
  entry: EntryRow,
  changes: Partial<EntryRow>,
  why: { code: string | null; reason: Said | null } = { code: null, reason: null },
): EntryRow {
  const after = { ...entry, ...changes, updated_at: now }
  tx.run(save, after)
  tx.run(insertMove, { entry_id: entry.id, from_status: entry.status, to_status: after.status, ...why, at: now })
  return after
}

/** The log of some entries, oldest first. */
export const movesOf = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('waitlist_moves')
    .selectAll()
    .where('entry_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .orderBy('id'),
)

export const queuedEntries = query((p: { client_id: number }) =>
  db.selectFrom('waitlist_entries').selectAll().where('client_id', '=', p.client_id).where(isQueued()).orderBy('id'),
)
