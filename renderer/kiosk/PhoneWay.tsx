import { useState } from 'react'
import { QrCode } from '../shared/qr/QrCode.tsx'
import { Button } from '../ui/button/Button.tsx'
import { HeldUp } from './HeldUp.tsx'
import { useMessages } from './messages/index.ts'
import { portalAddress } from './portal-address.ts'

/** The way to check in on a phone, for a kiosk that has no camera to use; nothing without an address that phones reach. */
export function PhoneWay({ joinUrl }: { joinUrl: string | null }) {
  const { kiosk: m } = useMessages()
  const [isOpen, open] = useState(false)
  const address = portalAddress(joinUrl, '/bookings')
  if (address === null) return null
  return (
    <>
      <Button size="large" onPress={() => open(true)}>
        {m.phone}
      </Button>
      {isOpen ? (
        <HeldUp title={m.phoneHow} onClose={() => open(false)}>
          <QrCode text={address} label={m.phoneCode} className="w-full max-w-72" />
        </HeldUp>
      ) : null}
    </>
  )
}
