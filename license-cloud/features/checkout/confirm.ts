import { Refusal } from '../../../server/http/errors.ts'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import { endOf, KEY_BYTES, makeKey, readKey } from '../licenses/key-rules.ts'
import { unlessMissing } from './asking.ts'
import { checkoutContract } from './contract.ts'
import { fulfil } from './fulfil.ts'
import { handOver, waitingFor } from './queries.ts'
import { paidPlan } from './standing-rules.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

const [unknownLimit] = checkoutContract['GET /checkout/confirm'].limits

/** The form of the processor's session ids. */
const SESSION = /^[\w-]{1,255}$/

/**
 * Hands the key of a paid session over, once. SESSION_NOT_FOUND where the session is unknown, not paid, not brought here yet or
 * handed over before; PAYMENT_PROVIDER_ERROR, and nothing used up, where the processor can't be asked.
 */
export async function confirm(ctx: Ctx, sessionId: string) {
  const { store, keys, ports, config, now } = ctx
  const session = SESSION.test(sessionId) ? await unlessMissing(ctx, ports.seller.session(sessionId)) : undefined
  if (!session) {
    ctx.limit(unknownLimit)
    throw notFound()
  }
  if (!paidPlan(session)) throw notFound()
  const waiting = await waitingFor(store, session.id)
  if (!waiting) {
    await unlessMissing(ctx, fulfil(ctx, session))
    throw notFound()
  }
  if (waiting.redeemed_at !== null || waiting.status !== 'active') throw notFound()
  const manage_subscription_url = session.customer_id === null ? null : await managePage(ctx)
  const license_key = makeKey(ports.random.bytes(KEY_BYTES))
  const key_hash = keys.hashOf(readKey(license_key)!)
  const plan = await handOver(store, session.id, { key_hash, key_end: endOf(license_key), now })
  if (!plan) throw notFound()
  return { license_key, plan, download_urls: downloads(config.downloads), manage_subscription_url }
}

/** Returns the desktop application's downloads of a version, by system. The names are those of electron-builder.yml. */
export function downloads({ host, version }: Config['downloads']) {
  const file = (rest: string) => `${host}/studio-desk-${version}-${rest}`
  return { mac: file('mac-arm64.dmg'), windows: file('win-x64.exe'), linux: file('linux-x86_64.AppImage') }
}

/** The page where a customer manages the subscription. If it can't be read, customers still get their key. */
const managePage = ({ ports }: Ctx) => ports.seller.managePage().catch(() => null)

function notFound(): Refusal<ErrorCode> {
  const detail = say('license.session_unknown')
  return new Refusal<ErrorCode>('SESSION_NOT_FOUND', detail)
}
