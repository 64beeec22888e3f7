import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { SurroundingContext } from './unsaved.ts'

/**
 * Buttons that stand at the foot of the drawer or dialog around, where nothing in its body moves them; in their place
 * where there is none. A button that sends a form names it (`form`), for it is not inside.
 */
export function OverlayActions({ children, className = '' }: { children: ReactNode; className?: string }) {
  const surrounding = use(SurroundingContext)
  if (!surrounding) return <div className={`flex flex-wrap justify-end gap-2 ${className}`}>{children}</div>
  return surrounding.foot ? createPortal(children, surrounding.foot) : null
}
