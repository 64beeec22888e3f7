import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Job } from '../../jobs/runner.ts'
import { addMilliseconds, addMinutes, type Instant } from '../../lib/time.ts'
import { isMadeUp } from '../../made-up.ts'
import { AddressRefused } from '../../ports/outbound/port.ts'
import type { Random } from '../../ports/random/port.ts'
import { TunnelFailed, type OpenTunnel } from '../../ports/tunnel/port.ts'
import { doorSettings } from '../settings/doors.ts'
import { findSettings, settingsOf, type Settings } from '../settings/queries.ts'
import { webAddress } from '../settings/setting-rules.ts'
import { tellAddress } from './address.ts'
import { hangUp, hasOwnName, lineOf, turn, type Line, type Opened } from './line.ts'
import { lookFromOutside } from './look-from-outside.ts'
import { opensAnew, takesOtherName, waitAfter, waitForName } from './rules.ts'
import type { Trouble } from './tunnel-values.ts'

/** Seconds until the address is asked again: where it answered, and where it did not. */
const AGAIN = { good: 60, missed: 15 }
/** Minutes without a look after which the computer was asleep: its connections are dead, whatever they say. */
const ASLEEP_MINUTES = 1.5

interface Wanted {
  host: string
  name: string
}

/** Has the tunnel be as it is wanted: open, under its own name, and found at its address; or closed. */
export const keepTunnel: Job = { name: 'keep the tunnel open', everyMinutes: 0, hasWork: isDue, run: keep }

/** Has it connect again at once: the computer was asleep. */
export function wakeTunnel(app: App): void {
  lineOf(app).isWoken = true
}

/** Closes it for good: the studio stops. */
export function endTunnel(app: App): void {
  hangUp(lineOf(app))
}

function isDue(app: App, now: Instant): boolean {
  const line = lineOf(app)
  const settings = findSettings(app.db)
  const wanted = wantedOf(app, settings)
  if (!settings || !wanted) return line.open !== undefined
  const { lookedAt } = line
  line.lookedAt = now
  if (lookedAt !== undefined && addMinutes(lookedAt, ASLEEP_MINUTES) < now) line.isWoken = true
  return line.isWoken || isTime(line.nextAt, now) || isOther(line.open, wanted) || isUnsaid(line.open, settings)
}

/** True if a time has come; one that is far off was set by a clock that was ahead. */
function isTime(at: Instant | '', now: Instant, mostMinutes = 2): boolean {
  return at <= now || addMinutes(now, mostMinutes) < at
}

function wantedOf(app: App, settings: Settings | undefined): Wanted | undefined {
  if (!settings?.tunnel_enabled || settings.tunnel_name === null || isMadeUp(app.config.dataDir)) return undefined
  return { host: doorSettings(app).tunnel_host, name: settings.tunnel_name }
}

/** True if it was opened for another server or name. */
function isOther(open: Opened | undefined, { host, name }: Wanted): boolean {
  return open !== undefined && (open.host !== host || open.wanted !== name)
}

/** True if the new address is not published yet, or links are not built on it though nobody chose another. */
function isUnsaid(open: Opened | undefined, { tunnel_address, tunnel_url }: Settings): boolean {
  return open !== undefined && (!open.isTold || tunnel_address !== open.url || tunnel_url === null)
}

async function keep(app: App, act: Act): Promise<void> {
  const line = lineOf(app)
  const settings = findSettings(app.db)
  const wanted = wantedOf(app, settings)
  if (!wanted || line.isWoken || isOther(line.open, wanted)) hangUp(line)
  if (!wanted) return
  if (line.open === undefined) await connect(app, line, wanted)
  else if (!hasOwnName(line.open) && isTime(line.nameAt, act.now, 60)) await askForOwnName(app, line, wanted)
  const { open } = line
  if (open === undefined) return
  if (isUnsaid(open, findSettings(app.db)!)) {
    await app.writer.write((tx) => tellWanted(tx, act, app, open))
    open.isTold = true
  }
  await look(app, line, open)
}

/** Publishes the address, unless the tunnel was switched off since it opened: then the address leads nowhere. */
function tellWanted(tx: Tx, act: Act, app: App, { url }: Opened): void {
  if (wantedOf(app, settingsOf(tx))) tellAddress(tx, act, url)
}

async function connect(app: App, line: Line, wanted: Wanted): Promise<void> {
  const tunnel = await ask(app, line, wanted, (trouble) => fail(app, line, trouble))
  if (!tunnel) return
  const isOwn = tunnel.name === wanted.name
  line.taken = isOwn ? 0 : line.taken + 1
  if (isOwn || takesOtherName(line.taken)) return accept(app, line, wanted, tunnel)
  tunnel.close()
  line.nextAt = afterWait(app, line.taken)
}

/** While it has another name, another asking may bring the own one; clients come by the other until then. */
async function askForOwnName(app: App, line: Line, wanted: Wanted): Promise<void> {
  const tunnel = await ask(app, line, wanted, () => {})
  const former = line.open?.tunnel
  if (tunnel?.name === wanted.name) {
    line.taken = 0
    accept(app, line, wanted, tunnel)
    former?.close()
  } else {
    tunnel?.close()
    line.taken += 1
    line.nameAt = askAgainAt(app, line)
  }
}

/** A tunnel with an address that can be one; undefined where none could be had, or nobody wants it any more. */
async function ask(
  app: App,
  { ending: { signal } }: Line,
  { host, name }: Wanted,
  failed: (trouble: Trouble) => void,
): Promise<OpenTunnel | undefined> {
  try {
    const tunnel = await app.ports.tunnel.open({ host, name, port: app.config.publicPort }, signal)
    if (!signal.aborted && webAddress(tunnel.url) !== undefined) return tunnel
    tunnel.close()
    if (!signal.aborted) failed('odd_answer')
  } catch (error) {
    if (!(error instanceof TunnelFailed)) throw error
    app.log('debug', 'no tunnel could be had', { host, error: error.message })
    if (!signal.aborted) failed(error.why)
  }
  return undefined
}

function accept(app: App, line: Line, { host, name }: Wanted, tunnel: OpenTunnel): void {
  line.open = { tunnel, url: webAddress(tunnel.url)!, host, wanted: name, isTold: false }
  line.isLooked = false
  line.nameAt = askAgainAt(app, line)
  // The connection reports its end; if it doesn't, the next look finds it.
  void tunnel.broken.then(() => {
    if (line.open?.tunnel !== tunnel) return
    app.log('info', 'the tunnel broke off', { host })
    lose(app, line, 'dropped')
  })
  app.log('info', 'the tunnel is open', { host, url: line.open.url })
}

/** Asks for the studio at its own address, from outside. */
async function look(app: App, line: Line, open: Opened): Promise<void> {
  const { isSeen, error } = await lookFromOutside(app, open)
  if (line.open !== open) return
  const now = app.ports.clock.now()
  line.isLooked = true
  if (isSeen) line.seenAt = now
  // An address that may not be asked from here is trusted: the server has said that it leads here.
  if (isSeen || error instanceof AddressRefused) {
    Object.assign(line, { misses: 0, failures: 0, trouble: hasOwnName(open) ? null : 'name_taken' })
    line.nextAt = addMilliseconds(now, AGAIN.good * 1000)
    return turn(line, true, now)
  }
  line.misses += 1
  line.trouble = 'not_seen'
  line.nextAt = addMilliseconds(now, AGAIN.missed * 1000)
  turn(line, false, now)
  if (opensAnew(line.misses)) lose(app, line, 'not_seen')
}

/** It leads nowhere any more: another is opened. */
function lose(app: App, line: Line, trouble: Trouble): void {
  line.open?.tunnel.close()
  line.open = undefined
  fail(app, line, trouble)
}

function fail(app: App, line: Line, trouble: Trouble): void {
  line.failures += 1
  line.trouble = trouble
  line.nextAt = afterWait(app, line.failures)
  turn(line, false, app.ports.clock.now())
}

/** When the wait after so many failures in a row ends. */
function afterWait({ ports: { clock, random } }: App, failures: number): Instant {
  return addMilliseconds(clock.now(), waitAfter(failures, chanceOf(random)) * 1000)
}

/** When the own name is asked for again. */
function askAgainAt({ ports: { clock, random } }: App, { taken }: Line): Instant {
  return addMilliseconds(clock.now(), waitForName(taken, chanceOf(random)) * 60_000)
}

function chanceOf(random: Random): number {
  const [byte = 0] = random.bytes(1)
  return byte / 255
}
