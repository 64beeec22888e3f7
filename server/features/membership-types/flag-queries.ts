import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { settingsOf } from '../settings/queries.ts'
import { coverageFlags, type Bookable, type CoverageFlags, type OnSale } from './flag-rules.ts'
import { dropInsOnSale, termsOf, typesOnSale, type MembershipTypeRow } from './queries.ts'
import { readTerms } from './terms-queries.ts'
import { creditsAtRenewal, creditsAtStart } from './type-rules.ts'

const activeTemplates = query((_: object) =>
  db
    .selectFrom('class_templates')
    .select(['id', 'name', 'category_id', 'covered_by_all', 'credit_cost', 'price_minor as price'])
    .where('is_active', '=', sql.lit(true))
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)

const activeServices = query((_: object) =>
  db
    .selectFrom('appointment_services')
    .select(['id', 'name', 'category_id', 'credit_cost'])
    .where('is_active', '=', sql.lit(true))
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)

/** How many types are on sale and how much can be booked, and what is to be flagged of both; prices in minor units. */
export function readFlags(reader: Reader): CoverageFlags & { onSale: number; bookable: number } {
  const { currency } = settingsOf(reader)
  const single = new Map(reader.all(dropInsOnSale, { currency }).map(({ id, price_minor }) => [id, price_minor]))
  const types = reader
    .all(typesOnSale, { currency })
    .map((row): OnSale => ({ ...asOnSale(reader, row), single_price: single.get(row.id) ?? null }))
  const bookable = bookableNow(reader)
  return { ...coverageFlags(types, bookable), onSale: types.length, bookable: bookable.length }
}

function asOnSale(reader: Reader, row: MembershipTypeRow): Omit<OnSale, 'single_price'> {
  const terms = termsOf(row)
  const credits = terms.unlimited ? null : Math.max(creditsAtStart(terms), creditsAtRenewal(terms))
  return { id: row.id, name: row.name, type: row.type, credits, coverage: readTerms(reader, row.terms_id).coverage }
}

function bookableNow(reader: Reader): Bookable[] {
  return [
    ...reader.all(activeTemplates, {}).map((row): Bookable => ({ ...row, kind: 'class' })),
    ...reader
      .all(activeServices, {})
      .map((row): Bookable => ({ ...row, kind: 'service', covered_by_all: false, price: null })),
  ]
}
