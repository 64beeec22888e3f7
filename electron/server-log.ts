import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** From this size on, in bytes, a log is put aside and another begun; one that was put aside before is dropped. */
const MOST = 2_000_000

/** The server's output, kept in a folder for the person who has to find out what went wrong. */
export class ServerLog {
  readonly #folder: string
  readonly #file: string

  constructor(folder: string) {
    this.#folder = folder
    this.#file = join(folder, 'server.log')
  }

  /** Adds to the log; a disk that takes nothing keeps nobody from working. */
  write(text: Buffer): void {
    try {
      mkdirSync(this.#folder, { recursive: true })
      const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0
      if (size > MOST) renameSync(this.#file, join(this.#folder, 'server.before.log'))
      appendFileSync(this.#file, text, { mode: 0o600 })
    } catch {
      // The studio goes on without it.
    }
  }
}
