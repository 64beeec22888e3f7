import type { AnyCaller } from '../server/http/access.ts'
import { Refusal } from '../server/http/errors.ts'
import type { Host } from '../server/http/host.ts'
import { RateLimits } from '../server/http/rate-limit.ts'
import type { App, Ctx } from './context.ts'
import { isOutage } from './db/outage.ts'
import { errorCodes, type ErrorCode } from './errors.ts'
import { openaiError } from './features/proxy/openai-errors.ts'
import { say } from '../server/lib/sayings/sayings.ts'

/** Returns the license service's part in serving its operations. Nobody signs in here. */
export function licenseHost(app: App, checkAnswers: boolean): Host<Ctx, AnyCaller> {
  const nobody = { role: 'nobody' }
  return {
    name: 'studio-desk',
    now: () => app.ports.clock.now(),
    log: app.log,
    limits: new RateLimits(),
    errorCodes,
    permissions: {},
    nobody,
    authenticate: () => Promise.resolve(nobody),
    context: ({ now, requestId, header, counted }) => ({
      ...app,
      now,
      requestId,
      header,
      limit: (limit) => counted.byAddress(limit),
    }),
    refusalOf: (error) => {
      if (!isOutage(error)) return undefined
      app.log('error', 'the database did not answer')
      const extras = { headers: { 'Retry-After': '5' } }
      return new Refusal<ErrorCode>('STORE_UNAVAILABLE', say('license.database_silent'), extras)
    },
    besideProblem: openaiError,
    checkAnswers,
  }
}
