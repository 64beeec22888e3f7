import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { isReadByInstructors } from '../clients/queries.ts'

const among = (ids: readonly number[]) => sql<number>`(SELECT value FROM json_each(${ids}))`

/** The clients who have or had a spot in a class; a child without a phone has that of the person who acts for them. */
export const peopleOf = query((p: { class_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('clients as client', 'client.id', 'bookings.client_id')
    .leftJoin('clients as guardian', 'guardian.id', 'client.guardian_id')
    .select(['bookings.client_id', 'client.emergency_contact'])
    .select(sql<string | null>`coalesce(client.phone, guardian.phone)`.as('phone'))
    .where('bookings.scheduled_class_id', '=', p.class_id)
    .where(sql<boolean>`bookings.status IN ('booked', 'checked_in', 'no_show')`)
    .orderBy('bookings.client_id'),
)

/** How often clients were checked in to classes before one, and to which last. */
export const visitsBefore = query((p: { ids: readonly number[]; starts_at: Instant }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as past', 'past.id', 'bookings.scheduled_class_id')
    .select('bookings.client_id')
    .select(({ fn }) => [fn.countAll<number>().as('visits'), fn.max('past.starts_at').as('last_visit_at')])
    .where('bookings.client_id', 'in', among(p.ids))
    .where('bookings.status', '=', 'checked_in')
    .where('past.starts_at', '<', p.starts_at)
    .groupBy('bookings.client_id'),
)

/** The tags of clients that are for instructors, by name. */
export const tagsForInstructors = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('client_tags')
    .innerJoin('tags', 'tags.id', 'client_tags.tag_id')
    .select(['client_tags.client_id', 'tags.name', 'tags.color'])
    .where('client_tags.client_id', 'in', among(p.ids))
    .where('tags.for_instructors', '=', true)
    .orderBy('tags.name'),
)

/** The notes on clients that instructors may read, the newest first. */
export const notesForInstructors = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('client_notes')
    .leftJoin('staff', 'staff.id', 'client_notes.staff_id')
    .select(['client_notes.client_id', 'client_notes.body', 'client_notes.is_health', 'client_notes.created_at'])
    .select('staff.full_name as staff_name')
    .where('client_notes.client_id', 'in', among(p.ids))
    .where(isReadByInstructors())
    .orderBy('client_notes.id', 'desc'),
)
