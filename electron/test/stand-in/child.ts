import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import type { Readable } from 'node:stream'

/** Electron's UtilityProcess, by a forked process of Node. */
export class FakeChild extends EventEmitter {
  readonly process: ChildProcess
  readonly words: readonly string[]
  readonly env: Record<string, string | undefined>
  readonly stdout: Readable | null
  readonly stderr: Readable | null

  constructor(program: string, words: readonly string[], env: Record<string, string | undefined>) {
    super()
    this.words = words
    this.env = env
    this.process = fork(program, [...words], { env, silent: true, execArgv: [] })
    this.stdout = this.process.stdout
    this.stderr = this.process.stderr
    // A message to a process that has just gone is lost without a word.
    this.process.on('error', () => {})
    this.process.on('message', (message) => this.emit('message', message))
    this.process.on('close', (code) => this.emit('exit', code ?? 1))
  }

  get pid(): number | undefined {
    return this.process.pid
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null
  }

  postMessage(message: object): void {
    if (this.process.connected) this.process.send(message)
  }

  kill(): boolean {
    return this.process.kill('SIGKILL')
  }
}
