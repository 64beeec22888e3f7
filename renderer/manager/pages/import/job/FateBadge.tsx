import { Badge } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Fate } from './Counts.tsx'

const TONES = { created: 'good', updated: 'info', matched: 'plain', skipped: 'warn', rejected: 'bad' } as const

/** The fate of a row in a word. */
export function FateBadge({ fate }: { fate: Fate }) {
  const { imports } = useMessages()
  return <Badge tone={TONES[fate]}>{imports.job.counts[fate]}</Badge>
}
