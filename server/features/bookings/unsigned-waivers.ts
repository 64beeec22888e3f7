import { sql } from 'kysely'
import type { Act, App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import { emitOnce } from '../../events/emit.ts'
import type { Round } from '../../jobs/round.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { aboutBooking } from './booking-events.ts'
import { bookingById } from './booking-queries.ts'

const HOURS_BEFORE = 24

/** Open bookings of classes that begin between two instants, whose client has not signed a waiver that is asked for. */
const unsignedBetween = query((p: { after: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('bookings', 'bookings.scheduled_class_id', 'cls.id')
    .select('bookings.id')
    .where('cls.starts_at', '>', p.after)
    .where('cls.starts_at', '<=', p.until)
    .where('cls.status', '=', 'scheduled')
    .where(sql<boolean>`bookings.status = 'booked'`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('waivers')
          .select('waivers.id')
          .where('waivers.is_active', '=', true)
          .where('waivers.requires_before_booking', '=', true)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('waiver_signatures')
                  .select('waiver_signatures.id')
                  .whereRef('waiver_signatures.client_id', '=', 'bookings.client_id')
                  .whereRef('waiver_signatures.waiver_id', '=', 'waivers.id')
                  .whereRef('waiver_signatures.version', '=', 'waivers.version'),
              ),
            ),
          ),
      ),
    )
    .orderBy('bookings.id'),
)

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
