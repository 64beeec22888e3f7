import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { useMessages } from './messages/index.ts'

/** Milliseconds after which it closes. */
const OPEN = 30_000

interface HeldUpProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Fills the page while somebody holds up a phone; it closes at a tap, and automatically once nobody does. */
export function HeldUp({ title, onClose, children }: HeldUpProps) {
  const { shared } = useMessages()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closing = setTimeout(() => close(), OPEN)
    return () => clearTimeout(closing)
  }, [])
  return (
    <section className="fixed inset-0 z-10 flex flex-col items-center justify-center gap-5 bg-canvas p-6">
      <h2 role="status" className="max-w-md text-center text-xl font-semibold text-pretty">
        {title}
      </h2>
      {children}
      <Button size="large" autoFocus onPress={onClose} className="w-full max-w-md">
        {shared.words.cancel}
      </Button>
    </section>
  )
}
