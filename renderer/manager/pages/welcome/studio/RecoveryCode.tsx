import { useState } from 'react'
import { Button, Checkbox } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CodeCard } from '../../../parts/recovery/CodeCard.tsx'
import { useLeaveWarning } from '../../../parts/recovery/use-leave-warning.ts'
import { StepBody } from '../WelcomeFrame.tsx'

/** The recovery code, this once: to copy or to print, and no way on before it is kept. */
export function RecoveryCode({ code, onKept }: { code: string; onKept: () => void }) {
  const { welcome } = useMessages()
  const m = welcome.code
  const [isKept, setKept] = useState(false)
  useLeaveWarning()
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        <Button look="primary" onPress={onKept} disabledReason={!isKept && m.keepFirst}>
          {welcome.next}
        </Button>
      }
    >
      <CodeCard code={code} />
      <p className="mt-4 text-sm text-pretty text-muted print:hidden">{m.where}</p>
      <Checkbox value={isKept} onChange={setKept} className="mt-4 print:hidden">
        {m.kept}
      </Checkbox>
    </StepBody>
  )
}
