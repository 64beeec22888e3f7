import { systemClock } from '../../../server/ports/clock/system.ts'
import { startProcessor, type Processor } from '../../../server/stand-in/processor.ts'
import { startStudio, type RunningStudio } from '../studio.ts'

/** A studio that sells online, with the payment processor's stand-in beside it. */
export interface Shop extends AsyncDisposable {
  studio: RunningStudio
  processor: Processor
  owner: <T = { id: number }>(method: string, path: string, body?: unknown) => Promise<T>
  /** Ends the studio's server, as when its computer sleeps. */
  stop: () => Promise<void>
  /** Starts it again. */
  again: () => Promise<void>
  flow: { id: number; starts_at: string }
  ten: { id: number }
  monthly: { id: number }
  mat: { id: number }
}

/** Opens a shop: a class in two days, ten classes at 120, a monthly at 95 and a mat at 64; `connected` to the processor. */
export async function openShop(settings: object = {}, connected = true): Promise<Shop> {
  const processor = await startProcessor({ clock: systemClock })
  const running = await startStudio({ env: { STRIPE_API_BASE: processor.url } })
  const { studio } = running
  const token = await studio.bootstrap()
  const owner: Shop['owner'] = (method, path, body) => studio.api(method, path, body, token)
  await owner('PUT', '/studio', { tunnel_url: studio.publicUrl, ...settings })
  const template_id = (await owner('POST', '/class-templates', { name: 'Flow' })).id
  const starts_at = new Date(Date.now() + 50 * 3_600_000).toISOString()
  const flow = await owner<Shop['flow']>('POST', '/scheduled-classes', { template_id, starts_at })
  const sellable_online = true
  const pack = { type: 'class_pack', price: 120, credits_included: 10, validity_days: 90, sellable_online }
  const ten = await owner('POST', '/membership-types', { name: 'Ten classes', ...pack })
  const each = { type: 'subscription', billing_interval: 'monthly', price: 95, unlimited: true, sellable_online }
  const monthly = await owner('POST', '/membership-types', { name: 'Monthly', ...each })
  const mat = await owner('POST', '/products', { name: 'Cork mat', price: 64, stock_quantity: 3 })
  if (connected) {
    const keys = { secret_key: processor.key, publishable_key: 'pk_test_StandIn' }
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const answer = await fetch(`${studio.localUrl}/api/billing/settings`, {
      method: 'POST',
      headers,
      body: JSON.stringify(keys),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return {
    studio,
    processor,
    owner,
    stop: running.stop,
    again: running.again,
    flow,
    ten,
    monthly,
    mat,
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]()
      await processor.stop()
    },
  }
}
