import { settingsOf } from '../settings/queries.ts'
import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { isCurrency } from '../../lib/currency-rules.ts'
import { toMinor } from '../../lib/money.ts'
import { audit } from '../audit/audit.ts'
import { completeTerms, termErrors, type CompleteTerms, type TermError } from './type-rules.ts'
import type { changedMembershipType, newMembershipType } from './contract.ts'
import { priceNowOf } from './price-rules.ts'
import type { CoverageTerms } from './coverage-rules.ts'
import { changeTerms, insertTerms, removeTerms, termsErrors, termsWith } from './terms.ts'
import { holdersOf, onFormerTerms, readTerms } from './terms-queries.ts'
import { checkoutOfType, loadType, membershipOfType, presentType, termsOf, type MembershipTypeRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type NewType = z.output<typeof newMembershipType>
type Changes = z.output<typeof changedMembershipType>

/** Creates a membership type with every default filled in; terms that contradict each other are a 422 by field. */
export function createType(ctx: Ctx, input: NewType) {
  return ctx.write((tx) => {
    const currency = currencyFor(tx, ctx, input.currency)
    const terms = completeTerms(input)
    refuseContradictions(terms)
    const row = tx.returningOne(
      db
        .insertInto('membership_types')
        .values({
          ...pickPlain(input),
          ...storedTerms(terms),
          ...moneyOf(input, currency),
          name: input.name,
          type: input.type,
          price_minor: minor('price', input.price, currency),
          currency,
          created_at: ctx.now,
          updated_at: ctx.now,
        })
        .returningAll(),
    )
    if (isFree(row)) requirePermission(ctx.caller, 'payments.give')
    const coverage = termsWith(tx, null, input)
    refuseTerms(row, coverage)
    const after = { ...row, terms_id: insertTerms(tx, ctx, row.id, coverage) }
    audit(tx, ctx, 'membership_type.create', {
      entity: 'membership_type',
      id: row.id,
      after: { ...after, ...coverage },
    })
    return presentType(tx, after)
  })
}

/** Changes a type; what it then says as a whole must agree. Tells how many go on under what they were sold under. */
export function changeType(ctx: Ctx, id: number, changes: Changes) {
  return ctx.write((tx) => {
    const after = saveType(tx, ctx, id, changes)
    return { ...presentType(tx, after), on_former_terms: countFormer(tx, after) }
  })
}

/** Takes a type off sale, or puts it back. */
export function setTypeActive(ctx: Ctx, id: number, is_active: boolean) {
  return ctx.write((tx) => presentType(tx, saveType(tx, ctx, id, { is_active })))
}

function saveType(tx: Tx, ctx: Ctx, id: number, changes: Changes): MembershipTypeRow {
  const before = loadType(tx, id)
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const terms = completeTerms({ ...termsOf(before), ...given })
  refuseContradictions(terms)
  const row = tx.returningOne(
    db
      .updateTable('membership_types')
      .set({
        ...pickPlain(changes),
        ...storedTerms(terms),
        ...moneyOf(changes, before.currency),
        ...(changes.price !== undefined && { price_minor: minor('price', changes.price, before.currency) }),
        updated_at: ctx.now,
      })
      .where('id', '=', id)
      .returningAll(),
  )
  if (isFree(row) && isWorthOther(before, row)) requirePermission(ctx.caller, 'payments.give')
  const former = readTerms(tx, before.terms_id)
  changeTerms(tx, ctx, before, changes)
  const after = loadType(tx, id)
  const coverage = readTerms(tx, after.terms_id)
  refuseTerms(after, coverage)
  const said = { before: { ...before, ...former }, after: { ...after, ...coverage } }
  audit(tx, ctx, 'membership_type.update', { entity: 'membership_type', id, ...said })
  return after
}

/** Refuses sharing an intro offer, which is for its buyer alone, and self-service pauses without pausing or days for it. */
function refuseTerms(row: MembershipTypeRow, terms: CoverageTerms): void {
  const { is_intro_offer, can_pause, self_service_pause, max_pause_days } = row
  if (is_intro_offer && terms.max_members > 1) throw invalid('max_members', say('membership_types.intro_is_not_shared'))
  if (self_service_pause && !can_pause) throw invalid('self_service_pause', say('membership_types.pause_not_allowed'))
  if (self_service_pause && max_pause_days === null)
    throw invalid('self_service_pause', say('membership_types.pause_needs_days'))
  throwErrors(termsErrors(row.type, terms))
}

const countFormer = (reader: Reader, { id, terms_id }: MembershipTypeRow): number =>
  reader.one(onFormerTerms, { membership_type_id: id, terms_id })!.count

/** How many have a membership of a type that has not ended and is not used up, how many of them under former terms; whether any were said. */
export function countHolders(reader: Reader, id: number) {
  const type = loadType(reader, id)
  const { count: holders } = reader.one(holdersOf, { membership_type_id: id })!
  return { holders, on_former_terms: countFormer(reader, type), is_said: type.terms_id !== null }
}

/** Removes a type for good; refused while any membership or checkout, current or past, is of it. */
export function removeType(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const before = loadType(tx, id)
    if (tx.one(membershipOfType, { id })) {
      throw new Refusal('MEMBERSHIP_TYPE_IN_USE', say('membership_types.in_use'))
    }
    if (tx.one(checkoutOfType, { id })) {
      throw new Refusal('MEMBERSHIP_TYPE_IN_USE', say('membership_types.being_bought_online'))
    }
    removeTerms(tx, id)
    tx.run(db.deleteFrom('membership_types').where('id', '=', id))
    audit(tx, ctx, 'membership_type.remove', { entity: 'membership_type', id, before })
  })
}

/** True if it can be had for nothing now. */
const isFree = (type: MembershipTypeRow): boolean => type.is_active && priceNowOf(type) === 0

/** The fields of a type that are only words, and not part of its value. */
const SAID: readonly string[] = ['name', 'description', 'updated_at', 'terms_id']

/** True if a change makes something else of what is had for nothing: another price, more of it, or on sale again. */
function isWorthOther(before: MembershipTypeRow, after: MembershipTypeRow): boolean {
  const fields = Object.keys(after) as (keyof MembershipTypeRow)[]
  return fields.some((field) => !SAID.includes(field) && after[field] !== before[field])
}

function refuseContradictions(terms: CompleteTerms): void {
  throwErrors(termErrors(terms))
}

function throwErrors(found: readonly TermError[]): void {
  const errors = found.map((error) => ({ in: 'body' as const, ...error }))
  if (errors[0]) throw new Refusal('VALIDATION_ERROR', errors[0].message, { errors })
}

/** The studio's currency; another one only as long as nothing was sold. */
function currencyFor(tx: Tx, { seams }: Act, wanted: string | undefined): string {
  const { currency } = settingsOf(tx)
  if (wanted === undefined || wanted === currency) return currency
  if (!isCurrency(wanted)) throw invalid('currency', say('membership_types.expected_iso_4217_currency_such'))
  if (seams.soldAnything.some((sold) => sold(tx)))
    throw invalid('currency', say('membership_types.studio_sells', { currency }))
  return wanted
}

function minor(path: string, major: number, currency: string): number {
  const amount = toMinor(major, currency)
  if (amount === undefined) throw invalid(path, say('common.more_decimals', { currency }))
  return amount
}

type Priced = Pick<Changes, 'late_cancel_fee_override' | 'no_show_fee_override' | 'intro_price'>

/** The amounts that may be null, in minor units; absent ones stay absent. */
function moneyOf(input: Priced, currency: string) {
  const of = (path: keyof Priced) => {
    const major = input[path]
    return typeof major === 'number' ? minor(path, major, currency) : major
  }
  return Object.fromEntries(
    (['late_cancel_fee_override', 'no_show_fee_override', 'intro_price'] as const)
      .filter((path) => input[path] !== undefined)
      .map((path) => [`${path}_minor`, of(path)]),
  )
}

/** Fields that are stored as they are given. */
function pickPlain(given: Changes) {
  const { name, description, can_pause, max_pause_days, self_service_pause, sellable_online, is_active } = given
  const { fee_forgiveness_count_override } = given
  const plain = {
    name,
    description,
    can_pause,
    max_pause_days,
    self_service_pause,
    sellable_online,
    is_active,
    fee_forgiveness_count_override,
  }
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
}

function storedTerms({ type: _, intro_price: __, ...stored }: CompleteTerms) {
  return stored
}
