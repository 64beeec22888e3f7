import type { ReactNode } from 'react'

interface ColumnsProps {
  /** Beside what the page is about where there is room, else below it. */
  side: ReactNode
  children: ReactNode
}

/** Shows a page's subject, and beside it what belongs to it. */
export function Columns({ side, children }: ColumnsProps) {
  return (
    <div data-wide className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <div className="min-w-0">{children}</div>
      <div className="flex min-w-0 flex-col gap-4">{side}</div>
    </div>
  )
}
