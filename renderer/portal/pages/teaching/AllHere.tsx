import { useSend } from '../../../api/index.ts'
import { useCheckInDay } from '../../../shared/check-in-day.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import { CHANGED, withStatus, type Roster, type RosterBooking } from './roster.ts'

/** Checks in everybody who is still expected, with one tap that can be taken back. */
export function AllHere({ roster, expected }: { roster: Roster; expected: readonly RosterBooking[] }) {
  const { people: m } = useMessages()
  const toast = useToast()
  const denied = useDenied()('bookings.manage')
  const tooEarly = useCheckInDay()(roster.check_in_opens_at)
  const classId = roster.scheduled_class_id
  const undo = useSend('POST /api/v1/bookings/{booking_id}/undo', { invalidate: CHANGED })
  const checkIn = useSend('POST /api/v1/scheduled-classes/{class_id}/roster/check-in', {
    invalidate: CHANGED,
    optimistic: (cache, { body: { booking_ids } }) => withStatus(cache, classId, booking_ids, 'checked_in'),
  })
  const run = async () => {
    const booking_ids = expected.map(({ booking_id }) => booking_id)
    const answer = await checkIn.send({ params: { class_id: classId }, body: { booking_ids } })
    if (!answer) return
    const done = answer.results.filter(({ is_checked_in }) => is_checked_in)
    const refused = answer.results.filter(({ is_checked_in }) => !is_checked_in)
    const takeBack = () => done.forEach(({ booking_id }) => void undo.send({ params: { booking_id } }))
    if (done.length > 0) toast.undo(m.allHereToast(done.length), takeBack)
    if (refused.length === 0) return
    const nameOf = (id: number) => expected.find(({ booking_id }) => booking_id === id)?.client_name ?? ''
    const why = refused.map(({ booking_id, detail }) => m.why(nameOf(booking_id), detail ?? ''))
    toast.refused(m.notChecked(refused.length), why.join(' '))
  }
  return (
    <Button
      size="large"
      icon="check"
      isPending={checkIn.isPending}
      disabledReason={denied ?? tooEarly}
      onPress={() => void run()}
    >
      {m.allHere}
    </Button>
  )
}
