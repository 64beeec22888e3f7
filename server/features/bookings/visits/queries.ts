import { db, query } from '../../../db/build.ts'

/** The starts of the classes a client has been checked in to, in no order. */
export const visitsByTime = query((p: { client_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .select('cls.starts_at')
    .where('bookings.client_id', '=', p.client_id)
    .where('bookings.status', '=', 'checked_in'),
)
