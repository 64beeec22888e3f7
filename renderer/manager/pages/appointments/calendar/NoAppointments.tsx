import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, EmptyState, LinkButton, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { isOn } from '../appointment.ts'
import type { CalendarState } from './use-calendar-state.ts'

/** Instead of days without appointments: what there has to be first, or the way to the next one. */
export function NoAppointments({ title, state }: { title: string; state: CalendarState }) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const services = useApi('GET /api/v1/appointment-services', { query: { page_size: 200 } }, { fresh: 60_000 })
  const coming = useApi('GET /api/v1/appointments', { query: { instructor_id: state.instructor || undefined } })
  if (services.isLoading || coming.isLoading) return <SkeletonRows rows={3} />
  if (services.data?.items.length === 0)
    return (
      <EmptyState
        icon="tag"
        title={m.booking.noServices}
        action={
          <LinkButton href={paths.appointmentServices()} look="primary" icon="plus">
            {m.booking.toServices}
          </LinkButton>
        }
      >
        {m.booking.noServicesMeans}
      </EmptyState>
    )
  const next = coming.data?.find(isOn)
  return (
    <EmptyState
      icon="clock"
      title={title}
      action={
        next ? (
          <Button icon="arrow" onPress={() => state.follow(next.starts_at)}>
            {m.next(format.date(format.dayOf(next.starts_at), 'day'))}
          </Button>
        ) : null
      }
    >
      {m.noneMeans}
    </EmptyState>
  )
}
