import type { z } from 'zod'
import { invalid, Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { ProcessorError, type Processor, type ProcessorAccount } from '../../../ports/processor/port.ts'
import { audit } from '../../audit/audit.ts'
import { closeAll } from '../checkout/close.ts'
import type { billingContract } from '../contract.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { findConnected, isSameAccount, processorNow, providerRefused, SECRET_KEY, WEBHOOK_SECRET } from './connected.ts'
import { ENDPOINT_LINE, placeEndpoint } from './endpoint.ts'
import { processorSettings, type ProcessorSettingsRow } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

type Account = Pick<ProcessorSettingsRow, 'account_id' | 'account_name' | 'country' | 'livemode'>
type Given = z.output<(typeof billingContract)['POST /api/billing/settings']['body']>

/**
 * Connects the studio with its account at the processor: the key is tried before anything is kept. Without a webhook secret
 * the studio registers its own webhook, now or as soon as it has an address. Refuses with PAYMENT_KEY_INVALID.
 */
export async function connectProcessor(ctx: Ctx, given: Given) {
  const livemode = requireOneMode(ctx, given)
  const processor = ctx.ports.processors.open(given.secret_key)
  const { id: account_id, name: account_name, country } = await tryKey(processor)
  const account = { account_id, account_name, country, livemode }
  const before = findConnected(ctx)
  if (before && !isSameAccount(before.account, account)) await closeAll(ctx, ctx)
  await oneAtATime(ctx, ENDPOINT_LINE, async () => {
    const { former, row } = await ctx.step((tx) => keepAccount(tx, ctx, given, account))
    if (former?.webhook_endpoint_id == null || former.webhook_endpoint_id === row.webhook_endpoint_id) return
    await dropEndpoint(isSameAccount(former, row) ? processor : before?.processor, former.webhook_endpoint_id)
  })
  await placeEndpoint(ctx)
  return ctx.write((tx) => shownAccount(tx))
}

/** Ends the connection: what is bought and subscribed to stays at the processor, and is followed again with the same account. */
export async function disconnectProcessor(ctx: Ctx) {
  await closeAll(ctx, ctx)
  return oneAtATime(ctx, ENDPOINT_LINE, async () => {
    const before = findConnected(ctx)
    const id = before?.account.webhook_endpoint_id
    if (id != null) await dropEndpoint(before!.processor, id)
    return ctx.write((tx) => {
      const former = tx.one(processorSettings, {})
      tx.run(db.deleteFrom('processor_settings'))
      if (former) audit(tx, ctx, 'billing.disconnect', { entity: 'billing', id: 1, before: told(former) })
      return shownAccount(tx)
    })
  })
}

type Shown = z.output<(typeof billingContract)['GET /api/billing/settings']['answer']>

/** The processor connection as the API shows it: never a secret. */
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

function keepAccount(tx: Tx, ctx: Ctx, { secret_key, publishable_key, webhook_secret }: Given, account: Account) {
  const former = tx.one(processorSettings, {})
  const isStill = former !== undefined && isSameAccount(former, account)
  // Values sealed with another computer's key can't be read here.
  const kept = isStill && webhook_secret === undefined && findConnected({ ...ctx, db: tx }) ? former : undefined
  const row: ProcessorSettingsRow = {
    id: 1,
    ...account,
    secret_key_sealed: ctx.secrets.seal(SECRET_KEY, secret_key),
    publishable_key,
    webhook_secret_sealed:
      webhook_secret === undefined
        ? (kept?.webhook_secret_sealed ?? null)
        : ctx.secrets.seal(WEBHOOK_SECRET, webhook_secret),
    webhook_endpoint_id: kept?.webhook_endpoint_id ?? null,
    webhook_url: kept?.webhook_url ?? null,
    read_until: isStill ? former.read_until : processorNow(ctx, ctx.now),
    caught_up_at: null,
    heard_at: null,
    last_error: null,
    connected_at: ctx.now,
    updated_at: ctx.now,
  }
  keep(tx, row)
  audit(tx, ctx, 'billing.connect', { entity: 'billing', id: 1, before: told(former), after: told(row) })
  return { former, row }
}

function keep(tx: Tx, { id, ...row }: ProcessorSettingsRow): void {
  const insert = db.insertInto('processor_settings').values({ id, ...row })
  tx.run(insert.onConflict((conflict) => conflict.column('id').doUpdateSet(row)))
}

/** The connection for the audit log: never a key, sealed or not. */
function told(row: ProcessorSettingsRow | undefined) {
  return row && { id: 1, account_id: row.account_id, account_name: row.account_name, livemode: row.livemode }
}

/** Both keys are of one mode, and live ones talk to nobody but the processor itself. True where it is the live one. */
function requireOneMode({ config }: Ctx, { secret_key, publishable_key }: Given): boolean {
  const [live, alsoLive] = [secret_key, publishable_key].map((key) => key.includes('_live_'))
  if (live !== alsoLive) throw invalid('publishable_key', say('billing.one_key_is_for_tests'))
  if (live && config.stripeApiBase !== undefined) throw invalid('secret_key', say('billing.live_key_stays'))
  return live === true
}

async function tryKey(processor: Processor): Promise<ProcessorAccount> {
  try {
    return await processor.account()
  } catch (error) {
    if (!(error instanceof ProcessorError)) throw error
    if (error.kind === 'unavailable') throw providerRefused(error)
    const detail =
      error.kind === 'permission'
        ? say('billing.key_may_not_read_account')
        : say('billing.payment_processor_does_not_know')
    throw new Refusal('PAYMENT_KEY_INVALID', detail)
  }
}

/** Removes an endpoint at the processor: its account is left, or the owner now looks after it without the studio. */
async function dropEndpoint(processor: Processor | undefined, id: string): Promise<void> {
  // If that fails, the processor has to give up an address where nobody answers.
  await processor?.removeEndpoint(id).catch(() => undefined)
}
