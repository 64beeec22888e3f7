import type { App } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import type { TaskOptions } from '../../workers/workers.ts'
import { TaskEnded, workers } from '../../workers/workers.ts'
import type { PlannedJob } from './plan-job.ts'
import type { PlanAbout, PlanPiece } from './plan-task.ts'
import { beyond, LIMITS } from './read/limits.ts'

type Asking = Pick<App, 'config' | 'ports' | 'secrets'> & { language?: string }

type BegunJob = PlannedJob & { created_by: number | null }

/** Whose imports a thread works on: apart from what else they ask of it, so that their own payroll run goes on beside. */
export function importsOf(staffId: number | null): string {
  return `imports of ${staffId}`
}

/** What a thread needs to know to plan a job. */
export function aboutJob({ config, ports, secrets, language }: Asking, job: PlannedJob): PlanAbout {
  const { id, entity, header, column_mapping, options } = job
  const planned = { id, entity, header, column_mapping, options }
  const about = { folder: config.dataDir, job: planned, now: ports.clock.now(), language: language ?? 'en' }
  return entity === 'gift_cards' ? { ...about, root: secrets.root } : about
}

/** Plans a job in a thread of its own and gives what is asked of the plan; 422 where it takes too much. */
export function inThread<K extends 'analyseImport' | 'openQuestions'>(ctx: Asking, task: K, job: BegunJob) {
  return withinLimits(() => workers.run(task, aboutJob(ctx, job), { ms: LIMITS.ms, whose: importsOf(job.created_by) }))
}

/** Plans a job in a thread of its own; its pieces come in an order in which they can be kept. */
export function planInPieces(app: Asking, job: BegunJob, onChunk: TaskOptions<PlanPiece>['onChunk'] & object) {
  return withinLimits(() =>
    workers.run('planImport', aboutJob(app, job), { ms: LIMITS.ms, onChunk, whose: importsOf(job.created_by) }),
  )
}

/** Says which limit was met where a thread was ended. */
export async function withinLimits<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TaskEnded ? new Refusal('FILE_UNREADABLE', beyond(error.limit)) : error
  }
}
