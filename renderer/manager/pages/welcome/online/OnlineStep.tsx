import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { GoOnline } from '../../../parts/online/GoOnline.tsx'
import { useTunnel } from '../../../parts/online/TunnelState.tsx'
import type { StepProps } from '../step-props.ts'
import { StepBody, StepFooter } from '../WelcomeFrame.tsx'

/** The switch that gives clients a link, and the other ways; later is soon enough. */
export default function OnlineStep({ onDone, onSkip }: StepProps) {
  const { welcome } = useMessages()
  const m = welcome.online
  const { data: tunnel } = useTunnel()
  const isOnline = tunnel !== undefined && (tunnel.state !== 'off' || tunnel.own_url !== null)
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        isOnline ? (
          <Button look="primary" onPress={onDone}>
            {welcome.next}
          </Button>
        ) : (
          <StepFooter onSkip={onSkip} />
        )
      }
    >
      <GoOnline />
    </StepBody>
  )
}
