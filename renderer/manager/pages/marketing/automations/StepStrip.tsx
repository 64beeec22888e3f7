import { Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useRecords } from '../../../parts/conditions/use-records.ts'
import type { Step } from './automation.ts'
import { stepIcons } from './flow/step-icons.ts'
import { fromStep } from './step-draft.ts'
import { useFieldsOf, useStepWords } from './use-step-words.ts'

interface StepStripProps {
  event: string
  steps: readonly Step[]
}

/** So many are shown; how many follow is said. */
const MOST = 4

/** What follows, in the order in which it does: a chip for each of the first steps. */
export function StepStrip({ event, steps }: StepStripProps) {
  const { flow: m } = useMessages().automations
  const words = useStepWords(useRecords(), useFieldsOf(event))
  if (steps.length === 0) return null
  const more = steps.length - MOST
  return (
    <ol aria-label={m.label} className="flex min-w-0 flex-wrap items-center gap-1 text-xs text-muted">
      {steps.slice(0, MOST).map((step, at) => (
        <li key={step.key} className="flex max-w-full min-w-0 items-center gap-1">
          {at > 0 ? <Icon name="right" size={12} className="text-faint" /> : null}
          <span className="flex max-w-72 min-w-0 items-center gap-1.5 rounded-full bg-sunken px-2 py-0.5">
            <Icon name={stepIcons[step.type]} size={13} />
            <span className="truncate">{words(fromStep(step))}</span>
          </span>
        </li>
      ))}
      {more > 0 ? <li className="px-1">{m.moreSteps(more)}</li> : null}
    </ol>
  )
}
