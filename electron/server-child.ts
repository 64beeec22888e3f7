import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import type { FromShell, ToShell } from '../server/shell/port.ts'

/** The server's process as far as the shell deals with it: Electron's own kind, or one of Node's. */
export interface ServerChild {
  readonly stdout: NodeJS.ReadableStream | null
  readonly stderr: NodeJS.ReadableStream | null
  postMessage(message: FromShell): void
  kill(): boolean
  on(event: 'message', listener: (message: ToShell) => void): unknown
  once(event: 'exit', listener: (code: number) => void): unknown
}

/** The Node that a developer wants the server to run with; what is packaged takes no other program than its own. */
export function developersNode(env: Record<string, string | undefined>, isPackaged: boolean): string | undefined {
  return isPackaged ? undefined : env['STUDIO_SERVER_NODE'] || undefined
}

/** A process of Node that is dealt with as Electron's are. */
export class NodeChild extends EventEmitter implements ServerChild {
  readonly process: ChildProcess

  constructor(node: string, program: string, words: readonly string[], env: Record<string, string | undefined>) {
    super()
    this.process = fork(program, words, { execPath: node, execArgv: [], env, silent: true })
    this.process.on('error', (error) => console.error('The server’s process:', error.message))
    this.process.on('message', (message) => this.emit('message', message))
    this.process.on('close', (code) => this.emit('exit', code ?? 1))
  }

  get stdout(): ChildProcess['stdout'] {
    return this.process.stdout
  }

  get stderr(): ChildProcess['stderr'] {
    return this.process.stderr
  }

  postMessage(message: FromShell): void {
    // One to a process that has just gone is lost without a word.
    if (this.process.connected) this.process.send(message, () => {})
  }

  kill(): boolean {
    return this.process.kill('SIGKILL')
  }
}
