import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'

/** The statuses of bookings that take a place. */
export const LIVE = ['booked', 'checked_in', 'no_show'] as const

const places = query((p: { class_id: number }) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('scheduled_class_id', '=', p.class_id)
      .where('status', 'in', LIVE)
      .$asScalar()
      .$notNull()
      .as('booked'),
    eb
      .selectFrom('waitlist_entries')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('scheduled_class_id', '=', p.class_id)
      .where('status', '=', 'offered')
      .$asScalar()
      .$notNull()
      .as('held'),
  ]),
)

/** The places of a class that bookings take, and those held by waitlist offers: never more together than its capacity. */
export function placesOf(reader: Reader, classId: number): { booked: number; held: number } {
  return reader.one(places, { class_id: classId }) ?? { booked: 0, held: 0 }
}

/** The bookings that take a place of a class, in the order in which they were made. */
export const bookingsOfClass = query((p: { class_id: number }) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('scheduled_class_id', '=', p.class_id)
    .where('status', 'in', LIVE)
    .orderBy('id'),
)
