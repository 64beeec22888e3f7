import type { Change } from '../../changes/feed.ts'

/** How many changes wait for a slow reader; beyond them each topic is told as a whole. */
const MOST_WAITING = 100

const encoder = new TextEncoder()

/**
 * What is told to one reader, as server-sent events: read as fast as they read, and what is told twice meanwhile is told once.
 * The first piece is there at once.
 */
export class ChangeStream implements AsyncIterableIterator<Uint8Array> {
  #waiting = new Map<string, string>()
  #text = ': open\n\n'
  #isEnded = false
  #wake: (() => void) | undefined
  readonly #left: () => void

  /** `left` is called once the reader has gone or the stream was ended. */
  constructor(left: () => void) {
    this.#left = left
  }

  tell(changes: readonly Change[]): void {
    for (const { topic, id } of changes) {
      const isMuch = this.#waiting.size >= MOST_WAITING
      const said = JSON.stringify({ topic, id: isMuch ? null : id })
      this.#waiting.set(said, said)
    }
    if (changes.length > 0) this.#wake?.()
  }

  /** A comment, so that nobody on the way takes the line for dead. */
  beat(): void {
    if (this.#text === '') this.#text = ':\n\n'
    this.#wake?.()
  }

  /** Ends it once what waits has been read. */
  end(): void {
    this.#isEnded = true
    this.#wake?.()
    this.#left()
  }

  async next(): Promise<IteratorResult<Uint8Array>> {
    for (;;) {
      const text = this.#text + [...this.#waiting.values()].map((said) => `data: ${said}\n\n`).join('')
      this.#text = ''
      this.#waiting.clear()
      if (text !== '') return { done: false, value: encoder.encode(text) }
      if (this.#isEnded) return { done: true, value: undefined }
      await new Promise<void>((resolve) => (this.#wake = resolve))
      this.#wake = undefined
    }
  }

  async return(): Promise<IteratorResult<Uint8Array>> {
    this.#waiting.clear()
    this.end()
    return { done: true, value: undefined }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
