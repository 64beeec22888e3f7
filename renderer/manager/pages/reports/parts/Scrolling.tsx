import type { ReactNode } from 'react'

/** The keyboard has to reach what scrolls. */
const REACHED = { tabIndex: 0 }

/** A block that may be wider than the screen, and scrolls within. */
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
