import type { ReactNode } from 'react'
import { StudioSide } from './StudioSide.tsx'

/** A page for who looks around: what was asked for, and the studio beside it, or below it on a phone. */
export function WithSide({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="min-w-0">{children}</div>
      <StudioSide />
    </div>
  )
}
