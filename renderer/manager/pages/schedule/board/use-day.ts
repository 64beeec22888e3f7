import { useMemo } from 'react'
import { isAt } from '../../../../../server/features/establishments/place-rules.ts'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { isOn } from '../../appointments/appointment.ts'
import type { ScheduleState } from '../use-schedule-state.ts'

/** The appointments of a day that take place; none while classes of one type alone are in sight, or for roles that may not see them. */
export function useAppointmentsOn({ day, instructor, location, template }: ScheduleState, isShown: boolean) {
  const denied = useDenied()
  const query = { start_date: day, end_date: day, instructor_id: instructor || undefined }
  const enabled = isShown && !denied('bookings.view') && template === 0
  const { data, isLoading } = useApi('GET /api/v1/appointments', { query }, { every: 60_000, enabled })
  const shown = enabled ? data : undefined
  const appointments = useMemo(
    () => (shown ?? []).filter((one) => isOn(one) && isAt(one.establishment_id, location || null)),
    [shown, location],
  )
  return { appointments, isLoading }
}
