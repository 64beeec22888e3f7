import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { COVERS_ALL, type CoverageTerms } from './coverage-rules.ts'

const termsById = query((p: { id: number }) =>
  db
    .selectFrom('membership_type_terms')
    .select(['coverage', 'establishment_ids', 'usable_times', 'max_per_day', 'max_per_week', 'max_upcoming'])
    .select(['booking_open_hours_before', 'max_members', 'starts', 'starts_within_days'])
    .select(['minimum_term_intervals', 'notice_days'])
    .where('id', '=', p.id),
)

/** The terms that a type has, or a membership was sold under; null: it covers everything, as all did before they said so. */
export function readTerms(reader: Reader, id: number | null): CoverageTerms {
  return id === null ? COVERS_ALL : reader.one(termsById, { id })!
}

/**
 * Of memberships that have not ended, whether they can be used or will be: what is used up for good is held by nobody any more. A
 * subscription gets credits again as it renews.
 */
const isOfUse = sql<boolean>`(memberships.unlimited = 1
  OR (SELECT sum(entry.credits) FROM credit_entries AS entry WHERE entry.membership_id = memberships.id) > 0
  OR (SELECT type FROM membership_types WHERE id = memberships.membership_type_id) = 'subscription')`

/** How many memberships that have not ended and are not used up have other terms than their type has now. */
export const onFormerTerms = query((p: { membership_type_id: number; terms_id: number | null }) =>
  db
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('membership_type_id', '=', p.membership_type_id)
    .where('status', 'in', ['pending', 'active', 'paused'])
    .where('terms_id', 'is not', p.terms_id)
    .where(isOfUse),
)

/** How many memberships of a type have not ended and are not used up. */
export const holdersOf = query((p: { membership_type_id: number }) =>
  db
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('membership_type_id', '=', p.membership_type_id)
    .where('status', 'in', ['pending', 'active', 'paused'])
    .where(isOfUse),
)

/** Class templates that memberships for all classes do not cover. */
export const specialTemplates = query((_: object) =>
  db.selectFrom('class_templates').select(['id', 'category_id']).where('covered_by_all', '=', false),
)

type Catalogue = 'class_categories' | 'class_templates' | 'appointment_services' | 'establishments'

/** One of some ids that a catalogue does not have. */
export const missingOf = (table: Catalogue) => missing[table]

const missingFrom = (table: Catalogue) =>
  query((p: { ids: readonly number[] }) =>
    db
      .selectFrom(sql<{ id: number }>`(SELECT value AS id FROM json_each(${p.ids}))`.as('given'))
      .select('given.id')
      .where(sql<boolean>`given.id NOT IN (SELECT id FROM ${sql.table(table)})`)
      .limit(1),
  )

const missing: Record<Catalogue, ReturnType<typeof missingFrom>> = {
  class_categories: missingFrom('class_categories'),
  class_templates: missingFrom('class_templates'),
  appointment_services: missingFrom('appointment_services'),
  establishments: missingFrom('establishments'),
}
