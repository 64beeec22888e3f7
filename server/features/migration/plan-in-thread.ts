import type { App } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import type { TaskOptions } from '../../workers/workers.ts'
import { TaskEnded, workers } from '../../workers/workers.ts'
import type { PlannedJob } from './plan-job.ts'
import type { PlanAbout, PlanPiece } from './plan-task.ts'
import { beyond, LIMITS } from './read/limits.ts'

type Asking = Pick<App, 'config' | 'ports' | 'secrets'> & { language?: string }

type BegunJob = PlannedJob & { created_by: number | null }

/** Thread owner for a person's imports, separate from their other work, so that their payroll run can go on meanwhile. */
export function importsOf(staffId: number | null): string {
  return `imports of ${staffId}`
}

/** The facts that a thread needs to plan a job. */
export function aboutJob({ config, ports, secrets, language }: Asking, job: PlannedJob): PlanAbout {
  const { id, entity, header, column_mapping, options } = job
  const planned = { id, entity, header, column_mapping, options }
  const about = { folder: config.dataDir, job: planned, now: ports.clock.now(), language: language ?? 'en' }
  return entity === 'gift_cards' ? { ...about, root: secrets.root } : about
}

/** Plans a job in a worker thread and returns the requested part of the plan; 422 if it exceeds a limit. */
export function inThread<K extends 'analyseImport' | 'openQuestions'>(ctx: Asking, task: K, job: BegunJob) {
  return withinLimits(() => workers.run(task, aboutJob(ctx, job), { ms: LIMITS.ms, whose: importsOf(job.created_by) }))
}

/** Plans a job in a worker thread; its pieces come in an order in which they can be stored. */
export function planInPieces(app: Asking, job: BegunJob, onChunk: TaskOptions<PlanPiece>['onChunk'] & object) {
  return withinLimits(() =>
    workers.run('planImport', aboutJob(app, job), { ms: LIMITS.ms, onChunk, whose: importsOf(job.created_by) }),
  )
}

/** Runs a task in a thread; if the thread was ended, the error names the limit. */
export async function withinLimits<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TaskEnded ? new Refusal('FILE_UNREADABLE', beyond(error.limit)) : error
  }
}
