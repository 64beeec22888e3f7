import type { Act, App } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { systemActor } from '../../../api/caller.ts'
import { fillSeats } from './fill-seats.ts'
import { lapsedOffers, moveEntry } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Ends the offers that have lapsed (of one class, or of all) and hands their places on. Gives how many there were. */
export function passOnOffers(tx: Tx, act: Act, classId: number | null = null): number {
  const lapsed = tx.all(lapsedOffers, { now: act.now, class_id: classId })
  const bySystem = { ...act, actor: systemActor }
  for (const entry of lapsed) {
    const reason = say('waitlist.offer_expired', { until: entry.offer_expires_at! })
    moveEntry(tx, act.now, entry, { status: 'expired' }, { code: 'WAITLIST_OFFER_EXPIRED', reason })
  }
  for (const id of new Set(lapsed.map((entry) => entry.scheduled_class_id))) fillSeats(tx, bySystem, id)
  return lapsed.length
}

/**
 * Passes lapsed offers on before anybody looks at a class (or at all of them), in a transaction of its own, so that what is
 * seen is true even where the job has not come round yet.
 */
export async function settleOffers(ctx: App & Act, classId: number | null = null): Promise<void> {
  if (ctx.db.all(lapsedOffers, { now: ctx.now, class_id: classId }).length === 0) return
  await ctx.writer.write((tx) => passOnOffers(tx, ctx, classId))
}
