import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalid, notFound, Refusal } from '../../api/errors.ts'
import { toMinor } from '../../lib/money.ts'
import { addMilliseconds, endOfDay, parseDate, parseInstant, startOfDay, type Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { typeById } from '../membership-types/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { refuseBeyond } from '../settings/studio-day.ts'
import type { promoCodesContract } from './contract.ts'
import { requireMayDiscount } from './giving.ts'
import { loadPromo, presentPromo, promoByCode, usedTwice, type PromoCodeRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type NewPromo = z.output<(typeof promoCodesContract)['POST /api/v1/promo-codes']['body']>
type Changes = z.output<(typeof promoCodesContract)['PUT /api/v1/promo-codes/{promo_code_id}']['body']>

/** Creates a code. CODE_IN_USE if there is or was one of this name; 403 for one that gives away without `payments.give`. */
export function createPromo(ctx: Ctx, input: NewPromo) {
  return ctx.write((tx) => {
    const { currency, timezone } = settingsOf(tx)
    const valid_from = momentOf('valid_from', input.valid_from, timezone, 'first')
    const valid_until =
      typeof input.valid_until === 'string' ? momentOf('valid_until', input.valid_until, timezone, 'last') : null
    refuseEmptyWindow({ valid_from, valid_until })
    const values = {
      code: input.code,
      discount_type: input.discount_type,
      ...storedDiscount(input.discount_type, input.discount_value, currency),
      applicable_membership_type_ids: knownTypes(tx, input.applicable_membership_type_ids ?? [], []),
      applies_to_classes: input.applies_to_classes ?? false,
      max_uses: input.max_uses ?? null,
      one_per_client: input.one_per_client ?? false,
      valid_from,
      valid_until,
      is_active: input.is_active ?? true,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    refuseTaken(tx, input.code)
    const typeIds = values.applicable_membership_type_ids
    const classesFrom = values.applies_to_classes ? ctx.now : undefined
    const { discount_type, discount_value: value } = input
    requireMayDiscount(tx, ctx.caller, { discount_type, value, typeIds, classesFrom })
    const { id } = tx.run(db.insertInto('promo_codes').values(values))
    const row = loadPromo(tx, id)
    audit(tx, ctx, 'promo_code.create', { entity: 'promo_code', id, after: row })
    return presentPromo(row, currency)
  })
}

/** Changes a code; `is_active` false is how it is taken out of use. Uses made before stay as they are. */
export function changePromo(ctx: Ctx, id: number, changes: Changes) {
  return ctx.write((tx) => {
    const { currency, timezone } = settingsOf(tx)
    // A date that is none is refused before it is asked which code it is for (decisions.md 1, Bodies).
    for (const name of ['valid_from', 'valid_until'] as const) {
      const given = changes[name]
      if (typeof given === 'string') momentOf(name, given, timezone, 'first')
    }
    const before = loadPromo(tx, id)
    const window = changedWindow(before, changes, timezone)
    if (typeof changes.max_uses === 'number' && changes.max_uses < before.used_count) {
      throw invalid('max_uses', say('promo_codes.has_been_used_times_already', { used_count: before.used_count }))
    }
    if (changes.one_per_client && tx.one(usedTwice, { promo_code_id: id })) {
      throw invalid('one_per_client', say('promo_codes.client_has_used'))
    }
    if (changes.code !== undefined && changes.code !== before.code) refuseTaken(tx, changes.code)
    const typeIds = changes.applicable_membership_type_ids
    tx.run(
      db
        .updateTable('promo_codes')
        .set({
          code: changes.code,
          max_uses: changes.max_uses,
          one_per_client: changes.one_per_client,
          applies_to_classes: changes.applies_to_classes,
          is_active: changes.is_active,
          ...window,
          ...changedDiscount(before, changes, currency),
          ...(typeIds && {
            applicable_membership_type_ids: knownTypes(tx, typeIds, before.applicable_membership_type_ids),
          }),
          updated_at: ctx.now,
        })
        .where('id', '=', id),
    )
    const row = loadPromo(tx, id)
    if (row.is_active && isMore(before, row)) {
      const { discount_type, discount_value: value } = presentPromo(row, currency)
      const ids = row.applicable_membership_type_ids
      const classesFrom = row.applies_to_classes ? ctx.now : undefined
      requireMayDiscount(tx, ctx.caller, { discount_type, value, typeIds: ids, classesFrom })
    }
    audit(tx, ctx, 'promo_code.update', { entity: 'promo_code', id, before, after: row })
    return presentPromo(row, currency)
  })
}

/** True if a change gives more than before: anything but a shorter time, fewer uses, or one use a client. */
function isMore(before: PromoCodeRow, after: PromoCodeRow): boolean {
  const most = ({ max_uses }: PromoCodeRow) => max_uses ?? Infinity
  const last = ({ valid_until }: PromoCodeRow) => valid_until ?? '9999'
  const isSameDiscount =
    before.discount_type === after.discount_type &&
    before.discount_percent === after.discount_percent &&
    before.discount_minor === after.discount_minor &&
    (before.applies_to_classes || !after.applies_to_classes) &&
    before.applicable_membership_type_ids.join() === after.applicable_membership_type_ids.join()
  const isWider = after.valid_from < before.valid_from || last(after) > last(before) || most(after) > most(before)
  return !isSameDiscount || isWider || !before.is_active || (before.one_per_client && !after.one_per_client)
}

/** A moment of the window; a date means its first or last millisecond on the studio's clock. */
function momentOf(path: string, text: string, timezone: string, edge: 'first' | 'last'): Instant {
  const day = parseDate(text)
  if (day !== undefined) {
    refuseBeyond(path, day)
    return edge === 'first' ? startOfDay(day, timezone) : addMilliseconds(endOfDay(day, timezone), -1)
  }
  const instant = parseInstant(text, timezone)
  if (instant === undefined) throw invalid(path, say('common.expected_date_yyyy_mm_dd'))
  refuseBeyond(path, instant)
  return instant
}

function changedWindow(before: PromoCodeRow, changes: Changes, timezone: string) {
  const { valid_from: from, valid_until: until } = changes
  const valid_from = from === undefined ? before.valid_from : momentOf('valid_from', from, timezone, 'first')
  const kept = until === undefined ? before.valid_until : null
  const valid_until = typeof until === 'string' ? momentOf('valid_until', until, timezone, 'last') : kept
  refuseEmptyWindow({ valid_from, valid_until })
  return { valid_from, valid_until }
}

function refuseEmptyWindow({ valid_from, valid_until }: { valid_from: Instant; valid_until: Instant | null }): void {
  if (valid_until !== null && valid_until < valid_from)
    throw invalid('valid_until', say('promo_codes.ends_before_begins'))
}

function changedDiscount(before: PromoCodeRow, changes: Changes, currency: string) {
  const type = changes.discount_type ?? before.discount_type
  if (changes.discount_value !== undefined) {
    return { discount_type: type, ...storedDiscount(type, changes.discount_value, currency) }
  }
  if (type === before.discount_type) return {}
  throw invalid('discount_value', say('promo_codes.say_value_too'))
}

/** The discount as it is stored: a percentage above 0 up to 100, or minor units above 0. */
function storedDiscount(type: PromoCodeRow['discount_type'], value: number, currency: string) {
  if (type === 'percentage') {
    if (value > 100) throw invalid('discount_value', say('common.percentage_is_at_most_100'))
    if (Number(value.toFixed(6)) !== value) throw invalid('discount_value', say('promo_codes.at_most_six_decimals'))
    return { discount_percent: value, discount_minor: null }
  }
  const minor = toMinor(value, currency)
  if (minor === undefined) throw invalid('discount_value', say('common.more_decimals', { currency }))
  return { discount_percent: null, discount_minor: minor }
}

/** The ids without repeats; one that is new to the code must be a membership type. */
function knownTypes(reader: Reader, ids: readonly number[], before: readonly number[]): number[] {
  const unknown = ids.some((id) => !before.includes(id) && !reader.one(typeById, { id }))
  if (unknown) throw notFound('membership type')
  return [...new Set(ids)]
}

function refuseTaken(tx: Tx, code: string): void {
  const other = tx.one(promoByCode, { code })
  if (!other) return
  const detail = other.is_active
    ? say('promo_codes.there_is_promo_code_already', { code })
    : say('promo_codes.there_was_promo_code', { code })
  throw new Refusal('CODE_IN_USE', detail)
}
