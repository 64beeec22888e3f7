import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Callout, LinkButton, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import type { ImportEntity } from './analysis.ts'
import { ChooseFile } from './choose/ChooseFile.tsx'
import { CorrectRejected } from './job/CorrectRejected.tsx'
import { Invitations } from './job/Invitations.tsx'
import { JobHead } from './job/JobHead.tsx'
import { JobRows } from './job/JobRows.tsx'
import { TakeBack, TakenBack } from './job/Rollback.tsx'
import type { Job } from './job/job.ts'
import { Review } from './review/Review.tsx'

interface ImportFlowProps {
  /** The import shown; null to choose a file. */
  jobId: number | null
  onJob: (jobId: number | null) => void
  /** Shows a button that goes on from a finished import; also offered while one runs in the background. */
  onDone?: () => void
}

/** From a file to a finished import: choose, look, answer, run, see every row's fate, invite, take back. */
export function ImportFlow({ jobId, onJob, onDone }: ImportFlowProps) {
  const [dropped, setDropped] = useState<{ jobId: number; as: ImportEntity | null } | null>(null)
  if (jobId === null)
    return (
      <ChooseFile
        onRead={(analysis, before) => {
          setDropped({ jobId: analysis.job_id, as: before })
          onJob(analysis.job_id)
        }}
      />
    )
  const droppedAs = dropped?.jobId === jobId ? dropped.as : null
  return (
    <ImportJob
      key={jobId}
      jobId={jobId}
      droppedAs={droppedAs}
      onOther={() => onJob(null)}
      onSheet={onJob}
      onDone={onDone}
    />
  )
}

interface ImportJobProps {
  jobId: number
  droppedAs: ImportEntity | null
  onOther: () => void
  onSheet: (jobId: number) => void
  onDone: (() => void) | undefined
}

const POLL = 600

interface JobViewProps {
  job: Job
  onOther: () => void
  /** Shows another import. */
  onJob: (jobId: number) => void
  onDone: (() => void) | undefined
}

/** An import that was started: how far it is, what became of every row, and what can be done with it. */
function JobView({ job, onOther, onJob, onDone }: JobViewProps) {
  const { imports } = useMessages()
  const isOver = job.status === 'completed' || job.status === 'completed_with_errors'
  const isRunning = job.status === 'running' && !job.is_stopped
  const canUndo = isOver || ((job.status === 'failed' || job.is_stopped) && job.rollback === null)
  return (
    <div className="flex flex-col gap-4">
      <JobHead job={job} />
      {isOver ? <Outcome job={job} onOther={onOther} onJob={onJob} onDone={onDone} /> : null}
      {job.status === 'rolled_back' ? <TakenBack job={job} onOther={onOther} /> : null}
      {!isOver && job.status !== 'rolled_back' && onDone ? (
        <div className="flex justify-end">
          <Button onPress={onDone}>{imports.job.onward}</Button>
        </div>
      ) : null}
      {isOver && hasPeople(job) ? <Invitations job={job} isFirstRun={onDone !== undefined} /> : null}
      {job.done_rows > 0 ? (
        <JobRows jobId={job.job_id} counts={job.counts} title={imports.job.rowsTitle} isRunning={isRunning} />
      ) : null}
      {canUndo ? <TakeBack job={job} /> : null}
    </div>
  )
}

const hasPeople = ({ entity }: Job) => entity === 'clients' || entity === 'memberships'

function Outcome({ job, onOther, onJob, onDone }: JobViewProps) {
  const { imports } = useMessages()
  const m = imports.job
  const { created, updated, matched, rejected } = job.counts
  return (
    <Callout tone={rejected > 0 ? 'warn' : 'good'} live title={m.doneTitle(created + updated + matched)}>
      <p>{rejected > 0 ? m.doneErrors(rejected) : hasPeople(job) ? m.done : m.doneThings}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {rejected > 0 ? <CorrectRejected jobId={job.job_id} onJob={onJob} /> : null}
        {onDone || !hasPeople(job) ? null : (
          <LinkButton href={paths.clients()} icon="clients" size="small">
            {m.toClients}
          </LinkButton>
        )}
        <Button size="small" icon="import" onPress={onOther}>
          {m.another}
        </Button>
        {onDone ? (
          <Button size="small" look="primary" onPress={onDone}>
            {m.onward}
          </Button>
        ) : null}
      </div>
    </Callout>
  )
}

function ImportJob({ jobId, droppedAs, onOther, onSheet, onDone }: ImportJobProps) {
  const [isRunning, setRunning] = useState(false)
  const job = useApi('GET /api/v1/migration/status', { query: { job_id: jobId } }, isRunning ? { every: POLL } : {})
  const runs = job.data?.status === 'running' && !job.data.is_stopped
  if (runs !== isRunning) setRunning(runs)
  useRenewedAfter(runs)
  return (
    <Loaded query={job} skeleton={<Skeleton className="h-64" />}>
      {(data) =>
        data.status === 'analysed' ? (
          <Review jobId={jobId} droppedAs={droppedAs} onOther={onOther} onSheet={onSheet} />
        ) : (
          <JobView job={data} onOther={onOther} onJob={onSheet} onDone={onDone} />
        )
      }
    </Loaded>
  )
}

/** Reads everything in sight again once the import stands still: rows have their fates, clients are there. */
function useRenewedAfter(runs: boolean): void {
  const cache = useQueryClient()
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current) void cache.invalidateQueries()
    ran.current = runs
  }, [runs, cache])
}
