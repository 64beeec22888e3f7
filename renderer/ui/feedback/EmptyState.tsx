import type { ReactNode } from 'react'
import type { IconName } from '../icon/paths.ts'
import { Sunrise } from './Sunrise.tsx'

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
