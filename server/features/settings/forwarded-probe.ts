import type { MiddlewareHandler } from 'hono'
import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { isLoopback } from '../../http/addresses.ts'
import { forwardedAddress, type Door } from '../../http/doors.ts'
import type { Env } from '../../http/env.ts'
import type { Job } from '../../jobs/runner.ts'
import { addMinutes, type Instant } from '../../lib/time.ts'
import { believedAtDoor, findings, publishFinding } from './doors.ts'
import type { Nearness } from '../../ports/outbound/port.ts'
import { findSettings } from './queries.ts'

/**
 * Finds out whether the public address leads here, and whether what stands before the public door tells the caller's address:
 * the studio asks itself through its public address, once plainly and, where nobody has decided whether to believe it, once with
 * a made-up address. Where both come in from the same other one, nobody chooses it.
 */

const HEADER = 'x-studio-probe'
/** The free tunnel's server shows its reminder instead of the studio to who does not say this. */
const UNASKED = { 'bypass-tunnel-reminder': '1' }
/** Minutes until the next probe: if the last one got the addresses, and if not. */
const AGAIN = { told: 60, untold: 10 }

/** How a probe came in: the door and the address, null if it carries none; undefined while it has not come. */
type CameIn = { door: Door; address: string | null } | undefined

/** The probes under way, each with how it came in. */
const waiting = new WeakMap<Writer, Map<string, CameIn>>()

/** Notes where the studio's own probes come in from; at the local door before they are refused there. */
export function noteProbes(app: App): MiddlewareHandler<Env> {
  return (c, next) => {
    const word = c.req.header(HEADER)
    const probes = word === undefined ? undefined : waiting.get(app.writer)
    if (word !== undefined && probes?.has(word)) {
      const { isProxy } = believedAtDoor(app)
      const address = forwardedAddress(c.env, c.req.header('x-forwarded-for'), isProxy)
      probes.set(word, { door: c.env.door, address })
    }
    return next()
  }
}

export const probeForwarded: Job = {
  name: 'see whose address the public door is told',
  everyMinutes: 0,
  hasWork: isDue,
  run: async (app, { now }) => {
    const url = findSettings(app.db)?.tunnel_url
    if (!url) return
    const [byte = 0] = app.ports.random.bytes(1)
    const madeUp = `203.0.113.${1 + (byte % 254)}`
    const cameIn = await comesIn(app, url, {})
    const plain = isDecided(app) ? null : (cameIn?.address ?? null)
    const forged = plain === null ? null : (await comesIn(app, url, { 'X-Forwarded-For': madeUp }))?.address
    const isTold = plain !== null && plain === forged && plain !== madeUp && !isLoopback(plain)
    publishFinding(app, { url, at: now, isReached: cameIn !== undefined, isTold })
    app.log('debug', 'looked whose address the public door is told', { is_told: isTold })
  },
}

/** True if the owner or the environment has decided whom to believe. */
function isDecided({ config, db }: App): boolean {
  return (config.forwardedForTrusted ?? findSettings(db)?.forwarded_for_trusted ?? null) !== null
}

/** Only where an address is there to be asked. */
function isDue(app: App, now: Instant): boolean {
  const url = findSettings(app.db)?.tunnel_url
  if (!url?.startsWith('https:')) return false
  const last = findings(app)
  if (last?.url !== url || last.at > now) return true
  return addMinutes(last.at, last.isTold ? AGAIN.told : AGAIN.untold) <= now
}

/** How a probe comes in by the public door; undefined where it does not arrive. */
async function comesIn(app: App, url: string, headers: Record<string, string>): Promise<CameIn> {
  const { cameIn } = await probe(app, url, { headers })
  return cameIn?.door === 'public' ? cameIn : undefined
}

export interface Probed {
  cameIn: CameIn
  /** The status of the answer; undefined where there was none. */
  status: number | undefined
  /** Why there was none. */
  error: unknown
}

/** Asks an address for this studio, and says how that came in and what was answered. */
export async function probe(
  app: App,
  url: string,
  { headers = {}, nearest }: { headers?: Record<string, string>; nearest?: Nearness } = {},
): Promise<Probed> {
  const word = Buffer.from(app.ports.random.bytes(16)).toString('hex')
  const probes = waiting.get(app.writer) ?? new Map<string, CameIn>()
  waiting.set(app.writer, probes.set(word, undefined))
  try {
    const sent = { ...headers, ...UNASKED, [HEADER]: word }
    const { status } = await app.ports.outbound.get(`${url.replace(/\/$/, '')}/api/v1/health`, sent, nearest)
    return { cameIn: probes.get(word), status, error: undefined }
  } catch (error) {
    return { cameIn: probes.get(word), status: undefined, error }
  } finally {
    probes.delete(word)
  }
}
