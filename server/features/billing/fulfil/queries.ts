import { db, query } from '../../../db/build.ts'

/** The time of the backup from which the studio was last restored. */
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
