import { Kysely, type ColumnType, type Dialect, type Generated } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Instant } from '../../server/lib/time.ts'
import type { Plan } from '../plans.ts'
import { migrations } from './migrations/all.ts'

/** A license bought at one checkout session, and its state. */
export interface LicenseTable {
  id: Generated<number>
  checkout_session_id: string
  plan: Plan
  /** Follows the processor's subscription; `canceled` no longer gives service. */
  status: 'active' | 'canceled'
  customer_id: string | null
  subscription_id: string | null
  /** The invoice whose money was refunded or taken back; null if there is none. */
  withdrawn_invoice_id: string | null
  current_period_end: Instant
  /** Time at which the processor was asked for all of this; the later of two checks counts. */
  looked_at: Instant
  created_at: Instant
  redeemed_at: Instant | null
  key_hash: Uint8Array | null
  /** The last five characters of the key, which identify it when a customer writes. */
  key_end: string | null
  ai_tokens_used: Generated<number>
  /** Time at which the token count starts again from zero. */
  usage_period_end: Instant
  /** Calls in flight, each by the moment at which it no longer counts, in billionths of a second since 1970. */
  leases: ColumnType<string[], never, never>
}

/** The processor's events that have been handled. */
interface WebhookEventTable {
  id: string
  type: string
  handled_at: Instant
}

interface Tables {
  license: LicenseTable
  webhook_event: WebhookEventTable
}

/** The database of the service, of either kind. */
export type Store = Kysely<Tables>

/** Opens a store with its schema as this version has it; replicas that start together wait for the one that brings it there. */
export async function openStore(dialect: Dialect): Promise<Store> {
  const store = new Kysely<Tables>({ dialect })
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return store
  await store.destroy()
  throw error instanceof Error ? error : new Error(String(error))
}
