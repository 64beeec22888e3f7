import { Badge } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Automation } from './automation.ts'

const TONES = { draft: 'plain', active: 'good', paused: 'warn' } as const

export function StatusBadge({ status }: Pick<Automation, 'status'>) {
  const { automations: m } = useMessages()
  return <Badge tone={TONES[status]}>{m.statuses[status]}</Badge>
}
