import { Kysely, type ColumnType, type Dialect, type Generated } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Instant } from '../../server/lib/time.ts'
import type { Plan } from '../plans.ts'
import { migrations } from './migrations/all.ts'

/** What was bought once, at one checkout session, and what has become of it. */
export interface LicenseTable {
  id: Generated<number>
  checkout_session_id: string
  plan: Plan
  /** As the processor's subscription says; `canceled` gives no service any more. */
  status: 'active' | 'canceled'
  customer_id: string | null
  subscription_id: string | null
  /** The invoice whose money was given back or taken back; null where none was. */
  withdrawn_invoice_id: string | null
  current_period_end: Instant
  /** When the processor was asked for all of this: of two looks the later one counts. */
  looked_at: Instant
  created_at: Instant
  redeemed_at: Instant | null
  key_hash: Uint8Array | null
  /** The last five characters of the key, to be told apart when somebody writes. */
  key_end: string | null
  ai_tokens_used: Generated<number>
  /** When the tokens are counted from nothing again. */
  usage_period_end: Instant
  /** Calls in flight, each by the moment at which it counts no longer, in billionths of a second since 1970. */
  leases: ColumnType<string[], never, never>
}

/** What the processor has told and was seen through. */
interface WebhookEventTable {
  id: string
  type: string
  handled_at: Instant
}

interface Tables {
  license: LicenseTable
  webhook_event: WebhookEventTable
}

/** The database of the service, whichever it is. */
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
