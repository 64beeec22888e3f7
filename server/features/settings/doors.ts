import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { within } from '../../http/addresses.ts'
import type { Believed } from '../../http/doors.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings, type Settings } from './queries.ts'
import { FREE_HOST, isFreeTunnel } from './tunnel-host-rules.ts'

/** How the doors are set, as it holds: what the environment says wins. */
export interface DoorSettings {
  lan_enabled: boolean
  forwarded_for_trusted: boolean
  trusted_proxies: string[]
  public_manager_enabled: boolean
  /** The server of the built-in tunnel. */
  tunnel_host: string
}

/** The settings that the environment can decide, each with its variable. */
export const byEnvironment = {
  lan_enabled: ['STUDIO_LAN', 'lan'],
  forwarded_for_trusted: ['STUDIO_FORWARDED_FOR_TRUSTED', 'forwardedForTrusted'],
  trusted_proxies: ['STUDIO_TRUSTED_PROXIES', 'trustedProxies'],
  tunnel_host: ['TUNNEL_HOST', 'tunnelHost'],
} as const

interface Kept {
  version: number
  settings: DoorSettings
  believed: Believed
  /** The name of the address that the free tunnel leads here from, whatever it is called this time. */
  freeName: string | undefined
}

const kept = new WeakMap<Writer, Kept>()

/** The result of a look at a public address: whether it leads here, and gives the caller's address beyond their choice. */
export interface Finding {
  url: string
  at: Instant
  isReached: boolean
  isTold: boolean
}

const found = new WeakMap<Writer, Finding>()

/** The last result, for any public address; in memory, since the server in front of the door may be another tomorrow. */
export function findings({ writer }: App): Finding | undefined {
  return found.get(writer)
}

/** Has the doors follow what was found. */
export function publishFinding({ writer }: App, finding: Finding): void {
  found.set(writer, finding)
  kept.delete(writer)
}

/** How the doors are set; before the studio is set up, as a new one starts. */
export function doorSettings(app: App): DoorSettings {
  return current(app).settings
}

/** The proxies whose word about the caller's address the public door believes. */
export function believedAtDoor(app: App): Believed {
  return current(app).believed
}

/** True if somebody comes by the free tunnel: its traffic can be read, and its name be somebody else's tomorrow. */
export function isFreeEntry(app: App, hostname: string): boolean {
  return isFreeTunnel(hostname) || hostname === current(app).freeName
}

/** Read again only after a commit: every request at the public door asks. */
function current(app: App): Kept {
  const { version } = app.writer
  const last = kept.get(app.writer)
  if (last?.version === version) return last
  const stored = findSettings(app.db)
  const settings = asSet(app, stored)
  const isSame = last !== undefined && JSON.stringify(last.settings) === JSON.stringify(settings)
  const believed = isSame
    ? last.believed
    : { forwarded: settings.forwarded_for_trusted, isProxy: within(settings.trusted_proxies) }
  const next = { version, settings, believed, freeName: freeNameOf(settings, stored?.tunnel_address ?? null) }
  kept.set(app.writer, next)
  return next
}

/**
 * How the doors are set by the environment, by what is stored, and by what was found where neither decides; without a
 * studio, as a new one starts.
 */
export function asSet(app: App, stored: Settings | undefined): DoorSettings {
  const { config } = app
  const finding = findings(app)
  const isTold = finding !== undefined && finding.url === stored?.tunnel_url && finding.isTold
  return {
    lan_enabled: config.lan ?? stored?.lan_enabled ?? false,
    forwarded_for_trusted: config.forwardedForTrusted ?? stored?.forwarded_for_trusted ?? isTold,
    trusted_proxies: config.trustedProxies ?? stored?.trusted_proxies ?? [],
    public_manager_enabled: stored?.public_manager_enabled ?? true,
    tunnel_host: config.tunnelHost ?? stored?.tunnel_host ?? FREE_HOST,
  }
}

function freeNameOf({ tunnel_host }: DoorSettings, address: string | null): string | undefined {
  return address !== null && isFreeTunnel(new URL(tunnel_host).hostname) ? new URL(address).hostname : undefined
}
