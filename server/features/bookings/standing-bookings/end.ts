import type { Act, Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { audit } from '../../audit/audit.ts'
import { actsAs } from '../access.ts'
import { bookingById } from '../booking-queries.ts'
import { cancelAndTell } from '../cancellation/cancel.ts'
import { giveUpEntry } from '../waitlist/give-up.ts'
import { loadStanding } from './load.ts'
import { presentStanding } from './present.ts'
import { bookingsMadeBy, endStandingRow, entriesMadeBy, standingById, type StandingRow } from './queries.ts'

/**
 * Ends a standing booking. Its bookings stay, unless `cancel_bookings`: then they are cancelled by the ordinary rules, and its
 * waitlist entries are left. One that has ended is unchanged.
 */
export function endStanding(
  ctx: Ctx,
  id: number,
  { cancel_bookings = false }: { cancel_bookings?: boolean | undefined },
  actingFor?: number,
) {
  return ctx.write((tx) => {
    const standing = loadStanding(ctx, tx, id, actingFor)
    if (standing.ended_at === null) {
      endFor(tx, ctx, standing, actsAs(ctx))
      if (cancel_bookings) cancelMade(tx, ctx, standing)
    }
    const showing = { now: ctx.now, by: actsAs(ctx), language: ctx.language }
    return presentStanding(tx, tx.one(standingById, { id })!, showing)
  })
}

/** Writes that a standing booking ends, and why. Tells nobody. */
export function endFor(
  tx: Tx,
  act: Act,
  before: StandingRow,
  because: NonNullable<StandingRow['ended_because']>,
): void {
  tx.run(endStandingRow, { id: before.id, because, now: act.now })
  const change = { entity: 'standing_booking', id: before.id } as const
  const was = { client_id: before.client_id, ended_at: null }
  audit(tx, act, 'standing_booking.end', { ...change, before: was, after: { ...was, ended_at: act.now } })
}

function cancelMade(tx: Tx, ctx: Ctx, { id }: StandingRow): void {
  for (const { id: booking_id } of tx.all(bookingsMadeBy, { standing_id: id, now: ctx.now })) {
    cancelAndTell(tx, ctx, tx.one(bookingById, { id: booking_id })!, null)
  }
  for (const entry of tx.all(entriesMadeBy, { standing_id: id })) giveUpEntry(tx, ctx, entry)
}
