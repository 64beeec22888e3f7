import { Hono } from 'hono'
import type { Caller } from './api/caller.ts'
import type { App, Ctx } from './context.ts'
import { about } from './api/about.ts'
import { studioHost } from './api/host.ts'
import { operations } from './features.ts'
import { cachedResponse, AnswerInMemory } from './http/cached-answer.ts'
import { believedAtDoor } from './features/settings/doors.ts'
import { serveShopWindow } from './features/shop-window/serve.ts'
import { noteProbes } from './features/settings/forwarded-probe.ts'
import { serveDocs } from './http/docs.ts'
import { guardDoor, identify, receiver } from './http/doors.ts'
import { AddressCache } from './http/address-cache.ts'
import { onError, onNotFound } from './http/on-error.ts'
import type { Env } from './http/env.ts'
import { mount } from './http/mount.ts'
import { documentedMessages } from './features/webhooks/messages.ts'
import { openapi } from './http/openapi.ts'
import { servePages } from './pages.ts'
import { serveWidget } from './widget-pages.ts'

export interface AppOptions {
  /** Folder of the built pages; without it only the API is served. */
  pages: string | undefined
  checkAnswers: boolean
}

type Addresses = AddressCache<Ctx, Caller>

/** The whole HTTP surface of both doors; what it has in memory the public one gives at once, where it can. */
export function buildApp(app: App, options: AppOptions): { router: Hono<Env>; addresses: Addresses } {
  const router = new Hono<Env>()
  const host = studioHost(app, options.checkAnswers)
  const receive = receiver(Buffer.from(app.ports.random.bytes(6)).toString('hex'), () => believedAtDoor(app))
  const addresses = new AddressCache(host, receive)
  router.onError(onError(host))
  router.notFound(onNotFound(host))
  router.use(identify(receive))
  router.use(noteProbes(app))
  router.use(guardDoor())
  mount(router, operations, host, addresses)

  let document: AnswerInMemory | undefined
  router.get('/api/v1/openapi.json', (c) => {
    document ??= new AnswerInMemory(openapi(operations, about(app.version), documentedMessages))
    return cachedResponse(c, document)
  })
  serveDocs(router, '/api/docs', { title: 'Studio Desk', address: '/api/v1/openapi.json' })
  serveShopWindow(router, app)
  if (options.pages) {
    serveWidget(router, app, options.pages)
    servePages(router, app, options.pages)
  }
  return { router, addresses }
}
