import type { App, Ctx } from '../context.ts'
import { authenticate } from '../features/auth/authenticate.ts'
import type { Host } from '../http/host.ts'
import { RateLimits } from '../http/rate-limit.ts'
import { actorOf, type Caller } from './caller.ts'
import { errorCodes, Refusal } from './errors.ts'
import { claiming, idempotencyKeys } from './idempotency-keys.ts'
import { permissionCatalog } from './permissions.ts'
import { languageWanted } from '../lib/sayings/format.ts'

/** What the studio gives so that its operations can be served. */
export function studioHost(app: App, checkAnswers: boolean): Host<Ctx, Caller> {
  return {
    name: 'studio-desk',
    now: () => app.ports.clock.now(),
    log: app.log,
    limits: new RateLimits(),
    errorCodes,
    permissions: permissionCatalog,
    nobody: { role: 'nobody' },
    authenticate: (token, door) => authenticate(token, app, door),
    context: ({ claim, languages, ...arrival }) => ({
      ...app,
      ...arrival,
      language: languageWanted(languages),
      actor: actorOf(arrival.caller),
      write: claim ? (job) => app.writer.write(claiming(claim, job)) : (job) => app.writer.write(job),
    }),
    idempotency: idempotencyKeys(app),
    refusalOf: (error) =>
      (error as { code?: string }).code === 'SQLITE_FULL'
        ? new Refusal('STORAGE_FULL', 'The disk is full. Nothing was changed; make room and try again.')
        : undefined,
    isOpenToPages: (path) => path.startsWith('/api/v1/widget/'),
    checkAnswers,
  }
}
