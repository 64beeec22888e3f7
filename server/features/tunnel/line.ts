import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import type { OpenTunnel } from '../../ports/tunnel/port.ts'
import type { Settings } from '../settings/queries.ts'
import { stateOf } from './rules.ts'
import type { Trouble, TunnelState } from './tunnel-values.ts'

/** A tunnel that is open, with what it was asked for. */
export interface Opened {
  tunnel: OpenTunnel
  /** Its address, held against what an address may be. */
  url: string
  host: string
  wanted: string
  /** True if the followers of the address know that it leads here. */
  isTold: boolean
}

/** The built-in tunnel of a studio as it is now; in memory, for another process has another. */
export interface Line {
  open: Opened | undefined
  /** In a row: how often none could be had, another name was given, it was not found at its address. */
  failures: number
  taken: number
  misses: number
  isLooked: boolean
  /** When the address last answered as this studio. */
  seenAt: Instant | null
  /** Since when clients come by it, or don't. */
  since: Instant | null
  isGood: boolean | undefined
  trouble: Trouble | null
  /** When there is something to do next; empty: at once. */
  nextAt: Instant | ''
  /** When to ask for the own name again, while it has another. */
  nameAt: Instant
  /** When somebody last looked whether there is something to do. */
  lookedAt: Instant | undefined
  isWoken: boolean
  /** Ends what is under way. */
  ending: AbortController
}

const lines = new WeakMap<Writer, Line>()

/** The line of a studio that is served; a new one is down. */
export function lineOf({ writer }: Pick<App, 'writer'>): Line {
  const known = lines.get(writer)
  if (known) return known
  const line = newLine()
  lines.set(writer, line)
  return line
}

/** One that is not open, and was not tried. */
export function newLine(): Line {
  return {
    open: undefined,
    failures: 0,
    taken: 0,
    misses: 0,
    isLooked: false,
    seenAt: null,
    since: null,
    isGood: undefined,
    trouble: null,
    nextAt: '',
    nameAt: '',
    lookedAt: undefined,
    isWoken: false,
    ending: new AbortController(),
  }
}

/** How it stands. */
export function stateOfLine(isOn: boolean, { open, isLooked, misses, failures }: Line): TunnelState {
  return stateOf(isOn, { isOpen: open !== undefined, isOwnName: hasOwnName(open), isLooked, misses, failures })
}

/** How the studio's own stands. */
export function tunnelState(app: Pick<App, 'writer'>, { tunnel_enabled }: Settings): TunnelState {
  return stateOfLine(tunnel_enabled, lineOf(app))
}

/** True if it has the name that was asked for. */
export function hasOwnName(open: Opened | undefined): boolean {
  return open !== undefined && open.tunnel.name === open.wanted
}

/** Notes whether clients come by it, from when on. */
export function turn(line: Line, isGood: boolean, now: Instant): void {
  if (line.isGood === isGood) return
  line.isGood = isGood
  line.since = now
}

/** Closes it and forgets what was tried; what is under way ends. */
export function hangUp(line: Line): void {
  line.ending.abort()
  line.open?.tunnel.close()
  const { seenAt, since, isGood, lookedAt } = line
  Object.assign(line, newLine(), { seenAt, since, isGood, lookedAt })
}
