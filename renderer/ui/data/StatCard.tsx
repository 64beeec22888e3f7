import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface StatCardProps {
  label: string
  value: string
  /** A change against before: `good` or `bad` is a matter of meaning, not of direction. */
  change?: { text: string; direction: 'up' | 'down'; tone: 'good' | 'bad' | 'plain' }
  detail?: ReactNode
}

const TONES = { good: 'bg-good-soft text-good', bad: 'bg-bad-soft text-bad', plain: 'bg-sunken text-muted' }

/** One figure that matters. */
export function StatCard({ label, value, change, detail }: StatCardProps) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised phone:px-3">
      <p className="text-xs text-muted">{label}</p>
      <p className="figures mt-1 text-xl font-semibold wrap-anywhere text-ink phone:text-lg">{value}</p>
      {change || detail ? (
        <p className="mt-1 flex flex-wrap content-start items-center gap-x-1.5 gap-y-0.5 text-xs text-muted">
          {change ? (
            <span
              className={`figures inline-flex items-center gap-0.5 rounded-full px-1.5 font-medium ${TONES[change.tone]}`}
            >
              <Icon name={change.direction} size={12} />
              {change.text}
            </span>
          ) : null}
          {detail ? <span className="min-w-0">{detail}</span> : null}
        </p>
      ) : null}
    </div>
  )
}
