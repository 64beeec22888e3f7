import type { Act, App } from '../context.ts'
import { db, query } from '../db/build.ts'
import { systemActor } from '../api/caller.ts'
import { storageFaultOf } from '../db/storage-fault.ts'
import { addMinutes, type Instant } from '../lib/time.ts'
import { Round } from './round.ts'
import { reasonOf } from '../lib/reason.ts'

/** A background job of the studio. Running it when nothing is due, or twice, changes nothing. */
export interface Job {
  name: string
  everyMinutes: number
  /** Cheap to ask at every look: without work the job is not started. */
  hasWork?: (app: App, now: Instant) => boolean
  /** True if what it failed for has been put right since then: its rest is over. */
  isMended?: (app: App, failedAt: Instant) => boolean
  run: (app: App, act: Act, round: Round) => void | Promise<void>
}

interface Run {
  name: string
  last_started_at: Instant
  last_finished_at: Instant | null
}

const lastRuns = query((_: object) => db.selectFrom('job_runs').select(['name', 'last_started_at', 'last_finished_at']))
const started = query((p: { name: string; now: Instant }) =>
  db
    .insertInto('job_runs')
    .values({ name: p.name, last_started_at: p.now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_started_at: p.now, last_finished_at: null })),
)
const finished = query((p: { name: string; now: Instant; error: string | null }) =>
  db.updateTable('job_runs').set({ last_finished_at: p.now, last_error: p.error }).where('name', '=', p.name),
)

/** Before everything: what no run was there for. */
const NEVER: Instant = '1970-01-01T00:00:00.000Z'
/** Minutes a job rests after a failure, however often it looks otherwise. */
const REST_MINUTES = 1
/** Minutes that a rest lasts at the most, where nobody ends it. */
const SLEEP_MINUTES = 2
/** Milliseconds that a stop waits for running jobs. */
const STOP_MS = 10_000

/**
 * Runs the jobs whose time has come, side by side, each at most once at a time; after a sleep each runs once, not once for
 * every missed time. Nothing that fails here ends the process: it is logged, and tried again.
 */
export class JobRunner {
  readonly #app: App
  readonly #jobs: readonly Job[]
  readonly #mayRun: (job: Job) => boolean
  readonly #inFlight = new Map<string, Promise<void>>()
  readonly #failedAt = new Map<string, Instant>()
  readonly #stopping = new AbortController()
  #restsSince: Instant | undefined
  /** The last trouble that kept the runner from its work; reported once, not at every look. */
  #trouble: string | null = null

  /** `mayRun` says whether a job may at present. */
  constructor(app: App, jobs: readonly Job[], mayRun: (job: Job) => boolean = () => true) {
    this.#app = app
    this.#jobs = jobs
    this.#mayRun = mayRun
  }

  /** Starts every job that is due and not in flight, without waiting for any; gives how many it started. */
  start(): number {
    if (this.#stopping.signal.aborted || this.#app.storage.isStuck) return 0
    const now = this.#app.ports.clock.now()
    if (isWithin(now, this.#restsSince, SLEEP_MINUTES)) return 0
    const due = this.#due(now)
    for (const { job, last } of due) {
      const run = this.#run(job, now, last).finally(() => this.#inFlight.delete(job.name))
      this.#inFlight.set(job.name, run)
    }
    return due.length
  }

  /** Runs what is due, and what became due by it; resolves when nothing is in flight. */
  async runDue(): Promise<void> {
    while (this.start() > 0) {
      await this.idle()
      if (this.#trouble !== null) return
    }
    await this.idle()
  }

  /** Resolves when nothing is in flight. */
  async idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight.values())
  }

  /** Begins nothing for a while, since the computer is about to sleep; if it does not sleep, the rest ends automatically. */
  rest(): void {
    this.#restsSince = this.#app.ports.clock.now()
  }

  /** Ends the rest. */
  wake(): void {
    this.#restsSince = undefined
  }

  /** Starts nothing more, lets jobs break off between two records, and waits for them; gives those not waited for any longer. */
  async stop(mostMs = STOP_MS): Promise<string[]> {
    this.#stopping.abort()
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, mostMs)
    await Promise.race([this.idle(), late])
    clearTimeout(timer)
    return [...this.#inFlight.keys()]
  }

  #due(now: Instant): { job: Job; last: Run | undefined }[] {
    try {
      const last = new Map(this.#app.db.all(lastRuns, {}).map((run) => [run.name, run]))
      const free = this.#jobs.filter(
        (job) => !this.#inFlight.has(job.name) && !this.#rests(job, now) && this.#mayRun(job),
      )
      return free
        .map((job) => ({ job, last: last.get(job.name) }))
        .filter(({ job, last }) => isDue(job, last, now) && this.#hasWork(job, now))
    } catch (error) {
      this.#complain(error)
      return []
    }
  }

  #rests({ name, isMended }: Job, now: Instant): boolean {
    const failedAt = this.#failedAt.get(name)
    if (failedAt === undefined || !isWithin(now, failedAt, REST_MINUTES)) return false
    return !(isMended?.(this.#app, failedAt) ?? false)
  }

  #hasWork(job: Job, now: Instant): boolean {
    try {
      return job.hasWork?.(this.#app, now) ?? true
    } catch (error) {
      this.#fail(job.name, now, reasonOf(error))
      return false
    }
  }

  async #run(job: Job, now: Instant, last: Run | undefined): Promise<void> {
    const { writer, storage } = this.#app
    const { name } = job
    try {
      await writer.write((tx) => tx.run(started, { name, now }))
      const isStopping = () => this.#stopping.signal.aborted || storage.isStuck
      const round = new Round(name, this.#app.log, isStopping, earlier(now, last?.last_started_at ?? NEVER))
      const error = await this.#failureOf(job, now, round)
      // An interrupted job is left as begun: it is due again at the next start, or as soon as it can be kept.
      if (!round.isStopping) await writer.write((tx) => tx.run(finished, { name, now, error }))
      this.#trouble = null
    } catch (error) {
      // Left as begun: it is due again as soon as the storage is well, which reports its own trouble.
      storage.failed(error)
      if (!storage.isStuck || storageFaultOf(error) === undefined) this.#complain(error)
    }
  }

  async #failureOf(job: Job, now: Instant, round: Round): Promise<string | null> {
    this.#failedAt.delete(job.name)
    try {
      await job.run(this.#app, { now, actor: systemActor, requestId: null, seams: this.#app.seams }, round)
    } catch (error) {
      if (storageFaultOf(error) !== undefined) throw error
      this.#fail(job.name, now, reasonOf(error))
      return reasonOf(error)
    }
    if (round.failure !== null) this.#failedAt.set(job.name, now)
    return round.failure
  }

  #fail(job: string, now: Instant, error: string): void {
    this.#failedAt.set(job, now)
    this.#app.log('error', 'job failed', { job, error })
  }

  #complain(error: unknown): void {
    const reason = reasonOf(error)
    if (reason !== this.#trouble) this.#app.log('error', 'jobs can’t run', { error: reason })
    this.#trouble = reason
  }
}

function earlier(one: Instant, other: Instant): Instant {
  return one < other ? one : other
}

/** True if an instant is at most so many minutes after another; a clock that was moved back before it ends that. */
function isWithin(now: Instant, since: Instant | undefined, minutes: number): boolean {
  return since !== undefined && since <= now && now < addMinutes(since, minutes)
}

/** True if a job's time has come: also when its last run never ended, or the clock was moved back before it. */
function isDue(job: Job, last: Run | undefined, now: Instant): boolean {
  if (last === undefined || last.last_finished_at === null) return true
  return addMinutes(last.last_started_at, job.everyMinutes) <= now || last.last_started_at > now
}
