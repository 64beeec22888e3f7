import { NodeChild } from '../../server-child.ts'

/** Electron's UtilityProcess, by a process of Node. */
export class FakeChild extends NodeChild {
  readonly words: readonly string[]
  readonly env: Record<string, string | undefined>

  constructor(program: string, words: readonly string[], env: Record<string, string | undefined>) {
    super(process.execPath, program, words, env)
    this.words = words
    this.env = env
  }

  get pid(): number | undefined {
    return this.process.pid
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null
  }
}
