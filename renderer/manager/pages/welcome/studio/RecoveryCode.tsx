import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCodeToKeep } from '../../../parts/recovery/use-code-to-keep.tsx'
import { StepBody } from '../WelcomeFrame.tsx'

/** The recovery code, this once: to copy or to print, and no way on before it is kept. */
export function RecoveryCode({ code, onKept }: { code: string; onKept: () => void }) {
  const { welcome } = useMessages()
  const m = welcome.code
  const { shown, disabledReason } = useCodeToKeep(code)
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        <Button look="primary" onPress={onKept} disabledReason={disabledReason}>
          {welcome.next}
        </Button>
      }
    >
      {shown}
    </StepBody>
  )
}
