import { useSend } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { qrCode } from '../../../shared/qr/encode.ts'
import { QrCode } from '../../../shared/qr/QrCode.tsx'
import { Button, ButtonGroup, Card, Link, LinkButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useCopy } from '../copy/use-copy.ts'
import { useDoorsDenied } from './use-doors-denied.ts'

/** The address in use: the link, its QR code to hang up, and the way to stop using it, which can be taken back. */
export function AddressCard({ address }: { address: string }) {
  const { welcome } = useMessages()
  const m = welcome.online
  const toast = useToast()
  const copy = useCopy()
  const denied = useDoorsDenied()
  const change = useSend('PUT /api/v1/studio')
  const isShort = qrCode(address) !== null
  const remove = async () => {
    const done = await change.send({ body: { tunnel_url: null } })
    if (done) toast.undo(m.removed, () => void change.send({ body: { tunnel_url: address } }))
  }
  return (
    <Card title={m.link} description={m.linkFor}>
      <div className="flex items-center gap-6 pt-2 phone:flex-col phone:items-start">
        {isShort ? <QrCode text={address} label={m.qr(address)} className="size-44 border border-line" /> : null}
        <div className="flex min-w-0 flex-col gap-4">
          <p className="text-base font-medium break-all">
            <Link href={address} target="_blank">
              {address}
            </Link>
          </p>
          {isShort ? null : <p className="text-xs text-muted">{m.tooLong}</p>}
          <ButtonGroup align="start">
            <Button icon="copy" onPress={() => copy(address, m.copied)}>
              {m.copy}
            </Button>
            <LinkButton icon="external" href={address} target="_blank">
              {m.open}
            </LinkButton>
            <Button look="quiet" isPending={change.isPending} disabledReason={denied} onPress={() => void remove()}>
              {m.remove}
            </Button>
          </ButtonGroup>
        </div>
      </div>
    </Card>
  )
}
