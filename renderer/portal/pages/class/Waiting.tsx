import { Button } from '../../../ui/button/Button.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'

interface WaitingProps {
  title: string
  isLeaving: boolean
  /** Absent where the entry can't be left here. */
  onLeave: (() => void) | undefined
}

/** A place in the queue, and the way out of it. */
export function Waiting({ title, isLeaving, onLeave }: WaitingProps) {
  const { classPage: m } = useMessages()
  return (
    <div className="flex flex-col gap-3">
      <Callout tone="info" title={title}>
        {m.waitMeans}
      </Callout>
      {onLeave ? (
        <Button size="large" isPending={isLeaving} onPress={onLeave}>
          {m.leave}
        </Button>
      ) : null}
    </div>
  )
}
