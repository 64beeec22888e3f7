import { useSend } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Card } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { AddressCheck } from './AddressCheck.tsx'
import { OwnServer } from './OwnServer.tsx'
import { OwnWifi } from './OwnWifi.tsx'
import type { Tunnel } from './use-tunnel.ts'
import { Way } from './Way.tsx'

const OWN_ADDRESS = ['caddy', 'cloudflare', 'tailscale'] as const

/** The ways to an address besides the free server, each with its steps and a way to try it. */
export function OtherWays({ tunnel }: { tunnel: Tunnel }) {
  const { goingOnline: m } = useMessages()
  const toast = useToast()
  const save = useSend('PUT /api/v1/studio')
  const use = async (tunnel_url: string) => {
    await save.sendOrThrow({ body: { tunnel_url } })
    toast.done(m.used)
  }
  return (
    <Card title={m.ways} description={m.waysMeans} flush>
      <ul className="divide-y divide-line">
        {OWN_ADDRESS.map((way) => (
          <li key={way}>
            <Way {...m[way]} text={m[way].text(tunnel.target)}>
              <AddressCheck kind="address" example={m.addressExample} use={m.use} onUse={use} />
            </Way>
          </li>
        ))}
        <li>
          <OwnServer tunnel={tunnel} />
        </li>
        <li>
          <OwnWifi tunnel={tunnel} onUse={use} />
        </li>
      </ul>
    </Card>
  )
}
