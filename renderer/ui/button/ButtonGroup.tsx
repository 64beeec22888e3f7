import type { ReactNode } from 'react'

/** Buttons of one decision, the main one last, wrapping on a phone. */
export function ButtonGroup({ children, align = 'end' }: { children: ReactNode; align?: 'start' | 'end' }) {
  return <div className={`flex flex-wrap gap-2 ${align === 'end' ? 'justify-end' : 'justify-start'}`}>{children}</div>
}
