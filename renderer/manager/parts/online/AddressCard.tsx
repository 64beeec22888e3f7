import { useState } from 'react'
import { useSend, type Answer } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button, Card } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ClientsLink } from './ClientsLink.tsx'
import { Found } from './Found.tsx'
import { useDoorsDenied } from './use-doors-denied.ts'

/** An address of the studio's own: the link, its QR code, whether it leads here, and the way to stop using it. */
export function AddressCard({ address }: { address: string }) {
  const { goingOnline: m } = useMessages()
  const toast = useToast()
  const denied = useDoorsDenied()
  const change = useSend('PUT /api/v1/studio')
  const check = useSend('POST /api/v1/studio/tunnel/check', { invalidate: [] })
  const [found, setFound] = useState<Answer<'POST /api/v1/studio/tunnel/check'> | null>(null)
  const remove = async () => {
    const done = await change.send({ body: { tunnel_url: null } })
    if (done) toast.undo(m.removed, () => void change.send({ body: { tunnel_url: address } }))
  }
  const ask = async () => setFound(await check.send({ body: { url: address } }))
  return (
    <Card title={m.link} description={m.linkFor}>
      <div className="flex flex-col gap-4">
        <ClientsLink address={address}>
          <Button isPending={check.isPending} disabledReason={denied} onPress={() => void ask()}>
            {m.check}
          </Button>
          <Button look="quiet" isPending={change.isPending} disabledReason={denied} onPress={() => void remove()}>
            {m.remove}
          </Button>
        </ClientsLink>
        {found ? <Found found={found} /> : null}
      </div>
    </Card>
  )
}
