import type { Act, App } from '../context.ts'
import { db, query } from '../db/build.ts'
import { systemActor } from '../api/caller.ts'
import { addMinutes, type Instant } from '../lib/time.ts'

/** Something the studio does by itself. Running it when nothing is due, or twice, changes nothing. */
export interface Job {
  name: string
  everyMinutes: number
  /** Cheap to ask at every look: without work the job is not started. */
  hasWork?: (app: App, now: Instant) => boolean
  run: (app: App, act: Act) => void | Promise<void>
}

const lastRuns = query((_: object) => db.selectFrom('job_runs').select(['name', 'last_started_at']))
const started = query((p: { name: string; now: Instant }) =>
  db
    .insertInto('job_runs')
    .values({ name: p.name, last_started_at: p.now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_started_at: p.now })),
)
const finished = query((p: { name: string; now: Instant; error: string | null }) =>
  db.updateTable('job_runs').set({ last_finished_at: p.now, last_error: p.error }).where('name', '=', p.name),
)

/** Runs the jobs whose time has come, one after the other; after a sleep each runs once, not once for every missed time. */
export class JobRunner {
  readonly #app: App
  readonly #jobs: readonly Job[]
  #running: Promise<void> | undefined

  constructor(app: App, jobs: readonly Job[]) {
    this.#app = app
    this.#jobs = jobs
  }

  /** Runs what is due. A call while one is under way joins it. */
  runDue(): Promise<void> {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #runAll(): Promise<void> {
    const now = this.#app.ports.clock.now()
    const last = new Map(this.#app.db.all(lastRuns, {}).map((row) => [row.name, row.last_started_at]))
    for (const job of this.#jobs) {
      const before = last.get(job.name)
      const isDue = before === undefined || addMinutes(before, job.everyMinutes) <= now || before > now
      if (isDue && (job.hasWork?.(this.#app, now) ?? true)) await this.#run(job, now)
    }
  }

  async #run(job: Job, now: Instant): Promise<void> {
    const { writer, log } = this.#app
    await writer.write((tx) => tx.run(started, { name: job.name, now }))
    let failure: string | null = null
    try {
      await job.run(this.#app, { now, actor: systemActor, requestId: null })
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      log('error', 'job failed', { job: job.name, error: failure })
    }
    await writer.write((tx) => tx.run(finished, { name: job.name, now, error: failure }))
  }
}
