import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'

/** The lines of a checkout, each charge with the amount that was asked for, in their order. */
export const linesOfCheckout = query((p: { checkout_id: number }) =>
  db
    .selectFrom('checkout_charges as line')
    .innerJoin('charges', 'charges.id', 'line.charge_id')
    .innerJoin('clients', 'clients.id', 'charges.client_id')
    .selectAll('charges')
    .select(['line.amount_minor as asked_minor', 'clients.full_name as client_name'])
    .where('line.checkout_id', '=', p.checkout_id)
    .orderBy('line.id'),
)

/** The checkouts by which a charge may be paid right now. */
export const openCheckoutsOf = query((p: { charge_id: number }) =>
  db
    .selectFrom('checkout_charges as line')
    .innerJoin('checkouts', 'checkouts.id', 'line.checkout_id')
    .select('checkouts.id')
    .where('line.charge_id', '=', p.charge_id)
    .where('checkouts.status', '=', 'pending')
    .orderBy('checkouts.id'),
)

/** True if a charge (`charge_id` of the statement's own table) is being paid online right now. */
export const isBeingPaid = (charge_id: 'card_collections.charge_id') =>
  sql<boolean>`EXISTS (SELECT 1 FROM checkout_charges AS line JOIN checkouts ON checkouts.id = line.checkout_id
    WHERE line.charge_id = ${sql.ref(charge_id)} AND checkouts.status = 'pending')`

export const insertLine = query((p: { checkout_id: number; charge_id: number; amount_minor: number }) =>
  db.insertInto('checkout_charges').values({
    checkout_id: p.checkout_id,
    charge_id: p.charge_id,
    amount_minor: p.amount_minor,
  }),
)
