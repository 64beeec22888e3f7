import type { Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { ProcessorSettingsTable } from '../../../db/tables/tables.generated.ts'

export type ProcessorSettingsRow = Selectable<ProcessorSettingsTable>

export const processorSettings = query((_: object) => db.selectFrom('processor_settings').selectAll())

/** A client as the processor's account knows them. */
export const customerOf = query((p: { client_id: number; account_id: string; livemode: boolean }) =>
  db
    .selectFrom('processor_customers')
    .selectAll()
    .where('client_id', '=', p.client_id)
    .where('account_id', '=', p.account_id)
    .where('livemode', '=', p.livemode),
)

/** A client as every account knows them that the studio was ever connected with. */
export const customersOf = query((p: { client_id: number }) =>
  db.selectFrom('processor_customers').selectAll().where('client_id', '=', p.client_id),
)

export const forgetCustomer = query((p: { client_id: number; customer_id: string }) =>
  db.deleteFrom('processor_customers').where('client_id', '=', p.client_id).where('customer_id', '=', p.customer_id),
)
