import { wakeTunnel } from '../features/tunnel/keep.ts'
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

interface Studio {
  running: Running
  /** How many requests of clients there are and were just now. */
  serving: () => number
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
