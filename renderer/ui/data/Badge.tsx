import type { ReactNode } from 'react'
import type { Tone } from '../feedback/Callout.tsx'

const TONES: Record<Tone | 'accent', string> = {
  plain: 'bg-pressed text-ink',
  info: 'bg-info-soft text-info',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  accent: 'bg-accent-soft text-on-accent-soft',
}

/** One or two words of state. The words say it; the colour only helps. */
export function Badge({ tone = 'plain', children }: { tone?: Tone | 'accent'; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-px text-2xs font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
