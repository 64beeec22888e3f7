import { Badge } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Job } from './job.ts'

const TONES = {
  analysed: 'plain',
  running: 'info',
  undoing: 'info',
  stopped: 'warn',
  completed: 'good',
  completed_with_errors: 'warn',
  failed: 'bad',
  rolled_back: 'plain',
} as const

/** The state of an import, or of undoing it, in a word. */
export function StatusBadge({ job }: { job: Pick<Job, 'status' | 'is_stopped' | 'rollback'> }) {
  const { imports } = useMessages()
  const isUndoing = job.status === 'running' && job.rollback !== null
  const state = job.is_stopped ? 'stopped' : isUndoing ? 'undoing' : job.status
  return <Badge tone={TONES[state]}>{imports.job.status[state]}</Badge>
}
