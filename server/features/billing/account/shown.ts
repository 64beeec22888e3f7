import type { z } from 'zod'
import type { Reader } from '../../../db/writer.ts'
import type { billingContract } from '../contract.ts'
import { processorSettings } from './queries.ts'

type Shown = z.output<(typeof billingContract)['GET /api/billing/settings']['answer']>

/** What the API shows of the connection with the processor: never a secret. */
export function shownAccount(reader: Reader): Shown {
  const row = reader.one(processorSettings, {})
  return {
    connected: row !== undefined,
    mode: row === undefined ? null : row.livemode ? 'live' : 'test',
    account_id: row?.account_id ?? null,
    account_name: row?.account_name ?? null,
    country: row?.country ?? null,
    publishable_key: row?.publishable_key ?? null,
    webhook: row?.webhook_endpoint_id != null ? 'registered' : row?.webhook_secret_sealed != null ? 'given' : 'none',
    webhook_url: row?.webhook_url ?? null,
    heard_at: row?.heard_at ?? null,
    caught_up_at: row?.caught_up_at ?? null,
    last_error: row?.last_error ?? null,
    connected_at: row?.connected_at ?? null,
  }
}
