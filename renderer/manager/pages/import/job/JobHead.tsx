import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { inWords, useTimeLeft } from '../../../../shared/work/use-time-left.ts'
import { Badge, Button, Callout, Progress } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Counts } from './Counts.tsx'
import type { Job } from './job.ts'
import { StatusBadge } from './StatusBadge.tsx'

const SEEN = ['GET /api/v1/migration/status', 'GET /api/v1/migration/jobs/{job_id}/rows'] as const

/** The file, how far its import is, and stopping and going on. */
export function JobHead({ job }: { job: Job }) {
  const { imports } = useMessages()
  const m = imports.job
  const format = useFormat()
  const isOpen = job.status === 'running' || job.status === 'failed'
  const began = job.started_at ?? job.created_at
  return (
    <section aria-label={job.file_name} className="rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex flex-wrap items-start justify-between gap-3 px-4 py-3.5">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            <span className="break-all">{job.file_name}</span>
            <StatusBadge job={job} />
            {job.product ? <Badge tone="accent">{imports.products[job.product] ?? job.product}</Badge> : null}
          </h2>
          <p className="mt-0.5 text-xs text-muted">
            {job.sheet === null ? null : <>{imports.review.ofSheet(job.sheet)} · </>}
            {imports.review.rows(job.total_rows)} · {imports.choose.entities[job.entity as 'clients']?.label} ·{' '}
            {format.dateTime(began)}
          </p>
        </div>
        {isOpen ? <StopOrGoOn job={job} /> : null}
      </div>
      {isOpen ? (
        <div className="px-4 pb-4">
          <HowFar job={job} />
          {job.status === 'failed' ? (
            <div className="mt-3">
              <Callout tone="bad" live title={m.failedTitle}>
                {job.error}
              </Callout>
            </div>
          ) : null}
        </div>
      ) : null}
      <Counts counts={job.counts} />
    </section>
  )
}

/** The progress of the import, or of undoing it once that was requested. */
function HowFar({ job }: { job: Job }) {
  const { imports } = useMessages()
  const m = imports.job
  const [label, done, total] = job.rollback
    ? [imports.rollback.progress, job.rollback.done, job.rollback.records]
    : [m.progress, job.done_rows, job.total_rows]
  const helps = job.rollback
    ? { stopped: imports.rollback.stoppedHelp, running: imports.rollback.runningHelp }
    : { stopped: m.stoppedHelp, running: m.runningHelp }
  const isRunning = job.status === 'running' && !job.is_stopped
  const left = useTimeLeft(done, total, isRunning, job.rollback ? null : job.started_at)
  return (
    <>
      <Progress label={label} value={done} max={total} text={m.of(done, total)} />
      <p className="figures mt-2 min-h-5 text-sm">{inWords(left, m.left)}</p>
      <p className="mt-1 text-xs text-muted">{job.is_stopped ? helps.stopped : helps.running}</p>
    </>
  )
}

function StopOrGoOn({ job }: { job: Job }) {
  const { imports } = useMessages()
  const denied = useDenied()('migration.manage')
  const stop = useSend('POST /api/v1/migration/jobs/{job_id}/stop', { invalidate: SEEN })
  const resume = useSend('POST /api/v1/migration/jobs/{job_id}/resume', { invalidate: SEEN })
  const params = { params: { job_id: job.job_id } }
  if (job.status === 'running' && !job.is_stopped)
    return (
      <Button icon="pause" isPending={stop.isPending} disabledReason={denied} onPress={() => void stop.send(params)}>
        {imports.job.stop}
      </Button>
    )
  return (
    <Button
      look="primary"
      icon="play"
      isPending={resume.isPending}
      disabledReason={denied}
      onPress={() => void resume.send(params)}
    >
      {imports.job.resume}
    </Button>
  )
}
