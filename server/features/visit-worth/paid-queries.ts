import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { paidOf, paidOfCharge, vatRate, vatRateOfCharge } from './purchase-sql.ts'

const among = (ids: readonly number[]) => sql<number>`(SELECT value FROM json_each(${ids}))`

/** Memberships by their ids, with what says how long a payment for them lasts. */
export const membershipsAmong = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('membership_types as t', 't.id', 'm.membership_type_id')
    .select(['m.id', 't.name', 'm.unlimited', 'm.starts_on', 'm.expires_on', 'm.next_renewal_on', 't.billing_interval'])
    .where('m.id', 'in', among(p.ids)),
)

/** The payments for the sale of memberships. */
export const salesOfMemberships = query((p: { ids: readonly number[]; until: Instant }) =>
  db
    .selectFrom('purchases as p')
    .select((eb) => [
      eb.ref('p.membership_id').$notNull().as('membership_id'),
      paidOf(p.until).as('paid_minor'),
      vatRate().as('vat_rate'),
    ])
    .where('p.membership_id', 'in', among(p.ids)),
)

/** The day of a renewal, as the index of them says it. Old charges are described by a sentence alone. */
const dayOf = (charge: 'c' | 'former') => {
  const [description, created_at] = [sql.ref(`${charge}.description`), sql.ref(`${charge}.created_at`)]
  return sql<LocalDate>`coalesce(
    iif(json_valid(${description}), ${description} ->> '$.params.on', NULL), substr(${created_at}, 1, 10))`
}

/** The renewals of memberships with their days, and what was paid for each: from the last one up to a day on. */
export const renewalsOf = query((p: { ids: readonly number[]; since: LocalDate; until: Instant }) =>
  db
    .selectFrom(sql<{ id: number }>`(SELECT value AS id FROM json_each(${p.ids}))`.as('m'))
    // From the memberships, never from all renewals there were.
    .crossJoin('charges as c')
    .select([
      'm.id as membership_id',
      dayOf('c').as('on'),
      paidOfCharge(p.until).as('paid_minor'),
      vatRateOfCharge().as('vat_rate'),
    ])
    .whereRef('c.membership_id', '=', 'm.id')
    .where('c.kind', '=', sql.lit('renewal' as const))
    .where((eb) => {
      const last = eb
        .selectFrom('charges as former')
        .select(dayOf('former').as('on'))
        .whereRef('former.membership_id', '=', 'm.id')
        .where('former.kind', '=', sql.lit('renewal' as const))
        .where(dayOf('former'), '<=', p.since)
        .orderBy(dayOf('former'), 'desc')
        .limit(1)
      return eb(dayOf('c'), '>=', eb.fn.coalesce(last, sql.lit('')))
    }),
)

/** The credits that memberships were given for their price, in order. */
export const grantsOf = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('credit_entries as g')
    .select(['g.id', 'g.membership_id', 'g.credits'])
    .where('g.membership_id', 'in', among(p.ids))
    .where('g.kind', '=', sql.lit('grant' as const))
    .orderBy('g.id'),
)

/** The payments for visits that no membership pays for, at the studio or when they were bought, by their bookings. */
export const visitsPaid = query((p: { ids: readonly number[]; until: Instant }) =>
  db
    .selectFrom('charges as c')
    .select((eb) => [
      eb.ref('c.booking_id').$notNull().as('booking_id'),
      paidOfCharge(p.until).as('paid_minor'),
      vatRateOfCharge().as('vat_rate'),
    ])
    .where('c.settled_at', 'is not', null)
    .where('c.booking_id', 'in', among(p.ids))
    .where('c.kind', '=', 'unpaid_booking')
    .unionAll(
      db
        .selectFrom('purchases as p')
        .select((eb) => [
          eb.ref('p.booking_id').$notNull().as('booking_id'),
          paidOf(p.until).as('paid_minor'),
          vatRate().as('vat_rate'),
        ])
        .where('p.booking_id', 'in', among(p.ids)),
    ),
)
