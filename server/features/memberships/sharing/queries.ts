import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import { membershipsWithNames } from '../queries.ts'

/** Those who share a membership beside its holder, by name. */
export const membersOf = query((p: { membership_id: number }) =>
  db
    .selectFrom('membership_members as member')
    .innerJoin('clients', 'clients.id', 'member.client_id')
    .select(['member.client_id', 'clients.full_name', 'clients.guardian_id', 'clients.password_hash'])
    .where('member.membership_id', '=', p.membership_id)
    .orderBy(sql`clients.full_name COLLATE NOCASE`)
    .orderBy('member.client_id'),
)

/** How many places in coming classes others than its holder have booked with a membership. */
export const bookedByOthers = query((p: { membership_id: number; holder_id: number; now: string }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookings.membership_id', '=', p.membership_id)
    .where('bookings.client_id', '!=', p.holder_id)
    .where('bookings.status', '=', 'booked')
    .where('cls.starts_at', '>', p.now),
)

export const memberOf = query((p: { membership_id: number; client_id: number }) =>
  db
    .selectFrom('membership_members')
    .select('client_id')
    .where('membership_id', '=', p.membership_id)
    .where('client_id', '=', p.client_id),
)

/** Number of uses shown. */
const LATEST = 50

/** The latest places and appointments that a membership has paid for and that were not given up free, by the day they are on. */
export const usesOf = query((p: { membership_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .innerJoin('clients', 'clients.id', 'bookings.client_id')
    .select(['bookings.client_id', 'clients.full_name as client_name', 'cls.starts_at', 'template.name'])
    .select('bookings.credits_taken as credits')
    .where('bookings.membership_id', '=', p.membership_id)
    .where('bookings.status', 'in', ['booked', 'checked_in', 'no_show', 'late_cancelled'])
    .where('bookings.excused_at', 'is', null)
    .unionAll(
      db
        .selectFrom('appointments')
        .innerJoin('appointment_services as service', 'service.id', 'appointments.service_id')
        .innerJoin('clients', 'clients.id', 'appointments.client_id')
        .select([
          'appointments.client_id',
          'clients.full_name as client_name',
          'appointments.starts_at',
          'service.name',
        ])
        .select('appointments.credits_taken as credits')
        .where('appointments.membership_id', '=', p.membership_id)
        .where('appointments.status', '!=', 'cancelled'),
    )
    .orderBy('starts_at', 'desc')
    .limit(LATEST),
)

/** Memberships that have not ended and that others share with a client or with a child they act for. */
export const sharedWithFamily = query((p: { client_id: number }) =>
  membershipsWithNames()
    .innerJoin('membership_members as member', 'member.membership_id', 'memberships.id')
    .innerJoin('clients as person', 'person.id', 'member.client_id')
    .select('member.client_id as shared_with')
    .where((eb) =>
      eb.or([
        eb('person.id', '=', p.client_id),
        eb.and([eb('person.guardian_id', '=', p.client_id), eb('person.password_hash', 'is', null)]),
      ]),
    )
    .where('memberships.client_id', '!=', p.client_id)
    .where('memberships.status', 'in', ['pending', 'active', 'paused'])
    .orderBy('memberships.id'),
)
