import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'

interface EmptyStateProps {
  icon: IconName
  title: string
  children?: ReactNode
  /** The way out: a button or a link. */
  action?: ReactNode
  tone?: 'plain' | 'bad'
  /** 1 where it is the whole page. */
  level?: 1 | 2
}

/** A place with nothing in it yet, saying why and what to do. */
export function EmptyState({ icon, title, children, action, tone = 'plain', level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <Sunrise icon={icon} tone={tone} />
      <Title className="text-base font-semibold text-ink">{title}</Title>
      {children ? <div className="mt-1 max-w-96 text-sm text-pretty text-muted">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}

/** A tile with an icon before a low sun over the sea, in the studio's own colour: the picture where nothing is yet. */
function Sunrise({ icon, tone }: { icon: IconName; tone: 'plain' | 'bad' }) {
  const isBad = tone === 'bad'
  return (
    <span className="relative mb-4 grid h-24 w-48 place-items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 192 96"
        className={`absolute inset-0 size-full ${isBad ? 'text-bad-soft' : 'text-accent-soft'}`}
        fill="currentColor"
      >
        <path d="M40 72a56 56 0 0 1 112 0z" />
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
          <path d="M12 72h168M34 82h52M104 82h60M64 92h72" />
          <path d="M96 4v0M52 17l-3-5M140 17l3-5M24 46l-6-3M168 46l6-3" />
        </g>
      </svg>
      <span
        className={`relative mt-3 grid size-12 place-items-center rounded-xl border border-line bg-surface shadow-raised ${isBad ? 'text-bad' : 'text-accent-text'}`}
      >
        <Icon name={icon} size={22} />
      </span>
    </span>
  )
}
