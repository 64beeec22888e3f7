import type { ReactNode } from 'react'
import { qrCode } from '../../../shared/qr/encode.ts'
import { QrCode } from '../../../shared/qr/QrCode.tsx'
import { Button, ButtonGroup, Link, LinkButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useCopy } from '../copy/use-copy.ts'

/** The link that clients get, its QR code to hang up, and what can be done with it. */
export function ClientsLink({ address, children }: { address: string; children?: ReactNode }) {
  const { goingOnline: m } = useMessages()
  const copy = useCopy()
  const isShort = qrCode(address) !== null
  return (
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
          {children}
        </ButtonGroup>
      </div>
    </div>
  )
}
