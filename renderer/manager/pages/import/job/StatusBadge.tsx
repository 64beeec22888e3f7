import { Badge } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Job } from './job.ts'

const TONES = {
  analysed: 'plain',
  running: 'info',
  stopped: 'warn',
  completed: 'good',
  completed_with_errors: 'warn',
  failed: 'bad',
  rolled_back: 'plain',
} as const

/** How an import stands, in a word. */
export function StatusBadge({ job }: { job: Pick<Job, 'status' | 'is_stopped'> }) {
  const { imports } = useMessages()
  const state = job.is_stopped ? 'stopped' : job.status
  return <Badge tone={TONES[state]}>{imports.job.status[state]}</Badge>
}
