import { bundle, setUp } from '../../server/test/bundle/served.ts'
import { startProcess, type ServerProcess } from '../../server/test/process.ts'
import { request, type ReachedStudio, type Reply, type Send } from '../../server/test/request.ts'
import { OWNER_EMAIL, PASSWORD } from '../../server/test/studio.ts'
import type { Findings } from './findings.ts'
import { troublesIn } from './troubles.ts'

export interface Options {
  env?: Record<string, string>
  /** Words for Node before the server's file. */
  node?: readonly string[]
  /** Codes of refusals from 500 on that the torment itself brings about. */
  codes?: readonly string[]
  /** Lines of its log that it brings about. */
  lines?: readonly RegExp[]
}

/** After so long an answer is not coming: slow computers are no fault, silence is. In milliseconds. */
const PATIENCE = 180_000

/**
 * A studio served by the bundle in a separate process, which may be ended and started at any time. It is watched: an end that
 * nobody asked for, an error in its log and an answer that reports a fault become findings.
 */
export class TormentedStudio implements ReachedStudio {
  readonly folder: string
  readonly #findings: Findings
  readonly #options: Options
  readonly #asked = new WeakSet<ServerProcess>()
  #server: ServerProcess | undefined
  #doors = { local: '', public: '' }
  #session: { access_token: string; refresh_token: string } | undefined
  #renewing: Promise<void> | undefined
  #startedAt = ''

  constructor(folder: string, findings: Findings, options: Options = {}) {
    this.folder = folder
    this.#findings = findings
    this.#options = options
  }

  readonly clock: ReachedStudio['clock'] = { now: () => this.#startedAt }

  get pid(): number {
    return this.#server!.child.pid!
  }

  /** The addresses of its two doors, of its last start. */
  get doors(): { local: string; public: string } {
    return this.#doors
  }

  /** Starts it and signs the owner in; sets a new studio up. */
  async start(): Promise<void> {
    await this.open()
    if (this.#session) await this.renew()
    else await this.setUp()
  }

  /** Starts it, with these words on its command line, and leaves it to others who signs in. */
  async open(words: readonly string[] = []): Promise<void> {
    const refused = await this.#begin(false, words)
    if (refused !== undefined) throw new Error(`It did not start: ${refused}`)
  }

  /** Starts it where that may be refused: gives the exit code with what it said then, undefined where it serves. */
  async startOrRefusal(): Promise<string | undefined> {
    const refused = await this.#begin(true)
    if (refused === undefined && this.#session) await this.renew()
    return refused
  }

  /** Ends it with -9 so many milliseconds after it began to start. */
  killWhileStarting(after: number): Promise<void> {
    return this.killStarted([], () => new Promise((resolve) => setTimeout(resolve, after)))
  }

  /** Starts it with these words on its command line, and ends it with -9 as soon as the moment has come. */
  async killStarted(words: readonly string[], moment: () => Promise<unknown>): Promise<void> {
    this.#launch(false, words)
    await moment()
    await this.kill()
  }

  /** Ends it with -9, as the system does that has no memory left, or a switch. */
  async kill(): Promise<void> {
    const server = this.#server!
    this.#asked.add(server)
    server.child.kill('SIGKILL')
    await server.ended
  }

  /** Ends it as a person does; another exit code than 0 is a finding. */
  async stop(): Promise<void> {
    const server = this.#server!
    this.#asked.add(server)
    server.child.kill('SIGTERM')
    const how = await server.ended
    if (how !== 0)
      this.#findings.others.push(`a stop that was asked for ended with ${how}: ${server.said().slice(-500)}`)
  }

  /** Whatever of it still runs is ended, without waiting. */
  drop(): void {
    if (!this.#server) return
    this.#asked.add(this.#server)
    this.#server.child.kill('SIGKILL')
  }

  readonly send: ReachedStudio['send'] = async (operation, options = {}) => {
    const door = options.door === 'public' ? this.#doors.public : this.#doors.local
    const reply = await request(door, operation, { signal: AbortSignal.timeout(PATIENCE), ...options })
    if (reply.status >= 500 && !this.#options.codes?.includes(reply.body?.code)) {
      this.#findings.others.push(`${operation}: ${reply.status} ${JSON.stringify(reply.body)}`)
    }
    return reply
  }

  readonly asOwner: ReachedStudio['asOwner'] = (operation, body) => this.ask(operation, { body })

  /** Asks as the owner; a session that has ended is renewed. */
  async ask(operation: string, options: Send = {}): Promise<Reply> {
    const reply = await this.send(operation, { ...options, token: this.#session?.access_token })
    if (reply.status !== 401) return reply
    await (this.#renewing ??= this.renew().finally(() => (this.#renewing = undefined)))
    return this.send(operation, { ...options, token: this.#session?.access_token })
  }

  readonly login: ReachedStudio['login'] = async (email) => {
    const { status, body } = await this.send('POST /api/v1/auth/login', { body: { email, password: PASSWORD } })
    if (status !== 200) throw new Error(`No login of ${email}: ${status} ${JSON.stringify(body)}`)
    this.#session = email === OWNER_EMAIL ? body : this.#session
    return body.access_token as string
  }

  /** Sets a new studio up, as the owner. */
  async setUp(): Promise<true> {
    this.#session = await setUp(this.send)
    return true
  }

  /** Continues the session, or signs in again if that has ended. */
  async renew(): Promise<void> {
    const { status, body } = await this.send('POST /api/v1/auth/refresh', {
      body: { refresh_token: this.#session?.refresh_token ?? '' },
    })
    if (status === 200) this.#session = body
    else await this.signIn()
  }

  /** Signs the owner in. */
  async signIn(): Promise<void> {
    await this.login(OWNER_EMAIL)
  }

  /** Starts the process; gives why it did not serve, undefined where it does. */
  async #begin(mayBeRefused: boolean, words: readonly string[] = []): Promise<string | undefined> {
    const server = this.#launch(mayBeRefused, words)
    try {
      await server.ready
    } catch {
      return `${await server.ended} ${server.said()}`.trim()
    }
    this.#asked.delete(server)
    // server.json may not have been written yet, where nothing can be.
    const [local = '', outside = ''] = server.printed().match(/http:\/\/127\.0\.0\.1:\d+/g) ?? []
    this.#doors = { local, public: outside }
    this.#startedAt = new Date().toISOString()
    return undefined
  }

  #launch(mayBeRefused: boolean, words: readonly string[] = []): ServerProcess {
    const { env = {}, node = [] } = this.#options
    const server = startProcess(this.folder, { LOG_LEVEL: 'warn', ...env }, [...node, ...bundle, ...words])
    this.#server = server
    if (mayBeRefused) this.#asked.add(server)
    void server.ended.then((how) => this.#look(server, how))
    return server
  }

  #look(server: ServerProcess, how: number | NodeJS.Signals): void {
    const isAsked = this.#asked.has(server)
    if (!isAsked) this.#findings.unaskedEnds.push(`${how}: ${server.said().slice(-1500)}`)
    const isRefusal = isAsked && how === 2
    for (const trouble of troublesIn(server.said(), { isRefusal, expected: this.#options.lines ?? [] }))
      this.#findings.others.push(`it wrote: ${trouble}`)
  }
}
