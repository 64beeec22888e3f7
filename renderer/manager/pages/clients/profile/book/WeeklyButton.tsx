import { useState } from 'react'
import type { Answer, Item } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Button } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { WeeklyDialog } from './WeeklyDialog.tsx'

interface WeeklyButtonProps {
  standing: Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>['standing']
  cls: Item<'GET /api/v1/scheduled-classes'>
  clientId: number
  onClose: () => void
}

/** Has a class booked for a client every week, where it is one of a series and something pays for it; or says that it is. */
export function WeeklyButton({ standing, cls, clientId, onClose }: WeeklyButtonProps) {
  const { clientProfile } = useMessages()
  const m = clientProfile.weekly
  const denied = useDenied()('bookings.manage')
  const format = useFormat()
  const [isAsking, ask] = useState(false)
  if (!standing) return null
  if (standing.standing_booking_id !== null) return <p className="text-end text-xs text-muted">{m.on}</p>
  if (!standing.can_start && !isAsking) return null
  return (
    <div className="flex justify-end">
      <Button icon="refresh" label={m.startNamed(cls.name)} disabledReason={denied} onPress={() => ask(true)}>
        {m.start}
      </Button>
      {isAsking ? (
        <WeeklyDialog
          seriesId={standing.series_id}
          name={cls.name}
          clientId={clientId}
          startsOn={format.dayOf(cls.starts_at)}
          onClose={() => ask(false)}
          onDone={onClose}
        />
      ) : null}
    </div>
  )
}
