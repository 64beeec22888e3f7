import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { Existing, ExistingPerson } from './plan/model.ts'

const clients = query((_: object) =>
  db
    .selectFrom('clients')
    .select([
      'id',
      'full_name',
      'email',
      'phone',
      'date_of_birth',
      'client_since_on as joined_on',
      'address',
      'emergency_contact',
      'guardian_id',
      sql<number>`password_hash IS NOT NULL`.as('has_login'),
    ])
    .where('erased_at', 'is', null)
    .orderBy('id'),
)

const consents = query((_: object) =>
  db
    .selectFrom('consents')
    .select(['client_id', 'consent_type', 'granted'])
    .where('consent_type', 'in', ['marketing_email', 'marketing_sms'])
    .orderBy('id'),
)

const instructors = query((_: object) =>
  db
    .selectFrom('staff')
    .leftJoin('instructors', 'instructors.user_id', 'staff.id')
    .select(['staff.email', 'staff.full_name', 'instructors.id']),
)

const types = query((_: object) =>
  db
    .selectFrom('membership_types')
    .select(['id', 'name', 'type', 'unlimited', 'credits_included', 'credits_per_interval'])
    .orderBy('is_active', 'desc')
    .orderBy('id'),
)

const memberships = query((_: object) =>
  db
    .selectFrom('memberships')
    .select(['id', 'client_id', 'membership_type_id', 'starts_on', 'expires_on', 'status'])
    .orderBy('id'),
)

/** Everything an import may meet: people, types, memberships, staff. */
export function loadExisting(reader: Reader): Existing {
  const consent = new Map<string, boolean>()
  for (const row of reader.all(consents, {})) consent.set(`${row.client_id} ${row.consent_type}`, row.granted)
  const staff = reader
    .all(instructors, {})
    .flatMap(({ id, email, full_name }) => (email ? [{ id, email, full_name }] : []))
  return {
    clients: reader.all(clients, {}).map(({ has_login, ...person }): ExistingPerson => ({
      ...person,
      has_login: has_login === 1,
      marketing_email: consent.get(`${person.id} marketing_email`) ?? null,
      marketing_sms: consent.get(`${person.id} marketing_sms`) ?? null,
    })),
    instructors: staff.flatMap(({ id, ...person }) => (id === null ? [] : [{ id, ...person }])),
    staff_emails: staff.filter(({ id }) => id === null).map(({ email }) => email),
    membership_types: reader.all(types, {}).map(({ unlimited, credits_per_interval, ...type }) => ({
      ...type,
      has_credits: !unlimited,
      credits_included: type.credits_included ?? credits_per_interval,
    })),
    memberships: reader.all(memberships, {}),
  }
}
