import { createECDH } from 'node:crypto'
import { reasonOf } from '../../lib/reason.ts'
import { AddressRefused, type Outbound } from '../outbound/port.ts'
import type { Random } from '../random/port.ts'
import { encrypt, MOST_BYTES } from './encrypt.ts'
import { outcomeOf } from './outcome-rules.ts'
import type { Push, PushAddress, PushOutcome } from './port.ts'
import { authorization, vapidKey } from './vapid.ts'

/** Web push (RFC 8030) through the guard: endpoints are whatever a client's browser, or the client, says. */
export function webPush(outbound: Outbound, random: Random): Push {
  return {
    publicKey: (seed) => vapidKey(seed).publicKey,
    async send({ to, payload, seconds, contact, seed, now }): Promise<PushOutcome> {
      const message = Buffer.from(payload)
      if (message.length > MOST_BYTES) return { kind: 'refused', reason: 'The message is too long to be pushed' }
      const body = encryptFor(to, message, random)
      if (body === undefined) return { kind: 'gone' }
      const headers = {
        Authorization: await authorization(vapidKey(seed), { endpoint: to.endpoint, contact, now }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(seconds),
        Urgency: 'normal',
      }
      try {
        const { status, retryAfter } = await outbound.post(to.endpoint, headers, body)
        return outcomeOf(status, retryAfter)
      } catch (error) {
        // An address that leads home is nobody's push service.
        if (error instanceof AddressRefused) return { kind: 'gone' }
        return { kind: 'later', seconds: null, reason: reasonOf(error) }
      }
    },
  }
}

/** Undefined for a device whose keys are none. */
function encryptFor(to: PushAddress, message: Uint8Array, random: Random): Buffer | undefined {
  try {
    return encrypt(message, to, { privateKey: newKey(), salt: random.bytes(16) })
  } catch {
    return undefined
  }
}

function newKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair.getPrivateKey()
}
