import type { Instant } from '../../../server/lib/time.ts'
import type { LicenseTable, Store } from '../../db/store.ts'
import type { Insertable } from 'kysely'

/** The license of a session that waits to be handed over; its plan. */
export function waitingFor(store: Store, sessionId: string) {
  return store
    .selectFrom('license')
    .select(['status', 'redeemed_at'])
    .where('checkout_session_id', '=', sessionId)
    .executeTakeFirst()
}

/** Keeps the license of a session, unless it is there. */
export async function keepLicense(store: Store, license: Omit<Insertable<LicenseTable>, 'leases'>): Promise<void> {
  await store
    .insertInto('license')
    .values(license)
    .onConflict((conflict) => conflict.column('checkout_session_id').doNothing())
    .execute()
}

/** Gives a license its key, in one statement that succeeds for one caller only; gives the plan, or undefined for the others. */
export async function handOver(
  store: Store,
  sessionId: string,
  { key_hash, key_end, now }: { key_hash: Buffer; key_end: string; now: Instant },
) {
  const handed = await store
    .updateTable('license')
    .set({ redeemed_at: now, key_hash, key_end })
    .where('checkout_session_id', '=', sessionId)
    .where('redeemed_at', 'is', null)
    .where('status', '=', 'active')
    .returning('plan')
    .executeTakeFirst()
  return handed?.plan
}
