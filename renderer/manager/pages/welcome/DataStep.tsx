import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { Button } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ImportFlow } from '../import/ImportFlow.tsx'
import type { StepProps } from './step-props.ts'
import { StepBody, StepFooter } from './WelcomeFrame.tsx'

/** Bringing the data over: the import itself; an import left half way is the one shown again. */
export default function DataStep({ onDone, onSkip }: StepProps) {
  const { welcome: m } = useMessages()
  const summary = useApi('GET /api/v1/migration/summary', {}, { fresh: 0 })
  // undefined: nothing chosen here yet, so an import that was left half way is shown again.
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const unfinished = summary.data?.jobs.find(({ status }) => status === 'analysed' || status === 'running')
  const jobId = chosen === undefined ? (unfinished?.job_id ?? null) : chosen
  const hasImported = summary.data?.jobs.some(({ status }) => status.startsWith('completed')) ?? false
  return (
    <StepBody
      wide
      title={m.data.title}
      lead={m.data.lead}
      footer={
        hasImported ? (
          <Button look="primary" onPress={onDone}>
            {m.next}
          </Button>
        ) : (
          <StepFooter onSkip={onSkip} />
        )
      }
    >
      <ImportFlow jobId={jobId} onJob={setChosen} onDone={onDone} />
    </StepBody>
  )
}
