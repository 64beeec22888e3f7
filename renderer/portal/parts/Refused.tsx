import type { ReactNode } from 'react'
import type { ApiError } from '../../api/index.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { Callout } from '../../ui/feedback/Callout.tsx'
import { useMessages } from '../messages/index.ts'
import { WayOut } from './WayOut.tsx'

/** Why a purchase was not begun, in words for its buyer. Nothing without a refusal. */
export function Refused({ error, action }: { error: ApiError | null; action?: ReactNode }) {
  const { refused } = useMessages().buy
  if (!error) return null
  const words = refused[error.problem.code]
  if (words === undefined) return <ProblemCallout problem={error} action={action ?? <WayOut error={error} />} />
  return (
    <Callout tone="bad" live action={action}>
      {words}
    </Callout>
  )
}
