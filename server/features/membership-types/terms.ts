import type { z } from 'zod'
import { invalid } from '../../api/errors.ts'
import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { COVERS_ALL, onlyWidens, type CoverageTerms } from './coverage-rules.ts'
import type { changedMembershipType } from './contract.ts'
import type { MembershipTypeRow } from './queries.ts'
import type { MembershipKind, TermError } from './type-rules.ts'
import { missingOf, readTerms, specialTemplates } from './terms-queries.ts'

type Given = Pick<z.output<typeof changedMembershipType>, keyof CoverageTerms | 'apply_to_existing'>

const FIELDS = Object.keys(COVERS_ALL) as (keyof CoverageTerms)[]

/** A type's coverage (for what, where, when, how often, for how many) with the given changes; 422 for ids that don't exist. */
export function termsWith(tx: Tx, termsId: number | null, given: Given): CoverageTerms {
  const before = readTerms(tx, termsId)
  const said = Object.fromEntries(
    FIELDS.filter((field) => given[field] !== undefined).map((field) => [field, given[field]]),
  )
  const terms = { ...before, ...said } as CoverageTerms
  for (const [path, ids, table] of [
    ['coverage.category_ids', terms.coverage.category_ids, 'class_categories'],
    ['coverage.service_category_ids', terms.coverage.service_category_ids, 'class_categories'],
    ['coverage.template_ids', terms.coverage.template_ids, 'class_templates'],
    ['coverage.service_ids', terms.coverage.service_ids, 'appointment_services'],
    ['establishment_ids', terms.establishment_ids ?? [], 'establishments'],
  ] as const) {
    if (tx.one(missingOf(table), { ids })) throw invalid(path, say('membership_types.there_is_no_such'))
  }
  return terms
}

/** The errors in terms for a kind of membership, by field; empty if there are none. */
export function termsErrors(kind: MembershipKind, terms: CoverageTerms): TermError[] {
  const isSubscription = kind === 'subscription'
  const errors: TermError[] = []
  if (isSubscription && terms.starts === 'first_visit')
    errors.push({ path: 'starts', message: say('membership_types.subscription_starts_at_once') })
  for (const path of ['minimum_term_intervals', 'notice_days'] as const)
    if (!isSubscription && terms[path] > 0)
      errors.push({ path, message: say('membership_types.only_subscriptions_are_ended') })
  return errors
}

/** Writes terms as the current ones of a type; gives their id. */
export function insertTerms(tx: Tx, act: Act, typeId: number, terms: CoverageTerms): number {
  const { id } = tx.run(
    db.insertInto('membership_type_terms').values({ membership_type_id: typeId, ...terms, created_at: act.now }),
  )
  tx.run(db.updateTable('membership_types').set({ terms_id: id }).where('id', '=', typeId))
  return id
}

/** Removes every version of the terms of a type that goes. */
export function removeTerms(tx: Tx, typeId: number): void {
  tx.run(db.updateTable('membership_types').set({ terms_id: null }).where('id', '=', typeId))
  tx.run(db.deleteFrom('membership_type_terms').where('membership_type_id', '=', typeId))
}

/**
 * Changes the terms of a type where they differ: those who have it take them over where they are asked to, or (absent) where
 * nothing is taken from them or nobody had said before what it covers.
 */
export function changeTerms(tx: Tx, act: Act, type: MembershipTypeRow, given: Given): void {
  const isSaid = FIELDS.some((field) => given[field] !== undefined)
  const before = readTerms(tx, type.terms_id)
  const after = termsWith(tx, type.terms_id, given)
  const isChanged =
    isSaid && (type.terms_id === null || JSON.stringify(ordered(before)) !== JSON.stringify(ordered(after)))
  const id = isChanged ? insertTerms(tx, act, type.id, after) : type.terms_id
  if (id === null) return
  // Unasked, only those who have what is widened get more: who has wider terms of before would lose by it.
  if (given.apply_to_existing) act.seams.terms(tx, act, type.id, id)
  else if (given.apply_to_existing === undefined && isChanged && takesNothing(tx, type, before, after))
    act.seams.terms(tx, act, type.id, id, type.terms_id)
}

function takesNothing(tx: Tx, { terms_id }: MembershipTypeRow, before: CoverageTerms, after: CoverageTerms): boolean {
  return terms_id === null || onlyWidens(before, after, tx.all(specialTemplates, {}))
}

const ordered = (terms: CoverageTerms) => FIELDS.map((field) => terms[field])
