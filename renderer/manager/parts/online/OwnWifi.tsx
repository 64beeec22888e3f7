import { useSend } from '../../../api/index.ts'
import { Switch } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { AddressCheck } from './AddressCheck.tsx'
import type { Tunnel } from './use-tunnel.ts'
import { useDoorsDenied } from './use-doors-denied.ts'
import { Way } from './Way.tsx'

/** The studio's own network alone: whether it reaches the portal, and at which address. */
export function OwnWifi({ tunnel, onUse }: { tunnel: Tunnel; onUse: (url: string) => Promise<unknown> }) {
  const { wifi: m, use } = useMessages().goingOnline
  const denied = useDoorsDenied()
  const save = useSend('PUT /api/v1/studio', {
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio/tunnel', (before) => ({ ...before, is_lan: body?.lan_enabled ?? before.is_lan })),
  })
  const [address = ''] = tunnel.lan_urls
  return (
    <Way {...m}>
      <Switch
        value={tunnel.is_lan}
        onChange={(lan_enabled) => void save.send({ body: { lan_enabled } })}
        description={m.lanMeans}
        disabledReason={denied}
      >
        {m.lan}
      </Switch>
      <AddressCheck kind="address" address={address} example={address} use={use} onUse={onUse} />
    </Way>
  )
}
