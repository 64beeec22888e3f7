import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'

export type Tone = 'info' | 'good' | 'warn' | 'bad' | 'plain'

const LOOKS: Record<Tone, { box: string; icon: IconName; colour: string }> = {
  info: { box: 'bg-info-soft', icon: 'info', colour: 'text-info' },
  good: { box: 'bg-good-soft', icon: 'success', colour: 'text-good' },
  warn: { box: 'bg-warn-soft', icon: 'warning', colour: 'text-warn' },
  bad: { box: 'bg-bad-soft', icon: 'error', colour: 'text-bad' },
  plain: { box: 'bg-sunken', icon: 'info', colour: 'text-muted' },
}

interface CalloutProps {
  tone?: Tone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Reads it out when it appears. */
  live?: boolean
}

/** A remark within the page that stays as long as it is true. */
export function Callout({ tone = 'info', title, children, action, live }: CalloutProps) {
  const look = LOOKS[tone]
  return (
    <div
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={`flex items-start gap-2.5 rounded-lg px-3.5 py-3 ${look.box}`}
    >
      <Icon name={look.icon} size={17} className={`mt-px ${look.colour}`} />
      {/* An action that would leave the words too little room goes below them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-2">
        <div className="min-w-0 grow basis-3/5 text-sm text-pretty text-ink">
          {title ? <p className="font-semibold">{title}</p> : null}
          {children ? <div className={title ? 'mt-0.5 text-muted' : ''}>{children}</div> : null}
        </div>
        {action}
      </div>
    </div>
  )
}
