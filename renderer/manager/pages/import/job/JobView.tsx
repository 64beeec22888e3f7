import { LinkButton, Button, Callout } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Invitations } from './Invitations.tsx'
import type { Job } from './job.ts'
import { JobHead } from './JobHead.tsx'
import { JobRows } from './JobRows.tsx'
import { TakeBack, TakenBack } from './Rollback.tsx'

interface JobViewProps {
  job: Job
  onOther: () => void
  onDone: (() => void) | undefined
}

/** An import that was started: how far it is, what became of every row, and what can be done with it. */
export function JobView({ job, onOther, onDone }: JobViewProps) {
  const { imports } = useMessages()
  const isOver = job.status === 'completed' || job.status === 'completed_with_errors'
  const isRunning = job.status === 'running' && !job.is_stopped
  const canUndo = isOver || ((job.status === 'failed' || job.is_stopped) && job.rollback === null)
  return (
    <div className="flex flex-col gap-4">
      <JobHead job={job} />
      {isOver ? <Outcome job={job} onOther={onOther} onDone={onDone} /> : null}
      {job.status === 'rolled_back' ? <TakenBack job={job} onOther={onOther} /> : null}
      {!isOver && job.status !== 'rolled_back' && onDone ? (
        <div className="flex justify-end">
          <Button onPress={onDone}>{imports.job.onward}</Button>
        </div>
      ) : null}
      {isOver && hasPeople(job) ? <Invitations job={job} /> : null}
      {job.done_rows > 0 ? (
        <JobRows jobId={job.job_id} counts={job.counts} title={imports.job.rowsTitle} isRunning={isRunning} />
      ) : null}
      {canUndo ? <TakeBack job={job} /> : null}
    </div>
  )
}

const hasPeople = ({ entity }: Job) => entity === 'clients' || entity === 'memberships'

function Outcome({ job, onOther, onDone }: JobViewProps) {
  const { imports } = useMessages()
  const m = imports.job
  const { created, updated, matched, rejected } = job.counts
  return (
    <Callout tone={rejected > 0 ? 'warn' : 'good'} live title={m.doneTitle(created + updated + matched)}>
      <p>{rejected > 0 ? m.doneErrors(rejected) : hasPeople(job) ? m.done : m.doneThings}</p>
      <div className="mt-2 flex flex-wrap gap-2">
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
