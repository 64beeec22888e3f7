import { useSend } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Card, Switch } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ClientsLink } from './ClientsLink.tsx'
import { FreeServer } from './FreeServer.tsx'
import { TunnelState } from './TunnelState.tsx'
import { useDoorsDenied } from './use-doors-denied.ts'
import type { Tunnel } from './use-tunnel.ts'

/** Going online by one switch: the link, its QR code, whether clients come by it, and what the free server means. */
export function SwitchCard({ tunnel }: { tunnel: Tunnel }) {
  const { goingOnline: m } = useMessages()
  const toast = useToast()
  const denied = useDoorsDenied()
  const start = useSend('POST /api/v1/studio/tunnel/start', {
    optimistic: (cache) =>
      cache.patch('GET /api/v1/studio/tunnel', (before) => ({ ...before, state: 'connecting' as const })),
  })
  const stop = useSend('POST /api/v1/studio/tunnel/stop', {
    optimistic: (cache) =>
      cache.patch('GET /api/v1/studio/tunnel', (before) => ({ ...before, state: 'off' as const, url: null })),
  })
  const turn = async (isOn: boolean) => {
    if (isOn) await start.send()
    else if (await stop.send()) toast.done(m.isOff)
  }
  const isOn = tunnel.state !== 'off'
  return (
    <Card title={m.title} description={m.onMeans}>
      <div className="flex flex-col gap-4 pt-1">
        <Switch
          value={isOn}
          onChange={(next) => void turn(next)}
          disabledReason={denied ?? (tunnel.can_start ? null : m.madeUp)}
        >
          <span className="font-semibold">{m.on}</span>
        </Switch>
        {isOn ? <TunnelState tunnel={tunnel} /> : null}
        {isOn && tunnel.url ? <ClientsLink address={tunnel.url} /> : null}
        {tunnel.is_free_host ? <FreeServer /> : null}
      </div>
    </Card>
  )
}
