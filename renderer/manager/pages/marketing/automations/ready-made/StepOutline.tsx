import { Icon } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { numberOf } from '../flow/number-of.ts'
import { stepIcons } from '../flow/step-icons.ts'
import type { StepDraft } from '../step-draft.ts'

interface StepOutlineProps {
  steps: readonly StepDraft[]
  /** The places of these steps begin with it. */
  before: string
  words: (step: StepDraft) => string
  /** A text with what each of its fields stands for. */
  told: (text: string) => string
}

/** Steps to read: each in words, messages with their text, branches with their ways. */
export function StepOutline({ steps, before, words, told }: StepOutlineProps) {
  const { flow: m } = useMessages().automations
  return (
    <ol className="flex flex-col gap-2">
      {steps.map((step, at) => (
        <li key={step.key} className="rounded-lg border border-line p-3">
          <p className="flex items-start gap-2 text-sm font-medium">
            <Icon name={stepIcons[step.type]} size={16} className="mt-0.5 text-muted" />
            <span className="min-w-0 break-words">
              <span className="figures text-muted">{numberOf(`${before}${at}`)}</span> {words(step)}
            </span>
          </p>
          {step.type === 'send_email' || step.type === 'send_push' ? (
            <p className="mt-1 text-sm break-words whitespace-pre-line text-muted">{told(step.body)}</p>
          ) : null}
          {step.type === 'branch'
            ? (['then', 'else'] as const).map((way) => (
                <div key={way} className="mt-2">
                  <p className="mb-1 text-xs font-semibold text-muted">{way === 'then' ? m.yes : m.no}</p>
                  <StepOutline steps={step[way]} before={`${before}${at}.${way}.`} words={words} told={told} />
                </div>
              ))
            : null}
        </li>
      ))}
    </ol>
  )
}
