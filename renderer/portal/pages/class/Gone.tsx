import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'

/** That a class has begun, or is over. */
export function Gone({ kind }: { kind: 'over' | 'running' }) {
  const { schedule: m } = useMessages()
  return <Callout tone="plain">{kind === 'over' ? m.over : m.running}</Callout>
}
