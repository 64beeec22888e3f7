import type { Act, App } from '../../context.ts'
import { emitOnce } from '../../events/emit.ts'
import type { Round } from '../../jobs/round.ts'
import { addHours } from '../../lib/time.ts'
import { aboutBooking } from './booking-events.ts'
import { bookingById } from './booking-queries.ts'
import { unsignedBetween } from './job-queries.ts'

const HOURS_BEFORE = 24

/** Says, once for each booking, that its class begins within a day and a waiver is still unsigned. */
export async function emitUnsignedWaivers(app: App, act: Act, round: Round): Promise<void> {
  const range = { after: act.now, until: addHours(act.now, HOURS_BEFORE) }
  await round.each('booking', app.db.all(unsignedBetween, range), ({ id }) =>
    app.writer.write((tx) => {
      const booking = tx.one(bookingById, { id })
      if (!booking) return
      const once = { key: id, payload: aboutBooking(booking) }
      emitOnce(tx, act, 'waiver.unsigned_before_class', booking.client_id, once)
    }),
  )
}
