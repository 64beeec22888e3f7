import type { ApiError, Reason } from '../../api/index.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { Callout } from '../../ui/feedback/Callout.tsx'
import { useMessages } from '../messages/index.ts'

/** Why asking for a substitute, or being one, was refused; with what the reader has at that time. Nothing without a refusal. */
export function SubstituteRefusal({ error }: { error: ApiError | null }) {
  const { refused } = useMessages().substitutes
  const clash = useClash()
  if (!error) return null
  const words = refused[error.code]
  if (words === undefined) return <ProblemCallout problem={error} />
  const clashes = error.code === 'SCHEDULE_CONFLICT' ? (error.problem.reasons ?? []) : []
  return (
    <Callout tone="bad" live>
      {words}
      {clashes.length > 0 ? (
        <ul className="mt-1 list-disc space-y-0.5 ps-4">
          {clashes.map((reason) => (
            <li key={reason.detail}>{clash(reason)}</li>
          ))}
        </ul>
      ) : null}
    </Callout>
  )
}

/** Returns the conflict at a time in the reader's language; the server's own sentence if it is of another kind. */
function useClash(): (reason: Reason) => string {
  const { clash } = useMessages().substitutes
  const format = useFormat()
  const kinds: Record<string, (when: string) => string> = {
    instructor: clash.class,
    appointment: clash.appointment,
    time_off: clash.timeOff,
  }
  return ({ rule = '', value, detail }) => {
    const words = kinds[rule]
    if (!words) return detail
    const { starts_at, ends_at } = value as { starts_at: string; ends_at: string }
    const times = format.timeRange(starts_at, ends_at)
    // Over midnight a span of times names its days.
    const isOneDay = format.dayOf(starts_at) === format.dayOf(ends_at)
    return words(isOneDay ? `${format.date(starts_at, 'weekday')}, ${times}` : times)
  }
}
