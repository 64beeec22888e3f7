import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { OnlineAddress } from '../../../parts/online/OnlineAddress.tsx'
import type { StepProps } from '../step-props.ts'
import { StepBody, StepFooter } from '../WelcomeFrame.tsx'

/** The address clients reach the studio at, with its QR code. */
export default function OnlineStep({ onDone, onSkip }: StepProps) {
  const { welcome } = useMessages()
  const m = welcome.online
  const studio = useApi('GET /api/v1/studio')
  const isOnline = Boolean(studio.data?.tunnel_url)
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
      <Loaded query={studio} skeleton={<Skeleton className="h-64" />}>
        {({ tunnel_url }) => <OnlineAddress key={tunnel_url} address={tunnel_url} />}
      </Loaded>
    </StepBody>
  )
}
