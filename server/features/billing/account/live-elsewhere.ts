import type { App } from '../../../context.ts'
import { StartRefused } from '../../../refused-start.ts'
import { processorSettings } from './queries.ts'

/** Refuses a start in which a live key would be sent to another address than the processor's. */
export function refuseLiveElsewhere({ db, config }: Pick<App, 'db' | 'config'>): void {
  if (config.stripeApiBase === undefined || db.one(processorSettings, {})?.livemode !== true) return
  throw new StartRefused(
    'This studio is connected with a live key of the payment processor, which is sent nowhere else, and STRIPE_API_BASE names ' +
      'another address. Start Studio Desk without STRIPE_API_BASE.',
  )
}
