import { sql, type Selectable } from 'kysely'
import type { Act } from '../../../context.ts'
import { db, query } from '../../../db/build.ts'
import type { SeatHoldsTable } from '../../../db/tables/tables.generated.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { letRunOut } from '../../billing/checkout/let-run-out.ts'

export type SeatHoldRow = Selectable<SeatHoldsTable>

/** Written as text in the statement: only then does SQLite use its index. */
const isHeld = sql<boolean>`seat_holds.status = 'held'`

export const holdById = query((p: { id: number }) => db.selectFrom('seat_holds').selectAll().where('id', '=', p.id))

export const holdOfCheckout = query((p: { checkout_id: number }) =>
  db.selectFrom('seat_holds').selectAll().where('checkout_id', '=', p.checkout_id),
)

/** The places that a client holds while they pay, the one that ends first before others. */
export const heldByClient = query((p: { client_id: number }) =>
  db.selectFrom('seat_holds').selectAll().where('client_id', '=', p.client_id).where(isHeld).orderBy('ends_at'),
)

/** The places of a class that are held while they are paid, in the order in which they were asked for. */
export const heldToPayIn = query((p: { class_id: number }) =>
  db.selectFrom('seat_holds').selectAll().where('scheduled_class_id', '=', p.class_id).where(isHeld).orderBy('id'),
)

/** Clients who are paying for a spot in a class, and until when it is held, in the order in which they asked. */
export const payingFor = query((p: { class_id: number }) =>
  db
    .selectFrom('seat_holds')
    .innerJoin('clients', 'clients.id', 'seat_holds.client_id')
    .leftJoin('room_plan_seats as seat', 'seat.id', 'seat_holds.seat_id')
    .select([
      'seat_holds.client_id',
      'clients.full_name as client_name',
      'seat.name as seat_name',
      'seat_holds.ends_at',
    ])
    .where('seat_holds.scheduled_class_id', '=', p.class_id)
    .where(isHeld)
    .orderBy('seat_holds.id'),
)

/** A part of statements: places that were held too long, in one class or (class_id null) in all. */
export const fromLapsedSeatHolds = (p: { now: Instant; class_id: number | null }) =>
  db
    .selectFrom('seat_holds')
    .where(isHeld)
    .where('ends_at', '<', p.now)
    .where(sql<boolean>`(${p.class_id} IS NULL OR seat_holds.scheduled_class_id = ${p.class_id})`)

export const lapsedSeatHolds = query((p: { now: Instant; class_id: number | null }) =>
  fromLapsedSeatHolds(p).selectAll().orderBy('ends_at').orderBy('id'),
)

/** The classes in which a place was held too long. */
export const classesWithLapsedSeatHolds = query((p: { now: Instant }) =>
  db.selectFrom('seat_holds').select('scheduled_class_id as id').where(isHeld).where('ends_at', '<', p.now).distinct(),
)

export const insertSeatHold = query(
  (p: Omit<SeatHoldRow, 'id' | 'status' | 'cancels_free' | 'created_at' | 'updated_at'> & { now: Instant }) =>
    db.insertInto('seat_holds').values({
      checkout_id: p.checkout_id,
      scheduled_class_id: p.scheduled_class_id,
      client_id: p.client_id,
      seat_id: p.seat_id,
      ends_at: p.ends_at,
      created_at: p.now,
      updated_at: p.now,
    }),
)

/** Has a place that is held go over to another checkout of the same client, who sees the class as it is now. */
export const takeOverHold = query(
  (p: { id: number; now: Instant } & Pick<SeatHoldRow, 'checkout_id' | 'seat_id' | 'ends_at'>) =>
    db
      .updateTable('seat_holds')
      .set({
        checkout_id: p.checkout_id,
        seat_id: p.seat_id,
        ends_at: p.ends_at,
        cancels_free: false,
        updated_at: p.now,
      })
      .where('id', '=', p.id),
)

const settleHold = query((p: { id: number; status: SeatHoldRow['status']; now: Instant }) =>
  db.updateTable('seat_holds').set({ status: p.status, updated_at: p.now }).where('id', '=', p.id),
)

/** Notes that the places held in a class are free to cancel once they are booked. */
export const freeHoldsIn = query((p: { class_id: number; now: Instant }) =>
  db
    .updateTable('seat_holds')
    .set({ cancels_free: true, updated_at: p.now })
    .where('scheduled_class_id', '=', p.class_id)
    .where(isHeld),
)

/** Lets places end no later than a class can be booked, which is at another time now. */
export const endHoldsBy = query((p: { class_id: number; until: Instant; now: Instant }) =>
  db
    .updateTable('seat_holds')
    .set({ ends_at: p.until, updated_at: p.now })
    .where('scheduled_class_id', '=', p.class_id)
    .where(isHeld)
    .where('ends_at', '>', p.until),
)

/** Ends the hold of a place; unless it is booked, its checkout is closed soon. */
export function endSeatHold(
  tx: Tx,
  act: Act,
  { id, checkout_id }: SeatHoldRow,
  status: 'booked' | 'lapsed' | 'released',
): void {
  tx.run(settleHold, { id, status, now: act.now })
  if (status !== 'booked') letRunOut(tx, act, checkout_id)
}
