import { useState } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { useMessages } from './messages/index.ts'
import { Camera, canScan } from './Camera.tsx'

/** Scanning the code of a phone, where the browser has what it takes; names and scanners that type work anywhere. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const { kiosk: m } = useMessages()
  const [isOpen, open] = useState(false)
  if (!canScan()) return null
  const found = (code: string) => {
    open(false)
    onCode(code)
  }
  return (
    <>
      <Button size="large" onPress={() => open(true)}>
        {m.scan}
      </Button>
      {isOpen ? <Camera onCode={found} onClose={() => open(false)} /> : null}
    </>
  )
}
