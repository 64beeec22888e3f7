import { request, type ClientRequest, type RequestOptions } from 'node:http'

/** Electron's `net.request`, by Node's own: the two are asked and answer alike. */
export function netRequest({ session, ...options }: RequestOptions & { session: object }): ClientRequest {
  if (!session) throw new Error('A request needs a session')
  return request(options)
}
