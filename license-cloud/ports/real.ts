import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../server/ports/clock/system.ts'
import { ProcessorError, SignatureInvalid } from '../../server/ports/processor/port.ts'
import { systemRandom } from '../../server/ports/random/system.ts'
import type { Config } from '../config.ts'
import type { Ports } from '../context.ts'
import type { Seller } from './processor/port.ts'
import { stripeSeller } from './processor/stripe.ts'
import { noProvider, openaiLike } from './provider/openai-like.ts'

const refuse = () => Promise.reject(new ProcessorError('unavailable', 'No account at the payment processor is set up.'))

/** The seller if no key of the processor is set: refuses everything that needs the processor; the rest goes on. */
export const noSeller: Seller = {
  livemode: undefined,
  sell: refuse,
  session: refuse,
  subscription: refuse,
  sessionOf: refuse,
  price: refuse,
  managePage: refuse,
  refundedInvoice: refuse,
  refund: refuse,
  dispute: refuse,
  invoiceOf: refuse,
  subscriptionOf: refuse,
  readWebhook: () => Promise.reject(new SignatureInvalid('No account at the payment processor is set up.')),
}

/** The outside world as it is configured. */
export function realPorts({ stripe, ai }: Config): Ports {
  const clock = systemClock
  return {
    clock,
    random: systemRandom,
    wait,
    seller: stripe.key === undefined ? noSeller : stripeSeller({ key: stripe.key, base: stripe.base, clock }),
    provider:
      ai.base === undefined || ai.key === undefined || ai.model === undefined
        ? noProvider
        : openaiLike({ base: ai.base, key: ai.key }),
  }
}
