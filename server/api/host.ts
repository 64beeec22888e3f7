import type { App, Ctx } from '../context.ts'
import { storageFaultOf } from '../db/storage-fault.ts'
import { requireClearAmounts } from '../features/amounts/gate.ts'
import { authenticate } from '../features/auth/authenticate.ts'
import { findSettings } from '../features/settings/queries.ts'
import { isKioskToken, kioskOf } from '../features/kiosks/token.ts'
import type { Host } from '../http/host.ts'
import { RateLimits } from '../http/rate-limit.ts'
import { actorOf, type Caller } from './caller.ts'
import { errorCodes } from './errors.ts'
import { idempotencyKeys, writeEffect, writeStep } from './idempotency-keys.ts'
import { permissionCatalog } from './permissions.ts'
import { portsWithin } from './ports-within.ts'
import { storageRefusal } from './storage-refusal.ts'
import { languageWanted } from '../lib/sayings/format.ts'

/** The studio's part in serving its operations. */
export function studioHost(app: App, checkAnswers: boolean): Host<Ctx, Caller> {
  return {
    name: 'studio-desk',
    now: () => app.ports.clock.now(),
    log: app.log,
    limits: new RateLimits({
      bytes: (count) => app.ports.random.bytes(count),
      sign: (text) => app.secrets.hash('proof-of-work', text),
    }),
    errorCodes,
    permissions: permissionCatalog,
    nobody: { role: 'nobody' },
    authenticate: async (token, entry) => (isKioskToken(token) ? kioskOf(app, token) : authenticate(token, app, entry)),
    requireOpen: (key, caller) => requireClearAmounts(app.db, key, caller),
    context: ({ effect, languages, ...arrival }) => ({
      ...app,
      ...arrival,
      ports: portsWithin(app.ports, app.config.outsideMs),
      language: languageWanted(languages),
      actor: actorOf(arrival.caller),
      limit: (limit, key) => arrival.counted.by(limit, key),
      write: (job, answerOf) => writeEffect(app.writer, effect, job, answerOf),
      step: (job) => writeStep(app.writer, effect, job),
    }),
    idempotency: idempotencyKeys(app),
    refusalOf: (error) => {
      const fault = storageFaultOf(error)
      if (fault === undefined) return undefined
      app.storage.failed(error)
      return storageRefusal(fault)
    },
    reading: (languages) => ({
      language: languageWanted(languages),
      // Read only when a moment has to be formatted: a message about an unreadable file contains none.
      get timezone() {
        return findSettings(app.db)?.timezone ?? 'UTC'
      },
    }),
    checkAnswers,
  }
}
