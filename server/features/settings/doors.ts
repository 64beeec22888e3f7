import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { within } from '../../http/addresses.ts'
import type { Believed } from '../../http/doors.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings, type Settings } from './queries.ts'

/** How the doors are set, as it holds: what the environment says wins. */
export interface DoorSettings {
  lan_enabled: boolean
  forwarded_for_trusted: boolean
  trusted_proxies: string[]
  public_manager_enabled: boolean
}

/** The settings that the environment can decide, each with its variable. */
export const byEnvironment = {
  lan_enabled: ['STUDIO_LAN', 'lan'],
  forwarded_for_trusted: ['STUDIO_FORWARDED_FOR_TRUSTED', 'forwardedForTrusted'],
  trusted_proxies: ['STUDIO_TRUSTED_PROXIES', 'trustedProxies'],
} as const

interface Kept {
  version: number
  settings: DoorSettings
  believed: Believed
}

const kept = new WeakMap<Writer, Kept>()

/** What was found of a public address: whether it leads here, and tells by an address that nobody chooses who comes by it. */
export interface Finding {
  url: string
  at: Instant
  isReached: boolean
  isTold: boolean
}

const found = new WeakMap<Writer, Finding>()

/** What was last found, of whichever public address; in memory, for what stands before the door may be another tomorrow. */
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

/** Who is believed at the public door about for whom they ask. */
export function believedAtDoor(app: App): Believed {
  return current(app).believed
}

/** Read anew only after a commit: every request at the public door asks. */
function current(app: App): Kept {
  const { version } = app.writer
  const last = kept.get(app.writer)
  if (last?.version === version) return last
  const settings = asSet(app, findSettings(app.db))
  const isSame = last !== undefined && JSON.stringify(last.settings) === JSON.stringify(settings)
  const believed = isSame
    ? last.believed
    : { forwarded: settings.forwarded_for_trusted, isProxy: within(settings.trusted_proxies) }
  const next = { version, settings, believed }
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
  }
}
