import { byClock } from '../../../clock/steps.ts'
import type { Act, App } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { systemActor } from '../../../api/caller.ts'
import type { BookingView } from '../booking-queries.ts'
import { endSeatHold, lapsedSeatHolds } from '../buying/queries.ts'
import { endHold, lapsedHolds } from '../guests/queries.ts'
import { bookStandingIn, isStandingDueIn } from '../standing-bookings/book-due.ts'
import { fillSeats } from './fill-seats.ts'
import { anyLapsed, lapsedOffers, moveEntry, queueOfClass } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/**
 * Ends lapsed offers and spots held too long for guests and for clients who are paying (of one class, or of all), and hands
 * their spots on. Returns how many there were.
 */
export function passOnOffers(tx: Tx, act: Act, classId: number | null = null): number {
  const which = { now: act.now, class_id: classId }
  if (!tx.one(anyLapsed, which)) return 0
  const [lapsed, holds] = [tx.all(lapsedOffers, which), tx.all(lapsedHolds, which)]
  const unpaid = tx.all(lapsedSeatHolds, which)
  const bySystem = { ...act, actor: systemActor }
  const offers = Map.groupBy(lapsed, (entry) => entry.scheduled_class_id)
  for (const id of new Set([...lapsed, ...holds, ...unpaid].map((one) => one.scheduled_class_id))) {
    byClock(tx, act, stepOf(tx, id), () => {
      for (const hold of holds) if (hold.scheduled_class_id === id) endHold(tx, act, hold, 'lapsed')
      for (const hold of unpaid) if (hold.scheduled_class_id === id) endSeatHold(tx, act, hold, 'lapsed')
      for (const entry of offers.get(id) ?? []) {
        const reason = say('waitlist.offer_expired', { until: entry.offer_expires_at! })
        moveEntry(tx, act.now, entry, { status: 'expired' }, { code: 'WAITLIST_OFFER_EXPIRED', reason })
      }
      fillSeats(tx, bySystem, id)
    })
  }
  return lapsed.length + holds.length + unpaid.length
}

/**
 * Does what is due in a class before somebody takes a place in it, in the transaction that takes it. Standing bookings come before
 * them where the class has just opened; gives what was booked by them, without a letter each for the one given as `quietly`.
 */
export function settleSeats(tx: Tx, act: Act, classId: number, quietly?: number): BookingView[] {
  passOnOffers(tx, act, classId)
  // A night may have just ended: what was held for the queue is offered to it before anybody books past it.
  fillSeats(tx, act, classId)
  return bookStandingIn(tx, act, classId, { isAsked: true, quietly })
}

/**
 * Passes lapsed offers on and makes the standing bookings that are due, before a page shows a class (or all of them, where only
 * offers are passed on). It uses a separate transaction, so that the page is right even where the job has not run yet.
 */
export async function settleOffers(ctx: App & Act, classId: number | null = null): Promise<void> {
  const isLapsed = ctx.db.one(anyLapsed, { now: ctx.now, class_id: classId }) !== undefined
  const isStandingDue = classId !== null && isStandingDueIn(ctx.db, ctx.now, classId)
  if (!isLapsed && !isStandingDue) return
  await ctx.writer.write((tx) => {
    passOnOffers(tx, ctx, classId)
    if (isStandingDue) bookStandingIn(tx, ctx, classId)
  })
}

/** Looks again at a waitlist because time has passed: a night may have ended, booking may have closed. */
export function fillSeatsByClock(tx: Tx, act: Act, classId: number): void {
  byClock(tx, act, stepOf(tx, classId), () => fillSeats(tx, act, classId))
}

function stepOf(tx: Tx, id: number) {
  const touched = () => ({ waitlist_entries: tx.all(queueOfClass, { class_id: id }).map((entry) => entry.id) })
  return { entity: 'scheduled_class' as const, id, touched }
}
