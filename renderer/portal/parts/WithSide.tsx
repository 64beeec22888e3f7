import type { ReactNode } from 'react'
import { StudioSide } from './StudioSide.tsx'

interface WithSideProps {
  /** Whether what was asked for is still to come: below it, the studio would then be moved by it. */
  isComing?: boolean
  children: ReactNode
}

/** A page for who looks around: what was asked for, and the studio beside it, or below it on a phone. */
export function WithSide({ isComing = false, children }: WithSideProps) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="min-w-0">{children}</div>
      {isComing ? null : <StudioSide />}
    </div>
  )
}
