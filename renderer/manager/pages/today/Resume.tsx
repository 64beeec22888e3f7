import { Button, Card, LinkButton, Progress } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { keepProgress, STEPS, useProgress } from '../welcome/progress.ts'

/** A first set-up that was left half way, and the way back into it. */
export function Resume() {
  const { welcome } = useMessages()
  const progress = useProgress()
  if (!progress || progress.isOver) return null
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
          <Button look="quiet" onPress={() => keepProgress({ ...progress, isOver: true })}>
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
