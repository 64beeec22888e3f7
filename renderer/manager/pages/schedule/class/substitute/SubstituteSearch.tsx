import { useState } from 'react'
import { now } from '../../../../../shared/clock.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { liveRequest } from '../../../../../shared/substitutes/live-request.ts'
import { Button } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { ScheduledClass } from '../../calendar/ClassBlock.tsx'
import { AskDialog } from './AskDialog.tsx'
import { Request } from './Request.tsx'
import { useRequests } from './use-requests.ts'

/** Looks for somebody else to teach a class to come, and shows how that stands. Nothing for a class without an instructor. */
export function SubstituteSearch({ cls }: { cls: ScheduledClass }) {
  const { substitutes: m } = useMessages()
  const denied = useDenied()('schedule.manage')
  const [isAsking, setAsking] = useState(false)
  const request = liveRequest(useRequests().data, cls.id)
  const hasBegun = Date.parse(cls.starts_at) <= now()
  if (hasBegun || cls.status === 'cancelled' || cls.instructor_id === null) return null
  const ask = () => setAsking(true)
  return (
    <>
      {request ? (
        <Request request={request} denied={denied} onAskOthers={ask} />
      ) : (
        <div>
          <Button icon="search" onPress={ask} disabledReason={denied}>
            {m.find}
          </Button>
        </div>
      )}
      <AskDialog cls={cls} isMore={request !== undefined} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
