import { Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import type { RawBody } from '../../../http/operation.ts'
import { SignatureInvalid, type ProcessorEvent } from '../../../ports/processor/port.ts'
import { findConnected, WEBHOOK_SECRET } from '../account/connected.ts'
import { heardNow, noteEvent } from './queries.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/**
 * Takes in what the processor tells: checked, noted by its id, answered once that is durable. It is looked at after the
 * answer, and never believed as it came.
 */
export async function receiveEvent(ctx: Ctx, { bytes, headers }: RawBody) {
  const event = await readSigned(ctx, bytes, headers.get('stripe-signature'))
  return ctx.write((tx) => {
    noteEvent(tx, ctx, event)
    tx.run(heardNow, { now: ctx.now })
    return { received: true }
  })
}

async function readSigned(ctx: Ctx, body: Uint8Array, signature: string | null): Promise<ProcessorEvent> {
  const connected = findConnected(ctx)
  const sealed = connected?.account.webhook_secret_sealed ?? null
  if (!connected || sealed === null) throw refused(say('billing.studio_expects_no_messages'))
  try {
    const secret = ctx.secrets.open(WEBHOOK_SECRET, sealed)
    const event = await connected.processor.readWebhook({ body, signature, secret })
    if (event.livemode !== connected.account.livemode) throw new SignatureInvalid('It is of the other mode.')
    return event
  } catch (error) {
    if (!(error instanceof SignatureInvalid)) throw error
    throw refused(say('billing.not_signed_by_payment'))
  }
}

function refused(detail: Said): Refusal {
  return new Refusal('WEBHOOK_SIGNATURE_INVALID', detail)
}
