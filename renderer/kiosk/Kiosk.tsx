import { useCallback, useEffect, useState } from 'react'
import { useStudio } from '../shared/studio/studio.ts'
import { checkIn, kioskToken, type Asked, type Welcome } from './ask.ts'
import { Gone } from './Gone.tsx'
import { KioskHead } from './KioskHead.tsx'
import { useMessages } from './messages/index.ts'
import { Pairing } from './Pairing.tsx'
import { Refused } from './Refused.tsx'
import { useClasses } from './use-classes.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useScanner } from './use-scanner.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { Welcomed } from './Welcomed.tsx'
import { WhoComes } from './WhoComes.tsx'

/** What came of somebody's check-in, until they have read it. */
type Outcome = Exclude<Asked<Welcome>, { kind: 'gone' }>

/** The page of a tablet at the door: paired first, then the classes that begin, and nothing else. */
export function Kiosk() {
  const [isPaired, setPaired] = useState(() => kioskToken.get() !== null)
  const revoked = useCallback(() => {
    kioskToken.forget()
    setPaired(false)
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
      {isPaired ? <Door onRevoked={revoked} /> : <Pairing onPaired={() => setPaired(true)} />}
    </main>
  )
}

function Door({ onRevoked }: { onRevoked: () => void }) {
  const { classes, isGone, look, failed } = useClasses(onRevoked)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isAsking, setAsking] = useState(false)
  // Whoever comes while another one's is still shown has theirs for its whole time.
  const [turn, setTurn] = useState(0)

  const check = useCallback(
    async (by: Parameters<typeof checkIn>[0]) => {
      setAsking(true)
      const asked = await checkIn(by)
      setAsking(false)
      if (asked.kind === 'gone') return failed()
      if (asked.kind === 'refused' && asked.status === 401) return onRevoked()
      setOutcome(asked)
      setTurn((former) => former + 1)
      void look()
    },
    [failed, look, onRevoked],
  )
  useScanner((code) => void check({ code }))
  const back = useCallback(() => setOutcome(null), [])
  useEffect(() => {
    if (isGone) setOutcome(null)
  }, [isGone])

  if (isGone) return <Gone />
  if (outcome?.kind === 'done') return <Welcomed key={turn} welcome={outcome.answer} onBack={back} />
  if (outcome) return <Refused key={turn} code={outcome.code} onBack={back} />
  return (
    <>
      <KioskHead />
      <WhoComes classes={classes} isAsking={isAsking} onCheckIn={(by) => void check(by)} />
    </>
  )
}
