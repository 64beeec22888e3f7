import { Suspense } from 'react'
import { Button, Card, LinkButton, Progress, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { late } from '../../../shared/app/late.tsx'
import { keepProgress, STEPS, useProgress } from '../welcome/progress.ts'

const SetUp = late(() => import('./SetUp.tsx'))

/** A first set-up that was left half way, and the way back into it; after it, what is still missing. */
export function Resume() {
  const { welcome } = useMessages()
  const progress = useProgress()
  if (!progress || progress.isPutAway) return null
  if (progress.isOver) {
    return (
      <Suspense fallback={<Skeleton className="h-52" />}>
        <SetUp progress={progress} />
      </Suspense>
    )
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Progress
          label={welcome.resume.title}
          value={progress.done.length}
          max={STEPS.length}
          text={welcome.resume.left(welcome.step[progress.at])}
          className="min-w-60 flex-1"
        />
        <div className="flex gap-2">
          <Button look="quiet" onPress={() => keepProgress({ ...progress, isOver: true, isPutAway: true })}>
            {welcome.resume.dismiss}
          </Button>
          <LinkButton look="primary" href={paths.welcome()}>
            {welcome.resume.go}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
