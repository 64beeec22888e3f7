import { useSend, type Item } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'

/** Gives a client the place that is offered to them. */
export function TakeOffer({ waitlistId, name }: { waitlistId: number; name: string }) {
  const { needs } = useMessages().today
  const denied = useDenied()('bookings.manage')
  const m = needs.does
  const take = useSend('POST /api/v1/bookings/waitlist/{waitlist_id}/confirm', { done: m.booked(name) })
  return (
    <Button
      size="small"
      label={m.of(m.book, name)}
      isPending={take.isPending}
      disabledReason={denied}
      onPress={() => void take.send({ params: { waitlist_id: waitlistId } })}
    >
      {m.book}
    </Button>
  )
}

interface SubstituteProps {
  requestId: number
  classId: number
  className: string
  /** The instructors who have offered to teach it. */
  offers: string | null
}

/** Lets who has offered teach a class; where nobody has, the way to asking others. */
export function Substitute({ requestId, classId, className, offers }: SubstituteProps) {
  const { needs } = useMessages().today
  const denied = useDenied()('schedule.manage')
  const m = needs.does
  const approve = useSend('POST /api/v1/substitute-requests/{request_id}/approve', {
    done: m.teaches(offers ?? '', className),
  })
  if (offers === null) {
    return (
      <LinkButton size="small" label={m.of(m.find, className)} href={paths.scheduledClass(classId)}>
        {m.find}
      </LinkButton>
    )
  }
  return (
    <Button
      size="small"
      label={m.of(m.approve, className)}
      isPending={approve.isPending}
      disabledReason={denied}
      onPress={() => void approve.send({ params: { request_id: requestId } })}
    >
      {m.approve}
    </Button>
  )
}

/** Says that an appointment took place. */
export function TookPlace({ appointmentId, name }: { appointmentId: number; name: string }) {
  const { needs } = useMessages().today
  const denied = useDenied()('bookings.manage')
  const m = needs.does
  const complete = useSend('PATCH /api/v1/appointments/{appointment_id}/complete', { done: m.tookPlaceDone(name) })
  return (
    <Button
      size="small"
      label={m.of(m.tookPlace, name)}
      isPending={complete.isPending}
      disabledReason={denied}
      onPress={() => void complete.send({ params: { appointment_id: appointmentId }, body: { status: 'completed' } })}
    >
      {m.tookPlace}
    </Button>
  )
}

/** Marks a task as done; a request for erasure has a separate page. */
export function FinishTask({ task }: { task: Item<'GET /api/v1/tasks'> }) {
  const { needs } = useMessages().today
  const m = needs.does
  const finish = useSend('POST /api/v1/tasks/{task_id}/done', { done: m.finished(task.title) })
  if (task.source === 'erasure_request' && task.client_id !== null) {
    return (
      <LinkButton size="small" label={m.of(m.erase, task.title)} href={paths.clientDataOf(task.client_id)}>
        {m.erase}
      </LinkButton>
    )
  }
  return (
    <Button
      size="small"
      label={m.of(m.finish, task.title)}
      isPending={finish.isPending}
      onPress={() => void finish.send({ params: { task_id: task.id } })}
    >
      {m.finish}
    </Button>
  )
}
