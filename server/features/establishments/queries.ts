import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { EstablishmentsTable } from '../../db/tables/tables.generated.ts'
import { notFound, refuseFor } from '../../api/errors.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'
import { closedPlace, locationOf, placeSaid } from './place-rules.ts'

const byId = query((p: { id: number }) => db.selectFrom('establishments').selectAll().where('id', '=', p.id))

export const allEstablishments = query((_: object) => db.selectFrom('establishments').selectAll().orderBy('id'))

/** A location's row, or 404. */
export function loadEstablishment(reader: Reader, id: number): Selectable<EstablishmentsTable> {
  const row = reader.one(byId, { id })
  if (!row) throw notFound('location')
  return row
}

/** A location at which something may be planned, or 404; ESTABLISHMENT_INACTIVE where it is closed. */
export function loadOpenEstablishment(reader: Reader, id: number): Selectable<EstablishmentsTable> {
  const row = loadEstablishment(reader, id)
  if (row.is_active) return row
  throw refuseFor([{ ...closedPlace(row, say('establishments.closed', { name: row.name })), fix: 'reactivate' }])
}

/** Something may be moved to an open location, or stay where it is: 404, or ESTABLISHMENT_INACTIVE. */
export function loadPlaceFor(reader: Reader, id: number, current: readonly (number | null)[]) {
  return current.includes(id) ? loadEstablishment(reader, id) : loadOpenEstablishment(reader, id)
}

/** The name of the first location where several are open: only there it has to be said where something is. Else null. */
export function firstOfSeveral(reader: Reader): string | null {
  const all = reader.all(allEstablishments, {})
  return all.filter(({ is_active }) => is_active).length > 1 ? all[0]!.name : null
}

/** The location of a thing that names one, or none, as clients see it; null if the studio has only one. */
export const placeTold = (reader: Reader, named: string | null): string | null =>
  placeSaid(firstOfSeveral(reader), named)

/** The location of something that names one, or none: then it is at the first. */
export const placeOf = (reader: Reader, named: number | null): Selectable<EstablishmentsTable> =>
  loadEstablishment(reader, locationOf(named))

/**
 * Counts what is at a location: classes to come and their bookings, appointments to come, series that may go on, instructors,
 * kiosks.
 */
export const foundAt = query((p: { id: number; now: Instant }) =>
  db.selectNoFrom((eb) => {
    const classes = eb
      .selectFrom('scheduled_classes as cls')
      // Found by their time, not by their place (+): there all classes of years past would be read.
      .where(sql<boolean>`+cls.establishment_id = ${p.id}`)
      .where('cls.starts_at', '>=', p.now)
      .where('cls.status', '=', 'scheduled')
    const booked = classes
      .innerJoin('bookings', 'bookings.scheduled_class_id', 'cls.id')
      .where(sql<boolean>`bookings.status = 'booked'`)
    const count = eb.fn.countAll<number>().as('n')
    return [
      sql<number>`${classes.select(count)}`.as('classes'),
      sql<number>`${booked.select(count)}`.as('bookings'),
      sql<number>`${eb
        .selectFrom('appointments')
        // By their time as well, among those that are still open.
        .where(sql<boolean>`+appointments.establishment_id = ${p.id}`)
        .where('appointments.starts_at', '>=', p.now)
        .where(sql<boolean>`(appointments.status = 'booked' OR appointments.status = 'checked_in')`)
        .select(count)}`.as('appointments'),
      sql<number>`${eb
        .selectFrom('class_series as series')
        .innerJoin('class_templates as template', 'template.id', 'series.template_id')
        .where('series.establishment_id', '=', p.id)
        .where('template.is_active', '=', sql.lit(true))
        .where(sql<boolean>`(series.until_on IS NULL OR series.until_on > series.made_until_on)`)
        .select(count)}`.as('series'),
      sql<number>`${eb
        .selectFrom('instructors')
        .where('establishment_id', '=', p.id)
        .where('is_active', '=', sql.lit(true))
        .select(count)}`.as('instructors'),
      sql<number>`${eb.selectFrom('kiosks').where('establishment_id', '=', p.id).select(count)}`.as('kiosks'),
    ]
  }),
)
