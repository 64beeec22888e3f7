import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'

export const clients = query((_: object) =>
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

export const consents = query((_: object) =>
  db
    .selectFrom('consents')
    .select(['client_id', 'consent_type', 'granted'])
    .where('consent_type', 'in', ['marketing_email', 'marketing_sms'])
    .orderBy('id'),
)

export const instructors = query((_: object) =>
  db
    .selectFrom('staff')
    .leftJoin('instructors', 'instructors.user_id', 'staff.id')
    .select(['staff.email', 'staff.full_name', 'instructors.id']),
)

export const types = query((_: object) =>
  db
    .selectFrom('membership_types')
    .select(['id', 'name', 'type', 'unlimited', 'credits_included', 'credits_per_interval'])
    .orderBy('is_active', 'desc')
    .orderBy('id'),
)

export const categories = query((_: object) => db.selectFrom('class_categories').select(['id', 'name']).orderBy('name'))

export const memberships = query((_: object) =>
  db
    .selectFrom('memberships')
    .select(['id', 'client_id', 'membership_type_id', 'starts_on', 'expires_on', 'status'])
    .orderBy('id'),
)
