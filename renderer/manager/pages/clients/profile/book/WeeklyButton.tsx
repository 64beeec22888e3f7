import { useSend, type Answer } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Button } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { BOOKING_CHANGED } from '../bookings/use-booking-actions.ts'

interface WeeklyButtonProps {
  standing: Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>['standing']
  name: string
  clientId: number
  onClose: () => void
}

/** Has a class booked for a client every week, where it is one of a series; or says that it is. */
export function WeeklyButton({ standing, name, clientId, onClose }: WeeklyButtonProps) {
  const { clientProfile } = useMessages()
  const m = clientProfile.weekly
  const denied = useDenied()('bookings.manage')
  const toast = useToast()
  const format = useFormat()
  const start = useSend('POST /api/v1/standing-bookings', {
    invalidate: ['GET /api/v1/standing-bookings', ...BOOKING_CHANGED],
  })
  if (!standing) return null
  if (standing.standing_booking_id !== null) return <p className="text-end text-xs text-muted">{m.on}</p>
  if (!standing.can_start) return null
  const run = async () => {
    const { series_id } = standing
    const made = await start.send({ body: { client_id: clientId, series_id, starts_on: format.today() } })
    if (!made) return
    toast.done(m.started(name), m.booked(made.dates.filter(({ state }) => state === 'booked').length))
    onClose()
  }
  return (
    <div className="flex justify-end">
      <Button
        icon="refresh"
        label={m.startNamed(name)}
        disabledReason={denied}
        isPending={start.isPending}
        onPress={() => void run()}
      >
        {m.start}
      </Button>
    </div>
  )
}
