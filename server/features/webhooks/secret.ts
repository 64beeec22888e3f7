import { createHmac } from 'node:crypto'
import type { App } from '../../context.ts'
import type { Instant } from '../../lib/time.ts'

type Kept = Pick<App, 'secrets' | 'ports'>

const PREFIX = 'whsec_'
const BYTES = 32

/** A new secret as its receiver keeps it: `whsec_` and base64. */
export function newSecret({ ports }: Pick<Kept, 'ports'>): string {
  return PREFIX + Buffer.from(ports.random.bytes(BYTES)).toString('base64')
}

/** Where a webhook's secret is kept, bound to it. */
const placeOf = (webhookId: number) => `webhooks:secret:${webhookId}`

/** The secret as the database keeps it. */
export function sealSecret({ secrets }: Pick<Kept, 'secrets'>, webhookId: number, secret: string): string {
  return secrets.seal(placeOf(webhookId), secret)
}

/** The secret of a webhook. Throws where it was kept with another key. */
export function openSecret({ secrets }: Pick<Kept, 'secrets'>, webhookId: number, sealed: string): string {
  return secrets.open(placeOf(webhookId), sealed)
}

/** The headers of a message by Standard Webhooks, signed by each secret that holds now. */
export function signedHeaders(
  message: { id: string; body: string },
  now: Instant,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  const content = `${message.id}.${timestamp}.${message.body}`
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  })
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
