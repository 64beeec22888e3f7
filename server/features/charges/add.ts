import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import type { ChargeReason } from './because-rules.ts'
import type { ChargeRow } from './queries.ts'

export interface NewCharge {
  client_id: number
  kind: ChargeRow['kind']
  booking_id?: number | null
  appointment_id?: number | null
  membership_id?: number | null
  /** Above zero, in minor units of `currency`. */
  amount_minor: number
  /** The studio's, unless said otherwise. */
  currency?: string
  /** The purpose as the client reads it. */
  description: Said
  /** From then on it is due; until then it is pending and the client does not hear of it. */
  due_at: Instant
  /** Why it is owed. */
  because: ChargeReason
  /** A fee that the rule forgives, for the day it counts on: it is waived at once. */
  forgiven?: { on: LocalDate; reason: Said }
}

/** Puts something on a client's account: pending until `due_at`, or due at once. A fee of 0 is not a charge: undefined. */
export function addCharge(tx: Tx, act: Act, { forgiven, ...charge }: NewCharge): ChargeRow | undefined {
  if (charge.amount_minor === 0) return undefined
  return tx.returningOne(
    db
      .insertInto('charges')
      .values({
        ...charge,
        currency: charge.currency ?? settingsOf(tx).currency,
        ...(forgiven
          ? { status: 'waived', forgiven_on: forgiven.on, waived_at: act.now, waive_reason: forgiven.reason }
          : { status: charge.due_at > act.now ? 'pending' : 'due' }),
        created_at: act.now,
        updated_at: act.now,
      })
      .returningAll(),
  )
}

/** Marks one open charge as waived. */
export function writeWaiver(tx: Tx, act: Act, charge: ChargeRow, reason: Said): ChargeRow {
  const row = tx.returningOne(
    db
      .updateTable('charges')
      .set({ status: 'waived', waived_at: act.now, waive_reason: reason, updated_at: act.now })
      .where('id', '=', charge.id)
      .returningAll(),
  )
  audit(tx, act, 'charge.waive', { entity: 'charge', id: charge.id, before: charge, after: row })
  for (const { ended } of act.seams.charges) ended?.(tx, act, row)
  return row
}
