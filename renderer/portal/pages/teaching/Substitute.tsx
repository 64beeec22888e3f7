import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import { liveRequest } from '../../parts/substitutes.ts'
import { useSubstitutes } from '../../parts/use-substitutes.ts'
import { Withdraw } from '../../parts/Withdraw.tsx'
import type { Roster } from './roster.ts'

const AskSheet = late(() => import('./AskSheet.tsx'), 'above')

/** Looking for somebody else to teach a class to come: the question, or how it stands and the way back. */
export function Substitute({ roster }: { roster: Roster }) {
  const { substitutes: m } = useMessages()
  const [isAsking, setAsking] = useState(false)
  const denied = useDenied()('schedule.manage')
  const hasBegun = useNow(15_000) >= Date.parse(roster.starts_at)
  const request = liveRequest(useSubstitutes().data, roster.scheduled_class_id)
  if (hasBegun || roster.status === 'cancelled' || roster.instructor_id === null) return null
  if (request)
    return (
      <Callout
        tone={request.status === 'claimed' ? 'info' : 'warn'}
        title={m.looks}
        action={<Withdraw request={request} />}
      >
        {request.status === 'claimed' ? m.askedState.claimed(request.claimed_by_name ?? '') : m.askedState.open}
      </Callout>
    )
  return (
    <div>
      <Button icon="refresh" onPress={() => setAsking(true)} disabledReason={denied}>
        {m.ask}
      </Button>
      {isAsking ? (
        <Suspense>
          <AskSheet cls={roster} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
