import { useEffect, useState } from 'react'
import { QrCode } from '../shared/qr/QrCode.tsx'
import { Button } from '../ui/button/Button.tsx'
import { useMessages } from './messages/index.ts'
import { portalAddress } from './portal-address.ts'

/** Milliseconds after which the code is put away. */
const OPEN = 30_000

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
      {isOpen ? <PhoneCode address={address} onClose={() => open(false)} /> : null}
    </>
  )
}

function PhoneCode({ address, onClose }: { address: string; onClose: () => void }) {
  const { kiosk: m, shared } = useMessages()
  useEffect(() => {
    const closing = setTimeout(onClose, OPEN)
    return () => clearTimeout(closing)
  }, [onClose])
  return (
    <section className="fixed inset-0 z-10 flex flex-col items-center justify-center gap-5 bg-canvas p-6">
      <h2 role="status" className="max-w-md text-center text-xl font-semibold text-pretty">
        {m.phoneHow}
      </h2>
      <QrCode text={address} label={m.phoneCode} className="w-full max-w-72" />
      <Button size="large" autoFocus onPress={onClose} className="w-full max-w-md">
        {shared.words.cancel}
      </Button>
    </section>
  )
}
