import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { MembershipTypesTable } from '../../db/tables/tables.generated.ts'
import { notFound } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import type { Page } from '../../lib/paginate.ts'
import { readTerms } from './terms-queries.ts'
import { completeTerms, type BillingInterval, type CompleteTerms } from './type-rules.ts'

export type MembershipTypeRow = Selectable<MembershipTypesTable>

export const typeById = query((p: { id: number }) =>
  db.selectFrom('membership_types').selectAll().where('id', '=', p.id),
)

/** True if anybody has or had a membership of a type. */
export const membershipOfType = query((p: { id: number }) =>
  db.selectFrom('memberships').select('id').where('membership_type_id', '=', p.id).limit(1),
)

/** True if anybody ever went to buy a type online, paid or not. */
export const checkoutOfType = query((p: { id: number }) =>
  db.selectFrom('checkouts').select('id').where('membership_type_id', '=', p.id).limit(1),
)

/**
 * Drop-ins, and packs of one, that may say what one visit costs: those on the price list first, the cheapest first. Intro
 * offers, what is free and prices in another currency than the studio's are no price.
 */
export const dropInsOnSale = query((p: { currency: string }) =>
  db
    .selectFrom('membership_types')
    .select(['id', 'type', 'price_minor', 'terms_id'])
    .where('currency', '=', p.currency)
    .where('is_active', '=', sql.lit(true))
    .where('is_intro_offer', '=', false)
    .where('price_minor', '>', 0)
    .where(sql<boolean>`(type = 'drop_in' OR (type = 'class_pack' AND credits_included = 1))`)
    .orderBy('sellable_online', 'desc')
    .orderBy('price_minor')
    .orderBy('id'),
)

/** Every type on sale in a currency. */
export const typesOnSale = query((p: { currency: string }) =>
  db
    .selectFrom('membership_types')
    .selectAll()
    .where('currency', '=', p.currency)
    .where('is_active', '=', sql.lit(true))
    .orderBy('id'),
)

/** A membership type, or 404; for clients one that is off sale does not exist. */
export function loadType(reader: Reader, id: number, only: { active: boolean } = { active: false }): MembershipTypeRow {
  const row = reader.one(typeById, { id })
  if (!row || (only.active && !row.is_active)) throw notFound('membership type')
  return row
}

/** A page of types, by name. */
export function typePage(reader: Reader, { include_inactive, ...page }: Page & { include_inactive: boolean }) {
  const select = db
    .selectFrom('membership_types')
    .selectAll()
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id')
  const wanted = include_inactive ? select : select.where('is_active', '=', sql.lit(true))
  return readPage(reader, wanted, page, (row) => presentType(reader, row))
}

/** The terms of a stored type, complete. The intro price is in minor units here. */
export function termsOf(row: MembershipTypeRow): CompleteTerms {
  const billing_interval = row.billing_interval as BillingInterval | null
  return completeTerms({ ...row, billing_interval, intro_price: row.intro_price_minor })
}

/** A type as the API shows it: prices in major units of its currency, with what it covers now. */
export function presentType(reader: Reader, row: MembershipTypeRow) {
  const { price_minor, late_cancel_fee_override_minor, no_show_fee_override_minor, intro_price_minor, ...kept } = row
  const { terms_id, ...rest } = kept
  const inMajor = (minor: number | null) => (minor === null ? null : toMajor(minor, row.currency))
  return {
    ...rest,
    billing_interval: row.billing_interval as BillingInterval | null,
    price: toMajor(price_minor, row.currency),
    late_cancel_fee_override: inMajor(late_cancel_fee_override_minor),
    no_show_fee_override: inMajor(no_show_fee_override_minor),
    intro_price: inMajor(intro_price_minor),
    ...readTerms(reader, terms_id),
  }
}

/** The prices of the types in a currency. */
export const pricesIn = query((p: { currency: string }) =>
  db
    .selectFrom('membership_types')
    .select([
      'id',
      'name',
      'price_minor',
      'intro_price_minor',
      'late_cancel_fee_override_minor',
      'no_show_fee_override_minor',
    ])
    .where('currency', '=', p.currency),
)
