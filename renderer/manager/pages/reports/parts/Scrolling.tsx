import type { ReactNode } from 'react'

/** What scrolls has to be reached by the keyboard. */
const REACHED = { tabIndex: 0 }

/** What may be wider than the screen, and scrolls within itself. */
export function Scrolling({
  label,
  children,
  className = '',
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`ring-focus relative overflow-x-auto -outline-offset-2! ${className}`}
      {...REACHED}
    >
      {children}
    </div>
  )
}
