import type { ReactNode } from 'react'
import { useSession } from '../../shared/session/use-session.ts'
import { AccountNav } from './AccountNav.tsx'
import { useWide } from '../../shared/use-wide.ts'

/** A page of the profile, and where there is room the list of a client's pages of it beside it. */
export function AccountColumns({ children }: { children: ReactNode }) {
  const isWide = useWide()
  if (useSession()?.role !== 'client') return children
  return (
    <div data-wide className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      {isWide ? <AccountNav /> : null}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
