import { byClock } from '../../clock/steps.ts'
import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Round } from '../../jobs/round.ts'
import type { Job } from '../../jobs/runner.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { findSettings, settingsOf } from '../settings/queries.ts'
import { markNoShow } from './attendance/attendance.ts'
import { bookingById, type BookingView } from './booking-queries.ts'
import { termsOfCancelling } from './present.ts'
import { CORRECTION_DAYS } from './cancellation/cancel-rules.ts'
import { isAutomaticNoShow } from './attendance/check-in-rules.ts'
import { openAfterClass, unreminded } from './job-queries.ts'
import { classOf, tellOfClass } from './letters.ts'
import { classesWithLapsedSeatHolds } from './buying/queries.ts'
import { fillSeatsByClock, passOnOffers } from './waitlist/offers.ts'
import { classesWithLapsedHolds, dropGuests, oldGuests } from './guests/queries.ts'
import { saveBooking } from './queries.ts'
import { LOOK_MINUTES, toRemindOf } from './reminder-rules.ts'
import { standingJobs } from './standing-bookings/jobs.ts'
import { classesWaitedFor, classesWithLapsedOffers } from './waitlist/queries.ts'

/** Jobs that the studio runs automatically for bookings. */
export const bookingJobs: readonly Job[] = [
  { name: 'hand free places to the waitlists', everyMinutes: 1, run: moveWaitlists },
  ...standingJobs,
  { name: 'mark no-shows', everyMinutes: 10, run: markMissed },
  { name: 'remind of classes', everyMinutes: LOOK_MINUTES, run: remind },
  { name: 'forget guests of long ago', everyMinutes: 24 * 60, run: forgetGuests },
]

/** Passes lapsed offers and guests' places on, and looks again at every waitlist: quiet hours may have ended, booking may have closed. */
async function moveWaitlists({ db, writer }: App, act: Act, round: Round): Promise<void> {
  const { now } = act
  const lapsed = [classesWithLapsedOffers, classesWithLapsedHolds, classesWithLapsedSeatHolds].flatMap((held) =>
    db.all(held, { now }),
  )
  await round.each('class', lapsed, ({ id }) => writer.write((tx) => passOnOffers(tx, act, id)))
  const waitedFor = db.all(classesWaitedFor, {})
  await round.each('class', waitedFor, ({ id }) => writer.write((tx) => fillSeatsByClock(tx, act, id)))
}

/** Days that a guest's details are kept after their wish, or after their class if they were booked. */
const GUEST_DAYS = 30
const FORGOTTEN_AT_ONCE = 200

async function forgetGuests({ db, writer }: App, _: Act, round: Round): Promise<void> {
  const before = addHours(round.certain, -24 * GUEST_DAYS)
  while (!round.isStopping) {
    const ids = db.all(oldGuests, { before, limit: FORGOTTEN_AT_ONCE }).map(({ id }) => id)
    if (ids.length === 0) return
    await writer.write((tx) => tx.run(dropGuests, { ids }))
  }
}

/** Marks those not checked in as no-shows, an hour after the end, in classes whose roster was used. */
async function markMissed({ db, writer }: App, act: Act, round: Round): Promise<void> {
  const range = { from: addHours(act.now, -24 * CORRECTION_DAYS), until: act.now }
  const missed = db
    .all(openAfterClass, range)
    .filter((open) => isAutomaticNoShow(open.status, { ...open, status: open.class_status }, act.now))
  const mark = (tx: Tx, id: number) => {
    const booking = tx.one(bookingById, { id })
    if (booking?.status === 'booked') byClock(tx, act, stepOf(id), () => markNoShow(tx, act, booking))
  }
  await round.each('booking', missed, ({ id }) => writer.write((tx) => mark(tx, id)))
}

/** Reminds of classes that begin soon; who booked after the time to remind, or has less than an hour left, is not reminded. */
async function remind({ db, writer }: App, act: Act, round: Round): Promise<void> {
  const hours = findSettings(db)?.reminder_hours_before ?? 0
  if (hours === 0) return
  const write = (tx: Tx, id: number) => {
    const booking = tx.one(bookingById, { id })
    if (booking?.status !== 'booked') return
    byClock(tx, act, stepOf(id), () => remindOf(tx, act, booking, addHours(booking.starts_at, -hours)))
  }
  await round.each('booking', db.all(unreminded, toRemindOf(act.now, hours)), ({ id }) =>
    writer.write((tx) => write(tx, id)),
  )
}

const stepOf = (id: number) => ({ entity: 'booking' as const, id, touched: () => ({ bookings: [id] }) })

function remindOf(tx: Tx, act: Act, booking: BookingView, dueAt: Instant): void {
  tx.run(saveBooking, { ...booking, reminded_at: act.now })
  if (booking.created_at > dueAt) return
  const cost = termsOfCancelling(booking, { now: act.now, settings: settingsOf(tx), by: 'client' })
  const free_until = cost && cost.free_until > act.now ? cost.free_until : null
  const about = { ...classOf(booking), seat_name: booking.seat_name }
  tellOfClass(tx, act, booking.client_id, 'class_reminder', about, { free_until })
}
