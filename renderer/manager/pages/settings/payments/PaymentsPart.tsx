import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ConnectSteps } from '../../../parts/payments/ConnectSteps.tsx'
import { ConnectedCard } from './ConnectedCard.tsx'
import { SoldOnline } from './SoldOnline.tsx'

const HALF_MINUTE = 30_000

/** How clients pay online: the account at the processor, and what they can buy. */
export default function PaymentsPart() {
  const { payments: m } = useMessages()
  const account = useApi('GET /api/billing/settings', {}, { every: HALF_MINUTE })
  const studio = useApi('GET /api/v1/studio')
  return (
    <Loaded query={account} skeleton={<Skeleton className="h-96" />}>
      {(now) => (
        <Loaded query={studio} skeleton={<Skeleton className="h-96" />}>
          {({ self_service_purchases_enabled, tunnel_url }) => (
            <div className="flex flex-col gap-4">
              {now.connected ? (
                <ConnectedCard account={now} hasAddress={tunnel_url !== null} />
              ) : (
                <Card title={m.title} description={m.lead}>
                  <ConnectSteps />
                </Card>
              )}
              <SoldOnline isOn={self_service_purchases_enabled} />
            </div>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
