import { sql, type Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { SlotHoldsTable } from '../../../db/tables/tables.generated.ts'
import type { Instant } from '../../../lib/time.ts'

export type SlotHoldRow = Selectable<SlotHoldsTable>

/** Text in the statement: only then does SQLite use its index. */
const isHeld = sql<boolean>`slot_holds.status = 'held'`

export const slotOfCheckout = query((p: { checkout_id: number }) =>
  db.selectFrom('slot_holds').selectAll().where('checkout_id', '=', p.checkout_id),
)

/** The slots that a client holds while they pay, the one that ends first before others. */
export const slotsHeldBy = query((p: { client_id: number; now: Instant }) =>
  db
    .selectFrom('slot_holds')
    .selectAll()
    .where('client_id', '=', p.client_id)
    .where(isHeld)
    .where('held_until', '>=', p.now)
    .orderBy('held_until')
    .orderBy('id'),
)

/** The slots of an instructor that are held for somebody else than a client, each until its buffer is over. */
export const slotsTaken = query(
  (p: { instructor_id: number; after: Instant; until: Instant; now: Instant; but_client_id: number | null }) =>
    db
      .selectFrom('slot_holds')
      .select(['starts_at', 'busy_until as ends_at'])
      .where('instructor_id', '=', p.instructor_id)
      .where('starts_at', '>', p.after)
      .where('starts_at', '<', p.until)
      .where(isHeld)
      .where('held_until', '>=', p.now)
      .where(sql<boolean>`client_id IS NOT ${p.but_client_id}`),
)

/** Slots held with instructors while they are paid, between two instants, each until its buffer is over; by start. */
export const slotsHeldWith = query(
  (p: { after: Instant; until: Instant; instructors: readonly number[]; now: Instant }) =>
    db
      .selectFrom('slot_holds')
      .innerJoin('appointment_services as service', 'service.id', 'slot_holds.service_id')
      .innerJoin('instructors', 'instructors.id', 'slot_holds.instructor_id')
      .innerJoin('staff', 'staff.id', 'instructors.user_id')
      .select([
        'service.name as service_name',
        'slot_holds.instructor_id',
        'staff.full_name as instructor_name',
        'slot_holds.starts_at',
        'slot_holds.ends_at',
        'slot_holds.busy_until',
      ])
      .where('slot_holds.instructor_id', 'in', sql<number>`(SELECT value FROM json_each(${p.instructors}))`)
      .where('slot_holds.starts_at', '>', p.after)
      .where('slot_holds.starts_at', '<', p.until)
      .where(isHeld)
      .where('held_until', '>=', p.now)
      .orderBy('slot_holds.starts_at')
      .orderBy('slot_holds.id'),
)

/** Slots that were held too long. */
export const lapsedSlots = query((p: { now: Instant }) =>
  db.selectFrom('slot_holds').selectAll().where(isHeld).where('held_until', '<', p.now).orderBy('held_until'),
)

/** Slots of an instructor that are held, no matter who pays. */
export const slotsOfInstructor = query((p: { instructor_id: number }) =>
  db.selectFrom('slot_holds').selectAll().where('instructor_id', '=', p.instructor_id).where(isHeld),
)

/** Slots to come between two instants that are held, to some moment at least. */
export const slotsBetween = query((p: { from: Instant; to: Instant; now: Instant }) =>
  db
    .selectFrom('slot_holds')
    .selectAll()
    .where('starts_at', '>=', p.from)
    .where('starts_at', '<', p.to)
    .where(isHeld)
    .where('held_until', '>=', p.now),
)

export const insertSlotHold = query(
  (p: Omit<SlotHoldRow, 'id' | 'status' | 'appointment_id' | 'created_at' | 'updated_at'> & { now: Instant }) =>
    db.insertInto('slot_holds').values({
      checkout_id: p.checkout_id,
      service_id: p.service_id,
      instructor_id: p.instructor_id,
      client_id: p.client_id,
      establishment_id: p.establishment_id,
      starts_at: p.starts_at,
      ends_at: p.ends_at,
      busy_until: p.busy_until,
      price_minor: p.price_minor,
      notes: p.notes,
      held_until: p.held_until,
      created_at: p.now,
      updated_at: p.now,
    }),
)

export const settleSlot = query(
  (p: { id: number; status: SlotHoldRow['status']; appointment_id: number | null; now: Instant }) =>
    db
      .updateTable('slot_holds')
      .set({ status: p.status, appointment_id: p.appointment_id, updated_at: p.now })
      .where('id', '=', p.id),
)
