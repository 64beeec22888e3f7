import { sql, type Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
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

/** What is to be taken from a card: from the index of what is open. */
export const askedCollections = query((_: object) =>
  db
    .selectFrom('card_collections')
    .select('id')
    .where(sql<boolean>`status IN ('asked', 'processing')`)
    .where('status', '=', 'asked')
    .orderBy('id')
    .limit(100),
)
