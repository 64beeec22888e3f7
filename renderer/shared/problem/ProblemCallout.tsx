import type { ReactNode } from 'react'
import { ApiError, type Problem } from '../../api/problem.ts'
import { Callout } from '../../ui/feedback/Callout.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { explain } from './explain.ts'

/** A problem in words, with every reason that stands against it as a list. Nothing without a problem. */
export function ProblemCallout({
  problem,
  action,
}: {
  problem: Problem | ApiError | null | undefined
  action?: ReactNode
}) {
  const { problems } = useSharedMessages()
  if (!problem) return null
  const { title, reasons } = explain(problem instanceof ApiError ? problem.problem : problem, problems)
  return (
    <Callout tone="bad" live title={reasons.length > 0 ? title : undefined} action={action}>
      {reasons.length > 0 ? <ReasonList reasons={reasons} /> : title}
    </Callout>
  )
}

export function ReasonList({ reasons }: { reasons: { code: string; text: string; fix?: string }[] }) {
  return (
    <ul className="list-disc space-y-0.5 ps-4">
      {reasons.map(({ code, text, fix }) => (
        <li key={`${code} ${text}`}>
          {text}
          {fix ? <span className="text-muted"> {fix}</span> : null}
        </li>
      ))}
    </ul>
  )
}
