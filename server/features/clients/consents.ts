import type { Insertable } from 'kysely'
import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { ConsentsTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import type { LegalKind } from '../settings/legal-values.ts'

/** Adds a row to a client's consent log; the newest of a kind is what stands. */
export function writeConsent(tx: Tx, { now }: Act, consent: Omit<Insertable<ConsentsTable>, 'created_at'>) {
  return tx.returningOne(
    db
      .insertInto('consents')
      .values({ ...consent, created_at: now })
      .returningAll(),
  )
}

/** Keeps what a new client accepted by registering, each kind once. */
export function acceptOnRegistering(
  tx: Tx,
  act: Act,
  { client_id, kinds, ip }: { client_id: number; kinds: readonly LegalKind[]; ip: string | null },
): void {
  const addresses = { ip_address: null, seen_ip_address: ip }
  for (const consent_type of new Set(kinds))
    writeConsent(tx, act, { client_id, consent_type, granted: true, ...addresses, source: 'client' })
}

/** Takes back what an import wrote into a client's consent log. */
export function removeImportedConsents(tx: Tx, clientId: number): void {
  tx.run(db.deleteFrom('consents').where('client_id', '=', clientId).where('source', '=', 'import'))
}
