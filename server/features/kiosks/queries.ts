import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { FIRST_ESTABLISHMENT } from '../establishments/place-rules.ts'
import { selectClasses } from '../schedule/queries.ts'

function selectKiosks() {
  return db
    .selectFrom('kiosks')
    .leftJoin('establishments', 'establishments.id', 'kiosks.establishment_id')
    .select(['kiosks.id', 'kiosks.name', 'kiosks.establishment_id', 'establishments.name as establishment_name'])
    .select(['kiosks.paired_at', 'kiosks.pairing_until', 'kiosks.created_at', 'kiosks.updated_at'])
}

/** The kiosks, by name. */
export const allKiosks = query((_: object) =>
  selectKiosks()
    .orderBy(sql`kiosks.name COLLATE NOCASE`)
    .orderBy('kiosks.id'),
)

export const kioskById = query((p: { id: number }) => selectKiosks().where('kiosks.id', '=', p.id))

/** The kiosk whose code this is, as long as it can be used. */
export const kioskToPair = query((p: { hash: string; now: Instant }) =>
  db.selectFrom('kiosks').select(['id', 'name']).where('pairing_hash', '=', p.hash).where('pairing_until', '>=', p.now),
)

/** The classes that begin between two instants (both included), at a location or (null) anywhere; those that name none are at the first. */
export const classesBeginning = query((p: { from: Instant; until: Instant; establishment_id: number | null }) =>
  selectClasses()
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<=', p.until)
    .where('cls.status', '=', 'scheduled')
    .where(
      sql<boolean>`(${p.establishment_id} IS NULL OR ifnull(cls.establishment_id, ${FIRST_ESTABLISHMENT}) = ${p.establishment_id})`,
    )
    .orderBy('cls.starts_at')
    .orderBy('cls.id'),
)

/** The clients booked into some classes who can be checked in there, or are. */
export const expectedIn = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('bookings')
    .innerJoin('clients as client', 'client.id', 'bookings.client_id')
    .select(['bookings.id', 'bookings.scheduled_class_id', 'bookings.status', 'client.full_name'])
    .where('bookings.scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where(sql<boolean>`bookings.status IN ('booked', 'checked_in')`)
    .orderBy(sql`client.full_name COLLATE NOCASE`)
    .orderBy('bookings.id'),
)

/** The credits left of the membership that pays for a booking. */
export const creditsOf = query((p: { membership_id: number }) =>
  db
    .selectFrom('memberships')
    .select('unlimited')
    .select((eb) =>
      eb
        .selectFrom('credit_entries')
        .select(({ fn }) => fn.sum<number | null>('credits').as('left'))
        .whereRef('credit_entries.membership_id', '=', 'memberships.id')
        .$asScalar()
        .as('credits'),
    )
    .where('id', '=', p.membership_id),
)

/** The kiosk that holds a token. */
export const kioskByToken = query((p: { hash: string }) =>
  db.selectFrom('kiosks').select(['id', 'name', 'establishment_id']).where('token_hash', '=', p.hash),
)
