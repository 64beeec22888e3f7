import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../api/errors.ts'
import type { PressOrder, PressResult } from './press-worker.ts'
import { say } from '../lib/sayings/sayings.ts'

// A TypeScript file beside this one, or a file of the bundle beside its chunks.
const workerFile = new URL(`./press-worker${extname(import.meta.filename)}`, import.meta.url)

/** The most memory the thread may hold beside the compiler's own, in MB. */
const HEAP_MB = 512

export interface PressLimits {
  /** The longest time for one paper, including the start of the compiler, in milliseconds. */
  paperMs: number
  /** The most papers that may wait. */
  waiting: number
  /** Milliseconds without work after which the compiler ends and frees its memory. */
  idleMs: number
}

interface Job {
  order: PressOrder
  done: (bytes: Uint8Array) => void
  failed: (error: Error) => void
}

/** Sets papers one after the other in a worker thread, so that nothing else waits for them. */
export class Press {
  readonly #limits: PressLimits
  readonly #waiting: Job[] = []
  #worker: Worker | undefined
  #job: Job | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(limits: PressLimits) {
    this.#limits = limits
  }

  /** The bytes of a paper as PDF; refuses where too many wait already. A paper that takes too long fails alone. */
  set(order: PressOrder): Promise<Uint8Array> {
    if (this.#waiting.length >= this.#limits.waiting) {
      const detail = say('documents.too_many')
      return Promise.reject(new Refusal('SERVER_BUSY', detail, { headers: { 'Retry-After': '5' } }))
    }
    return new Promise((done, failed) => {
      this.#waiting.push({ order, done, failed })
      this.#next()
    })
  }

  #next(): void {
    if (this.#job) return
    clearTimeout(this.#timer)
    this.#job = this.#waiting.shift()
    if (!this.#job) {
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.#end(), this.#limits.idleMs).unref()
      return
    }
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#timer = setTimeout(() => this.#fail(new Error('A paper took too long')), this.#limits.paperMs)
    try {
      this.#worker.postMessage(this.#job.order)
    } catch (error) {
      // Only a paper whose data can't be handed to a thread fails.
      this.#finish({ failure: String(error), is_spent: false })
    }
  }

  #start(): Worker {
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    worker.on('message', (result: PressResult) => worker === this.#worker && this.#finish(result))
    worker.on('error', (error) => worker === this.#worker && this.#fail(error as Error))
    worker.on('exit', () => worker === this.#worker && this.#fail(new Error('The press stopped')))
    return worker
  }

  #finish(result: PressResult): void {
    const job = this.#job
    this.#job = undefined
    if ('bytes' in result) job?.done(result.bytes)
    else job?.failed(new Error(result.failure))
    if (result.is_spent) this.#end()
    this.#next()
  }

  /** Gives a paper up and its thread with it; the next gets a new one. */
  #fail(error: Error): void {
    this.#end()
    const job = this.#job
    this.#job = undefined
    job?.failed(error)
    this.#next()
  }

  #end(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}
