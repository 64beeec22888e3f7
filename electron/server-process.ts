import type { FromShell, Ready, Refused, ServerState, ToShell } from '../server/shell/port.ts'
import { afterFall } from './restarts.ts'
import type { ServerChild } from './server-child.ts'

/** Why a server ended itself: its last words, else its exit code. */
export type Why = string | number

/** The server's state at this moment. */
export type Standing =
  | { kind: 'starting' }
  | Ready
  | Refused
  /** It ended unasked and is started again. */
  | { kind: 'fallen'; why: Why }
  /** It does not stay up. */
  | { kind: 'given-up'; why: Why }
  | { kind: 'stopped' }

/** True if it does not serve and will not without help. */
export function isTrouble({ kind }: Standing): boolean {
  return kind === 'refused' || kind === 'given-up'
}

export interface Outside {
  /** Starts the process with the words behind its command. */
  fork(words: readonly string[]): ServerChild
  /** Returns the root key if the shell keeps it, else null; throws with a sentence if it can't be opened. */
  key(): Promise<string | null>
  /** Returns the number of times within a minute that it is started again after ending unasked. */
  mayFall(): number
  /** Takes what it prints. */
  said(text: Buffer): void
  /** Milliseconds of a clock that only goes forward. */
  now(): number
  later(milliseconds: number, act: () => void): () => void
}

/** Time limits of a server for its answer, for a copy, and for its end, in milliseconds. */
const ANSWER_MS = 3_000
const COPY_MS = 30 * 60_000
const END_MS = 20_000
/** Exit code of a refused start. */
const REFUSED = 2
/** Length of the end of its output that is kept, in characters. */
const LAST_WORDS = 2_000

/** The studio's server as a child of the shell: started, asked, started again where it falls, and stopped in order. */
export class ServerProcess {
  readonly #outside: Outside
  readonly #changed: (standing: Standing) => void
  #standing: Standing = { kind: 'stopped' }
  #child: ServerChild | undefined
  #ended = Promise.resolve()
  #falls: number[] = []
  #isStopping = false
  #dropRestart: () => void = () => {}
  /** The callers waiting, with the kind of answer each waits for. */
  #waiting: { kind: ToShell['kind']; resolve: (answer: ToShell) => void }[] = []
  #lastState: ServerState | undefined

  constructor(outside: Outside, changed: (standing: Standing) => void) {
    this.#outside = outside
    this.#changed = changed
  }

  get standing(): Standing {
    return this.#standing
  }

  /** Starts it, unless it is there already; `changed` reports what follows. */
  async start(words: readonly string[] = []): Promise<void> {
    if (this.#child || this.#standing.kind === 'starting') return
    this.#dropRestart()
    this.#isStopping = false
    this.#become({ kind: 'starting' })
    try {
      const key = await this.#outside.key()
      if (!this.#isStopping) this.#run(words, key)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      this.#become({ kind: 'refused', reason: 'key-missing', message })
    }
  }

  /** Returns its activity now, or when it last answered; undefined if it does not serve. */
  async state(): Promise<ServerState | undefined> {
    const answer = await this.#ask('state', ANSWER_MS)
    if (answer?.kind === 'state') this.#lastState = answer
    return this.#standing.kind === 'ready' ? this.#lastState : undefined
  }

  /** Has it make a copy of the data; gives why there is none (nothing where it does not answer), or null once there is. */
  async backUp(): Promise<string | null> {
    const answer = await this.#ask('backup', COPY_MS)
    return answer?.kind === 'backed-up' ? answer.failure : ''
  }

  tell(kind: 'suspend' | 'resume'): void {
    this.#post({ kind })
  }

  /** Asks it to end and waits until it has; one that does not end in time is ended. */
  async stop(): Promise<void> {
    this.#dropRestart()
    this.#isStopping = true
    this.#post({ kind: 'stop' })
    const giveUp = this.#outside.later(END_MS, () => this.#child?.kill())
    await this.#ended
    giveUp()
    this.#become({ kind: 'stopped' })
  }

  #run(words: readonly string[], key: string | null): void {
    const child = this.#outside.fork(words)
    this.#child = child
    let said = ''
    let refusal: Refused | undefined
    child.stdout?.on('data', (text: Buffer) => this.#outside.said(text))
    child.stderr?.on('data', (text: Buffer) => {
      this.#outside.said(text)
      said = `${said}${String(text)}`.slice(-LAST_WORDS)
    })
    child.on('message', (message: ToShell) => {
      if (message.kind === 'ready') this.#become(message)
      else if (message.kind === 'refused') refusal = message
      else this.#answered(message)
    })
    this.#ended = new Promise((resolve) => {
      child.once('exit', (code) => {
        this.#child = undefined
        resolve()
        if (!this.#isStopping) this.#fell(code, said, refusal)
      })
    })
    this.#post({ kind: 'start', key })
  }

  #fell(code: number, said: string, refusal: Refused | undefined): void {
    if (code === REFUSED) {
      return this.#become(refusal ?? { kind: 'refused', reason: 'other', message: said.trim() })
    }
    const why = lastWords(said) ?? code
    const { falls, againInMs } = afterFall(this.#falls, this.#outside.now(), this.#outside.mayFall())
    this.#falls = falls
    if (againInMs === null) return this.#become({ kind: 'given-up', why })
    this.#dropRestart = this.#outside.later(againInMs, () => void this.start())
    this.#become({ kind: 'fallen', why })
  }

  async #ask(kind: 'state' | 'backup', patience: number): Promise<ToShell | undefined> {
    if (this.#standing.kind !== 'ready') return undefined
    const { promise, resolve } = Promise.withResolvers<ToShell | undefined>()
    this.#waiting.push({ kind: kind === 'state' ? 'state' : 'backed-up', resolve })
    const giveUp = this.#outside.later(patience, () => resolve(undefined))
    void this.#ended.then(() => resolve(undefined))
    this.#post({ kind })
    const answer = await promise
    giveUp()
    return answer
  }

  #answered(answer: ToShell): void {
    const theirs = this.#waiting.filter(({ kind }) => kind === answer.kind)
    this.#waiting = this.#waiting.filter(({ kind }) => kind !== answer.kind)
    for (const { resolve } of theirs) resolve(answer)
  }

  #post(message: FromShell): void {
    this.#child?.postMessage(message)
  }

  #become(standing: Standing): void {
    this.#standing = standing
    if (standing.kind !== 'ready') this.#lastState = undefined
    this.#changed(standing)
  }
}

/** The sentence in which a server says why it ended itself. */
function lastWords(said: string): string | undefined {
  return /Studio Desk ended itself: (.*)/.exec(said)?.[1]
}
