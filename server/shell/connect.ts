import type { ServerType } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../context.ts'
import { isMaking, makeBackup } from '../features/backup/make.ts'
import { isImporting } from '../features/migration/run.ts'
import { wakeTunnel } from '../features/tunnel/keep.ts'
import { findSettings } from '../features/settings/queries.ts'
import { shortReasonOf } from '../lib/reason.ts'
import { isKeyWrapped } from '../secrets.ts'
import type { Running } from '../server.ts'
import { shellAbove, type Parent } from './parent.ts'
import type { Busy, FromShell, Ready, ServerState } from './port.ts'

/** The desktop shell as the server sees it. */
export interface Shell {
  /** The root key, where the shell keeps it; resolves when the shell has said `start`. */
  key: Promise<string | undefined>
  /** Says that the studio is served, and from then on does what the shell says; a later call names the one in its place. */
  serves(studio: Running): void
}

/** Connects to the desktop shell that has started this process; undefined where none has. */
export function connectShell(): Shell | undefined {
  const parent = shellAbove()
  return parent && new Connection(parent)
}

interface Studio {
  running: Running
  /** How many requests of clients there are and were just now. */
  serving: () => number
}

/** How long a request counts after its answer, in seconds. */
const RECENT = 60

/**
 * Counts the requests of a door that are under way, or were answered within the last minute; gives how to ask. `now` is in
 * milliseconds of a clock that only goes forward.
 */
export function countServing(door: ServerType, now: () => number): () => number {
  let underWay = 0
  /** How many were answered in each second. */
  const answered = new Map<number, number>()
  const second = () => {
    const current = Math.floor(now() / 1000)
    for (const at of answered.keys()) if (at <= current - RECENT) answered.delete(at)
    return current
  }
  door.on('request', (_: IncomingMessage, outgoing: ServerResponse) => {
    underWay++
    outgoing.once('close', () => {
      underWay--
      const at = second()
      answered.set(at, (answered.get(at) ?? 0) + 1)
    })
  })
  return () => {
    second()
    return [...answered.values()].reduce((sum, count) => sum + count, underWay)
  }
}

class Connection implements Shell {
  readonly key: Promise<string | undefined>
  readonly #parent: Parent
  #begin: (key: string | undefined) => void
  #isStopAsked = false
  #studio: Studio | undefined

  constructor(parent: Parent) {
    this.#parent = parent
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    this.key = promise
    this.#begin = resolve
    parent.hear((message) => this.#obey(message))
    parent.onGone(stop)
  }

  serves(running: Running): void {
    this.#studio = { running, serving: countServing(running.publicServer, () => performance.now()) }
    void this.#parent.tell(readyOf(running))
    // Asked for before the start had come so far that anybody listened.
    if (this.#isStopAsked) stop()
  }

  #obey(message: FromShell): void {
    if (message.kind === 'start') return this.#begin(message.key ?? undefined)
    if (message.kind === 'stop') {
      this.#isStopAsked = true
      return stop()
    }
    const studio = this.#studio
    if (!studio) return
    // While it is closed, say, its database answers nobody: the shell asks again.
    this.#serve(message.kind, studio).catch((error: unknown) =>
      studio.running.app.log('warn', 'the shell was not answered', { asked: message.kind, error: String(error) }),
    )
  }

  async #serve(asked: FromShell['kind'], { running, serving }: Studio): Promise<void> {
    const { runner } = running
    if (asked === 'state') await this.#parent.tell(stateOf(running, serving()))
    if (asked === 'backup') await this.#parent.tell({ kind: 'backed-up', failure: await backUp(running) })
    if (asked === 'suspend') runner.rest()
    if (asked === 'resume') {
      wakeTunnel(running.app)
      runner.wake()
      await running.runJobs()
    }
  }
}

/** Makes a copy of the studio's data before something is changed for good; gives why there is none, or null once there is. */
async function backUp({ app }: Running): Promise<string | null> {
  try {
    await makeBackup(app, 'before-update')
    return null
  } catch (error) {
    return shortReasonOf(error)
  }
}

/** As a signal does it: a start is waited for, work under way broken off between two records. */
function stop(): void {
  process.emit('SIGTERM', 'SIGTERM')
}

function readyOf({ app, localUrl, publicUrl }: Running): Ready {
  const { dataDir } = app.config
  const secrets = isKeyWrapped(dataDir) ? 'wrapped' : 'file'
  return { kind: 'ready', localUrl, publicUrl, version: app.version, dataDir, secrets }
}

function stateOf({ app }: Running, serving: number): ServerState {
  return { kind: 'state', publicUrl: findSettings(app.db)?.tunnel_url ?? null, serving, busy: underWay(app) }
}

/** Work that must not be cut off at this moment; null for none. */
export function underWay(app: App): Busy | null {
  if (isImporting(app)) return 'import'
  return isMaking(app) ? 'copy' : null
}
