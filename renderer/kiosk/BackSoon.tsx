import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { useMessages } from './messages/index.ts'

/** Shows something to one person for some seconds, then goes back to the start by itself; at a tap at once. */
export function BackSoon({ seconds, onBack, children }: { seconds: number; onBack: () => void; children: ReactNode }) {
  const { kiosk: m } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    const timer = setTimeout(onBack, seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds, onBack])
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="m-auto flex w-full max-w-lg flex-col items-center gap-4 text-center outline-none"
    >
      {children}
      <Button size="large" look="primary" onPress={onBack} className="mt-4 w-full">
        {m.done}
      </Button>
    </div>
  )
}
