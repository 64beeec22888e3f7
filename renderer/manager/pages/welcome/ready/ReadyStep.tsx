import { Button, Card, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Checklist } from '../../../parts/checklist/Checklist.tsx'
import { useChecklist } from '../../../parts/checklist/use-checklist.ts'
import type { StepProps } from '../step-props.ts'
import { StepBody } from '../WelcomeFrame.tsx'

/** So often it is looked whether the test booking has come. */
const WATCHED = 4000

/** Sums up the studio, and offers a booking to try it with. */
export default function ReadyStep({ onDone }: StepProps) {
  const { welcome } = useMessages()
  const m = welcome.ready
  const state = useChecklist(WATCHED)
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        <Button look="primary" size="large" onPress={onDone}>
          {welcome.finish}
        </Button>
      }
    >
      {state ? (
        <Card flush>
          <Checklist state={state} />
        </Card>
      ) : (
        <Skeleton className="h-80" />
      )}
      <p className="mt-4 text-sm text-pretty text-muted">{m.later}</p>
    </StepBody>
  )
}
