import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../ui/index.ts'
import { AddressCard } from './AddressCard.tsx'
import { OtherWays } from './OtherWays.tsx'
import { SwitchCard } from './SwitchCard.tsx'
import { useTunnel } from './use-tunnel.ts'

/** How clients reach the studio: by the switch, or by an address of its own that takes the switch's place. */
export function GoOnline() {
  const tunnel = useTunnel()
  return (
    <Loaded query={tunnel} skeleton={<Skeleton className="h-64" />}>
      {(now) => (
        <div className="flex flex-col gap-4">
          {now.own_url ? <AddressCard key={now.own_url} address={now.own_url} /> : null}
          {now.own_url && now.state === 'off' ? null : <SwitchCard tunnel={now} />}
          {now.own_url ? null : <OtherWays tunnel={now} />}
        </div>
      )}
    </Loaded>
  )
}
