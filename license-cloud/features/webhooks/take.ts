import { Refusal } from '../../../server/http/errors.ts'
import type { RawBody } from '../../../server/http/operation.ts'
import { SignatureInvalid } from '../../../server/ports/processor/port.ts'
import type { Ctx } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import { unlessMissing } from '../checkout/asking.ts'
import { handle } from './handle.ts'
import { isHandled, rememberHandled } from './queries.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/** Sees a message of the processor through, once. WEBHOOK_SIGNATURE_INVALID where it is not the processor's. */
export async function take(ctx: Ctx, { bytes, headers }: RawBody): Promise<{ received: true }> {
  const { store, ports, now } = ctx
  const event = await read(ctx, bytes, headers.get('stripe-signature'))
  // Of the mode that is not the key’s: somebody tries things out in the same account.
  const isOurs = event.livemode === ports.seller.livemode
  if (!isOurs || (await isHandled(store, event.id))) return { received: true }
  await unlessMissing(ctx, handle(ctx, event))
  await rememberHandled(store, { id: event.id, type: event.type, handled_at: now })
  return { received: true }
}

async function read({ config, ports }: Ctx, body: Uint8Array, signature: string | null) {
  const secret = config.stripe.webhookSecret
  try {
    if (secret === undefined) throw new SignatureInvalid('No secret is set to check it by.')
    return await ports.seller.readWebhook({ body, signature, secret })
  } catch (error) {
    if (!(error instanceof SignatureInvalid)) throw error
    throw new Refusal<ErrorCode>('WEBHOOK_SIGNATURE_INVALID', say('license.signature'))
  }
}
