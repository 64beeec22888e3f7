import { sql, type Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { Instant } from '../../../lib/time.ts'
import { isBeingPaid } from '../debts/queries.ts'
import type { CardCollectionsTable } from '../../../db/tables/tables.generated.ts'

export type CollectionRow = Selectable<CardCollectionsTable>

export const collectionById = query((p: { id: number }) =>
  db.selectFrom('card_collections').selectAll().where('id', '=', p.id),
)

export const collectionByPayment = query((p: { payment_intent_id: string }) =>
  db.selectFrom('card_collections').selectAll().where('payment_intent_id', '=', p.payment_intent_id),
)

export const collectionByReference = query((p: { reference: string }) =>
  db.selectFrom('card_collections').selectAll().where('reference', '=', p.reference),
)

/** Open collections from a card, by the index of open ones: not while the client is paying the charge. */
export const askedCollections = query((_: object) =>
  db
    .selectFrom('card_collections')
    .select('id')
    .where(sql<boolean>`status IN ('asked', 'processing')`)
    .where('status', '=', 'asked')
    .where(({ not }) => not(isBeingPaid('card_collections.charge_id')))
    .orderBy('id')
    .limit(100),
)

/** The refused collections whose day has come to be tried again. */
export const dueRetries = query((p: { now: Instant }) =>
  db
    .selectFrom('card_collections')
    .select('id')
    .where('retry_at', 'is not', null)
    .where('retry_at', '<=', p.now)
    .orderBy('retry_at')
    .limit(100),
)

/** The charges of a client that a card did not pay. */
export const failedOf = query((p: { client_id: number }) =>
  db
    .selectFrom('card_collections')
    .select('charge_id')
    .where('client_id', '=', p.client_id)
    .where('status', '=', 'failed')
    .groupBy('charge_id'),
)
