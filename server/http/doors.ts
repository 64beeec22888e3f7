import type { MiddlewareHandler } from 'hono'
import { addressIn, isLoopback } from './addresses.ts'
import { Refusal } from './errors.ts'
import type { Env } from './env.ts'
import { requireOneHost, safetyHeaders } from './safety.ts'
import { say } from '../lib/sayings/sayings.ts'

/** Which listener a request came in by: this computer's own, or the one that the outside reaches. */
export type Door = 'local' | 'public'

/** The senders whose word the public door takes about the original caller. */
export interface Believed {
  /** True if the last X-Forwarded-For hop is taken for the caller's address, from a peer that may say so. */
  forwarded: boolean
  /** True if this address belongs to a proxy other than those on this computer. */
  isProxy: (address: string) => boolean
}

/** The facts known about a request before it is read. */
export interface Received {
  requestId: string
  /** The caller's address; null where nobody knows. */
  ip: string | null
}

export type Receive = (env: Env['Bindings'], forwarded: string | undefined) => Received

/** Gives every request an id (`run`, a word of this run, and a number) and finds the caller's address. */
export function receiver(run: string, believed: () => Believed): Receive {
  let count = 0
  return (env, forwarded) => ({
    requestId: `${run}-${(++count).toString(36)}`,
    ip: callerAddress(env, forwarded, believed),
  })
}

/** Has every request known by its id and its caller's address, and every answer carry its id and the safety headers. */
export function identify(receive: Receive): MiddlewareHandler<Env> {
  return (c, next) => {
    const { requestId, ip } = receive(c.env, c.req.header('x-forwarded-for'))
    c.set('requestId', requestId)
    c.set('ip', ip)
    // Laid down before the answer, which goes before them: set on a finished one they would have it copied.
    const headers = Object.entries(safetyHeaders(c.req.path, requestId))
    for (const [name, value] of headers) c.env.outgoing?.setHeader(name, value)
    requireOneHost(c.env)
    return next()
  }
}

/**
 * The caller's address: the socket's. At the public door a peer on this computer, or one of the proxies, asks for others:
 * then it is the last X-Forwarded-For hop where that is believed, and else null, for nobody knows.
 */
export function callerAddress(
  env: Env['Bindings'],
  forwarded: string | undefined,
  believed: () => Believed,
): string | null {
  const peer = peerOf(env)
  if (env.door === 'local') return peer
  const rules = believed()
  if (!isLoopback(peer) && !rules.isProxy(peer)) return peer
  return rules.forwarded ? forwardedAddress(env, forwarded, rules.isProxy) : null
}

/** The last X-Forwarded-For hop, from a peer that may say for whom it asks; null where there is none. */
export function forwardedAddress(
  env: Env['Bindings'],
  forwarded: string | undefined,
  isProxy: Believed['isProxy'],
): string | null {
  const peer = peerOf(env)
  if (!isLoopback(peer) && !isProxy(peer)) return null
  return addressIn(forwarded?.split(',').at(-1) ?? '') ?? null
}

const peerOf = (env: Env['Bindings']): string => addressIn(env.incoming.socket.remoteAddress ?? '') ?? ''

const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip|via|cf-.*|tailscale-.*)$/i

/**
 * The local door answers only to this computer's own names, so that a web page can't reach it by pointing another name
 * at 127.0.0.1 (DNS rebinding); an Origin must be the door itself. Requests that a proxy or a tunnel forwarded came from
 * elsewhere, whatever name they use.
 */
export function guardDoor(): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.env.door === 'local') {
      if (isForwarded(c.env.incoming.rawHeaders)) {
        throw new Refusal('LOOPBACK_ONLY', say('http.was_passed_on'))
      }
      const host = c.req.header('host') ?? ''
      const origin = c.req.header('origin')
      if (!isOwnName(host, c.env.incoming.socket.localPort) || (origin !== undefined && origin !== `http://${host}`)) {
        throw new Refusal('HOST_NOT_ALLOWED', say('http.wrong_host'))
      }
    }
    await next()
  }
}

/** True if headers (name, value, name, value) say that somebody passed the request on. */
function isForwarded(headers: readonly string[] = []): boolean {
  return headers.some((text, index) => index % 2 === 0 && FORWARDED.test(text))
}

function isOwnName(host: string, port: number | undefined): boolean {
  // A browser leaves the port out of the header where it is http's own.
  const [, given = '80'] = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::(\d+))?$/.exec(host) ?? [undefined, '']
  return given === String(port)
}
