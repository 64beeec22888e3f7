import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../api/errors.ts'
import type { Chunks, Inputs, Results, TaskName } from './tasks.ts'
import type { FromWorker, Order, ToWorker } from './worker.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'

// As TypeScript beside this file, or as a file of the bundle beside its chunks.
const workerFile = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url)

export interface WorkerBounds {
  /** How many threads work at the same time. */
  threads: number
  /** How many tasks may wait. */
  waiting: number
  /** The most memory a thread may hold, in MB; what needs more ends. */
  heapMb: number
  /** After how long without work a thread ends and gives its memory back, in milliseconds. */
  idleMs: number
}

export interface TaskOptions<Chunk> {
  /** How long the task may work, in milliseconds; the time its caller takes for a piece doesn't count. */
  ms: number
  /** Takes a piece of the result; the task goes on once it is dealt with. */
  onChunk?: (chunk: Chunk) => void | Promise<void>
  /** Values that are handed over instead of copied. */
  transfer?: readonly ArrayBuffer[]
  /** The owner of the work: owners take turns, and each works at one place at a time. */
  whose?: string
}

/** A task was ended since it took too long or needed too much memory. */
export class TaskEnded extends Error {
  readonly limit: 'time' | 'memory'

  constructor(limit: 'time' | 'memory') {
    super(limit === 'time' ? 'A task took too long' : 'A task needed too much memory')
    this.limit = limit
  }
}

/** A task of any kind to be done. */
interface Job {
  order: Order
  options: Pick<TaskOptions<never>, 'ms' | 'transfer' | 'whose'>
  /** Hears what the thread says that does the task, until the function that this gives is called. */
  listen(worker: Worker, hear: Hear): () => void
  failed: (error: unknown) => void
}

/** Receives a message with two facts: whether it is a piece of the result, and how to pass it on to the caller of the task. */
type Hear = (isPiece: boolean, passOn: () => void | Promise<void>) => Promise<void>

/** One thread with the job it works on. */
interface Bench {
  worker: Worker
  job: Job | undefined
  /** Ends the hearing of its job. */
  unlisten: () => void
  timer: NodeJS.Timeout | undefined
  /** The time left for the job, and its start. */
  leftMs: number
  since: number
}

/** Does long work in a few worker threads, each with bounds of memory and time, so that nobody else waits for it. */
export class Workers {
  readonly #bounds: WorkerBounds
  readonly #waiting: Job[] = []
  readonly #benches = new Set<Bench>()
  /** When somebody's work was last begun, by whose it was: who was served longest ago comes first. */
  readonly #served = new Map<string, number>()
  #turn = 0

  constructor(bounds: WorkerBounds) {
    this.#bounds = bounds
  }

  /**
   * Runs a task and gives its result. Refuses (503) where too many wait already; what the task refuses comes as it is;
   * throws `TaskEnded` beyond the bounds.
   */
  run<K extends TaskName>(name: K, input: Inputs[K], options: TaskOptions<Chunks[K]>): Promise<Results[K]> {
    if (this.#waiting.length >= this.#bounds.waiting || this.#hasShare(options.whose)) {
      return Promise.reject(busy(say('workers.too_many')))
    }
    return new Promise<Results[K]>((done, failed) => {
      const passOn = (message: FromWorker<K>) => {
        if (message.kind === 'chunk') return options.onChunk?.(message.chunk)
        if (message.kind === 'result') done(message.result)
        else if (message.kind === 'refusal') failed(new Refusal(message.code, message.detail, message.extras))
        else failed(Object.assign(new Error(message.failure), { code: message.code }))
      }
      const listen = (worker: Worker, hear: Hear) => {
        const onMessage = (message: FromWorker<K>) => void hear(message.kind === 'chunk', () => passOn(message))
        worker.on('message', onMessage)
        return () => void worker.off('message', onMessage)
      }
      const order: Order<K> = { kind: 'task', name, input }
      this.#waiting.push({ order, options, listen, failed })
      this.#next()
    })
  }

  /** The same for who waits at a page: refuses (503) also what goes beyond the bounds, and says what helps. */
  async answer<K extends TaskName>(name: K, input: Inputs[K], ms: number, whose?: string): Promise<Results[K]> {
    try {
      return await this.run(name, input, { ms, ...(whose !== undefined && { whose }) })
    } catch (error) {
      if (!(error instanceof TaskEnded)) throw error
      throw busy(say('workers.too_long'))
    }
  }

  #next(): void {
    const free = [...this.#benches].find(({ job }) => !job)
    const job = this.#chosen()
    const bench = job && (free ?? this.#newBench())
    if (!bench) return
    this.#waiting.splice(this.#waiting.indexOf(job), 1)
    this.#note(job)
    clearTimeout(bench.timer)
    bench.job = job
    bench.leftMs = job.options.ms
    bench.unlisten = job.listen(bench.worker, (...message) => this.#hear(bench, ...message))
    bench.worker.ref()
    this.#send(bench, job.order, job.options.transfer)
  }

  /** True if one has as much waiting as one may: three of four places, so that others still find some. */
  #hasShare(whose: string | undefined): boolean {
    if (whose === undefined) return false
    return 4 * this.#waiting.filter(({ options }) => options.whose === whose).length >= 3 * this.#bounds.waiting
  }

  /** The next owner: nobody works at two places, and of the others the one served longest ago. */
  #chosen(): Job | undefined {
    const atWork = [...this.#benches].flatMap(({ job }) => job?.options.whose ?? [])
    const may = this.#waiting.filter(({ options: { whose } }) => whose === undefined || !atWork.includes(whose))
    const last = ({ options: { whose } }: Job) => (whose === undefined ? 0 : (this.#served.get(whose) ?? 0))
    return may.toSorted((one, other) => last(one) - last(other))[0]
  }

  #note({ options: { whose } }: Job): void {
    // With nobody waiting there are no turns to be remembered.
    if (this.#waiting.length === 0) this.#served.clear()
    if (whose !== undefined) this.#served.set(whose, (this.#turn += 1))
  }

  #newBench(): Bench | undefined {
    if (this.#benches.size >= this.#bounds.threads) return undefined
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: this.#bounds.heapMb } })
    const bench: Bench = { worker, job: undefined, unlisten: () => {}, timer: undefined, leftMs: 0, since: 0 }
    worker.on('error', (error) => this.#fail(bench, endOf(error as Error)))
    worker.on('exit', () => this.#fail(bench, new Error('The thread stopped')))
    this.#benches.add(bench)
    return bench
  }

  #send(bench: Bench, message: ToWorker, transfer: readonly ArrayBuffer[] = []): void {
    bench.since = performance.now()
    bench.timer = setTimeout(() => this.#fail(bench, new TaskEnded('time')), bench.leftMs)
    try {
      bench.worker.postMessage(message, transfer)
    } catch (error) {
      // Only a job whose data can't be handed to a thread fails.
      this.#fail(bench, error)
    }
  }

  async #hear(bench: Bench, ...[isPiece, passOn]: Parameters<Hear>): Promise<void> {
    const { job } = bench
    if (!job) return
    clearTimeout(bench.timer)
    if (!isPiece) {
      this.#finish(bench)
      void passOn()
      return
    }
    bench.leftMs = Math.max(1, bench.leftMs - (performance.now() - bench.since))
    try {
      await passOn()
      if (bench.job === job) this.#send(bench, { kind: 'next' })
    } catch (error) {
      this.#fail(bench, error)
    }
  }

  #finish(bench: Bench): void {
    bench.job = undefined
    bench.unlisten()
    bench.worker.unref()
    bench.timer = setTimeout(() => this.#end(bench), this.#bounds.idleMs).unref()
    this.#next()
  }

  /** Gives a job up and its thread with it; the next gets a new one. */
  #fail(bench: Bench, error: unknown): void {
    if (!this.#benches.has(bench)) return
    this.#end(bench)
    bench.job?.failed(error)
    bench.job = undefined
    this.#next()
  }

  #end(bench: Bench): void {
    this.#benches.delete(bench)
    clearTimeout(bench.timer)
    void bench.worker.terminate()
  }
}

function busy(detail: Said): Refusal {
  return new Refusal('SERVER_BUSY', detail, { headers: { 'Retry-After': '5' } })
}

function endOf(error: Error & { code?: string }): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskEnded('memory') : error
}

/** The studio's own threads: two, so that a long check at night keeps no upload waiting. */
export const workers = new Workers({ threads: 2, waiting: 16, heapMb: 512, idleMs: 60_000 })

/** A thread for what somebody waits for at a page and is read within a second: it never stands behind an import. */
export const beside = new Workers({ threads: 1, waiting: 32, heapMb: 256, idleMs: 60_000 })
