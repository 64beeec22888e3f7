import { useState } from 'react'
import { ConfirmDialog, RadioGroup } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Reason } from './reason.ts'

export interface Question {
  /** The type's name. */
  name: string
  holders: number
  onFormerTerms: number
  /** null: those who have it need no decision. */
  reason: Reason | null
  /** The classes of the list that all classes become; null: no list comes of it. */
  becomes: readonly string[] | null
}

/** The decision; null: nothing is changed. */
export type Decision = { apply_to_existing?: boolean } | null

interface Asked {
  question: Question
  answer: (decision: Decision) => void
}

/** Asks before a change of what a type covers, and waits for the answer. */
export function useCoverageQuestion() {
  const [asked, show] = useState<Asked | null>(null)
  const ask = (question: Question) =>
    new Promise<Decision>((resolve) => {
      show({
        question,
        answer: (decision) => {
          show(null)
          resolve(decision)
        },
      })
    })
  return { ask, dialog: asked ? <CoverageQuestion {...asked} /> : null }
}

function CoverageQuestion({ question, answer }: Asked) {
  const { change: m } = useMessages().membershipTypes
  const { name, reason, becomes } = question
  const [choice, choose] = useState<'keep' | 'apply'>(reason === 'first' ? 'apply' : 'keep')
  const save = () => answer(reason ? { apply_to_existing: choice === 'apply' } : {})
  return (
    <ConfirmDialog
      title={m.title(name)}
      confirm={m.save}
      look="primary"
      isOpen
      onClose={() => answer(null)}
      onConfirm={save}
    >
      <div className="flex flex-col gap-3">
        {becomes === null ? null : <p>{becomes.length > 0 ? m.becomesList(name, becomes) : m.becomesEmpty(name)}</p>}
        {reason === null ? null : (
          <>
            <p>{reasonIn(question, reason, m)}</p>
            <RadioGroup
              look="cards"
              label={m.choice}
              options={[
                { id: 'keep', label: m.keep, detail: m.keepHelp },
                { id: 'apply', label: m.apply, detail: m.applyHelp },
              ]}
              value={choice}
              onChange={choose}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}

type Words = ReturnType<typeof useMessages>['membershipTypes']['change']

function reasonIn({ holders, onFormerTerms }: Question, reason: Reason, m: Words): string {
  return reason === 'former' ? m.former(onFormerTerms, holders) : m[reason](holders)
}
