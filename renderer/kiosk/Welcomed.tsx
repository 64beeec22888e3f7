import { useEffect, useRef, type ReactNode } from 'react'
import { useFormat } from '../shared/format/use-format.ts'
import { QrCode } from '../shared/qr/QrCode.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import type { Welcome } from './ask.ts'
import { useMessages } from './messages/index.ts'
import { portalAddress } from './portal-address.ts'

/** Seconds to read what is left of a pack, and to scan what is to be signed. */
const READ = { plain: 10, toSign: 30, undone: 4 }

interface WelcomedProps {
  welcome: Welcome
  isAsking: boolean
  onUndo: (code: string) => void
  onBack: () => void
}

/** Says hello, what is left, and what is to be signed first; then the next one finds the start again. */
export function Welcomed({ welcome, isAsking, onUndo, onBack }: WelcomedProps) {
  const { kiosk: m } = useMessages()
  const format = useFormat()
  const {
    first_name,
    class_name,
    starts_at,
    seat_name,
    credits_left,
    is_unpaid,
    unsigned_waivers,
    sign_url,
    milestone,
    undo_code,
  } = welcome
  const toSign = unsigned_waivers.length > 0
  const about = [class_name, format.time(starts_at), seat_name && m.seat(seat_name)].filter(Boolean).join(' · ')
  return (
    <BackSoon
      seconds={toSign ? READ.toSign : READ.plain}
      onBack={onBack}
      action={
        undo_code ? (
          <Button size="large" isPending={isAsking} onPress={() => onUndo(undo_code)} className="min-h-16 w-full">
            {m.undo}
          </Button>
        ) : null
      }
    >
      <Icon name="success" size={72} className="text-good" />
      <h1 className="text-2xl font-semibold">{m.welcome(first_name)}</h1>
      <p className="figures text-lg text-muted">{about}</p>
      {milestone === null ? null : <p className="text-xl font-medium text-accent-text">{m.milestone(milestone)}</p>}
      {credits_left === null ? null : <p className="text-xl font-medium">{m.creditsLeft(credits_left)}</p>}
      {is_unpaid ? <p className="text-xl font-medium">{m.unpaid}</p> : null}
      {toSign ? (
        <ToSign titles={unsigned_waivers.map(({ title }) => title)} url={sign_url ?? portalAddress(null, '/waivers')} />
      ) : null}
    </BackSoon>
  )
}

/** Says that a tap was taken back, or that it is too late for it. */
export function Undone({ isDone, onBack }: { isDone: boolean; onBack: () => void }) {
  const { kiosk: m } = useMessages()
  return (
    <BackSoon seconds={READ.undone} onBack={onBack}>
      <Icon name={isDone ? 'success' : 'warning'} size={72} className={isDone ? 'text-good' : 'text-warn'} />
      <h1 className="text-2xl font-semibold text-pretty">{isDone ? m.undone : m.undoOver}</h1>
    </BackSoon>
  )
}

interface BackSoonProps {
  seconds: number
  onBack: () => void
  /** Shown below the way back. */
  action?: ReactNode
  children: ReactNode
}

/** Shows something to one person for some seconds, then returns to the start automatically; at a tap at once. */
export function BackSoon({ seconds, onBack, action, children }: BackSoonProps) {
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
      {action}
    </div>
  )
}

function ToSign({ titles, url }: { titles: readonly string[]; url: string | null }) {
  const { kiosk: m } = useMessages()
  return (
    <section className="flex flex-col items-center gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl font-semibold">{m.sign}</h2>
      <p className="text-lg">{titles.join(', ')}</p>
      {url ? <QrCode text={url} label={m.signCode} className="size-56" /> : null}
      <p className="text-base text-muted">{url ? m.signHow : m.signAsk}</p>
    </section>
  )
}
