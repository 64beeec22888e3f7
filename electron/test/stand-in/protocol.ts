import { request, type ClientRequest, type RequestOptions } from 'node:http'
import type { FakeApp } from './app.ts'

type Handler = (request: { url: string }) => Response | Promise<Response>

/** Electron's `protocol`, as far as it serves schemes of one's own. */
export class FakeProtocol {
  readonly #app: FakeApp
  readonly #announced = new Set<string>()
  readonly #handlers = new Map<string, Handler>()

  constructor(app: FakeApp) {
    this.#app = app
  }

  registerSchemesAsPrivileged(schemes: { scheme: string; privileges: object }[]): void {
    this.#app.requireNotReady('protocol.registerSchemesAsPrivileged')
    for (const { scheme } of schemes) this.#announced.add(scheme)
  }

  handle(scheme: string, handler: Handler): void {
    this.#app.requireReady('protocol.handle')
    if (!this.#announced.has(scheme)) throw new Error(`${scheme} was not announced: its pages would have no origin`)
    this.#handlers.set(scheme, handler)
  }

  /** Returns the answer to an address of such a scheme; undefined for any other. */
  async answer(url: string): Promise<Response | undefined> {
    return this.#handlers.get(new URL(url).protocol.slice(0, -1))?.({ url })
  }
}

/** Electron's `net.request`, by Node's own: the two are asked and answer alike. */
export function netRequest({ session, ...options }: RequestOptions & { session: object }): ClientRequest {
  if (!session) throw new Error('A request needs a session')
  return request(options)
}
