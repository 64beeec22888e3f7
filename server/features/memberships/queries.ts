import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { MembershipPausesTable, MembershipsTable } from '../../db/tables/tables.generated.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import type { MembershipTypeRow } from '../membership-types/queries.ts'
import type { Reader } from '../../db/writer.ts'

export type MembershipRow = Selectable<MembershipsTable>
export type PauseRow = Selectable<MembershipPausesTable>
/** A membership with what is shown of its client and type. */
export type NamedMembershipRow = MembershipRow &
  Pick<MembershipTypeRow, 'type' | 'currency' | 'can_pause' | 'max_pause_days' | 'self_service_pause'> & {
    client_name: string
    type_name: string
  }

/**
 * Memberships with what is shown of their client and type. Every one has both; the client is joined as if not, so that
 * those who are only counted are not looked for.
 */
export function membershipsWithNames() {
  return db
    .selectFrom('memberships')
    .innerJoin('membership_types', (join) =>
      join.on(sql<boolean>`membership_types.id = ${unindexed('memberships.membership_type_id')}`),
    )
    .leftJoin('clients', 'clients.id', 'memberships.client_id')
    .selectAll('memberships')
    .select([
      sql<string>`clients.full_name`.as('client_name'),
      'membership_types.name as type_name',
      'membership_types.type',
      'membership_types.currency',
      'membership_types.can_pause',
      'membership_types.max_pause_days',
      'membership_types.self_service_pause',
    ])
}

export const membershipById = query((p: { id: number }) => membershipsWithNames().where('memberships.id', '=', p.id))

/** A client's own memberships and those that others share with them, in one statement: each wish for a place asks for them. */
export const ownAndShared = query((p: { client_id: number }) =>
  membershipsWithNames()
    .where('memberships.client_id', '=', p.client_id)
    .unionAll(
      membershipsWithNames().where(
        'memberships.id',
        'in',
        db
          .selectFrom('membership_members')
          .select('membership_id')
          .where('membership_members.client_id', '=', p.client_id),
      ),
    ),
)

export const membershipsOfClient = query((p: { client_id: number }) =>
  membershipsWithNames().where('memberships.client_id', '=', p.client_id).orderBy('memberships.id'),
)

export const entriesOfMembership = query((p: { membership_id: number }) =>
  db
    .selectFrom('credit_entries')
    .select(['id', 'membership_id', 'kind', 'credits', 'grant_id', 'expires_on'])
    .where('membership_id', '=', p.membership_id)
    .orderBy('id'),
)

/** A booking's entries in the ledger: credits taken and returned. */
export const entriesOfBooking = query((p: { booking_id: number }) =>
  db
    .selectFrom('credit_entries')
    .select(['membership_id', 'credits', 'grant_id'])
    .where('booking_id', '=', p.booking_id)
    .orderBy('id'),
)

export const entriesOfAppointment = query((p: { appointment_id: number }) =>
  db
    .selectFrom('credit_entries')
    .select(['membership_id', 'credits', 'grant_id'])
    .where('appointment_id', '=', p.appointment_id)
    .orderBy('id'),
)

export const pausesOfMembership = query((p: { membership_id: number }) =>
  db.selectFrom('membership_pauses').selectAll().where('membership_id', '=', p.membership_id).orderBy('id'),
)

export const endPauseRow = query((p: { id: number; ended_on: LocalDate; now: Instant }) =>
  db.updateTable('membership_pauses').set({ ended_on: p.ended_on, ended_at: p.now }).where('id', '=', p.id),
)

/** True if any membership was paid for or has a price. */
export const paidMembership = query((_: object) =>
  db
    .selectFrom('memberships')
    .select('id')
    .where((eb) => eb.or([eb('price_minor', '>', 0), eb('payment_method', 'is not', null)]))
    .limit(1),
)

export const introTakenBy = query((p: { client_id: number }) =>
  db
    .selectFrom('memberships')
    .select(['id', 'starts_on'])
    .where('client_id', '=', p.client_id)
    .where('is_intro_offer', '=', true)
    .orderBy('id')
    .limit(1),
)

/** The day from which the days of a membership count. */
const beginsOn = sql<LocalDate>`coalesce(memberships.first_visit_on, memberships.starts_on)`

/** Packs, drop-ins and time passes, active or to come, with a day of validity among these days (both included). */
export const membershipsInClosure = query((p: { starts_on: LocalDate; ends_on: LocalDate }) =>
  db
    .selectFrom('memberships')
    .innerJoin('membership_types', 'membership_types.id', 'memberships.membership_type_id')
    .select(['memberships.id', beginsOn.as('begins_on'), 'memberships.expires_on'])
    .where('membership_types.type', 'in', ['class_pack', 'drop_in', 'time_pass'])
    .where('memberships.status', 'in', ['active', 'pending'])
    .where(beginsOn, '<=', p.ends_on)
    .where('memberships.expires_on', '>=', p.starts_on)
    .orderBy('memberships.id'),
)

export const entriesSince = query((p: { membership_id: number; created_at: string }) =>
  db
    .selectFrom('credit_entries')
    .select('id')
    .where('membership_id', '=', p.membership_id)
    .where((is) => is.or([is('created_at', '!=', p.created_at), is('kind', '!=', 'grant')]))
    .limit(1),
)

export function entriesOf(reader: Reader, ids: readonly number[]) {
  return reader.all(
    db
      .selectFrom('credit_entries')
      .select(['id', 'membership_id', 'kind', 'credits', 'grant_id', 'expires_on'])
      .where('membership_id', 'in', ids)
      .orderBy('id'),
  )
}

export function pausesOf(reader: Reader, ids: readonly number[]) {
  return reader.all(db.selectFrom('membership_pauses').selectAll().where('membership_id', 'in', ids).orderBy('id'))
}

export const statementRows = query((p: { membership_id: number }) =>
  db
    .selectFrom('credit_entries as entry')
    .leftJoin('bookings', 'bookings.id', 'entry.booking_id')
    .leftJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
    .leftJoin('class_templates', 'class_templates.id', 'scheduled_classes.template_id')
    .leftJoin('appointments', 'appointments.id', 'entry.appointment_id')
    .leftJoin('appointment_services as service', 'service.id', 'appointments.service_id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'entry.actor_id').on('entry.actor_kind', '=', sql.lit('staff')),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.credits',
      'entry.reason',
      'entry.booking_id',
      'entry.appointment_id',
      'service.name as service_name',
      'appointments.starts_at as appointment_starts_at',
      'class_templates.name as class_name',
      'scheduled_classes.starts_at as class_starts_at',
      'entry.expires_on as expires_at',
      'entry.actor_kind',
      'staff.full_name as actor_name',
      'entry.created_at',
    ])
    .where('entry.membership_id', '=', p.membership_id)
    .orderBy('entry.id'),
)
