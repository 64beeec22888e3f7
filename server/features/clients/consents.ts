import type { Insertable } from 'kysely'
import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { ConsentsTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'

/** Adds a row to a client's consent log; the newest of a kind is what stands. */
export function writeConsent(tx: Tx, { now }: Act, consent: Omit<Insertable<ConsentsTable>, 'created_at'>) {
  return tx.returningOne(
    db
      .insertInto('consents')
      .values({ ...consent, created_at: now })
      .returningAll(),
  )
}

/** Takes back what an import wrote into a client's consent log. */
export function removeImportedConsents(tx: Tx, clientId: number): void {
  tx.run(db.deleteFrom('consents').where('client_id', '=', clientId).where('source', '=', 'import'))
}
