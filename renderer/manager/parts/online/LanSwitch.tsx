import { useSend } from '../../../api/index.ts'
import { Switch } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Tunnel } from './TunnelState.tsx'
import { useDoorsDenied } from './use-doors-denied.ts'

/** Opens the portal to the studio's own Wi-Fi, and closes it. */
export function LanSwitch({ tunnel }: { tunnel: Tunnel }) {
  const { wifi: m } = useMessages().goingOnline
  const denied = useDoorsDenied()
  const save = useSend('PUT /api/v1/studio', {
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio/tunnel', (before) => ({ ...before, is_lan: body?.lan_enabled ?? before.is_lan })),
  })
  return (
    <Switch
      value={tunnel.is_lan}
      onChange={(lan_enabled) => void save.send({ body: { lan_enabled } })}
      description={m.lanMeans}
      disabledReason={denied}
    >
      {m.lan}
    </Switch>
  )
}
