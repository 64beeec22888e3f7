import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { Instant } from '../../lib/time.ts'
import { isBooked } from './queries.ts'

/** Open bookings of classes that ended between two instants, with how many were checked in; what staff put back stays. */
export const openAfterClass = query((p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('bookings')
    .select(['bookings.id', 'bookings.status', 'cls.status as class_status', 'cls.ends_at'])
    .select((eb) =>
      eb
        .selectFrom('bookings as present')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('present.scheduled_class_id', '=', 'cls.id')
        .where('present.status', '=', 'checked_in')
        // A client added after the end does not show that the roster was used.
        .whereRef('present.created_at', '<', 'cls.ends_at')
        .$asScalar()
        .$notNull()
        .as('check_ins'),
    )
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<=', p.until)
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
    .where(isBooked)
    .where('bookings.undone_at', 'is', null)
    .orderBy('cls.starts_at')
    .orderBy('bookings.id'),
)

/** Open bookings of classes that begin between two instants and of which nobody was reminded. */
export const unreminded = query((p: { after: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('bookings')
    .select('bookings.id')
    .where('cls.starts_at', '>=', p.after)
    .where('cls.starts_at', '<=', p.until)
    .where('cls.status', '=', 'scheduled')
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
    .where(isBooked)
    .where('bookings.reminded_at', 'is', null)
    .orderBy('cls.starts_at')
    .orderBy('bookings.id'),
)

/** Open bookings of classes that begin between two instants, whose client has not signed a waiver that is asked for. */
export const unsignedBetween = query((p: { after: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('bookings')
    .select('bookings.id')
    .where('cls.starts_at', '>', p.after)
    .where('cls.starts_at', '<=', p.until)
    .where('cls.status', '=', 'scheduled')
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
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
    .orderBy(unindexed('bookings.id')),
)

/** The booking by which a client has a place in a class that begins at an instant. */
export const bookedForStart = query((p: { client_id: number; starts_at: Instant }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .select('bookings.id')
    .where('bookings.client_id', '=', p.client_id)
    .where('bookings.status', '=', sql.lit('booked'))
    .where('cls.starts_at', '=', p.starts_at),
)
