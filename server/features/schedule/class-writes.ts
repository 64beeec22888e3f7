import { db, query } from '../../db/build.ts'
import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'

interface Planned {
  id: number
  starts_at: Instant
  ends_at: Instant
  capacity: number
  instructor_id: number | null
  substituted_instructor_id: number | null
  establishment_id: number | null
  room_plan_id: number | null
  price_minor: number | null
  is_edited: boolean
}

const update = query((p: Planned & { now: Instant }) =>
  db
    .updateTable('scheduled_classes')
    .set({
      starts_at: p.starts_at,
      ends_at: p.ends_at,
      capacity: p.capacity,
      instructor_id: p.instructor_id,
      substituted_instructor_id: p.substituted_instructor_id,
      establishment_id: p.establishment_id,
      room_plan_id: p.room_plan_id,
      price_minor: p.price_minor,
      is_edited: p.is_edited,
      updated_at: p.now,
    })
    .where('id', '=', p.id),
)

const cancel = query((p: { id: number; reason: string | null; closure_id: number | null; now: Instant }) =>
  db
    .updateTable('scheduled_classes')
    .set({
      status: 'cancelled',
      cancel_reason: p.reason,
      cancelled_at: p.now,
      closure_id: p.closure_id,
      updated_at: p.now,
    })
    .where('id', '=', p.id),
)

/** Writes when, where, by whom and how large a class is. */
export function writeClass(tx: Tx, now: Instant, planned: Planned): void {
  tx.run(update, { ...planned, now })
}

/** Cancels a scheduled class: its row, then everything that follows for those who booked it or wait for it. */
export function cancelClassRow(
  tx: Tx,
  act: Act,
  id: number,
  { reason, closureId = null }: { reason: string | null; closureId?: number | null },
): void {
  tx.run(cancel, { id, reason, closure_id: closureId, now: act.now })
  const [before, after] = [{ status: 'scheduled' }, { status: 'cancelled', cancel_reason: reason }]
  audit(tx, act, 'class.cancel', { entity: 'class', id, before, after })
  for (const { cancelled } of act.seams.classes) cancelled?.(tx, act, id, reason)
}
