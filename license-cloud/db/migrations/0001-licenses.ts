import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE license (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    checkout_session_id text NOT NULL UNIQUE,
    plan text NOT NULL CHECK (plan IN ('base', 'base_ai')),
    status text NOT NULL CHECK (status IN ('active', 'canceled')),
    customer_id text,
    subscription_id text,
    withdrawn_invoice_id text,
    current_period_end timestamptz NOT NULL,
    looked_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    redeemed_at timestamptz,
    key_hash bytea UNIQUE,
    key_end text CHECK (length(key_end) = 5),
    ai_tokens_used bigint NOT NULL DEFAULT 0 CHECK (ai_tokens_used >= 0),
    usage_period_end timestamptz NOT NULL,
    leases bigint[] NOT NULL DEFAULT '{}',
    CHECK ((redeemed_at IS NULL) = (key_hash IS NULL) AND (key_hash IS NULL) = (key_end IS NULL))
  ) WITH (fillfactor = 50)`.execute(db)
  await sql`CREATE INDEX license_by_subscription ON license (subscription_id)`.execute(db)
  await sql`CREATE INDEX license_by_end ON license (current_period_end) WHERE status = 'active'`.execute(db)
  await sql`CREATE TABLE webhook_event (
    id text PRIMARY KEY,
    type text NOT NULL,
    handled_at timestamptz NOT NULL
  )`.execute(db)
  await sql`CREATE INDEX webhook_event_by_time ON webhook_event (handled_at)`.execute(db)
}
