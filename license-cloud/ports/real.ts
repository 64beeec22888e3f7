import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../server/ports/clock/system.ts'
import { systemRandom } from '../../server/ports/random/system.ts'
import type { Config } from '../config.ts'
import type { Ports } from '../context.ts'
import { noSeller } from './processor/none.ts'
import { stripeSeller } from './processor/stripe.ts'
import { noProvider, openaiLike } from './provider/openai-like.ts'

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
