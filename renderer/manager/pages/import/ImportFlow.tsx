import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../ui/index.ts'
import type { ImportEntity } from './analysis.ts'
import { ChooseFile } from './choose/ChooseFile.tsx'
import { JobView } from './job/JobView.tsx'
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
          <JobView job={data} onOther={onOther} onDone={onDone} />
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
