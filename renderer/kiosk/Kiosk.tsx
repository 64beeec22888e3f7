import { useCallback, useEffect, useRef, useState } from 'react'
import { useNow } from '../shared/clock.ts'
import { useFormat } from '../shared/format/use-format.ts'
import { StudioLogo } from '../shared/picture/StudioLogo.tsx'
import { useStudio } from '../shared/studio/studio.ts'
import { useWakeLock } from '../shared/use-wake-lock.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { checkIn, kioskToken, readClasses, undo, type Asked, type Classes, type Welcome } from './ask.ts'
import { useMessages } from './messages/index.ts'
import { Pairing } from './Pairing.tsx'
import { useScanner } from './use-scanner.ts'
import { BackSoon, Undone, Welcomed } from './Welcomed.tsx'
import { WhoComes } from './WhoComes.tsx'

type Answered<T> = Exclude<Asked<T>, { kind: 'gone' }>

/** The outcome of a check-in, until the client has read it. */
type Outcome = Answered<Welcome> | { kind: 'undone'; isDone: boolean }

/** The code in a scanned address. Empty where there is none, or none that can be read. */
function scannedCode(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/** The page of a tablet at the door: paired first, then the classes that begin, and nothing else. */
export function Kiosk() {
  const [isPaired, setPaired] = useState(() => kioskToken.get() !== null)
  const [scanned, setScanned] = useState(scannedCode)
  const revoked = useCallback(() => {
    kioskToken.forget()
    setPaired(false)
  }, [])
  const paired = () => {
    setScanned('')
    setPaired(true)
  }
  useEffect(() => {
    // The code works once, and belongs in no history.
    if (location.hash !== '') history.replaceState(null, '', location.pathname)
  }, [])
  useWakeLock()
  useFullScreen(isPaired)
  const { kiosk: m } = useMessages()
  const { studio_name } = useStudio()
  useEffect(() => {
    document.title = [m.title, studio_name].filter(Boolean).join(' · ')
  }, [m, studio_name])
  return (
    <main className="flex min-h-dvh flex-col gap-6 p-4 sm:p-8">
      {isPaired ? <Door onRevoked={revoked} /> : <Pairing scanned={scanned} onPaired={paired} />}
    </main>
  )
}

/** Fills the screen at the first tap, since browsers allow it at no other time; after leaving it, the next tap returns to it. */
function useFullScreen(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !document.fullscreenEnabled) return
    const fill = () => {
      if (document.fullscreenElement !== null) return
      document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
    }
    addEventListener('click', fill)
    return () => removeEventListener('click', fill)
  }, [isOn])
}

const READ = 8

/** Why somebody can't be checked in, and whom to ask. */
function Refused({ code, onBack }: { code: string; onBack: () => void }) {
  const { kiosk: m, shared } = useMessages()
  return (
    <BackSoon seconds={READ} onBack={onBack}>
      <Icon name="warning" size={72} className="text-warn" />
      <h1 className="text-2xl font-semibold">{m.refused}</h1>
      <p className="text-lg text-pretty">{m.reasons[code] ?? shared.problems.byCode[code] ?? m.askDesk}</p>
    </BackSoon>
  )
}

/** Milliseconds between two looks: while all is well, and while nobody answers. */
const EVERY = { well: 15_000, gone: 4000 }

/** The classes that begin, looked at again and again; `onRevoked` once the studio knows this kiosk no more. */
function useClasses(onRevoked: () => void) {
  const [classes, setClasses] = useState<Classes | null>(null)
  const [isGone, setGone] = useState(false)
  const looks = useRef({ begun: 0, seen: 0 })
  const look = useCallback(async () => {
    const at = (looks.current.begun += 1)
    const asked = await readClasses()
    // Looks overlap while nobody answers: what one of them found is not undone by an earlier one that comes later.
    if (at < looks.current.seen) return
    looks.current.seen = at
    if (asked.kind === 'refused' && asked.status === 401) return onRevoked()
    setGone(asked.kind !== 'done')
    setClasses(asked.kind === 'done' ? asked.answer : null)
  }, [onRevoked])
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), isGone ? EVERY.gone : EVERY.well)
    return () => clearInterval(timer)
  }, [look, isGone])
  const failed = useCallback(() => {
    setGone(true)
    setClasses(null)
  }, [])
  return { classes, isGone, look, failed }
}

function Door({ onRevoked }: { onRevoked: () => void }) {
  const { classes, isGone, look, failed } = useClasses(onRevoked)
  // A client who comes while another's outcome is still shown has theirs for its whole time.
  const [{ turn, outcome }, setShown] = useState<{ turn: number; outcome: Outcome | null }>({ turn: 0, outcome: null })
  const [isAsking, setAsking] = useState(false)

  /** An outcome that belongs to one turn (`ofTurn`) is left out once somebody else's is shown. */
  const show = (next: Outcome, ofTurn?: number) =>
    setShown((former) =>
      ofTurn === undefined || ofTurn === former.turn ? { turn: former.turn + 1, outcome: next } : former,
    )
  const act = async <T,>(asking: Promise<Asked<T>>, outcomeOf: (asked: Answered<T>) => Outcome, ofTurn?: number) => {
    setAsking(true)
    const asked = await asking
    setAsking(false)
    if (asked.kind === 'gone') return failed()
    if (asked.kind === 'refused' && asked.status === 401) return onRevoked()
    show(outcomeOf(asked), ofTurn)
    void look()
  }
  const check = (by: Parameters<typeof checkIn>[0]) => void act(checkIn(by), (asked) => asked)
  const takeBack = (code: string) =>
    void act(undo(code), ({ kind }) => ({ kind: 'undone', isDone: kind === 'done' }), turn)
  useScanner((code) => {
    if (code !== '') return check({ code })
    show({ kind: 'refused', status: 422, code: 'CHECK_IN_CODE_INVALID' })
  })
  const back = useCallback(() => setShown(({ turn: same }) => ({ turn: same, outcome: null })), [])
  useEffect(() => {
    if (isGone) back()
  }, [isGone, back])

  if (isGone) return <Gone />
  if (outcome?.kind === 'done')
    return <Welcomed key={turn} welcome={outcome.answer} isAsking={isAsking} onUndo={takeBack} onBack={back} />
  if (outcome?.kind === 'undone') return <Undone isDone={outcome.isDone} onBack={back} />
  if (outcome) return <Refused key={turn} code={outcome.code} onBack={back} />
  return (
    <>
      <KioskHead />
      <WhoComes classes={classes} isAsking={isAsking} onCheckIn={check} />
    </>
  )
}

/** The studio's name and logo, and the time. */
function KioskHead() {
  const { studio_name, logo_url } = useStudio()
  const format = useFormat()
  const now = useNow(5000)
  return (
    <header className="flex items-center gap-4">
      <StudioLogo name={studio_name ?? ''} url={logo_url} className="size-12 rounded-lg text-xl" />
      <p className="min-w-0 flex-1 face-heading truncate text-xl font-semibold">{studio_name}</p>
      <p className="figures text-xl text-muted">{format.time(new Date(now).toISOString())}</p>
    </header>
  )
}

/** The studio's computer does not answer: the page hides all names and says what to do meanwhile. */
function Gone() {
  const { kiosk: m } = useMessages()
  return (
    <section role="alert" className="m-auto flex max-w-lg flex-col items-center gap-3 text-center">
      <Icon name="warning" size={56} className="text-warn" />
      <h1 className="text-2xl font-semibold">{m.gone}</h1>
      <p className="text-lg text-pretty text-muted">{m.goneMeans}</p>
    </section>
  )
}
