import type { Instant } from '../../../server/lib/time.ts'
import type { Store } from '../../db/store.ts'

/** The license of a key, by the key's hash. */
export function licenseOf(store: Store, hash: Buffer) {
  return store
    .selectFrom('license')
    .select(['id', 'plan', 'status', 'current_period_end', 'ai_tokens_used', 'usage_period_end'])
    .where('key_hash', '=', hash)
    .executeTakeFirst()
}

/** Gives the license of a session another key; gives its plan, or undefined where there is none. */
export async function replaceKey(
  store: Store,
  sessionId: string,
  { key_hash, key_end, now }: { key_hash: Buffer; key_end: string; now: Instant },
) {
  const replaced = await store
    .updateTable('license')
    .set({ key_hash, key_end, redeemed_at: now })
    .where('checkout_session_id', '=', sessionId)
    .returning('plan')
    .executeTakeFirst()
  return replaced?.plan
}
