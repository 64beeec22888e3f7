import type { Ask } from './ask.ts'
import { questionBefore } from './questions.ts'
import type { ServerProcess } from './server-process.ts'
import { words } from './words/here.ts'

/** The end of the application, in order: asked for, the server stopped, and only then the windows closed. */
export class Leaving {
  readonly #server: Pick<ServerProcess, 'state' | 'stop'>
  readonly #ask: Ask
  readonly #isUnsaved: () => Promise<boolean>
  readonly #end: { begun: () => void; quit: () => void }
  #going: Promise<void> | undefined
  #isAsking = false
  #isOver = false

  constructor(
    server: Pick<ServerProcess, 'state' | 'stop'>,
    { ask, isUnsaved }: { ask: Ask; isUnsaved: () => Promise<boolean> },
    end: { begun: () => void; quit: () => void },
  ) {
    this.#server = server
    this.#ask = ask
    this.#isUnsaved = isUnsaved
    this.#end = end
  }

  /** Holds an end that was asked for until the server has ended too. */
  beforeQuit(event: { preventDefault(): void }): void {
    if (this.#isOver) return
    event.preventDefault()
    if (!this.#going) void this.#askAndGo()
  }

  /** Ends the server without asking, for an installer or a computer being switched off, which go on alone. */
  stopServer(): Promise<void> {
    this.#going ??= this.#stop()
    return this.#going
  }

  /** The same, and the application with it. */
  async go(): Promise<void> {
    await this.stopServer()
    this.#end.quit()
  }

  async #askAndGo(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const [state, isUnsaved] = await Promise.all([this.#server.state(), this.#isUnsaved()])
    const question = questionBefore(state, isUnsaved, words())
    const mayGo = question === null || (await this.#ask(question))
    this.#isAsking = false
    if (mayGo) await this.go()
  }

  async #stop(): Promise<void> {
    this.#end.begun()
    await this.#server.stop()
    this.#isOver = true
  }
}
