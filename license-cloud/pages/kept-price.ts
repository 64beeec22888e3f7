import { describe } from '../../server/http/on-error.ts'
import { ProcessorError } from '../../server/ports/processor/port.ts'
import type { App } from '../context.ts'
import type { Price } from '../ports/processor/port.ts'

/** Milliseconds for which a price is shown without asking, and for which nobody is asked after a failure. */
const KEPT = 10 * 60_000
const REST = 30_000
/** Longest wait of a page for a price, in milliseconds: then it goes out without. */
const PATIENCE = 2_000

/** A price as far as it is known: `unknown` while the processor can’t be asked, `missing` where it has none by that id. */
export type KnownPrice = Price | 'unknown' | 'missing'

/**
 * Reads a price of the processor by its id and keeps it for some minutes; of many callers at once only one asks the processor. A
 * known price stays known while it can't be asked: an id always means the same amount. Never throws.
 */
export function keptPrice(id: string, { ports, log }: Pick<App, 'ports' | 'log'>): () => Promise<KnownPrice> {
  const now = () => Date.parse(ports.clock.now())
  let known: KnownPrice = 'unknown'
  let until = -Infinity
  let asking: Promise<void> | undefined
  const ask = async () => {
    try {
      known = await ports.seller.price(id)
      until = now() + KEPT
    } catch (error) {
      const kind = error instanceof ProcessorError ? error.kind : 'fault'
      if (kind === 'missing') known = 'missing'
      until = now() + REST
      log('warn', 'a price could not be read', { price: id, kind, error: describe(error) })
    } finally {
      asking = undefined
    }
  }
  return async () => {
    if (now() >= until) await Promise.race([(asking ??= ask()), ports.wait(PATIENCE)])
    return known
  }
}
