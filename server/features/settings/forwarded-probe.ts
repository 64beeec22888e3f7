import type { MiddlewareHandler } from 'hono'
import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { isLoopback } from '../../http/addresses.ts'
import { forwardedAddress } from '../../http/doors.ts'
import type { Env } from '../../http/mount.ts'
import type { Job } from '../../jobs/runner.ts'
import { addMinutes, type Instant } from '../../lib/time.ts'
import { believedAtDoor, findings, publishFinding } from './doors.ts'
import { findSettings, publicUrl } from './queries.ts'

/**
 * Finds out whether the public address leads here, and whether what stands before the public door tells the caller's address:
 * the studio asks itself through its public address, once plainly and, where nobody has decided whether to believe it, once with
 * a made-up address. Where both come in from the same other one, nobody chooses it.
 */

const HEADER = 'x-studio-probe'
/** Minutes until it is asked again: where the addresses were told, and where not. */
const AGAIN = { told: 60, untold: 10 }

/** How a probe came in: from which address, null where none is told; undefined while it has not come. */
type CameIn = { address: string | null } | undefined

/** The probes under way, each with how it came in. */
const waiting = new WeakMap<Writer, Map<string, CameIn>>()

/** Notes where the studio's own probes come in from at the public door. */
export function noteProbes(app: App): MiddlewareHandler<Env> {
  return (c, next) => {
    const probe = c.env.door === 'public' ? c.req.header(HEADER) : undefined
    const probes = probe === undefined ? undefined : waiting.get(app.writer)
    if (probe !== undefined && probes?.has(probe)) {
      const { isProxy } = believedAtDoor(app)
      probes.set(probe, { address: forwardedAddress(c.env, c.req.header('x-forwarded-for'), isProxy) })
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
    const cameIn = await comesIn(app, {})
    const plain = isDecided(app) ? null : (cameIn?.address ?? null)
    const forged = plain === null ? null : (await comesIn(app, { 'X-Forwarded-For': madeUp }))?.address
    const isTold = plain !== null && plain === forged && plain !== madeUp && !isLoopback(plain)
    publishFinding(app, { url, at: now, isReached: cameIn !== undefined, isTold })
    app.log('debug', 'looked whose address the public door is told', { is_told: isTold })
  },
}

/** Whether the owner or the environment has decided whom to believe. */
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

/** How a probe comes in; undefined where it does not arrive. */
async function comesIn(app: App, headers: Record<string, string>): Promise<CameIn> {
  const probe = Buffer.from(app.ports.random.bytes(16)).toString('hex')
  const probes = waiting.get(app.writer) ?? new Map<string, CameIn>()
  waiting.set(app.writer, probes.set(probe, undefined))
  try {
    await app.ports.outbound.get(publicUrl(app, '/api/v1/health'), { ...headers, [HEADER]: probe })
    return probes.get(probe)
  } catch {
    return undefined
  } finally {
    probes.delete(probe)
  }
}
