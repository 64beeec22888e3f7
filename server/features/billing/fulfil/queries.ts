import { db, query } from '../../../db/build.ts'

/** How old the copy was that took the studio's place the last time. */
export const restored = query((_: object) => db.selectFrom('installation').select('restored_as_of'))

/** Which client is a customer at the processor. */
export const clientOfCustomer = query((p: { customer_id: string; account_id: string; livemode: boolean }) =>
  db
    .selectFrom('processor_customers')
    .select('client_id')
    .where('customer_id', '=', p.customer_id)
    .where('account_id', '=', p.account_id)
    .where('livemode', '=', p.livemode),
)
