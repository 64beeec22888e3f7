import Stripe from 'stripe'
import type { Answer } from './asking.ts'
import type { TestService } from './service.ts'

/** Returns the processor's message (for any receiver) about something that happened to an object; the latest of the type. */
export function messageOf({ processor }: TestService, type: Stripe.Event['type'], id: string): string {
  const events = processor.books.all('event').filter((event) => event.type === type)
  return JSON.stringify(events.find(({ data }) => (data.object as { id?: string }).id === id))
}

/** Signs a message as the processor does, so many seconds ago. */
export function signed(
  { clock, env }: TestService,
  text: string,
  { by = env['STRIPE_WEBHOOK_SECRET']!, ago = 0 } = {},
) {
  const timestamp = Math.floor(Date.parse(clock.now()) / 1000) - ago
  return Stripe.webhooks.generateTestHeaderString({ payload: text, secret: by, timestamp })
}

/** Sends a message, signed by default. */
export function tell(
  service: TestService,
  text: string,
  signature: string | null = signed(service, text),
): Promise<Answer> {
  const headers: Record<string, string> = signature === null ? {} : { 'Stripe-Signature': signature }
  return service.ask('POST /webhooks/stripe', { body: text, headers })
}
