import { db, query } from '../../../db/build.ts'
import { among, type Ids } from './record.ts'

/** The records of sales, debts and payments. */
export const moneyRecords = {
  membership: query((p: Ids) =>
    db
      .selectFrom('memberships as m')
      .innerJoin('membership_types as t', 't.id', 'm.membership_type_id')
      .select(['m.id', 't.name', 'm.client_id'])
      .where('m.id', 'in', among(p)),
  ),
  subscription: query((p: Ids) =>
    db
      .selectFrom('subscriptions as s')
      .innerJoin('memberships as m', 'm.id', 's.membership_id')
      .innerJoin('membership_types as t', 't.id', 'm.membership_type_id')
      .select(['s.id', 't.name', 's.client_id'])
      .where('s.id', 'in', among(p)),
  ),
  charge: query((p: Ids) =>
    db.selectFrom('charges').select(['id', 'client_id', 'amount_minor', 'currency']).where('id', 'in', among(p)),
  ),
  payment: query((p: Ids) =>
    db
      .selectFrom('payments as p')
      .innerJoin('purchases as u', 'u.id', 'p.purchase_id')
      .select(['p.id', 'u.client_id', 'p.amount_minor', 'u.currency'])
      .where('p.id', 'in', among(p)),
  ),
  sale: query((p: Ids) =>
    db
      .selectFrom('product_sales')
      .select(['id', 'client_id', 'total_minor as amount_minor', 'currency'])
      .where('id', 'in', among(p)),
  ),
  receipt: query((p: Ids) =>
    db
      .selectFrom('receipts')
      .select(['id', 'number as name', 'client_id', 'total_minor as amount_minor', 'currency'])
      .where('id', 'in', among(p)),
  ),
  gift_card: query((p: Ids) =>
    db
      .selectFrom('gift_cards')
      .select(['id', 'code_last4 as name', 'purchaser_client_id as client_id'])
      .select(['initial_value_minor as amount_minor', 'currency'])
      .where('id', 'in', among(p)),
  ),
  checkout: query((p: Ids) =>
    db
      .selectFrom('checkouts')
      .select(['id', 'client_id', 'total_minor as amount_minor', 'currency'])
      .where('id', 'in', among(p)),
  ),
  day_close: query((p: Ids) => db.selectFrom('day_closes').select(['id', 'date as name']).where('id', 'in', among(p))),
  product: query((p: Ids) => db.selectFrom('products').select(['id', 'name']).where('id', 'in', among(p))),
  membership_type: query((p: Ids) =>
    db.selectFrom('membership_types').select(['id', 'name']).where('id', 'in', among(p)),
  ),
  promo_code: query((p: Ids) =>
    db.selectFrom('promo_codes').select(['id', 'code as name']).where('id', 'in', among(p)),
  ),
}
