import { useSend } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { AddressCheck } from './AddressCheck.tsx'
import type { Tunnel } from './use-tunnel.ts'
import { useDoorsDenied } from './use-doors-denied.ts'
import { Way } from './Way.tsx'

/** The built-in tunnel over a server of the studio's own, and back to the free one. */
export function OwnServer({ tunnel }: { tunnel: Tunnel }) {
  const { server: m } = useMessages().goingOnline
  const toast = useToast()
  const denied = useDoorsDenied()
  const save = useSend('PUT /api/v1/studio')
  const use = async (tunnel_host: string) => {
    await save.sendOrThrow({ body: { tunnel_host } })
    toast.done(m.used)
  }
  const { host, is_free_host } = tunnel
  return (
    <Way {...m} text={m.text()}>
      <AddressCheck
        key={host}
        kind="server"
        address={is_free_host ? '' : host}
        example={m.example}
        use={m.use}
        onUse={use}
      />
      {is_free_host ? null : (
        <div>
          <Button
            look="quiet"
            isPending={save.isPending}
            disabledReason={denied}
            onPress={() => void save.send({ body: { tunnel_host: null } })}
          >
            {m.isFree}
          </Button>
        </div>
      )}
    </Way>
  )
}
