import { Hono } from 'hono'
import { cachedResponse, AnswerInMemory } from '../server/http/cached-answer.ts'
import { identify, receiver } from '../server/http/doors.ts'
import type { Env } from '../server/http/env.ts'
import { mount } from '../server/http/mount.ts'
import { onError, onNotFound } from '../server/http/on-error.ts'
import { openapi } from '../server/http/openapi.ts'
import { isOwnNetwork } from '../server/ports/outbound/public-address.ts'
import { about } from './about.ts'
import type { App } from './context.ts'
import { operations } from './features.ts'
import { onlyMeant } from './features/checkout/only-meant.ts'
import { signAnswers } from './features/licenses/sign-answers.ts'
import { licenseHost } from './host.ts'
import { servePages } from './pages/serve.ts'

/** The whole HTTP surface of the service. */
export function buildApp(app: App, checkAnswers: boolean): Hono<Env> {
  const router = new Hono<Env>()
  const host = licenseHost(app, checkAnswers)
  // A proxy in front is in the same private network; it names the client it asks for.
  const believed = { forwarded: true, isProxy: isOwnNetwork }
  router.onError(onError(host))
  router.notFound(onNotFound(host))
  router.use(identify(receiver(Buffer.from(app.ports.random.bytes(6)).toString('hex'), () => believed)))
  router.use((c, next) => {
    // Keys and their current rights: no cache in between may keep them.
    c.env.outgoing?.setHeader('Cache-Control', 'no-store')
    return next()
  })
  router.use('/license/verify', signAnswers(app.keys))
  router.use('/checkout/confirm', onlyMeant)
  mount(router, operations, host)
  const document = new AnswerInMemory(openapi(operations, about(app.version)))
  router.get('/openapi.json', (c) => cachedResponse(c, document))
  servePages(router, app)
  return router
}
