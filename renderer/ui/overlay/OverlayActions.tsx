import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { SurroundingContext } from './unsaved.ts'

/**
 * Buttons at the foot of the surrounding drawer or dialog, where nothing in its body moves them; without one, where they are. A
 * button that sends a form names it (`form`), since it is not inside.
 */
export function OverlayActions({ children, className = '' }: { children: ReactNode; className?: string }) {
  const surrounding = use(SurroundingContext)
  if (!surrounding) return <div className={`flex flex-wrap justify-end gap-2 ${className}`}>{children}</div>
  return surrounding.foot ? createPortal(children, surrounding.foot) : null
}
