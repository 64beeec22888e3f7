import { Suspense, useEffect, type ComponentType } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loading } from '../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { EmptyState } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { shownCode } from '../../parts/recovery/kept-code.ts'
import { paths } from '../../paths.ts'
import { advance, keepProgress, START, STEPS, useProgress, type Step } from './progress.ts'
import type { StepProps } from './step-props.ts'
import { WelcomeFrame } from './WelcomeFrame.tsx'

const PAGES: Record<Step, ComponentType<StepProps>> = {
  studio: late(() => import('./studio/StudioStep.tsx')),
  data: late(() => import('./DataStep.tsx')),
  week: late(() => import('./week/WeekStep.tsx')),
  sell: late(() => import('./sell/SellStep.tsx')),
  online: late(() => import('./online/OnlineStep.tsx')),
  paid: late(() => import('./PaidStep.tsx')),
  ready: late(() => import('./ready/ReadyStep.tsx')),
}

/** The first run: seven steps, the first one needed, the others for now or for later. */
export default function WelcomePage() {
  const { welcome: m } = useMessages()
  const { configured, door } = useStudio()
  const session = useSession()
  const go = useGo()
  const isStranger = configured && session?.role !== 'manager'
  useEffect(() => {
    if (isStranger) go(paths.login(paths.welcome()), 'replace')
  }, [isStranger, go])
  if (isStranger) return null
  if (!configured && door === 'public') {
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState icon="lock" level={1} title={m.onlyHereTitle}>
          {m.onlyHere}
        </EmptyState>
      </main>
    )
  }
  return <Steps isSignedIn={session !== null} />
}

function Steps({ isSignedIn }: { isSignedIn: boolean }) {
  // Nobody is led away from a recovery code that is not kept yet.
  const canMove = isSignedIn && shownCode() === null
  const progress = useProgress() ?? START
  const go = useGo()
  const [{ step: asked }, setState] = useUrlState({ step: '' })
  const wanted = STEPS.find((step) => step === asked) ?? progress.at
  const step = canMove ? wanted : 'studio'
  const Page = PAGES[step]
  const show = (next: Step) => {
    setState({ step: next }, 'push')
    scrollTo(0, 0)
  }
  const leave = (isDone: boolean) => {
    const next = advance(progress, step, isDone)
    keepProgress(next)
    // Gone through again, it goes on step by step as the first time.
    if (next.at === step) go(paths.today())
    else show(next.at)
  }
  return (
    <WelcomeFrame step={step} done={progress.done} onStep={canMove ? show : null}>
      <Suspense fallback={<Loading />}>
        <Page onDone={() => leave(true)} onSkip={() => leave(false)} />
      </Suspense>
    </WelcomeFrame>
  )
}
