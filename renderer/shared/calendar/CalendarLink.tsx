import { useState } from 'react'
import { useSend, type Answer } from '../../api/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import type { WordsIn } from '../i18n/words.ts'
import type * as calendar from '../messages/calendar.ts'
import { ProblemCallout } from '../problem/ProblemCallout.tsx'
import { useToast } from '../problem/use-toast.ts'
import { calendarAddress } from './calendar-address.ts'

type Feed = Answer<'GET /api/v1/calendar/tokens'>[number]

interface CalendarLinkProps {
  /** The link there is; without one it can be made. */
  feed: Feed | undefined
  /** The instructor it is for, if a manager makes it for somebody else. */
  instructorId?: number | undefined
  m: WordsIn<typeof calendar>
  /** Why it can't be ended. */
  forbidden?: string | null
}

/** A link by which a calendar reads along: made, opened, copied, ended. */
export function CalendarLink({ feed, instructorId, m, forbidden = null }: CalendarLinkProps) {
  const open = useSend('POST /api/v1/calendar/tokens', { invalidate: ['GET /api/v1/calendar/tokens'] })
  if (feed) return <OpenLink feed={feed} m={m} forbidden={forbidden} />
  const body = instructorId === undefined ? {} : { instructor_id: instructorId }
  return (
    <Button look="primary" icon="calendar" isPending={open.isPending} onPress={() => void open.send({ body })}>
      {m.make}
    </Button>
  )
}

interface OpenLinkProps extends Pick<CalendarLinkProps, 'm'> {
  feed: Feed
  forbidden: string | null
}

function OpenLink({ feed, m, forbidden }: OpenLinkProps) {
  const toast = useToast()
  const [isEnding, setEnding] = useState(false)
  const close = useSend('DELETE /api/v1/calendar/tokens/{feed_id}', {
    invalidate: ['GET /api/v1/calendar/tokens'],
    done: m.ended,
  })
  const { address, webcal } = calendarAddress(feed, location.origin)
  const copy = async () => navigator.clipboard.writeText(address)
  return (
    <div className="flex flex-col items-start gap-3">
      <code className="block w-full rounded-md bg-sunken p-3 font-mono text-xs break-all select-all">{address}</code>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={webcal} look="primary" icon="calendar">
          {m.subscribe}
        </LinkButton>
        <Button
          icon="copy"
          onPress={() =>
            void copy().then(
              () => toast.done(m.copied),
              () => toast.refused(m.notCopied, m.select),
            )
          }
        >
          {m.copy}
        </Button>
        <Button look="quiet" disabledReason={forbidden} onPress={() => setEnding(true)}>
          {m.end}
        </Button>
      </div>
      <p className="text-sm text-pretty text-muted">{m.google}</p>
      <p className="text-sm text-pretty text-muted">{m.secret}</p>
      <ConfirmDialog
        title={m.endTitle}
        confirm={m.end}
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={() => close.sendOrThrow({ params: { feed_id: feed.id } })}
      >
        <ProblemCallout problem={close.problem} />
        <p>{m.endMeans}</p>
      </ConfirmDialog>
    </div>
  )
}
