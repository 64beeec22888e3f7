import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Link, Skeleton, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ConnectSteps } from '../../../parts/payments/ConnectSteps.tsx'
import { paths } from '../../../paths.ts'
import { useStudioSwitch } from '../use-studio-switch.ts'
import { ConnectedCard } from './ConnectedCard.tsx'

const HALF_MINUTE = 30_000

/** Online payment by clients: the account at the processor, and what they can buy. */
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

/** Switches whether clients may buy online, and says how many types they can buy. */
function SoldOnline({ isOn }: { isOn: boolean }) {
  const { payments: m } = useMessages()
  const denied = useDenied()('settings.manage')
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200 } })
  const set = useStudioSwitch('self_service_purchases_enabled', { on: m.selfServiceOn, off: m.selfServiceOff })
  const sold = types.data?.items.filter(({ sellable_online }) => sellable_online).length
  return (
    <Card>
      <Switch value={isOn} onChange={set} description={m.selfServiceMeans} disabledReason={denied}>
        {m.selfService}
      </Switch>
      <div className="mt-3 min-h-lh border-t border-line pt-3 text-sm text-pretty">
        {types.data && sold !== undefined ? (
          <>
            {m.sold(sold, types.data.items.length)} <Link href={paths.membershipTypes()}>{m.toTypes}</Link>
          </>
        ) : (
          <Skeleton className="h-lh w-56" />
        )}
      </div>
    </Card>
  )
}
