import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { PromoCodesTable } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import type { Page } from '../../lib/paginate.ts'
import type { Instant } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'

export type PromoCodeRow = Selectable<PromoCodesTable>

const promoById = query((p: { id: number }) => db.selectFrom('promo_codes').selectAll().where('id', '=', p.id))

/** A code by its text in capitals, with the number of its uses. */
export const promoByCode = query((p: { code: string }) =>
  db.selectFrom('promo_codes').selectAll().where('code', '=', p.code),
)

/** A client's use of a code that is made or held. */
export const promoUseOfClient = query((p: { promo_code_id: number; client_id: number }) =>
  db
    .selectFrom('promo_uses')
    .select('id')
    .where('promo_code_id', '=', p.promo_code_id)
    .where('state', 'in', sql<'held' | 'used'>`('held', 'used')`)
    .where('client_id', '=', p.client_id),
)

/** The uses of codes that a purchase has made. */
export const usesOfPurchase = query((p: { purchase_id: number }) =>
  db
    .selectFrom('promo_uses')
    .select(['id', 'promo_code_id'])
    .where('purchase_id', '=', p.purchase_id)
    .where('state', '=', 'used'),
)

/** A client who has used a code, or holds uses of it, more than once. */
export const usedTwice = query((p: { promo_code_id: number }) =>
  db
    .selectFrom('promo_uses')
    .select('client_id')
    .where('promo_code_id', '=', p.promo_code_id)
    .where('state', 'in', sql<'held' | 'used'>`('held', 'used')`)
    .groupBy('client_id')
    .having(({ fn }) => fn.countAll(), '>', 1),
)

/** The codes that take off an amount of money. */
export const fixedAmountCodes = query((_: object) =>
  db
    .selectFrom('promo_codes')
    .select(['id', 'code', 'discount_minor'])
    .where('discount_minor', 'is not', null)
    .$narrowType<{ discount_minor: number }>(),
)

/** A promo code, or 404. */
export function loadPromo(reader: Reader, id: number): PromoCodeRow {
  const row = reader.one(promoById, { id })
  if (!row) throw notFound('promo code')
  return row
}

/** A page of promo codes, newest first. */
export function promoPage(reader: Reader, { active_only, ...page }: Page & { active_only?: boolean | undefined }) {
  const { currency } = settingsOf(reader)
  const select = db.selectFrom('promo_codes').selectAll().orderBy('id', 'desc')
  return readPage(reader, active_only ? select.where('is_active', '=', sql.lit(true)) : select, page, (row) =>
    presentPromo(row, currency),
  )
}

/** The lowest price that is asked for any of these membership types, or of all. */
export const lowestPrice = query((p: { ids: readonly number[]; is_any: boolean }) =>
  db
    .selectFrom('membership_types')
    .select(sql<number | null>`min(min(price_minor, coalesce(intro_price_minor, price_minor)))`.as('price_minor'))
    .where(sql<boolean>`min(price_minor, coalesce(intro_price_minor, price_minor)) > 0`)
    .where('is_active', '=', true)
    .where(sql<boolean>`(${p.is_any} OR id IN (SELECT value FROM json_each(${p.ids})))`),
)

/** The lowest price that is asked for one place in a class: its own, or that of a drop-in. */
export const lowestClassPrice = query((p: { from: Instant }) =>
  db.selectNoFrom(
    sql<number | null>`(SELECT min(price_minor) FROM (
      SELECT price_minor FROM class_templates WHERE is_active AND price_minor > 0
      UNION ALL
      SELECT price_minor FROM scheduled_classes WHERE starts_at > ${p.from} AND price_minor > 0 AND status = 'scheduled'
      UNION ALL
      SELECT price_minor FROM membership_types
        WHERE is_active AND price_minor > 0 AND (type = 'drop_in' OR credits_included = 1)))`.as('price_minor'),
  ),
)

/** A code's value in the API: a percentage, or an amount in major units of the studio's currency. */
export function discountValue({ discount_percent, discount_minor }: PromoCodeRow, currency: string): number {
  return discount_percent ?? toMajor(discount_minor ?? 0, currency)
}

/** A code as the API shows it. */
export function presentPromo(row: PromoCodeRow, currency: string) {
  const { discount_percent: _, discount_minor: __, ...shown } = row
  return { ...shown, discount_value: discountValue(row, currency) }
}

/** The codes that are good now or later, with their days. */
export const notOver = query((p: { now: Instant }) =>
  db
    .selectFrom('promo_codes')
    .select(['id', 'valid_from', 'valid_until'])
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', p.now)])),
)
