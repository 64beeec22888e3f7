import { findSettings } from '../features/settings/queries.ts'
import { isKeyWrapped } from '../secrets.ts'
import type { Running } from '../server.ts'
import { backUp } from './back-up.ts'
import { shellAbove, type Parent } from './parent.ts'
import type { FromShell, Ready, ServerState } from './port.ts'
import { countServing } from './serving.ts'
import { underWay } from './under-way.ts'

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

class Connection implements Shell {
  readonly key: Promise<string | undefined>
  readonly #parent: Parent
  #begin: (key: string | undefined) => void
  #isStopAsked = false
  #studio: { running: Running; serving: () => number } | undefined

  constructor(parent: Parent) {
    this.#parent = parent
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    this.key = promise
    this.#begin = resolve
    parent.hear((message) => void this.#obey(message))
    parent.onGone(stop)
  }

  serves(running: Running): void {
    this.#studio = { running, serving: countServing(running.publicServer, () => performance.now()) }
    void this.#parent.tell(readyOf(running))
    // Asked for before the start had come so far that anybody listened.
    if (this.#isStopAsked) stop()
  }

  async #obey(message: FromShell): Promise<void> {
    if (message.kind === 'start') return this.#begin(message.key ?? undefined)
    if (message.kind === 'stop') {
      this.#isStopAsked = true
      return stop()
    }
    if (!this.#studio) return
    const { running, serving } = this.#studio
    if (message.kind === 'state') return this.#parent.tell(stateOf(running, serving()))
    if (message.kind === 'backup') return this.#parent.tell({ kind: 'backed-up', failure: await backUp(running) })
    if (message.kind === 'suspend') return running.runner.rest()
    running.runner.wake()
    await running.runJobs()
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
