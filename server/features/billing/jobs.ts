import type { Job } from '../../jobs/runner.ts'
import { addHours } from '../../lib/time.ts'
import { keepEndpointAlive, keepEndpointInPlace } from './account/endpoint.ts'
import { collectFees } from './cards/collect.ts'
import { retryCards } from './cards/retry.ts'
import { closeUnheld } from './checkout/places.ts'
import { catchUp } from './events/catch-up.ts'
import { forgetEvents } from './events/queries.ts'
import { lookAtSubscriptions } from './subscriptions/sync-subscription.ts'
import { tellProcessor } from './tasks/tell.ts'

const KEEP_HOURS = 60 * 24

/** Jobs that the studio runs automatically for online payments. */
export const billingJobs: readonly Job[] = [
  keepEndpointInPlace,
  keepEndpointAlive,
  catchUp,
  closeUnheld,
  lookAtSubscriptions,
  tellProcessor,
  retryCards,
  collectFees,
  {
    name: 'forget what the processor told long ago',
    everyMinutes: 24 * 60,
    run: ({ writer }, _, { certain }) =>
      writer.write((tx) => void tx.run(forgetEvents, { before: addHours(certain, -KEEP_HOURS) })),
  },
]
