import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useCheckInDay } from '../../../shared/check-in-day.ts'
import { useNow } from '../../../shared/clock.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Roster } from './roster.ts'

const WalkInSheet = late(() => import('./WalkInSheet.tsx'), 'above')

/** Milliseconds after the end for which the server finds people to add (`walk-in-rules.ts`). */
const AFTER = 2 * 3_600_000

/** The way to add somebody who came without a booking, on the day of the class. */
export function WalkIn({ roster }: { roster: Roster }) {
  const { people: m } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const denied = useDenied()('bookings.manage')
  const tooEarly = useCheckInDay()(roster.check_in_opens_at)
  const isOver = useNow(60_000) > Date.parse(roster.ends_at) + AFTER
  if (tooEarly || isOver || roster.status === 'cancelled') return null
  return (
    <>
      <Button size="large" icon="plus" disabledReason={denied} onPress={() => setOpen(true)}>
        {m.walkIn}
      </Button>
      {isOpen ? (
        <Suspense>
          <WalkInSheet classId={roster.scheduled_class_id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
