import { useMemo } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { closedOf, type Minutes } from '../../appointments/calendar/closed.ts'
import type { ScheduleState } from '../use-schedule-state.ts'
import type { Appointment } from './columns.ts'

const NONE: readonly Appointment[] = []

/** The appointments of a day that take place; none while classes of one type alone are in sight, or for roles that may not see them. */
export function useAppointmentsOn({ day, instructor, location, template }: ScheduleState, isShown: boolean) {
  const denied = useDenied()
  const query = { start_date: day, end_date: day, instructor_id: instructor || undefined }
  const enabled = isShown && !denied('bookings.view') && template === 0
  const { data, isPlaceholderData } = useApi(
    'GET /api/v1/appointments',
    { query },
    { keep: true, every: 60_000, enabled },
  )
  const shown = enabled && !isPlaceholderData ? data : undefined
  return useMemo(
    () =>
      shown?.filter(
        ({ status, establishment_id }) =>
          status !== 'cancelled' && status !== 'late_cancelled' && (location === 0 || establishment_id === location),
      ) ?? NONE,
    [shown, location],
  )
}

/** When an instructor can't be booked on a day, in minutes; nothing until it is known. */
export function useClosed(day: string): (instructorId: number | null) => Minutes[] {
  const { timezone } = useFormat()
  const { data } = useApi('GET /api/v1/availability', { query: { from: day } }, { keep: true, fresh: 60_000 })
  return (instructorId) => {
    const own = data?.find(({ instructor_id }) => instructor_id === instructorId)
    return own ? closedOf(own, day, timezone) : []
  }
}
