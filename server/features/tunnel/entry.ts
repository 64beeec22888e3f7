import type { App } from '../../context.ts'
import type { Entry } from '../../http/host.ts'
import { isFreeEntry } from '../settings/doors.ts'
import { isFreeTunnel } from '../settings/tunnel-host-rules.ts'
import { lineOf } from './line.ts'

/** True if a request comes by the built-in tunnel: its connection decides, for a tunnel's server can write any host into it. */
export function isByTunnel(app: App, { peerPort }: Entry): boolean {
  return peerPort !== undefined && lineOf(app).open?.tunnel.carries(peerPort) === true
}

/**
 * True if a request comes by the free public tunnel (decisions.md 2): by the built-in one, or by another program that leads it
 * to this door under one of its hosts.
 */
export function isByFreeTunnel(app: App, entry: Entry): boolean {
  const { open } = lineOf(app)
  if (open && isFreeTunnel(new URL(open.host).hostname) && isByTunnel(app, entry)) return true
  const host = (entry.header('host') ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return isFreeEntry(app, host)
}
