import { useMemo, useState, type ReactNode } from 'react'
import { StudioContext, type Studio } from './studio.ts'

export function StudioProvider({ initial, children }: { initial: Studio; children: ReactNode }) {
  const [studio, setStudio] = useState(initial)
  const state = useMemo(
    () => ({ studio, update: (change: Partial<Studio>) => setStudio((before) => ({ ...before, ...change })) }),
    [studio],
  )
  return <StudioContext value={state}>{children}</StudioContext>
}
