import { sql, type Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { StandingBookingClassesTable, StandingBookingsTable } from '../../../db/tables/tables.generated.ts'
import type { KeptReason } from '../../../db/tables/values.ts'
import type { Instant, LocalDate } from '../../../lib/time.ts'
import { selectClasses } from '../../schedule/queries.ts'
import { takesSeat } from '../../schedule/seat-queries.ts'

export type StandingRow = Selectable<StandingBookingsTable>
export type HandledRow = Selectable<StandingBookingClassesTable>

export const standingById = query((p: { id: number }) =>
  db.selectFrom('standing_bookings').selectAll().where('id', '=', p.id),
)

/** The standing booking that a client has of a series. */
export const liveStanding = query((p: { series_id: number; client_id: number }) =>
  db
    .selectFrom('standing_bookings')
    .selectAll()
    .where('series_id', '=', p.series_id)
    .where('client_id', '=', p.client_id)
    .where('ended_at', 'is', null),
)

/** A client's standing bookings that have not ended, in the order in which they were made. */
export const standingOfClient = query((p: { client_id: number }) =>
  db
    .selectFrom('standing_bookings')
    .selectAll()
    .where('client_id', '=', p.client_id)
    .where('ended_at', 'is', null)
    .orderBy('id'),
)

/** Those of a series (null: of all) that have not ended, in the order of their series. */
export const liveStandings = query((p: { series_id: number | null; limit: number }) =>
  db
    .selectFrom('standing_bookings')
    .selectAll()
    .where('ended_at', 'is', null)
    .where(sql<boolean>`(${p.series_id} IS NULL OR standing_bookings.series_id = ${p.series_id})`)
    .orderBy('series_id')
    .orderBy('client_id')
    .limit(p.limit),
)

/** Tells if a date of a standing booking is left out: by the class it was, or before that was made by its day. */
const isSkipped = sql<boolean>`EXISTS (SELECT 1 FROM standing_booking_skips AS skip
  WHERE skip.standing_booking_id = standing_bookings.id
    AND (skip.scheduled_class_id = cls.id OR (skip.scheduled_class_id IS NULL AND skip.on_date = cls.occurrence_on)))`

/** The classes of standing bookings to come, with what became of each; a cross join keeps SQLite to that order. */
const classesToCome = (p: { now: Instant; until: Instant }) =>
  db
    .selectFrom('standing_bookings')
    .crossJoin('scheduled_classes as cls')
    .leftJoin('standing_booking_classes as handled', (join) =>
      join
        .onRef('handled.standing_booking_id', '=', 'standing_bookings.id')
        .onRef('handled.scheduled_class_id', '=', 'cls.id'),
    )
    .where('standing_bookings.ended_at', 'is', null)
    .whereRef('cls.series_id', '=', 'standing_bookings.series_id')
    .where('cls.starts_at', '>', p.now)
    .where('cls.starts_at', '<', p.until)
    .where('cls.status', '=', sql.lit('scheduled'))
    .where(sql<boolean>`NOT ${isSkipped}`)

/** Tells if a class is to be looked at now. */
const isDue = (now: Instant) => sql<boolean>`(handled.id IS NULL OR handled.look_at <= ${now})`

/** The classes in which a standing booking is due to be looked at, by start. */
export const classesDue = query((p: { now: Instant; until: Instant }) =>
  classesToCome(p).select('cls.id').select('cls.starts_at').where(isDue(p.now)).distinct().orderBy('cls.starts_at'),
)

/** The standing bookings of which a class is one and does not leave it out, those first that were made first. */
const standingsIn = (classId: number) =>
  db
    .selectFrom('standing_bookings')
    .selectAll()
    .where('series_id', '=', sql<number>`(SELECT series_id FROM scheduled_classes WHERE id = ${classId})`)
    .where('ended_at', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM standing_booking_skips AS skip
        WHERE skip.standing_booking_id = standing_bookings.id AND (skip.scheduled_class_id = ${classId}
          OR (skip.scheduled_class_id IS NULL
            AND skip.on_date = (SELECT occurrence_on FROM scheduled_classes WHERE id = ${classId}))))`,
    )
    .orderBy('created_at')
    .orderBy('id')

/** The standing bookings that are due to be looked at in a class. */
export const standingsDueIn = query((p: { class_id: number; now: Instant }) =>
  standingsIn(p.class_id).where(
    sql<boolean>`NOT EXISTS (SELECT 1 FROM standing_booking_classes AS kept
      WHERE kept.standing_booking_id = standing_bookings.id AND kept.scheduled_class_id = ${p.class_id}
        AND (kept.look_at IS NULL OR kept.look_at > ${p.now}))`,
  ),
)

/** Those that have no place in a class yet, whether or not they are due: somebody asks for one. */
export const standingsOpenIn = query((p: { class_id: number }) =>
  standingsIn(p.class_id).where(
    sql<boolean>`NOT EXISTS (SELECT 1 FROM standing_booking_classes AS made
      WHERE made.standing_booking_id = standing_bookings.id AND made.scheduled_class_id = ${p.class_id}
        AND made.outcome IN ('booked', 'waitlisted'))`,
  ),
)

/** The classes of one standing booking to come, by start, with what is known of each. */
export const datesOf = query((p: { standing_id: number; now: Instant; until: Instant }) =>
  db
    .selectFrom('standing_bookings')
    .crossJoin('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('standing_booking_classes as handled', (join) =>
      join
        .onRef('handled.standing_booking_id', '=', 'standing_bookings.id')
        .onRef('handled.scheduled_class_id', '=', 'cls.id'),
    )
    .select(['cls.id', 'cls.starts_at', 'cls.ends_at', 'handled.outcome', 'handled.reasons', 'handled.told_at'])
    .select('template.cancellation_window_hours as window')
    .select(isSkipped.as('is_skipped'))
    .select((eb) => [
      eb
        .selectFrom('bookings')
        .select('bookings.id')
        .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
        .whereRef('bookings.client_id', '=', 'standing_bookings.client_id')
        .where(takesSeat())
        .$asScalar()
        .as('booking_id'),
      eb
        .selectFrom('waitlist_entries as entry')
        .select('entry.id')
        .whereRef('entry.scheduled_class_id', '=', 'cls.id')
        .whereRef('entry.client_id', '=', 'standing_bookings.client_id')
        .where(sql<boolean>`entry.status IN ('waiting', 'offered')`)
        .$asScalar()
        .as('entry_id'),
    ])
    .where('standing_bookings.id', '=', p.standing_id)
    .whereRef('cls.series_id', '=', 'standing_bookings.series_id')
    .where('cls.starts_at', '>', p.now)
    .where('cls.starts_at', '<', p.until)
    .where('cls.status', '=', sql.lit('scheduled'))
    .orderBy('cls.starts_at'),
)

/** The classes of a series that take place after now, by start. */
export const toComeOfSeries = query((p: { series_id: number; now: Instant; until: Instant }) =>
  selectClasses()
    .where('cls.series_id', '=', p.series_id)
    .where('cls.starts_at', '>', p.now)
    .where('cls.starts_at', '<', p.until)
    .where('cls.status', '=', sql.lit('scheduled'))
    .orderBy('cls.starts_at'),
)

/** A class of a series that begins between two instants, where there is one. */
export const classBetween = query((p: { series_id: number; from: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes')
    .select(['id', 'starts_at'])
    .where('series_id', '=', p.series_id)
    .where('starts_at', '>=', p.from)
    .where('starts_at', '<=', p.until)
    .orderBy('starts_at')
    .limit(1),
)

/** The next class of a series that takes place, or would if its closure is taken back. */
export const nextOfSeries = query((p: { series_id: number; now: Instant }) =>
  db
    .selectFrom('scheduled_classes')
    .select(['id', 'starts_at'])
    .where('series_id', '=', p.series_id)
    .where('starts_at', '>', p.now)
    .where(({ or, eb }) => or([eb('status', '=', 'scheduled'), eb('closure_id', 'is not', null)]))
    .orderBy('starts_at')
    .limit(1),
)

/** The last class of a series. */
export const lastOfSeries = query((p: { series_id: number }) =>
  db
    .selectFrom('scheduled_classes')
    .select('id')
    .where('series_id', '=', p.series_id)
    .orderBy('starts_at', 'desc')
    .limit(1),
)

/** Tells if a series is continued no further as long as its template is not offered, or its location is closed. */
const isStopped = sql`(template.is_active = 0 OR place.is_active = 0)`

/** Standing bookings whose series, its template or its location goes on no more, and of which no class is to come. */
export const standingsOver = query((p: { now: Instant; today: LocalDate }) =>
  db
    .selectFrom('standing_bookings')
    .innerJoin('class_series as series', 'series.id', 'standing_bookings.series_id')
    .innerJoin('class_templates as template', 'template.id', 'series.template_id')
    .leftJoin('establishments as place', 'place.id', 'series.establishment_id')
    .selectAll('standing_bookings')
    .where('standing_bookings.ended_at', 'is', null)
    .where(
      sql<boolean>`(standing_bookings.ends_on < ${p.today} OR ((${isStopped} OR series.until_on IS NOT NULL
        OR series.occurrence_count IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM scheduled_classes AS later
        WHERE later.series_id = series.id AND later.starts_at > ${p.now}
          AND (later.status = 'scheduled' OR later.closure_id IS NOT NULL))
        AND (${isStopped} OR series.until_on <= series.made_until_on OR series.until_on < ${p.today}
          OR (series.occurrence_count IS NOT NULL AND series.made_until_on > ${p.today}))))`,
    )
    .orderBy('standing_bookings.series_id')
    .orderBy('standing_bookings.client_id'),
)

/** Tells if a client has booked a class, or been booked, and it was not given up before `since`. */
export const bookedSince = query((p: { class_id: number; client_id: number; since: Instant }) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('scheduled_class_id', '=', p.class_id)
    .where('client_id', '=', p.client_id)
    .where(({ or, eb }) => or([eb('cancelled_at', 'is', null), eb('cancelled_at', '>=', p.since)]))
    .orderBy('id', 'desc')
    .limit(1),
)

/** The same of a place on its waitlist. */
export const waitedSince = query((p: { class_id: number; client_id: number; since: Instant }) =>
  db
    .selectFrom('waitlist_entries')
    .select('id')
    .where('scheduled_class_id', '=', p.class_id)
    .where('client_id', '=', p.client_id)
    .where(({ or, eb }) => or([eb('status', 'in', ['waiting', 'offered']), eb('updated_at', '>=', p.since)]))
    .orderBy('id', 'desc')
    .limit(1),
)

/** The bookings that a standing booking has made in classes to come, and that stand. */
export const bookingsMadeBy = query((p: { standing_id: number; now: Instant }) =>
  db
    .selectFrom('standing_booking_classes as handled')
    .crossJoin('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .select('bookings.id')
    .whereRef('bookings.id', '=', 'handled.booking_id')
    .where('handled.standing_booking_id', '=', p.standing_id)
    .where('bookings.status', '=', 'booked')
    .where('cls.starts_at', '>', p.now)
    .orderBy('cls.starts_at'),
)

/** The waitlist entries that a standing booking has made, and that still wait. */
export const entriesMadeBy = query((p: { standing_id: number }) =>
  db
    .selectFrom('standing_booking_classes as handled')
    .crossJoin('waitlist_entries as entry')
    .selectAll('entry')
    .whereRef('entry.id', '=', 'handled.entry_id')
    .where('handled.standing_booking_id', '=', p.standing_id)
    .where('entry.status', 'in', ['waiting', 'offered'])
    .orderBy('entry.id'),
)

export const insertStanding = query(
  (
    p: Pick<StandingRow, 'client_id' | 'series_id' | 'seat_id' | 'starts_on' | 'ends_on' | 'made_by'> & {
      now: Instant
    },
  ) =>
    db.insertInto('standing_bookings').values({
      client_id: p.client_id,
      series_id: p.series_id,
      seat_id: p.seat_id,
      starts_on: p.starts_on,
      ends_on: p.ends_on,
      made_by: p.made_by,
      created_at: p.now,
      updated_at: p.now,
    }),
)

export const endStandingRow = query(
  (p: { id: number; because: NonNullable<StandingRow['ended_because']>; now: Instant }) =>
    db
      .updateTable('standing_bookings')
      .set({ ended_at: p.now, ended_because: p.because, updated_at: p.now })
      .where('id', '=', p.id),
)

export const insertSkip = query((p: { standing_id: number; on: LocalDate; class_id: number | null; now: Instant }) =>
  db
    .insertInto('standing_booking_skips')
    .values({ standing_booking_id: p.standing_id, on_date: p.on, scheduled_class_id: p.class_id, created_at: p.now }),
)

export const deleteSkip = query((p: { id: number }) => db.deleteFrom('standing_booking_skips').where('id', '=', p.id))

/** The dates that a standing booking leaves out, each as its class stands now. */
export const skipsOf = query((p: { standing_id: number }) =>
  db
    .selectFrom('standing_booking_skips as skip')
    .leftJoin('scheduled_classes as cls', 'cls.id', 'skip.scheduled_class_id')
    .select(['skip.id', 'skip.on_date', 'cls.starts_at'])
    .where('skip.standing_booking_id', '=', p.standing_id)
    .orderBy('skip.on_date'),
)

export interface Handled {
  standing_id: number
  class_id: number
  outcome: HandledRow['outcome']
  look_at: Instant | null
  reasons: readonly KeptReason[] | null
  booking_id: number | null
  entry_id: number | null
  now: Instant
}

/** Keeps the outcome for a class; if the class is refused again, keeps that its client was notified. */
export const keepHandled = query((p: Handled) =>
  db
    .insertInto('standing_booking_classes')
    .values({
      standing_booking_id: p.standing_id,
      scheduled_class_id: p.class_id,
      outcome: p.outcome,
      look_at: p.look_at,
      reasons: p.reasons,
      booking_id: p.booking_id,
      entry_id: p.entry_id,
      created_at: p.now,
      updated_at: p.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['standing_booking_id', 'scheduled_class_id']).doUpdateSet({
        outcome: p.outcome,
        look_at: p.look_at,
        reasons: p.reasons,
        booking_id: p.booking_id,
        entry_id: p.entry_id,
        updated_at: p.now,
      }),
    ),
)

/** Keeps that a place which a standing booking waited for was booked. */
export const keepBookedFromWaitlist = query((p: { entry_id: number; booking_id: number; now: Instant }) =>
  db
    .updateTable('standing_booking_classes')
    .set({ outcome: 'booked', booking_id: p.booking_id, updated_at: p.now })
    .where('entry_id', '=', p.entry_id)
    .where('outcome', '=', sql.lit('waitlisted')),
)

/** Refused classes to come whose clients are not yet notified, with the client. */
export const untoldRefusals = query((p: { now: Instant; before: Instant }) =>
  db
    .selectFrom('standing_booking_classes as handled')
    .innerJoin('standing_bookings as standing', 'standing.id', 'handled.standing_booking_id')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'handled.scheduled_class_id')
    .select(['handled.id', 'handled.reasons', 'standing.client_id', 'handled.scheduled_class_id', 'cls.starts_at'])
    .where('handled.outcome', '=', sql.lit('refused'))
    .where('handled.told_at', 'is', null)
    .where('handled.created_at', '<', p.before)
    .where('standing.ended_at', 'is', null)
    .where('cls.starts_at', '>', p.now)
    .where('cls.status', '=', 'scheduled')
    .orderBy('handled.created_at'),
)

export const keepTold = query((p: { id: number; now: Instant }) =>
  db.updateTable('standing_booking_classes').set({ told_at: p.now }).where('id', '=', p.id),
)

/** The last outcome for a class of a standing booking. */
export const handledIn = query((p: { standing_id: number; class_id: number }) =>
  db
    .selectFrom('standing_booking_classes')
    .selectAll()
    .where('standing_booking_id', '=', p.standing_id)
    .where('scheduled_class_id', '=', p.class_id),
)

export const seatNamed = query((p: { id: number }) =>
  db.selectFrom('room_plan_seats').select(['id', 'name', 'room_plan_id']).where('id', '=', p.id),
)

export const touchStanding = query((p: { id: number; now: Instant }) =>
  db.updateTable('standing_bookings').set({ updated_at: p.now }).where('id', '=', p.id),
)
